/// One part of a ``CompositeWitness``, without the part's type.
public struct WitnessPart<Whole>: Sendable {
  /// The part's name in the composite.
  public let name: String
  /// The part's requirements.
  public let requirements: [RequirementDescriptor]

  internal let isImplemented: @Sendable (Whole, Int) -> Bool
  internal let edits: @Sendable (Whole) -> RequirementSet
  internal let clearEdits: @Sendable (inout Whole) -> Void
  internal let leases: @Sendable (Whole) -> LeaseSet
  internal let origin: @Sendable (Whole, Int) -> WitnessOrigin
  internal let chains: @Sendable (Whole) -> [ChainIdentity]
  internal let addChain: @Sendable (inout Whole, ChainIdentity) -> Void
  internal var erasure: Erasure?

  /// What is known of a part that is isolated to the main actor.
  internal struct Erasure: Sendable {
    internal let intercept: @Sendable (inout Whole, Int, @escaping @MainActor (Invocation) -> Void) -> Void
    internal let interceptWaiting: @Sendable (inout Whole, Int, @escaping @MainActor (Invocation) async -> Void) -> Void
    internal let fill: @Sendable (inout Whole, Int, any Sendable) throws(InvocationError) -> Void
    internal let join: @Sendable (inout Whole, Whole, (RequirementDescriptor) -> MulticastRule) -> Void
  }

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - path: Where the part stands in the whole.
  ///   - name: The part's name.
  public init<Part: ProtocolWitness>(_ path: any WritableKeyPath<Whole, Part> & Sendable, named name: String) {
    self.init(witness: path, named: name)
  }

  private init<Part: ProtocolWitness>(
    witness path: any WritableKeyPath<Whole, Part> & Sendable, named name: String
  ) {
    self.name = name
    requirements = Part.requirements
    isImplemented = { $0[keyPath: path].isImplemented($1) }
    edits = { $0[keyPath: path].edits }
    clearEdits = { $0[keyPath: path].clearEdits() }
    leases = { $0[keyPath: path].leases }
    origin = { $0[keyPath: path].origin(of: $1) }
    chains = { $0[keyPath: path].chains }
    addChain = { $0[keyPath: path].addChain($1) }
  }

  /// Makes a part that is isolated to the main actor.
  ///
  /// - Parameters:
  ///   - path: Where the part stands in the whole.
  ///   - name: The part's name.
  public init<Part: MainActorWitness>(_ path: any WritableKeyPath<Whole, Part> & Sendable, named name: String) {
    self.init(witness: path, named: name)
    erasure = Erasure(
      intercept: { $0[keyPath: path].intercept($1, with: $2) },
      interceptWaiting: { $0[keyPath: path].intercept($1, waiting: $2) },
      fill: { (whole, position, value) throws(InvocationError) in
        try whole[keyPath: path].fill(position, with: value)
      },
      join: { $0[keyPath: path].join($1[keyPath: path], rule: $2) })
  }
}
