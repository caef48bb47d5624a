import Foundation
import TableKit
import WorkUnit

/// A table that estimates its rows asks everything anew: the counts, the cells in sight, and their heights.
@MainActor
final class EstimatedReloadCase: BenchmarkCase {
  private let stage: TableStage
  private let rowCount: Int

  /// - Parameter rowCount: The number of rows; more than fill the screen.
  init(rowCount: Int) {
    self.rowCount = rowCount
    stage = TableStage(rowCount: rowCount, heights: .estimated)
  }

  func prepare() { stage.forgetCalls() }

  func run(_ iterations: Int) {
    for _ in 0..<iterations {
      stage.table.reloadData()
      stage.table.layoutIfNeeded()
    }
  }

  func fault(after iterations: Int) -> String? {
    var calls = CallTally()
    let rows = VisibleRows(rowCount: min(rowCount, 100), length: TableStage.size.height)
    for row in rows.range { calls.note(row: row, times: iterations) }
    var height = CGFloat(rowCount - rows.range.count) * TableStage.estimate
    for row in rows.range { height += rowHeight(row) }
    guard stage.table.contentSize.height == height else {
      return "the content is \(stage.table.contentSize.height) points high, not \(height)"
    }
    return stage.fault(heights: calls, cells: calls)
  }
}
