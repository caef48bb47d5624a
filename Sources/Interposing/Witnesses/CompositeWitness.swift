/// The witnesses of all protocols that one host asks, as one value: one chain per host, and one place in the order for each
/// adapter.
///
/// A conforming struct names its parts; everything else follows.
///
/// ```swift
/// struct PlayerWitness: CompositeWitness {
///   var source = PlayerSourceWitness()
///   var delegate = PlayerDelegateWitness()
///
///   static let parts: [WitnessPart<Self>] = [
///     WitnessPart(\.source, named: "source"), WitnessPart(\.delegate, named: "delegate"),
///   ]
/// }
/// ```
public protocol CompositeWitness: ProtocolWitness, Sendable {
  /// The parts in order.
  static var parts: [WitnessPart<Self>] { get }
}

extension CompositeWitness {
  public static var requirements: [RequirementDescriptor] { parts.flatMap(\.requirements) }

  public func isImplemented(_ position: Int) -> Bool {
    guard let (part, index) = Self.part(at: position) else { return false }
    return part.isImplemented(self, index)
  }

  public var edits: RequirementSet {
    var all = RequirementSet()
    var offset = 0
    for part in Self.parts {
      all.formUnion(part.edits(self), offsetBy: offset)
      offset += part.requirements.count
    }
    return all
  }

  public mutating func clearEdits() {
    for part in Self.parts { part.clearEdits(&self) }
  }

  public var leases: LeaseSet {
    var all = LeaseSet()
    for part in Self.parts { all.formUnion(part.leases(self)) }
    return all
  }

  public func origin(of position: Int) -> WitnessOrigin {
    guard let (part, index) = Self.part(at: position) else { return WitnessOrigin() }
    return part.origin(self, index)
  }

  public var chains: [ChainIdentity] {
    var all: [ChainIdentity] = []
    for part in Self.parts {
      for chain in part.chains(self) where !all.contains(where: { $0 === chain }) { all.append(chain) }
    }
    return all
  }

  public mutating func addChain(_ chain: ChainIdentity) {
    for part in Self.parts { part.addChain(&self, chain) }
  }

  internal static func part(at position: Int) -> (WitnessPart<Self>, Int)? {
    var index = position
    for part in parts {
      if index < part.requirements.count { return (part, index) }
      index -= part.requirements.count
    }
    return nil
  }
}

extension CompositeWitness where Self: MainActorWitness {
  public mutating func intercept(_ position: Int, with handler: @escaping @MainActor (Invocation) -> Void) {
    guard let (part, index) = Self.part(at: position) else { return }
    part.erasure?.intercept(&self, index, handler)
  }

  public mutating func intercept(_ position: Int, waiting handler: @escaping @MainActor (Invocation) async -> Void) {
    guard let (part, index) = Self.part(at: position) else { return }
    part.erasure?.interceptWaiting(&self, index, handler)
  }

  public mutating func fill(_ position: Int, with value: any Sendable) throws(InvocationError) {
    guard let (part, index) = Self.part(at: position) else { return }
    try part.erasure?.fill(&self, index, value)
  }

  public mutating func join(_ other: Self, rule: (RequirementDescriptor) -> MulticastRule) {
    for part in Self.parts { part.erasure?.join(&self, other, rule) }
  }
}
