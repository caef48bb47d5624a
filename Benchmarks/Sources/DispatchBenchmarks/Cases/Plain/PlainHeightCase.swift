import Foundation
import WorkUnit

/// A case of the plain unit that Swift answers; subclasses say how it is called, each with its own loop.
@MainActor
class PlainHeightCase: BenchmarkCase {
  let table = PlainTable()
  let callee = makePlainHeights()
  private let raise: Double
  private var sumOfAnswers: UInt64 = 0
  /// Hosts hold delegates weakly.
  private weak var reference: AnyObject?

  /// The rows asked for in turn.
  static var rows: InlineArray<4, Int> {
    [HeightCalls.rows[0], HeightCalls.rows[1], HeightCalls.rows[2], HeightCalls.rows[3]]
  }

  /// - Parameter raise: What is added to each answer on its way, in points.
  init(raise: Double = 0) {
    self.raise = raise
    reference = callee
  }

  /// Asks for the heights of four rows in turn, beginning with the first.
  ///
  /// - Returns: The sum of the answers' bit patterns, wrapping around.
  func ask(_ rows: InlineArray<4, Int>, count: Int) -> UInt64 { preconditionFailure("each case has its own loop") }

  func prepare() {
    callee.forgetCalls()
    sumOfAnswers = 0
  }

  func run(_ iterations: Int) {
    sumOfAnswers &+= ask(Self.rows, count: iterations)
  }

  func fault(after iterations: Int) -> String? {
    let calls = HeightCalls(count: iterations)
    if reference == nil { return "the callee is not referenced weakly" }
    if callee.tally != calls.tally { return "the callee got \(callee.tally), not \(calls.tally)" }
    let expected = calls.sumOfAnswers(raisedBy: CGFloat(raise))
    return sumOfAnswers == expected ? nil : "the answers add up to \(sumOfAnswers), not \(expected)"
  }
}
