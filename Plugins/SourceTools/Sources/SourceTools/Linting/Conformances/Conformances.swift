import SwiftSyntax

/// What a type conforms to, by itself, through other protocols, and through its superclasses.
internal struct Conformances {
  /// A conformance, and the type that declares it: witnesses are bound there, once, for all subclasses.
  internal struct Conformance {
    internal let known: KnownProtocol
    internal let declarer: DeclaredType
  }

  internal let all: [Conformance]
  /// The type and its superclasses, the nearest first, so far as their sources are there.
  internal let chain: [DeclaredType]
  /// Whether it may conform to a protocol whose source is not there.
  internal let hasUnknownProtocols: Bool

  /// The types and protocols that a type names as its ancestors.
  internal struct Ancestors {
    internal var superclass: DeclaredType?
    internal var protocols: [DeclaredType] = []
    internal var hasUnknownProtocols = false
  }

  /// Collects the conformances of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - index: Where its ancestors are found.
  ///   - protocols: What is known of them.
  internal init(of type: DeclaredType, in index: DeclarationIndex, protocols: ProtocolTable) {
    var chain: [DeclaredType] = []
    var ancestors: [Ancestors] = []
    var next: DeclaredType? = type
    while let current = next, !chain.contains(where: { $0 === current }) {
      let found = Self.ancestors(of: current, in: index)
      chain.append(current)
      ancestors.append(found)
      next = found.superclass
    }
    var all: [Conformance] = []
    var hasUnknownProtocols = ancestors.contains(where: \.hasUnknownProtocols)
    for (declarer, found) in zip(chain, ancestors).reversed() {
      var rest = Array(found.protocols.reversed())
      while let current = rest.popLast() {
        guard !all.contains(where: { $0.known.type === current }) else { continue }
        all.append(Conformance(known: protocols[current], declarer: declarer))
        let inherited = Self.ancestors(of: current, in: index)
        rest += inherited.protocols.reversed()
        hasUnknownProtocols = hasUnknownProtocols || inherited.hasUnknownProtocols
      }
    }
    self.all = all
    self.chain = chain
    self.hasUnknownProtocols = hasUnknownProtocols
  }

  /// The type that declares the conformance to a protocol, and its superclasses: where the protocol's witnesses are taken from.
  internal func chain(from declarer: DeclaredType) -> ArraySlice<DeclaredType> {
    chain.drop { $0 !== declarer }
  }

  private static func ancestors(of type: DeclaredType, in index: DeclarationIndex) -> Ancestors {
    var ancestors = Ancestors()
    // The declaration of a type that is extended here alone may name others.
    ancestors.hasUnknownProtocols = type.kind == .elsewhere
    for part in type.parts {
      guard let scope = part.scope.parent else { continue }
      for (position, inherited) in part.inherited.enumerated() {
        let mayBeSuperclass = type.kind == .class && part.extended == nil && position == 0
        add(inherited, from: scope, mayBeSuperclass: mayBeSuperclass, to: &ancestors, in: index)
      }
    }
    return ancestors
  }

  private static func add(
    _ inherited: TypeSyntax, from scope: DeclarationScope, mayBeSuperclass: Bool, to ancestors: inout Ancestors,
    in index: DeclarationIndex, depth: Int = 0
  ) {
    guard depth < 16 else { return }
    func add(_ inherited: TypeSyntax, from scope: DeclarationScope) {
      Self.add(
        inherited, from: scope, mayBeSuperclass: mayBeSuperclass, to: &ancestors, in: index, depth: depth + 1)
    }
    switch inherited.as(TypeSyntaxEnum.self) {
    case .attributedType(let type): add(type.baseType, from: scope)
    case .compositionType(let type): for element in type.elements { add(element.type, from: scope) }
    case .someOrAnyType(let type): add(type.constraint, from: scope)
    case .tupleType(let type): for element in type.elements { add(element.type, from: scope) }
    // `~Copyable` and the like.
    case .suppressedType: break
    default:
      let names = TypeShape(inherited).names
      switch index.find(names, from: scope) {
      case .type(let type)?:
        if type.kind == .protocol {
          ancestors.protocols.append(type)
        } else if type.kind == .class {
          ancestors.superclass = ancestors.superclass ?? type
        }
      case .alias(let alias)?:
        if let target = alias.target { add(target, from: alias.scope) }
      case .placeholder?: break
      case nil:
        let isHarmless = mayBeSuperclass || WellKnownTypes.harmlessAncestors.contains(names.last ?? "")
        ancestors.hasUnknownProtocols = ancestors.hasUnknownProtocols || !isHarmless
      }
    }
  }
}

/// What is known of each protocol, found out once.
internal final class ProtocolTable {
  private var known: [ObjectIdentifier: KnownProtocol] = [:]

  internal init() {}

  internal subscript(type: DeclaredType) -> KnownProtocol {
    if let present = known[ObjectIdentifier(type)] { return present }
    let new = KnownProtocol(type)
    known[ObjectIdentifier(type)] = new
    return new
  }
}
