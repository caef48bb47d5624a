import Interposing
import Testing

/// Several targets as one, with a rule per requirement for whose result counts.
@MainActor
struct MulticastTests {
  private let gauge = Gauge()

  private final class Loud: GaugeDelegate {
    var asked: [String] = []
    let weight: Double
    init(_ weight: Double) { self.weight = weight }
    func gauge(_ gauge: Gauge, readingAt position: Int) -> Double {
      asked.append("reading")
      return weight
    }
    func gauge(_ gauge: Gauge, weightAt position: Int) -> Double {
      asked.append("weight")
      return weight
    }
    func gaugeDidChange(_ gauge: Gauge) { asked.append("change") }
  }

  private func multicast(
    _ delegates: [Loud], rule: (RequirementDescriptor) -> MulticastRule = MulticastRule.standard
  ) throws -> Chain<GaugeDelegateWitness> {
    let witness = GaugeDelegateWitness.multicast(delegates.map(\.gaugeDelegateWitness), rule: rule)
    return Chain(try #require(witness))
  }

  @Test func allHearAndTheFirstAnswers() throws {
    let delegates = [Loud(1), Loud(2), Loud(3)]
    let chain = try multicast(delegates)
    _ = chain.pass { $0.witness.didChange?(gauge) }
    #expect(delegates.map(\.asked) == [["change"], ["change"], ["change"]])
    #expect(chain.pass { $0.witness.weightAt?(gauge, 0) } == .some(1))
    #expect(delegates.map(\.asked.count) == [2, 1, 1])
  }

  @Test(
    arguments: [
      (MulticastRule.firstAnswers, 1.0, [1, 0, 0]), (.lastAnswers, 3, [0, 0, 1]),
      (.allAskedFirstCounts, 1, [1, 1, 1]), (.allAskedLastCounts, 3, [1, 1, 1]),
    ] as [(MulticastRule, Double, [Int])])
  func whoseResultCountsIsSaidPerRequirement(rule: MulticastRule, result: Double, asked: [Int]) throws {
    let delegates = [Loud(1), Loud(2), Loud(3)]
    let chain = try multicast(delegates) { $0.key == "weightAt" ? rule : .standard($0) }
    #expect(chain.pass { $0.witness.weightAt?(gauge, 0) } == .some(result))
    #expect(delegates.map(\.asked.count) == asked)
    #expect(chain.pass { $0.witness.readingAt?(gauge, 0) } == .some(1))
  }

  @Test func theSecondAnswersWhatTheFirstLeavesOut() throws {
    let bare = BareDelegate()
    let full = FullDelegate()
    let witness = try #require(GaugeDelegateWitness.multicast([bare.gaugeDelegateWitness, full.gaugeDelegateWitness]))
    let chain = Chain(witness)
    #expect(chain.pass { $0.witness.weightAt?(gauge, 2) } == .some(2.5))
    #expect(chain.pass { $0.witness.readingAt?(gauge, 2) } == .some(-1))
    #expect(chain.answer(for: "weightAt")?.path == "BareDelegate + FullDelegate")
    let nobody = GaugeDelegateWitness.multicast([])
    #expect(nobody == nil)
  }

  @Test func allTargetsMustBeAlive() throws {
    let first = FullDelegate()
    var second: FullDelegate? = FullDelegate()
    var witnesses = [first.gaugeDelegateWitness]
    if let second { witnesses.append(second.gaugeDelegateWitness) }
    let chain = Chain(try #require(GaugeDelegateWitness.multicast(witnesses)))
    #expect(chain.pass { $0.witness.weightAt?(gauge, 0) } == .some(0.5))
    second = nil
    #expect(chain.pass { _ in true } == nil)
    #expect(chain.base.origin.conformer === first)
  }
}
