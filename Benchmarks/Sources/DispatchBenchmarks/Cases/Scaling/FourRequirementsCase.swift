import Foundation
import Interposing
import WorkUnit

/// A host that calls the last requirement of a witness of four; that of one requirement is ``PlainWitnessCase``.
@MainActor
final class FourRequirementsCase: BenchmarkCase {
  private let table = PlainTable()
  private let callee = makeFourRequirements()
  private let chain: Chain<FourRequirementDelegateWitness>
  private var sumOfAnswers: UInt64 = 0

  init() {
    chain = Chain(callee.fourRequirementDelegateWitness)
  }

  func prepare() {
    callee.forgetCalls()
    sumOfAnswers = 0
  }

  func run(_ iterations: Int) {
    sumOfAnswers &+= chain.pass { resolution in ask(resolution, count: iterations) } ?? 0
  }

  @inline(never)
  private func ask(_ resolution: Resolution<FourRequirementDelegateWitness>, count: Int) -> UInt64 {
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
    _ resolution: Resolution<FourRequirementDelegateWitness>, _ table: PlainTable, _ row: Int
  ) -> Double {
    resolution.witness.height4?(table, 0, row) ?? 0
  }

  func fault(after iterations: Int) -> String? {
    let calls = HeightCalls(count: iterations)
    if callee.tally != calls.tally { return "the callee got \(callee.tally), not \(calls.tally)" }
    let expected = calls.sumOfAnswers(raisedBy: 0)
    return sumOfAnswers == expected ? nil : "the answers add up to \(sumOfAnswers), not \(expected)"
  }
}
