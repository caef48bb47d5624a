import Interposing
import Testing

/// Proxies, the real object behind them, and chains on chains.
@MainActor
struct ProxyTests {
  private let gauge = Gauge()

  private var doubled: Interposer<GaugeDelegateWitness> {
    Interposer("doubled") { witness in
      guard let next = witness.weightAt else { return }
      witness.weightAt = { next($0, $1) * 2 }
    }
  }

  @Test func aProxyAnswersForAHostThatKnowsOnlyObjects() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(doubled)
    let proxy: any GaugeDelegate = try GaugeDelegateProxy(chain.live())
    #expect(proxy.gauge(gauge, readingAt: 2) == 20)
    #expect(try proxy.gauge(gauge, weightAt: 2) == 5)
    #expect(try proxy.gauge(gauge, labelAt: 0) == nil)
    try proxy.gaugeDidChange(gauge)
    #expect(delegate.changes == 1)
  }

  @Test func aProxySaysThatARequirementIsLeftOut() throws {
    let delegate = BareDelegate()
    let proxy: any GaugeDelegate = try GaugeDelegateProxy(delegate.gaugeDelegateWitness)
    #expect(throws: Unimplemented.self) { try proxy.gauge(gauge, weightAt: 2) }
    #expect(throws: Unimplemented.self) { try proxy.gaugeDidChange(gauge) }
    #expect(throws: Unimplemented.self) { try proxy.gauge(gauge, labelAt: 2) }
    #expect(proxy.gaugeDelegateWitness.weightAt == nil)
  }

  @Test func aProxyHandsItsWitnessOverInsteadOfBeingWrapped() throws {
    let delegate = FullDelegate()
    let proxy = try GaugeDelegateProxy(delegate.gaugeDelegateWitness)
    let second = try GaugeDelegateProxy(proxy.gaugeDelegateWitness)
    let third: any GaugeDelegate = try GaugeDelegateProxy(second.gaugeDelegateWitness)
    #expect(third.gaugeDelegateWitness.origin.conformer === delegate)
    #expect(third.gaugeDelegateWitness.leases.leases.count == 1)
  }

  @Test func aProxyFollowsItsChain() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    let proxy = try GaugeDelegateProxy(chain.live())
    #expect(try proxy.gauge(gauge, weightAt: 1) == 1.5)
    try chain.append(doubled)
    #expect(try proxy.gauge(gauge, weightAt: 1) == 3)
    try chain.append(Interposer("mute") { $0.weightAt = nil })
    #expect(throws: Unimplemented.self) { try proxy.gauge(gauge, weightAt: 1) }
  }

  @Test func aProxyNeedsWhatItsProtocolRequires() {
    #expect(throws: MissingRequirement.self) { try GaugeDelegateProxy(GaugeDelegateWitness()) }
  }

  @Test func aChainRefusesABaseThatCameThroughItself() throws {
    let delegate = FullDelegate()
    let first = Chain(delegate.gaugeDelegateWitness)
    try first.append(doubled)
    #expect(throws: ChainError.self) { try first.rebase(on: first.resolution.witness) }

    // Also by way of another chain, and out of the hands of a proxy.
    let second = Chain(first.resolution.witness)
    let proxy = try GaugeDelegateProxy(second.live())
    #expect(throws: ChainError.self) { try first.rebase(on: proxy.gaugeDelegateWitness) }
    #expect(first.pass { $0.witness.weightAt?(gauge, 1) } == .some(3))
  }

  @Test func whoeverHoldsAWitnessOfAChainHearsOfItsChanges() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    let heard = Counter()
    var observations = chain.resolution.witness.chains.map { $0.observe { heard.increment() } }
    #expect(observations.count == 1)
    try chain.append(doubled)
    #expect(heard.value == 1)
    observations.removeAll()
    try chain.remove(named: "doubled")
    #expect(heard.value == 1)
  }

  @Test func tracedCallsAreRecordedWithArgumentsAndResult() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    var lines: [String] = []
    var witness = chain.base
    witness.trace { call in lines.append("\(call.requirement.key)(\(call.arguments[1])) = \(call.result)") }
    try chain.rebase(on: witness)
    _ = chain.pass { resolution in
      _ = resolution.witness.weightAt?(gauge, 4)
      _ = resolution.witness.readingAt?(gauge, 5)
    }
    #expect(lines == ["weightAt(4) = 4.5", "readingAt(5) = 50.0"])
  }

  @Test func conveniencesInterposeInOneLine() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    var order: [String] = []
    try chain.append(.beforeWeightAt("before") { _, position in order.append("before \(position)") })
    try chain.append(.afterWeightAt("after") { weight, _, position in order.append("after \(position): \(weight)") })
    try chain.append(.mapWeightAt("map") { weight, _, _ in weight * 10 })
    #expect(chain.pass { $0.witness.weightAt?(gauge, 1) } == .some(15))
    #expect(order == ["before 1", "after 1: 1.5"])
    try chain.rebase(on: BareDelegate().gaugeDelegateWitness)
    #expect(chain.resolution.witness.weightAt == nil)
  }
}
