import Foundation
import TableKit
import WorkUnit

/// A table takes a row in, in sight and in the middle of the others, and takes it out again: each is an update of its own, made at
/// once or shown gradually and seen to its end.
@MainActor
final class TableInsertCase: BenchmarkCase {
  private let stage: TableStage
  private let rowCount: Int
  private let row: Int
  private let animation: TableView.RowAnimation
  /// The cells that are asked for in an iteration.
  private let expectedCells: CallTally

  /// - Parameters:
  ///   - rowCount: The number of rows; more than fill the screen twice.
  ///   - animation: How the row is seen to come and go.
  init(rowCount: Int, animation: TableView.RowAnimation = .none) {
    self.rowCount = rowCount
    self.animation = animation
    row = rowCount / 2
    // An update that is shown gradually comes to its end in the first frame: it is the update that is measured, not frames.
    stage = TableStage(rowCount: rowCount, framesPerSecond: 1)
    let offset = stage.table.rectForRow(at: IndexPath(row: row - 2, section: 0)).minY
    stage.table.contentOffset = CGPoint(x: 0, y: offset)
    stage.table.layoutIfNeeded()
    expectedCells = Self.cells(inserting: row)
  }

  /// The cells that are asked for when a row comes and when it goes, with two whole rows in sight before it.
  private static func cells(inserting row: Int) -> CallTally {
    /// The rows in sight, if the given heights begin with those in sight.
    func rows(_ height: (Int) -> CGFloat) -> Range<Int> {
      var (end, next) = (CGFloat(0), row - 2)
      while end < TableStage.size.height {
        end += height(next)
        next += 1
      }
      return (row - 2)..<next
    }
    let before = rows(rowHeight)
    let after = rows { $0 <= row ? rowHeight($0) : rowHeight($0 - 1) }
    var cells = CallTally()
    cells.note(row: row)
    // What the new row pushed out of sight comes back when it goes.
    for pushed in after.upperBound - 1..<before.upperBound { cells.note(row: pushed) }
    return cells
  }

  func prepare() { stage.forgetCalls() }

  func run(_ iterations: Int) {
    let (table, rows) = (stage.table, stage.rows)
    let indexPaths = [IndexPath(row: row, section: 0)]
    for _ in 0..<iterations {
      rows.count += 1
      table.insertRows(at: indexPaths, with: animation)
      finish()
      rows.count -= 1
      table.deleteRows(at: indexPaths, with: animation)
      finish()
    }
  }

  private func finish() {
    if animation == .none { stage.table.layoutIfNeeded() } else { stage.window.clock.advance(by: 1) }
  }

  func fault(after iterations: Int) -> String? {
    guard stage.table.numberOfRows(inSection: 0) == rowCount else {
      return "there are \(stage.table.numberOfRows(inSection: 0)) rows"
    }
    var heights = CallTally()
    heights.note(row: row, times: iterations)
    return stage.fault(heights: heights, cells: expectedCells.times(iterations))
  }
}
