import Interposing
import Testing

/// What may happen while a host is at work: its conformer is swapped or freed, interposers come and go and call it back. All of this
/// also runs under the address sanitizer.
@MainActor
@Suite("A host at work")
struct LiveHostTests {
  private let gauge = Gauge()

  /// A host that sums weights row by row, and looks again where its capabilities changed.
  @MainActor
  private final class Scale {
    let chain: Chain<GaugeDelegateWitness>
    let gauge: Gauge
    init(_ witness: GaugeDelegateWitness, _ gauge: Gauge) {
      chain = Chain(witness)
      self.gauge = gauge
    }

    /// A row weighs 1 where nobody says otherwise.
    func weigh(_ rows: Range<Int>) -> Double {
      var total = 0.0
      var row = rows.lowerBound
      while row < rows.upperBound {
        let generation = chain.generation
        let sum: Double? = chain.pass { resolution in
          var sum = 0.0
          while row < rows.upperBound {
            sum += resolution.witness.weightAt?(gauge, row) ?? 1
            resolution.witness.didChange?(gauge)
            row += 1
            guard generation == chain.generation else { break }
          }
          return sum
        }
        guard let sum else { return total + Double(rows.upperBound - row) }
        total += sum
      }
      return total
    }
  }

  @MainActor
  private final class Kept {
    var tasks: [Task<Double, Never>] = []
  }

  @Test("Its conformer is swapped during a callback")
  func swappedConformer() throws {
    let (full, bare) = (FullDelegate(), BareDelegate())
    let scale = Scale(full.gaugeDelegateWitness, gauge)
    full.onChange = { try? scale.chain.rebase(on: bare.gaugeDelegateWitness) }
    // 0.5 of the first, then 1 a row of one that says nothing.
    #expect(scale.weigh(0..<4) == 3.5)
    #expect(scale.weigh(0..<4) == 4)
    try scale.chain.rebase(on: full.gaugeDelegateWitness)
    full.onChange = nil
    #expect(scale.weigh(0..<4) == 8)
  }

  @Test("An interposer is inserted and removed during callbacks of the same host")
  func comingAndGoing() throws {
    let full = FullDelegate()
    let scale = Scale(full.gaugeDelegateWitness, gauge)
    full.onChange = {
      if full.changes.isMultiple(of: 2) {
        try? scale.chain.remove(named: "hundred")
      } else {
        try? scale.chain.append(Interposer("hundred") { $0.weightAt = { _, _ in 100 } })
      }
    }
    // Rows 0 and 2 are the conformer's, 1 and 3 the interposer's.
    #expect(scale.weigh(0..<4) == 0.5 + 100 + 2.5 + 100)
  }

  @Test("An interposer takes the capability away that is being used")
  func takenAway() throws {
    let full = FullDelegate()
    let scale = Scale(full.gaugeDelegateWitness, gauge)
    full.onChange = { try? scale.chain.append(Interposer("none") { $0.weightAt = nil }) }
    #expect(scale.weigh(0..<3) == 2.5)
  }

  @Test("An interposer calls the host back")
  func callingBack() throws {
    let full = FullDelegate()
    let scale = Scale(full.gaugeDelegateWitness, gauge)
    try scale.chain.append(
      Interposer("twice") { [unowned scale] witness in
        guard let next = witness.weightAt else { return }
        witness.weightAt = { gauge, row in
          // The rows above, through the same host and the same interposer.
          next(gauge, row) + (row == 0 ? 0 : scale.weigh(0..<row))
        }
      })
    // Row n weighs n + 0.5 and all rows above it: 0.5, 2, 5, 11.
    #expect(scale.weigh(0..<4) == 18.5)
  }

  @Test("An interposer calls the host back from a handler that does not know types")
  func callingBackThroughInvocations() throws {
    let full = FullDelegate()
    let scale = Scale(full.gaugeDelegateWitness, gauge)
    try scale.chain.append(
      .intercepting("twice", where: { $0.key == "weightAt" }) { [unowned scale] call in
        try? call.proceed()
        guard let row = try? call.argument(at: 1, as: Int.self), row > 0, let own = call.result as? Double else {
          return
        }
        try? call.setResult(own + scale.weigh(0..<row))
      })
    #expect(scale.weigh(0..<4) == 18.5)
  }

  @Test("A conformer is freed inside its own callback")
  func freedConformer() {
    var delegate: FullDelegate? = FullDelegate()
    weak let watched = delegate
    let scale = Scale(GaugeDelegateWitness(), gauge)
    if let delegate { try? scale.chain.rebase(on: delegate.gaugeDelegateWitness) }
    delegate?.onChange = { delegate = nil }
    // The pass keeps it to its end; then nobody answers.
    #expect(scale.weigh(0..<3) == 4.5)
    #expect(watched == nil)
    #expect(scale.weigh(0..<3) == 3)
  }

  @Test("A conformer is freed and its host too inside its callback")
  func freedHost() {
    var delegate: FullDelegate? = FullDelegate()
    var scale: Scale? = delegate.map { Scale($0.gaugeDelegateWitness, gauge) }
    weak let watched = scale?.chain
    delegate?.onChange = {
      delegate = nil
      scale = nil
    }
    #expect(scale?.weigh(0..<3) == 4.5)
    #expect(watched == nil)
  }

  @Test("10,000 interposers")
  func tenThousand() throws {
    let full = FullDelegate()
    let chain = Chain(full.gaugeDelegateWitness)
    for number in 0..<10_000 {
      try chain.append(
        Interposer("plus-\(number)") { witness in
          guard let next = witness.weightAt else { return }
          witness.weightAt = { next($0, $1) + 1 }
        })
    }
    #expect(chain.pass { $0.witness.weightAt?(gauge, 3) } == .some(10_003.5))
    // What none of them touches is the conformer's own.
    #expect(chain.pass { $0.witness.readingAt?(gauge, 3) } == .some(30))
    try chain.remove(named: "plus-5000")
    #expect(chain.pass { $0.witness.weightAt?(gauge, 3) } == .some(10_002.5))
    #expect(chain.answer(for: "weightAt")?.layers.count == 10_000)
  }

  @Test("A witness outlives its object: a pass over it calls nobody")
  func outlivingWitness() throws {
    var delegate: FullDelegate? = FullDelegate()
    let witness = try #require(delegate?.gaugeDelegateWitness)
    delegate = nil
    #expect(witness.origin.conformer == nil && witness.origin.conformerName == "FullDelegate")
    #expect(Resolution(witness).pass { $0.witness.weightAt?(gauge, 1) ?? -1 } == nil)
  }

  @Test("A next that a task captured reaches the conformer, a pass or none")
  func capturedByATask() async throws {
    let full = FullDelegate()
    let chain = Chain(full.gaugeDelegateWitness)
    let kept = Kept()
    try chain.append(
      Interposer("later") { witness in
        guard let next = witness.weightAt else { return }
        witness.weightAt = { gauge, row in
          kept.tasks.append(Task { @MainActor in next(gauge, row) })
          return 0
        }
      })
    let now: [Double?]? = chain.pass { [$0.witness.weightAt?(gauge, 1), $0.witness.weightAt?(gauge, 2)] }
    #expect(now == [0, 0])
    // No pass runs any more; the chain is gone as well.
    try chain.replaceAll(with: [])
    var later: [Double?] = []
    for task in kept.tasks { later.append(await task.value) }
    #expect(later == [1.5, 2.5])
    withExtendedLifetime(full) {}
  }

  @Test("Somebody who observes what is left out ends: the host's capability too")
  func observedCapability() async throws {
    let bare = BareDelegate()
    let scale = Scale(bare.gaugeDelegateWitness, gauge)
    var capabilities: [Bool] = []
    scale.chain.onChange = { [unowned scale] in
      capabilities.append(scale.chain.resolution.witness.weightAt != nil)
    }
    let observer = Task { [calls = try scale.chain.observe("weightAt", answering: 10.0)] in
      var rows = 0
      for await _ in calls { rows += 1 }
      return rows
    }
    #expect(scale.weigh(0..<3) == 30)
    for _ in 0..<20 { await Task.yield() }
    observer.cancel()
    #expect(await observer.value == 3)
    while capabilities.count < 2 { await Task.yield() }
    #expect(scale.weigh(0..<3) == 3)
    #expect(capabilities == [true, false])
  }
}
