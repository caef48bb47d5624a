import Foundation
import TableKit
import WorkUnit

/// A table that is scrolled by a part of a row: cells leave and enter, are reused, and everything in sight gets its place.
@MainActor
final class TableScrollStepCase: BenchmarkCase {
  private let stage: TableStage
  private var path: ScrollPath
  /// Follow ``path`` after each run.
  private var expectedPath: ScrollPath
  private var expectedRows: VisibleRows

  /// - Parameter rowCount: The number of rows; more than fill the screen.
  init(rowCount: Int) {
    stage = TableStage(rowCount: rowCount)
    expectedRows = VisibleRows(rowCount: rowCount, length: TableStage.size.height)
    path = ScrollPath(greatestOffset: expectedRows.contentHeight - TableStage.size.height)
    expectedPath = path
    show()
    expectedRows.move(to: path.offset)
  }

  private func show() {
    stage.table.contentOffset = CGPoint(x: 0, y: path.offset)
    stage.table.layoutIfNeeded()
  }

  func prepare() { stage.forgetCalls() }

  func run(_ iterations: Int) {
    for _ in 0..<iterations {
      path.advance()
      show()
    }
  }

  func fault(after iterations: Int) -> String? {
    var cells = CallTally()
    for _ in 0..<iterations {
      expectedPath.advance()
      let before = expectedRows.range
      expectedRows.move(to: expectedPath.offset)
      for row in expectedRows.range where !before.contains(row) { cells.note(row: row) }
    }
    // Scrolling asks for cells, and for no height again.
    return stage.fault(heights: CallTally(), cells: cells)
  }
}
