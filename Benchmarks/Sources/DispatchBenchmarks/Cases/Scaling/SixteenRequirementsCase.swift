import Foundation
import Interposing
import WorkUnit

/// A host that calls the last requirement of a witness of sixteen; that of one requirement is ``PlainWitnessCase``.
@MainActor
final class SixteenRequirementsCase: BenchmarkCase {
  private let table = PlainTable()
  private let callee = makeSixteenRequirements()
  private let chain: Chain<SixteenRequirementDelegateWitness>
  private var sumOfAnswers: UInt64 = 0

  init() {
    chain = Chain(callee.sixteenRequirementDelegateWitness)
  }

  func prepare() {
    callee.forgetCalls()
    sumOfAnswers = 0
  }

  func run(_ iterations: Int) {
    sumOfAnswers &+= chain.pass { resolution in ask(resolution, count: iterations) } ?? 0
  }

  @inline(never)
  private func ask(_ resolution: Resolution<SixteenRequirementDelegateWitness>, count: Int) -> UInt64 {
    let table = table
    let resolution = Unmanaged.passUnretained(resolution)
    let rows = PlainHeightCase.rows
    var sum: UInt64 = 0
    for index in 0..<count {
      sum &+= resolution.withReloadedObject { Self.height($0, table, rows[index & 3]).bitPattern }
    }
    return sum
  }

  @inline(__always)
  private static func height(
    _ resolution: Resolution<SixteenRequirementDelegateWitness>, _ table: PlainTable, _ row: Int
  ) -> Double {
    resolution.witness.height16?(table, 0, row) ?? 0
  }

  func fault(after iterations: Int) -> String? {
    let calls = HeightCalls(count: iterations)
    if callee.tally != calls.tally { return "the callee got \(callee.tally), not \(calls.tally)" }
    let expected = calls.sumOfAnswers(raisedBy: 0)
    return sumOfAnswers == expected ? nil : "the answers add up to \(sumOfAnswers), not \(expected)"
  }
}
