/// One protocol as its source declares it.
internal struct ProtocolModel {
  /// Who may use the protocol, and so what is generated for it.
  internal enum Access: String {
    case `public`, package, `internal`

    /// The access as a prefix of a declaration; nothing for the default.
    internal var prefix: String { self == .internal ? "" : "\(rawValue) " }
    /// What lets generated code be specialised in the conformer's module.
    internal var inlinablePrefix: String { self == .public ? "@inlinable public " : prefix }
  }

  /// Where the protocol's requirements run.
  internal enum Isolation: Hashable {
    /// Wherever they are called.
    case none
    /// On a global actor, `MainActor` or another.
    case actor(String)

    /// The actor's name without module and outer types: sources leave out what interfaces of modules spell.
    private var actorName: Substring? {
      guard case .actor(let name) = self else { return nil }
      return name.split(separator: ".").last
    }

    internal static func == (left: Isolation, right: Isolation) -> Bool { left.actorName == right.actorName }

    internal func hash(into hasher: inout Hasher) { hasher.combine(actorName) }

    /// The attribute that says so; `nil` for none.
    internal var attribute: String? {
      guard case .actor(let name) = self else { return nil }
      return "@\(name)"
    }
    /// The attribute with a space behind it; empty for none.
    internal var prefix: String { attribute.map { "\($0) " } ?? "" }
  }

  /// An associated type that is not a failure: a generic parameter of the witness.
  internal struct AssociatedType {
    internal let name: String
    /// What it conforms to; empty if nothing.
    internal let constraint: String

    /// The type as a generic parameter clause declares it.
    internal var parameter: String { constraint.isEmpty ? name : "\(name): \(constraint)" }
  }

  /// A protocol that the protocol inherits.
  internal struct Inheritance {
    internal let name: String
    /// A diagnostic about the inheritance lacks only its message.
    internal let location: Diagnostic
  }

  internal let name: String
  internal let access: Access
  internal let isolation: Isolation
  /// Whether it says itself that conformers may be sent from thread to thread.
  internal let isSendable: Bool
  internal let inheritances: [Inheritance]
  /// Whether it says itself that only objects conform.
  internal let isBoundToClasses: Bool
  /// Whether it requires its witness, as protocols that were written for witnesses do.
  internal let requiresWitness: Bool
  internal let requirements: [RequirementModel]
  /// The associated types that are failures of optional requirements.
  internal let failures: [String]
  /// The other associated types.
  internal let associatedTypes: [AssociatedType]
  /// What is required of the associated types besides.
  internal let conditions: [String]
  /// Attributes that every generated declaration repeats: availability.
  internal let attributes: [String]
  /// A diagnostic about the protocol as a whole lacks only its message.
  internal let location: Diagnostic

  internal var witnessName: String { "\(name)Witness" }
  internal var witnessProperty: String { "\(name.lowerCamelCased)Witness" }
  internal var failureName: String { "\(name)Failure" }
  internal var proxyName: String { "\(name)Proxy" }

  /// The name of the protocol that stands for a generic requirement.
  internal func callName(_ requirement: WitnessPlan.Requirement) -> String {
    "\(name)\(requirement.capitalizedKey)Call"
  }

  /// The name of the property in which the witness of an inheriting protocol holds this protocol's witness: the name without
  /// `Delegate` or `DataSource`, then without `View`, `ScrollViewDelegate` → `scroll`.
  internal var partName: String {
    var short = name[...]
    for role in ["Delegate", "DataSource"] where short.hasSuffix(role) { short = short.dropLast(role.count) }
    if short.hasSuffix("View") { short = short.dropLast("View".count) }
    return (short.isEmpty ? name : String(short)).lowerCamelCased
  }
}
