import Foundation
import TableKit
import WorkUnit

/// A table in a window, with a delegate that answers each row's height or without one, and a reckoning of what should be in sight.
@MainActor
final class TableStage {
  /// How the table comes to know the heights of its rows.
  enum Heights: Sendable {
    /// The delegate answers each.
    case asked
    /// The delegate answers those of rows that come into sight; all others are estimated, by one number.
    case estimated
    /// All have the table's own.
    case equal
  }

  let window: Window
  let table: TableView
  let heights = makeRowHeights()
  let rows: any TableViewDataSource & CallCounting & RowCounting
  /// The heap memory that the table and its window take, in bytes, once it is shown; `nil` where that is not known.
  private(set) var heapSize: Int?
  private(set) var fault: TableViewFault?

  static let size = CGSize(width: 320, height: 480)
  /// What rows are taken for until they are seen, in points: no row's height.
  static let estimate: CGFloat = 50
  /// The height of rows that are equal, in points.
  static let equalHeight: CGFloat = 44

  /// Shows the table at its beginning.
  ///
  /// - Parameters:
  ///   - rowCount: The number of rows.
  ///   - answers: How it comes to know their heights.
  ///   - framesPerSecond: How many frames there are in a second.
  init(rowCount: Int, heights answers: Heights = .asked, framesPerSecond: Double = 60) {
    rows = makeRows(count: rowCount)
    let before = Heap.size
    window = Window(size: Self.size, scale: 2, clock: FrameClock(framesPerSecond: framesPerSecond))
    table = TableView(frame: CGRect(origin: .zero, size: Self.size))
    table.onFault = { [weak self] fault in self?.fault = fault }
    table.register(TableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    table.dataSource = rows
    switch answers {
    case .asked: table.delegate = heights
    case .estimated:
      table.delegate = heights
      table.estimatedRowHeight = Self.estimate
    case .equal: table.rowHeight = Self.equalHeight
    }
    window.addSubview(table)
    window.layoutIfNeeded()
    if let before, let after = Heap.size { heapSize = after - before }
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
