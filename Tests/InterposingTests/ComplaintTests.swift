import Interposing
import Testing

/// What users of proxies suffer from elsewhere, each shown to be right here. Those that are a matter of the compiler's silence
/// (a misspelt method, one that a subclass adds) are tested with the lint, those of foreign code and of loaded modules there.
@MainActor
struct ComplaintTests {
  private let gauge = Gauge()

  /// A host that caches what its delegate can do, as hosts like to, and drops it when it is told.
  private final class CachingHost {
    let chain: Chain<GaugeDelegateWitness>
    private(set) var knowsWeights: Bool
    init(_ witness: GaugeDelegateWitness) {
      chain = Chain(witness)
      knowsWeights = witness.weightAt != nil
      chain.onChange = { [unowned self] in knowsWeights = chain.resolution.witness.weightAt != nil }
    }
  }

  @Test("3. A host can tell 'left out' from 'answered', and skip work")
  func leftOutIsNotAnswered() {
    let bare = BareDelegate()
    let full = FullDelegate()
    #expect(bare.gaugeDelegateWitness.weightAt == nil)
    #expect(full.gaugeDelegateWitness.weightAt != nil)
  }

  @Test("4. A late or changed target is called: capabilities are announced anew")
  func capabilitiesAreAnnounced() throws {
    let bare = BareDelegate()
    let full = FullDelegate()
    let host = CachingHost(bare.gaugeDelegateWitness)
    #expect(!host.knowsWeights)
    try host.chain.rebase(on: full.gaugeDelegateWitness)
    #expect(host.knowsWeights)
    try host.chain.append(Interposer("none") { $0.weightAt = nil })
    #expect(!host.knowsWeights)
    try host.chain.remove(named: "none")
    #expect(host.knowsWeights)
  }

  @Test("5. A proxy claims what its target implements, and nothing more")
  func aProxyClaimsNothing() throws {
    let bare = BareDelegate()
    let proxy = try GaugeDelegateProxy(bare.gaugeDelegateWitness)
    #expect(
      GaugeDelegateWitness.requirements.indices.map(proxy.gaugeDelegateWitness.isImplemented) == [
        true, false, false, false,
      ])
  }

  @Test("6. Interposing on a left-out method that owes a completion call hangs nobody")
  func completionsAreNotLost() throws {
    final class Silent: CourierDelegate {}
    final class Strict: CourierDelegate {
      func courier(_ courier: Courier, shouldDeliver parcel: Int, completion: @escaping @MainActor (Bool) -> Void) {
        completion(parcel < 10)
      }
    }
    let courier = Courier()
    let silent = Silent()
    let strict = Strict()
    var seen: [Int] = []
    var outcomes: [Bool] = []
    let chain = Chain(silent.courierDelegateWitness)
    try chain.append(.beforeShouldDeliverCompletion("log") { _, parcel, _ in seen.append(parcel) })
    try chain.append(.intercepting("trace") { try? $0.proceed() })
    _ = chain.pass { courier.deliver(20, $0.witness) { outcomes.append($0) } }
    #expect(outcomes == [true] && seen.isEmpty)
    try chain.rebase(on: strict.courierDelegateWitness)
    _ = chain.pass { courier.deliver(20, $0.witness) { outcomes.append($0) } }
    #expect(outcomes == [true, false] && seen == [20])
  }

  @Test("7. A target that dies is no crash: a pass gives nothing")
  func aDeadTargetIsNoCrash() throws {
    var delegate: FullDelegate? = FullDelegate()
    let chain = Chain(GaugeDelegateWitness())
    if let delegate { try chain.rebase(on: delegate.gaugeDelegateWitness) }
    let proxy = try GaugeDelegateProxy(chain.live())
    delegate = nil
    #expect(chain.pass { _ in true } == nil)
    #expect(throws: Unimplemented.self) { try proxy.gauge(gauge, weightAt: 1) }
  }

  @Test("8. The real object is reached through any number of layers")
  func theRealObjectIsReached() throws {
    let delegate = FullDelegate()
    let inner = Chain(delegate.gaugeDelegateWitness)
    try inner.append(.mapWeightAt("doubled") { weight, _, _ in weight * 2 })
    let outer = Chain(try GaugeDelegateProxy(inner.live()).gaugeDelegateWitness)
    let proxy = try GaugeDelegateProxy(outer.live())
    #expect(proxy.gaugeDelegateWitness.origin.conformer as? FullDelegate === delegate)
  }

  @Test("9. Two interposers on one slot do not recurse")
  func twoOnOneSlot() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(.mapWeightAt("first") { weight, _, _ in weight + 1 })
    try chain.append(.mapWeightAt("second") { weight, _, _ in weight * 10 })
    #expect(chain.pass { $0.witness.weightAt?(gauge, 0) } == .some(15))
  }

  @Test("10. Everybody can see who intercepts what")
  func whoInterceptsWhat() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(.mapWeightAt("first") { weight, _, _ in weight + 1 })
    #expect(chain.answer(for: "weightAt")?.layers == [.interposer("first"), .conformer("FullDelegate")])
  }

  @Test("11. Methods that return values are intercepted generically, and always answered")
  func valuesAreIntercepted() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(.intercepting("nothing done") { _ in })
    #expect(chain.pass { $0.witness.weightAt?(gauge, 1) } == .some(1.5))
  }

  @Test("12. Pure Swift classes and generic ones are served")
  func pureSwift() {
    let delegate = GenericDelegate<Double>(2)
    #expect(delegate.gaugeDelegateWitness.weightAt?(gauge, 0) == 4)
  }

  @Test("15. Proceeding after the call and values of a wrong type are errors, not crashes")
  func misuseIsAnError() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    var kept: Invocation?
    var refusals = 0
    try chain.append(
      .intercepting("careless") { invocation in
        kept = invocation
        do { try invocation.setResult("not a weight") } catch { refusals += 1 }
      })
    #expect(chain.pass { $0.witness.weightAt?(gauge, 1) } == .some(1.5))
    do { try kept?.proceed() } catch { refusals += 1 }
    #expect(refusals == 2)
  }

  @Test func anInterposerMayCallTheHostBackAndChangeItsChain() throws {
    let delegate = FullDelegate()
    let host = CachingHost(delegate.gaugeDelegateWitness)
    let chain = host.chain
    try chain.append(
      .beforeWeightAt("restless") { _, position in
        guard position < 3 else { return }
        _ = try? chain.append(.mapWeightAt("extra-\(position)") { weight, _, _ in weight + 100 })
        _ = chain.pass { $0.witness.weightAt?(Gauge(), position + 1) }
      })
    // The pass began before anything was appended.
    #expect(chain.pass { $0.witness.weightAt?(gauge, 0) } == .some(0.5))
    #expect(chain.interposers.map(\.name) == ["restless", "extra-0", "extra-1", "extra-2"])
    #expect(chain.pass { $0.witness.weightAt?(gauge, 3) } == .some(303.5))
  }

  @Test func tenThousandInterposersAreNoBurdenToWhatTheyDoNotTouch() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.replaceAll(with: (0..<10_000).map { number in Interposer("mute-\(number)") { $0.didChange = nil } })
    #expect(chain.answer(for: "weightAt")?.path == "FullDelegate")
    #expect(chain.answer(for: "didChange")?.layers.count == 10_001)
    #expect(chain.pass { $0.witness.weightAt?(gauge, 1) } == .some(1.5))
  }
}
