import Foundation
import TableKit
import WorkUnit

/// What people write by hand to change cells: an object in front of the data source that asks it and tags what it gives.
@MainActor
final class TaggingForwarder: CellAnswering {
  private let next: any CellAnswering

  /// - Parameter next: Who is asked.
  init(_ next: any CellAnswering) {
    self.next = next
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = next.tableView(tableView, cellForRowAt: indexPath)
    cell.tag = CellTag.value
    return cell
  }
}
