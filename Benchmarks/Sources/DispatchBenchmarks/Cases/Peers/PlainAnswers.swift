import Foundation
import WorkUnit

/// What a callee in another language says of its calls, beside what it should say.
enum PlainAnswers {
  /// What is wrong, or `nil`.
  ///
  /// - Parameters:
  ///   - places: What the callee noted, in the form of a ``CallTally``.
  ///   - sum: What the answers' bit patterns added up to.
  ///   - raise: What was added to each answer on its way, in points.
  ///   - iterations: How many calls there should have been.
  static func fault(
    places: InlineArray<4, UInt64>, sum: UInt64, raise: Double, after iterations: Int
  ) -> String? {
    let calls = HeightCalls(count: iterations)
    let tally = CallTally(places: places)
    if tally != calls.tally { return "the callee got \(tally), not \(calls.tally)" }
    let expected = calls.sumOfAnswers(raisedBy: CGFloat(raise))
    return sum == expected ? nil : "the answers add up to \(sum), not \(expected)"
  }
}
