import Interposing
import Testing

/// Conformers are held weakly between passes and are alive in them.
@MainActor
struct LeaseTests {
  private let gauge = Gauge()

  @Test func aWitnessDoesNotKeepItsConformerAlive() {
    var delegate: FullDelegate? = FullDelegate()
    weak let watched = delegate
    let chain = Chain(FullDelegate().gaugeDelegateWitness)
    if let delegate { try? chain.rebase(on: delegate.gaugeDelegateWitness) }
    #expect(chain.resolution.isAlive)
    delegate = nil
    #expect(watched == nil)
    #expect(!chain.resolution.isAlive)
  }

  @Test func aPassOverADeadConformerCallsNothing() throws {
    let chain = Chain(FullDelegate().gaugeDelegateWitness)
    var wasCalled = false
    let answer: Double? = chain.pass { _ in
      wasCalled = true
      return 1
    }
    #expect(answer == nil && !wasCalled)
    #expect(chain.base.origin.conformer == nil)
    #expect(chain.base.origin.conformerName == "FullDelegate")
  }

  @Test func aConformerFreedInItsOwnCallbackLivesToTheEndOfThePass() {
    var delegate: FullDelegate? = FullDelegate()
    weak let watched = delegate
    let chain = Chain(GaugeDelegateWitness())
    if let delegate { try? chain.rebase(on: delegate.gaugeDelegateWitness) }
    delegate?.onChange = { delegate = nil }
    let answers: [Double?]? = chain.pass { resolution in
      resolution.witness.didChange?(gauge)
      // The last strong reference outside is gone; the pass keeps the object.
      return [resolution.witness.weightAt?(gauge, 1), resolution.witness.readingAt?(gauge, 1)]
    }
    #expect(answers == [1.5, 10])
    #expect(watched == nil)
    #expect(chain.pass { _ in true } == nil)
  }

  @Test func argumentsAreHandedOnInTheirOrderWithinAPassAndOutside() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    let lease = try #require(chain.base.leases.leases.first as? Lease<FullDelegate>)
    func calls() -> [[Int]] {
      [
        lease.call("one", 1) { $0 === delegate ? [$1] : [] },
        lease.call("two", 1, 2) { $0 === delegate ? [$1, $2] : [] },
        lease.call("three", 1, 2, 3) { $0 === delegate ? [$1, $2, $3] : [] },
      ]
    }
    #expect(calls() == [[1], [1, 2], [1, 2, 3]])
    #expect(chain.pass { _ in calls() } == [[1], [1, 2], [1, 2, 3]])
  }

  @Test func passesNest() {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    let total: Double? = chain.pass { outer in
      let inner: Double = chain.pass { $0.witness.weightAt?(gauge, 0) ?? -1 } ?? -1
      return inner + (outer.witness.weightAt?(gauge, 1) ?? -1)
    }
    #expect(total == 2)
  }

  @Test func ofSeveralLeasesAllOrNoneAreAcquired() throws {
    let alive = FullDelegate()
    var mortal: BareDelegate? = BareDelegate()
    let chain = Chain(TwinWitness(first: alive.gaugeDelegateWitness, second: GaugeDelegateWitness()))
    if let mortal {
      try chain.rebase(on: TwinWitness(first: alive.gaugeDelegateWitness, second: mortal.gaugeDelegateWitness))
    }
    #expect(chain.pass { $0.witness.second.readingAt?(gauge, 0) } == .some(-1))
    mortal = nil
    #expect(chain.pass { _ in 1 } == nil)
    // The living one was released again: it can die now.
    weak let watched: FullDelegate? = alive
    #expect(watched != nil)
    try chain.rebase(on: TwinWitness(first: alive.gaugeDelegateWitness, second: GaugeDelegateWitness()))
    #expect(chain.pass { $0.witness.first.weightAt?(gauge, 0) } == .some(0.5))
  }

  @Test func aPassIsLeftWhenItsBodyThrows() {
    struct Stop: Error {}
    var delegate: FullDelegate? = FullDelegate()
    weak let watched = delegate
    let chain = Chain(GaugeDelegateWitness())
    if let delegate { try? chain.rebase(on: delegate.gaugeDelegateWitness) }
    #expect(throws: Stop.self) { try chain.pass { (_) throws(Stop) -> Void in throw Stop() } }
    delegate = nil
    #expect(watched == nil)
  }

  @Test func interposersMayComeAndGoDuringACallback() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(
      Interposer("doubled") { witness in
        guard let next = witness.weightAt else { return }
        witness.weightAt = { next($0, $1) * 2 }
      })
    delegate.onChange = {
      _ = try? chain.remove(named: "doubled")
      _ = try? chain.append(Interposer("hundred") { $0.weightAt = { _, _ in 100 } })
    }
    let seen: (Double?, Double?)? = chain.pass { resolution in
      let generation = chain.generation
      resolution.witness.didChange?(gauge)
      #expect(chain.generation == generation + 2)
      // The running pass goes on with what it began with, the next one sees the change.
      return (resolution.witness.weightAt?(gauge, 1), chain.pass { $0.witness.weightAt?(gauge, 1) } ?? nil)
    }
    #expect(seen?.0 == 3 && seen?.1 == 100)
  }

  @Test func aNextThatEscapesReachesALivingConformer() async {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    var escaped: (@MainActor (Gauge, Int) -> Double)?
    _ = chain.pass { escaped = $0.witness.weightAt }
    let next = escaped
    let task = Task { @MainActor in next?(Gauge(), 2) }
    #expect(await task.value == 2.5)
    withExtendedLifetime(delegate) {}
  }

  @Test func aNextThatOutlivesItsConformerTrapsAndNamesTheRequirement() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let next = FullDelegate().gaugeDelegateWitness.weightAt
        _ = next?(Gauge(), 1)
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "GaugeDelegate.gauge(_:weightAt:) was called outside a pass after its conformer, a FullDelegate,"))
  }

  @Test func aHolderMustBeAliveToo() throws {
    let delegate = FullDelegate()
    var holder: Counter? = Counter()
    var witness = delegate.gaugeDelegateWitness
    if let holder { witness.origin.hold(through: holder) }
    witness.origin.hold(through: delegate)
    #expect(witness.leases.leases.count == 2)
    let chain = Chain(witness)
    #expect(chain.pass { _ in true } == true)
    holder = nil
    #expect(chain.pass { _ in true } == nil)
    #expect(chain.base.origin.conformer === delegate)
  }
}
