public import Foundation
public import TableKit

/// Asks any delegate for a height: a generic function that nobody specialises, for nobody knows the type.
///
/// - Parameters:
///   - delegate: The delegate.
///   - tableView: Who asks.
///   - indexPath: The row.
@MainActor
@inline(never)
public func genericHeight<Delegate: HeightAnswering>(
  of delegate: Delegate, _ tableView: TableView, _ indexPath: IndexPath
) -> CGFloat {
  delegate.tableView(tableView, heightForRowAt: indexPath)
}
