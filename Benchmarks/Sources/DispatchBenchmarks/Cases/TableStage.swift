import Foundation
import TableKit
import WorkUnit

/// A table in a window, with a delegate that answers each row's height, and a reckoning of what should be in sight.
@MainActor
final class TableStage {
  let window: Window
  let table: TableView
  let heights = makeRowHeights()
  let rows: any TableViewDataSource & CallCounting
  private(set) var fault: TableViewFault?

  static let size = CGSize(width: 320, height: 480)

  /// Shows the table at its beginning.
  ///
  /// - Parameter rowCount: The number of rows.
  init(rowCount: Int) {
    window = Window(size: Self.size, scale: 2)
    table = TableView(frame: CGRect(origin: .zero, size: Self.size))
    rows = makeRows(count: rowCount)
    table.onFault = { [weak self] fault in self?.fault = fault }
    table.register(TableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    table.dataSource = rows
    table.delegate = heights
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  func forgetCalls() {
    heights.forgetCalls()
    rows.forgetCalls()
  }

  /// What is wrong with what was asked since ``forgetCalls()``, or `nil`.
  func fault(heights expectedHeights: CallTally, cells expectedCells: CallTally) -> String? {
    if let fault { return fault.description }
    if heights.tally != expectedHeights { return "the delegate got \(heights.tally), not \(expectedHeights)" }
    if rows.tally != expectedCells { return "the data source got \(rows.tally), not \(expectedCells)" }
    return nil
  }
}
