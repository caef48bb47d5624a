import Foundation
import TableKit
import WorkUnit

/// A table that asks everything anew: counts, every row's height, the cells in sight.
@MainActor
final class TableReloadCase: BenchmarkCase {
  private let stage: TableStage
  private let rowCount: Int

  /// - Parameter rowCount: The number of rows.
  init(rowCount: Int) {
    self.rowCount = rowCount
    stage = TableStage(rowCount: rowCount)
  }

  var parts: CaseParts? { CaseParts(name: "per-row", count: rowCount) }

  var heapSize: Int? { stage.heapSize }

  func prepare() { stage.forgetCalls() }

  func run(_ iterations: Int) {
    for _ in 0..<iterations {
      stage.table.reloadData()
      stage.table.layoutIfNeeded()
    }
  }

  /// How many bytes a row may take.
  private static let bytesPerRow = 16

  func fault(after iterations: Int) -> String? {
    // Of few rows the table's own size is the greater part.
    if Build.isOptimised, rowCount >= 100_000, let heapSize, heapSize > Self.bytesPerRow * rowCount {
      return "\(rowCount) rows take \(heapSize) bytes, more than \(Self.bytesPerRow) each"
    }
    var heights = CallTally()
    for row in 0..<rowCount { heights.note(row: row, times: iterations) }
    var cells = CallTally()
    for row in VisibleRows(rowCount: rowCount, length: TableStage.size.height).range {
      cells.note(row: row, times: iterations)
    }
    return stage.fault(heights: heights, cells: cells)
  }
}
