import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Tables against a naive model")
struct TableModelTests {
  private struct Run: Sendable, CustomTestStringConvertible {
    let seed: UInt64
    let isTurned: Bool
    let estimates: ModelStage.Estimates
    var testDescription: String { "seed \(seed)\(isTurned ? ", turned" : ""), estimates: \(estimates)" }
  }

  /// How many seeds are run: more are asked for by the variable `TABLE_MODEL_SEEDS` of the environment.
  private nonisolated static let runs: [Run] = {
    let count = ProcessInfo.processInfo.environment["TABLE_MODEL_SEEDS"].flatMap(UInt64.init) ?? 6
    return (1...max(1, count)).map {
      Run(seed: $0, isTurned: $0 % 2 == 0, estimates: ModelStage.Estimates.allCases[Int($0 / 2 % 3)])
    }
  }()

  @Test(
    "10,000 random steps, with updates in callbacks and in the middle of others: rectangles, visible rows, cells, selection, displays, editing and ends agree after each",
    arguments: runs)
  private func agrees(run: Run) {
    var leftovers: [() -> TableViewCell?] = []
    do {
      let stage = ModelStage(seed: run.seed, isTurned: run.isTurned, estimates: run.estimates)
      for number in 0..<1_667 {
        let step = stage.step()
        let complaints = stage.complaints
        if !complaints.isEmpty {
          Issue.record("step \(number), \(step): \(complaints)")
          return
        }
      }
      stage.window.clock.advance(by: 5)
      #expect(stage.complaints.isEmpty)
      #expect(stage.reactionCount > 100, "\(stage.reactionCount) callbacks did something")
      // 300 points of rows of 20 are the most that is in sight, and as much may be on its way out at either end.
      #expect(stage.data.made.count <= 90, "\(stage.data.made.count) cells were made")
      leftovers = stage.data.made
      stage.table.removeFromSuperview()
    }
    #expect(leftovers.allSatisfy { $0() == nil }, "nothing keeps a cell for ever")
  }
}
