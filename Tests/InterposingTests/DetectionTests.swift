import Interposing
import Testing

/// What a conformer implements is told by types, before any call.
@MainActor
struct DetectionTests {
  /// Which of reading, weight, label, change a witness has.
  private func presence(_ witness: GaugeDelegateWitness) -> [Bool] {
    [witness.readingAt != nil, witness.weightAt != nil, witness.labelAt != nil, witness.didChange != nil]
  }

  @Test func aClassThatImplementsAll() {
    let delegate = FullDelegate()
    #expect(presence(delegate.gaugeDelegateWitness) == [true, true, true, true])
  }

  @Test func aClassThatLeavesAllOut() {
    let delegate = BareDelegate()
    #expect(presence(delegate.gaugeDelegateWitness) == [true, false, false, false])
  }

  @Test func aSubclassThatOverrides() {
    let delegate = OverridingDelegate()
    let witness = delegate.gaugeDelegateWitness
    #expect(presence(witness) == [true, true, true, true])
    #expect(witness.weightAt?(Gauge(), 2) == 100)
    #expect(witness.readingAt?(Gauge(), 2) == 20)
  }

  @Test func aSubclassThatAddsWhatItsBaseLeavesOutIsNotSeen() {
    let delegate = HeavierDelegate()
    #expect(presence(delegate.gaugeDelegateWitness) == [true, false, false, false])
  }

  @Test func aGenericClass() {
    let delegate = GenericDelegate<Float>(1.5)
    let witness = delegate.gaugeDelegateWitness
    #expect(presence(witness) == [true, true, false, false])
    #expect(witness.weightAt?(Gauge(), 0) == 3)
  }

  @Test func aClassWithFoundationsRoot() {
    let delegate = RootedDelegate()
    let witness = delegate.gaugeDelegateWitness
    #expect(presence(witness) == [true, false, true, false])
    #expect(witness.labelAt?(Gauge(), 0) == .some("rooted"))
  }

  @Test func methodsInAnExtensionOfAnotherFile() {
    let delegate = ScatteredDelegate()
    let witness = delegate.gaugeDelegateWitness
    #expect(presence(witness) == [true, true, false, false])
    #expect(witness.weightAt?(Gauge(), 0) == 44)
  }

  @Test func aConformanceThroughARefinement() {
    let delegate = RefinedDelegate()
    #expect(presence(delegate.gaugeDelegateWitness) == [true, false, false, true])
  }

  @Test func throughAnExistential() {
    let delegates: [any GaugeDelegate] = [FullDelegate(), BareDelegate()]
    #expect(presence(delegates[0].gaugeDelegateWitness) == [true, true, true, true])
    #expect(presence(delegates[1].gaugeDelegateWitness) == [true, false, false, false])
  }

  @Test func noDelegateAndADelegateThatLeavesOutDiffer() {
    let delegate = BareDelegate()
    let bound = delegate.gaugeDelegateWitness
    let unbound = GaugeDelegateWitness()
    #expect(presence(unbound) == [false, false, false, false])
    #expect(bound.origin.isBound && !unbound.origin.isBound)
    #expect(bound.origin.conformer === delegate && unbound.origin.conformer == nil)
  }

  @Test func descriptorsNameTheRequirements() throws {
    let requirements = GaugeDelegateWitness.requirements
    #expect(requirements.map(\.key) == ["readingAt", "weightAt", "labelAt", "didChange"])
    #expect(requirements.map(\.isOptional) == [false, true, true, true])
    #expect(
      requirements.map(\.name) == [
        "gauge(_:readingAt:)", "gauge(_:weightAt:)", "gauge(_:labelAt:)", "gaugeDidChange(_:)",
      ])
    #expect(
      requirements.map(\.encoding) == [
        "Double(Gauge,Int)", "Double(Gauge,Int)", "String?(Gauge,Int)", "Void(Gauge)",
      ])
  }
}
