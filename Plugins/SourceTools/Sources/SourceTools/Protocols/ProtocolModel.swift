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

  /// A protocol that the protocol inherits.
  internal struct Inheritance {
    internal let name: String
    /// A diagnostic about the inheritance lacks only its message.
    internal let location: Diagnostic
  }

  internal let name: String
  internal let access: Access
  internal let inheritances: [Inheritance]
  /// Whether it says itself that only objects conform.
  internal let isBoundToClasses: Bool
  internal let requirements: [RequirementModel]
  /// The associated types that are failures of optional requirements.
  internal let failures: [String]
  /// A diagnostic about the protocol as a whole lacks only its message.
  internal let location: Diagnostic

  internal var witnessName: String { "\(name)Witness" }
  internal var witnessProperty: String { "\(name.lowerCamelCased)Witness" }
  internal var failureName: String { "\(name)Failure" }
  internal var proxyName: String { "\(name)Proxy" }

  /// The name of the property in which the witness of an inheriting protocol holds this protocol's witness: the name without
  /// `Delegate` or `DataSource`, then without `View`, `ScrollViewDelegate` → `scroll`.
  internal var partName: String {
    var short = name[...]
    for role in ["Delegate", "DataSource"] where short.hasSuffix(role) { short = short.dropLast(role.count) }
    if short.hasSuffix("View") { short = short.dropLast("View".count) }
    return (short.isEmpty ? name : String(short)).lowerCamelCased
  }
}
