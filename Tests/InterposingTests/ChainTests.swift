import Interposing
import Testing

/// Interposers in order, what they add and remove, and what happens when one fails.
@MainActor
struct ChainTests {
  private let gauge = Gauge()

  private func doubled(_ name: String = "doubled") -> Interposer<GaugeDelegateWitness> {
    Interposer(name) { witness in
      guard let next = witness.weightAt else { return }
      witness.weightAt = { next($0, $1) * 2 }
    }
  }

  private func plusOne(_ name: String = "plus-one") -> Interposer<GaugeDelegateWitness> {
    Interposer(name) { witness in
      guard let next = witness.weightAt else { return }
      witness.weightAt = { next($0, $1) + 1 }
    }
  }

  private struct Refusal: Error, CustomStringConvertible {
    var description: String { "no thanks" }
  }

  private func failing(_ name: String = "failing") -> Interposer<GaugeDelegateWitness> {
    Interposer(name) { witness in
      witness.weightAt = { _, _ in -999 }
      throw Refusal()
    }
  }

  private func weight(_ chain: Chain<GaugeDelegateWitness>) -> Double? {
    chain.pass { $0.witness.weightAt?(gauge, 3) } ?? nil
  }

  @Test func theLastInterposerIsAskedFirst() throws {
    let delegate = FullDelegate()  // weight at 3 is 3.5
    let chain = Chain(delegate.gaugeDelegateWitness)
    #expect(weight(chain) == 3.5)
    try chain.append(doubled())
    try chain.append(plusOne())
    #expect(weight(chain) == 8)  // 3.5 · 2 + 1
    try chain.move(named: "plus-one", to: 0)
    #expect(weight(chain) == 9)  // (3.5 + 1) · 2
    #expect(chain.interposers.map(\.name) == ["plus-one", "doubled"])
    try chain.remove(named: "doubled")
    #expect(weight(chain) == 4.5)
    try chain.insert(doubled(), at: 0)
    #expect(weight(chain) == 8)
    #expect(chain.generation == 5)
  }

  @Test func whatIsNotTouchedIsPassedThrough() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(doubled())
    #expect(chain.pass { $0.witness.readingAt?(gauge, 4) } == .some(40))
    #expect(chain.pass { $0.witness.labelAt?(gauge, 4) } == .some(.some("label 4")))
    _ = chain.pass { $0.witness.didChange?(gauge) }
    #expect(delegate.changes == 1)
  }

  @Test func aRequirementThatWasLeftOutCanBeAdded() throws {
    let delegate = BareDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    #expect(chain.answer(for: "weightAt")?.isImplemented == false)
    try chain.append(Interposer("weights") { $0.weightAt = { _, position in Double(position) * 3 } })
    #expect(weight(chain) == 9)
    #expect(chain.answer(for: "weightAt")?.isImplemented == true)
  }

  @Test func aRequirementCanBeTakenAway() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(Interposer("mute") { $0.didChange = nil })
    _ = chain.pass { $0.witness.didChange?(gauge) }
    #expect(delegate.changes == 0)
    #expect(chain.answer(for: "didChange")?.isImplemented == false)
    try chain.remove(named: "mute")
    _ = chain.pass { $0.witness.didChange?(gauge) }
    #expect(delegate.changes == 1)
  }

  @Test func theReportSaysWhoAnswers() throws {
    let delegate = FullDelegate()
    let bare = BareDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(doubled())
    try chain.append(plusOne())
    try chain.append(Interposer("mute") { $0.didChange = nil })
    #expect(
      chain.answers.map(\.description) == [
        "readingAt: FullDelegate",
        "weightAt: plus-one → doubled → FullDelegate",
        "labelAt: FullDelegate",
        "didChange: mute (removes it) → FullDelegate",
      ])
    try chain.rebase(on: bare.gaugeDelegateWitness)
    #expect(
      chain.answers.map(\.description) == [
        "readingAt: BareDelegate",
        "weightAt: (left out)",
        "labelAt: (left out)",
        "didChange: mute (removes it) → (left out)",
      ])
    try chain.rebase(on: GaugeDelegateWitness())
    #expect(chain.answers.map(\.path).first == "(no conformer)")
  }

  @Test func anEditThatThrowsLeavesTheChainAsItWas() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(doubled())
    let generation = chain.generation
    let resolution = chain.resolution

    #expect(throws: ChainError.self) { try chain.append(failing()) }
    #expect(throws: ChainError.self) { try chain.insert(failing(), at: 0) }
    #expect(throws: ChainError.self) { try chain.replaceAll(with: [plusOne(), failing()]) }
    do {
      try chain.append(failing())
    } catch {
      #expect("\(error)" == "interposer 'failing': its edit failed: no thanks")
    }

    #expect(chain.interposers.map(\.name) == ["doubled"])
    #expect(chain.generation == generation)
    #expect(chain.resolution === resolution)
    #expect(weight(chain) == 7)
    #expect(chain.answer(for: "weightAt")?.path == "doubled → FullDelegate")
  }

  @Test func anEditThatThrowsWithANewBaseKeepsTheOldOne() throws {
    let delegate = FullDelegate()
    let bare = BareDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(
      Interposer("needs-weights") { witness in
        if witness.weightAt == nil { throw Refusal() }
      })
    #expect(throws: ChainError.self) { try chain.rebase(on: bare.gaugeDelegateWitness) }
    #expect(chain.base.origin.conformer === delegate)
    #expect(weight(chain) == 3.5)
  }

  @Test func namesAreUsedOnce() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(doubled())
    #expect(throws: ChainError.self) { try chain.append(doubled()) }
    #expect(throws: ChainError.self) { try chain.replaceAll(with: [plusOne("a"), doubled("a")]) }
    #expect(throws: ChainError.self) { try chain.remove(named: "plus-one") }
    #expect(throws: ChainError.self) { try chain.insert(plusOne(), at: 2) }
    #expect(throws: ChainError.self) { try chain.move(named: "doubled", to: 1) }
    #expect(weight(chain) == 7)
    do {
      try chain.remove(named: "plus-one")
    } catch {
      #expect("\(error)" == "interposer 'plus-one': the chain has none of that name; it has doubled")
    }
  }

  @Test func editsRunAgainAtEachResolveAndOnlyTheNewOneWhenAppended() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    let runs = Counter()
    try chain.append(Interposer("counted") { _ in runs.increment() })
    #expect(runs.value == 1)
    try chain.append(doubled())
    #expect(runs.value == 1)
    try chain.rebase(on: delegate.gaugeDelegateWitness)
    #expect(runs.value == 2)
  }

  @Test func theHostIsToldOfEachChange() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    var changes = 0
    chain.onChange = { changes += 1 }
    try chain.append(doubled())
    try chain.append(plusOne())
    try chain.move(named: "doubled", to: 1)
    try chain.remove(named: "doubled")
    try chain.rebase(on: delegate.gaugeDelegateWitness)
    _ = try? chain.append(failing())
    #expect(changes == 5)
  }

  @Test func aThousandInterposersResolve() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    for number in 0..<1000 { try chain.append(plusOne("plus-\(number)")) }
    #expect(weight(chain) == 1003.5)
    try chain.remove(named: "plus-500")
    #expect(weight(chain) == 1002.5)
    #expect(chain.answer(for: "weightAt")?.layers.count == 1000)
  }

  @Test func anInterposerOfAPartIsLiftedToTheWhole() throws {
    let delegate = FullDelegate()
    let spare = BareDelegate()
    let chain = Chain(TwinWitness(first: delegate.gaugeDelegateWitness, second: spare.gaugeDelegateWitness))
    try chain.append(doubled().lifted(to: \.first))
    #expect(chain.pass { $0.witness.first.weightAt?(gauge, 3) } == .some(7))
    #expect(
      chain.answers.map(\.description) == [
        "readingAt: FullDelegate", "weightAt: doubled → FullDelegate", "labelAt: FullDelegate",
        "didChange: FullDelegate",
        "readingAt: BareDelegate", "weightAt: (left out)", "labelAt: (left out)", "didChange: (left out)",
      ])
  }
}
