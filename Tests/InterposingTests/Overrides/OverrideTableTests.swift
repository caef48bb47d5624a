import Interposing
import Testing

// The base classes are open, as one that others subclass is: of a class that nobody else can see, an optimiser takes the methods out
// of the table that nobody calls.

/// Five methods, numbered 1 … 5: three probes, for three bits have six numbers that are not all ones.
open class Radio {
  let frequency: Int
  public init(frequency: Int) { self.frequency = frequency }
  public convenience init() { self.init(frequency: 100) }

  open func begin() throws(Unimplemented) { throw Unimplemented() }
  open func volume() throws(Unimplemented) -> Double { throw Unimplemented() }
  open func name() throws(Unimplemented) -> String? { throw Unimplemented() }
  open func tune(to station: Int) throws(Unimplemented) -> Bool { throw Unimplemented() }
  open func end() throws(Unimplemented) { throw Unimplemented() }
}

/// One method, and no superclass.
open class Lamp {
  open func shine() throws(Unimplemented) { throw Unimplemented() }
}

private final class ShiningLamp: Lamp { override func shine() {} }
private final class PlainLamp: Lamp {}
private final class BrightLamp: Lamp { override func shine() { print("on") } }

private final class Probe0: Radio {
  override func begin() {}
  override func name() -> String? { nil }
  override func end() {}
}
private final class Probe1: Radio {
  override func volume() -> Double { 0 }
  override func name() -> String? { nil }
}
private final class Probe2: Radio {
  override func tune(to station: Int) -> Bool { false }
  override func end() {}
}

private class Plain: Radio {}
private class Loud: Radio {
  override func volume() -> Double { 11 }
}
private class Louder: Loud {
  final override func name() -> String? { "louder" }
}
private final class Loudest: Louder {
  override func volume() -> Double { 12 }
}
private class Shelf<Item>: Radio {
  var items: [Item] = []
  override func tune(to station: Int) -> Bool { items.count > station }
}
private final class Bookshelf: Shelf<String> {
  override func begin() { items = ["atlas"] }
}
/// Has members of its own and another initialiser.
private final class Portable: Radio {
  var charge = 1.0
  init(charge: Double) {
    self.charge = charge
    super.init(frequency: 90)
  }
  func recharge() { charge = 1 }
  override func end() { recharge() }
}
/// Says that it leaves out what it overrides.
private final class Refusing: Radio {
  override func volume() throws(Unimplemented) -> Double {
    if frequency > 0 { throw Unimplemented() }
    return 3
  }
}
private class Stranger {
  func begin() {}
}

@Suite("What a subclass overrides")
struct OverrideTableTests {
  private let table = OverrideTable(of: Radio.self, probes: [Probe0.self, Probe1.self, Probe2.self], count: 5)

  @Test func eachMethodIsFound() {
    #expect(table.isReliable)
    #expect(table.count == 5)
    #expect(table.overridden(in: Probe0.self) == [0, 2, 4])
    #expect(table.overridden(in: Probe1.self) == [1, 2])
    #expect(table.overridden(in: Probe2.self) == [3, 4])
  }

  @Test func nothingIsFoundWhereNothingIsOverridden() {
    #expect(table.overridden(in: Radio.self) == [])
    #expect(table.overridden(in: Plain.self) == [])
  }

  @Test func whatSuperclassesOverrideCounts() {
    #expect(table.overridden(in: Loud.self) == [1])
    #expect(table.overridden(in: Louder.self) == [1, 2])
    #expect(table.overridden(in: Loudest.self) == [1, 2])
  }

  @Test func genericSubclassesAreReadAtTheirTypes() {
    #expect(table.overridden(in: Shelf<Int>.self) == [3])
    #expect(table.overridden(in: Shelf<[String: Double]>.self) == [3])
    #expect(table.overridden(in: Bookshelf.self) == [0, 3])
  }

  @Test func ownMembersAndInitialisersAreNoOverrides() {
    #expect(table.overridden(in: Portable.self) == [4])
  }

  @Test func anOverrideThatThrowsIsOne() {
    #expect(table.overridden(in: Refusing.self) == [1])
  }

  @Test func aClassOfAnotherTreeCountsAsOverridingAll() {
    #expect(table.overridden(in: Stranger.self) == [0, 1, 2, 3, 4])
  }

  /// Why a table does not add up, and with which probes and count.
  private var wrongTables: [(reason: String, probes: [AnyClass], count: Int)] {
    [
      ("too few probes for five numbers", [Probe0.self, Probe1.self], 5),
      ("a number is missing", [Probe0.self, Probe1.self, Probe2.self], 6),
      ("a number is too large", [Probe0.self, Probe1.self, Probe2.self], 4),
      ("a probe overrides nothing", [Probe0.self, Probe1.self, Plain.self], 5),
      ("a probe is no direct subclass", [Probe0.self, Probe1.self, Loudest.self], 5),
      ("a probe is of another tree", [Probe0.self, Probe1.self, Stranger.self], 5),
      ("a probe stands twice", [Probe0.self, Probe0.self, Probe2.self], 5),
      ("there are no probes", [], 5),
      ("there are no methods", [Probe0.self, Probe1.self, Probe2.self], 0),
    ]
  }

  @Test func aTableThatDoesNotAddUpIsNotBelieved() {
    for (reason, probes, count) in wrongTables {
      let table = OverrideTable(of: Radio.self, probes: probes, count: count)
      #expect(!table.isReliable, "\(reason)")
      #expect(Array(table.overridden(in: Plain.self)) == Array(0..<count), "\(reason)")
    }
  }

  /// Exchanged probes add up, but spell other numbers: the generator writes their order.
  @Test func theOrderOfProbesIsTheOrderOfBits() {
    let table = OverrideTable(of: Radio.self, probes: [Probe1.self, Probe0.self, Probe2.self], count: 6)
    #expect(!table.isReliable)
  }

  @Test func aRootClassIsABaseToo() {
    let table = OverrideTable(of: Lamp.self, probes: [ShiningLamp.self, PlainLamp.self], count: 1)
    #expect(table.isReliable)
    #expect(table.overridden(in: BrightLamp.self) == [0])
    #expect(table.overridden(in: PlainLamp.self) == [])
  }
}
