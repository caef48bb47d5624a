import Foundation
import TableKit
import WorkUnit

/// A table whose rows have one height asks everything anew: the counts, and the cells in sight.
@MainActor
final class EqualReloadCase: BenchmarkCase {
  private let stage: TableStage
  private let rowCount: Int

  /// - Parameter rowCount: The number of rows; more than fill the screen.
  init(rowCount: Int) {
    self.rowCount = rowCount
    stage = TableStage(rowCount: rowCount, heights: .equal)
  }

  func prepare() { stage.forgetCalls() }

  func run(_ iterations: Int) {
    for _ in 0..<iterations {
      stage.table.reloadData()
      stage.table.layoutIfNeeded()
    }
  }

  func fault(after iterations: Int) -> String? {
    var cells = CallTally()
    // 10 rows of 44 points, and 40 points of the next.
    for row in 0..<11 { cells.note(row: row, times: iterations) }
    guard stage.table.contentSize.height == CGFloat(rowCount) * TableStage.equalHeight else {
      return "the content is \(stage.table.contentSize.height) points high"
    }
    return stage.fault(heights: CallTally(), cells: cells)
  }
}
