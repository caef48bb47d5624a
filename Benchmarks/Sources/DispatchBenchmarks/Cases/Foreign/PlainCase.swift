import CRawForeignCalls
import Foundation
import WorkUnit

/// A case of the plain work unit, `height(table, section, row)`, which C answers; subclasses say how it is called.
@MainActor
class PlainCase: BenchmarkCase {
  private let table = UnsafeMutablePointer<raw_table>.allocate(capacity: 1)
  private var sumOfAnswers: UInt64 = 0
  /// What is added to each answer on its way, in points.
  private let raise: Double

  init(raise: Double) throws {
    self.raise = raise
    table.initialize(to: raw_table())
    withUnsafeMutableBytes(of: &table.pointee.heights) { bytes in
      let heights = bytes.bindMemory(to: Double.self)
      for row in heights.indices { heights[row] = Double(rowHeight(row)) }
    }
  }

  isolated deinit { table.deallocate() }

  /// Asks for the heights of four rows in turn, beginning with the first.
  ///
  /// - Parameters:
  ///   - table: Who answers.
  ///   - rows: The rows.
  ///   - count: How many to ask for.
  /// - Returns: The sum of the answers' bit patterns, wrapping around.
  func ask(_ table: UnsafeMutablePointer<raw_table>, _ rows: UnsafePointer<Int>, count: Int) -> UInt64 {
    preconditionFailure("each case has its own loop")
  }

  func prepare() {
    table.pointee.places = (0, 0, 0, 0)
    sumOfAnswers = 0
  }

  func run(_ iterations: Int) {
    HeightCalls.rows.withUnsafeBufferPointer { rows in
      // There are four.
      guard let rows = rows.baseAddress else { return }
      sumOfAnswers &+= ask(table, rows, count: iterations)
    }
  }

  func fault(after iterations: Int) -> String? {
    let calls = HeightCalls(count: iterations)
    let places = table.pointee.places
    let tally = CallTally(places: [places.0, places.1, places.2, places.3])
    if tally != calls.tally { return "the callee got \(tally), not \(calls.tally)" }
    let expected = calls.sumOfAnswers(raisedBy: CGFloat(raise))
    if sumOfAnswers != expected { return "the answers add up to \(sumOfAnswers), not \(expected)" }
    return nil
  }
}

/// libffi does not take the signature.
struct ForeignRefusal: Error, CustomStringConvertible {
  let description = "libffi refuses double (void *, long, long)"
}
