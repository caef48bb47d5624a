import Foundation
import TableKit
import WorkUnit

/// A case in which a host asks for one height per iteration; subclasses say how.
///
/// What they have in common is all but the loop: each writes its own, as a call to it per iteration would be measured too.
@MainActor
class HeightCase: BenchmarkCase {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let callee: any HeightCallee
  /// What is added to each answer on its way, in points.
  private let raise: CGFloat
  private let paths = HeightCalls.Paths()
  private var sumOfAnswers: UInt = 0
  /// Hosts hold delegates weakly, and an object that was ever referenced weakly is dearer to retain and to release.
  private weak var reference: AnyObject?
  private let isReferencedWeakly: Bool

  /// - Parameters:
  ///   - callee: Who answers in the end.
  ///   - raise: What is added to each answer on its way, in points.
  ///   - isReferencedWeakly: Whether a weak reference to the callee is alive during the calls.
  init(callee: any HeightCallee = makeRowHeights(), raise: CGFloat = 0, isReferencedWeakly: Bool = true) {
    self.callee = callee
    self.raise = raise
    self.isReferencedWeakly = isReferencedWeakly
    if isReferencedWeakly { reference = callee }
  }

  /// Asks for the heights of all rows, over and over.
  ///
  /// - Returns: The sum of the answers' bit patterns, wrapping around. Adding the numbers themselves would be a chain of
  ///   additions, each of which waits for the one before.
  func ask(_ paths: HeightCalls.Paths, rounds: Int) -> UInt {
    preconditionFailure("each case has its own loop")
  }

  /// Asks for one height, in the same way.
  ///
  /// - Returns: The answer's bit pattern.
  func ask(_ indexPath: IndexPath) -> UInt {
    preconditionFailure("each case asks in its own way")
  }

  func prepare() {
    callee.forgetCalls()
    sumOfAnswers = 0
  }

  func run(_ iterations: Int) {
    let calls = HeightCalls(count: iterations)
    sumOfAnswers &+= ask(paths, rounds: calls.rounds)
    for row in calls.rest { sumOfAnswers &+= ask(IndexPath(row: row, section: 0)) }
  }

  func fault(after iterations: Int) -> String? {
    let calls = HeightCalls(count: iterations)
    if isReferencedWeakly, reference == nil { return "the callee is not referenced weakly" }
    if callee.tally != calls.tally { return "the callee got \(callee.tally), not \(calls.tally)" }
    let expected = calls.sumOfAnswers(raisedBy: raise)
    if sumOfAnswers != expected { return "the answers add up to \(sumOfAnswers), not \(expected)" }
    return nil
  }
}
