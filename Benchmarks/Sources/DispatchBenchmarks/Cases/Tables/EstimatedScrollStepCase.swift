import Foundation
import TableKit
import WorkUnit

/// A table that estimates its rows is scrolled by a part of a row, over rows that have been seen before: back and forth over some
/// screens in the middle.
@MainActor
final class EstimatedScrollStepCase: BenchmarkCase {
  /// How many steps it goes in one direction.
  private static let steps = 50

  private let stage: TableStage
  private var step = 0

  /// - Parameter rowCount: The number of rows; more than those screens hold.
  init(rowCount: Int) {
    stage = TableStage(rowCount: rowCount, heights: .estimated)
    stage.table.contentOffset = CGPoint(x: 0, y: (CGFloat(rowCount) * TableStage.estimate / 2).rounded())
    stage.table.layoutIfNeeded()
    // All rows are seen once, and then nothing is found out any more.
    run(4 * Self.steps)
  }

  func prepare() { stage.forgetCalls() }

  func run(_ iterations: Int) {
    for _ in 0..<iterations {
      stage.table.contentOffset.y += step < Self.steps ? ScrollPath.step : -ScrollPath.step
      step = (step + 1) % (2 * Self.steps)
      stage.table.layoutIfNeeded()
    }
  }

  func fault(after iterations: Int) -> String? {
    let tally = stage.rows.tally
    // A step is shorter than a row, and so brings one in at most; nearly all do, but for some where it turns.
    guard tally.calls <= iterations, tally.calls * 2 + 2 >= iterations else {
      return "the data source got \(tally) in \(iterations) steps"
    }
    for indexPath in stage.table.indexPathsForVisibleRows ?? [] {
      let height = stage.table.rectForRow(at: indexPath).height
      guard height == rowHeight(indexPath.row) else { return "row \(indexPath.row) is \(height) points high" }
    }
    return stage.fault(heights: CallTally(), cells: tally)
  }
}
