import SwiftSyntax

/// Tells whether a member may throw what it says it throws.
///
/// An optional requirement throws its failure. What the conformer's member throws becomes that failure if it can be one, as
/// `Never` and `Unimplemented` can, and the failures of another conformer; anything else is taken as left out.
internal struct ThrownErrorCheck {
  private let requirement: KnownRequirement
  private let index: DeclarationIndex

  internal init(_ requirement: KnownRequirement, index: DeclarationIndex) {
    self.requirement = requirement
    self.index = index
  }

  /// Whether a member may have a clause.
  ///
  /// - Parameters:
  ///   - clause: The member's clause.
  ///   - scope: Where it is written.
  ///   - required: The requirement's clause.
  internal func allows(
    _ clause: ThrowsClauseSyntax, in scope: DeclarationScope, required: ThrowsClauseSyntax?
  ) -> Bool {
    let thrown = clause.throwsSpecifier.text == "rethrows" ? nil : clause.type.map { TypeShape($0) }
    if let thrown, stands(thrown, for: "Never", in: scope) { return true }
    if requirement.failure != nil { return thrown.map { isFailure($0, in: scope) } ?? false }
    guard let required else { return false }
    // A requirement that throws anything is answered by a member that throws something.
    guard let requiredType = required.type, TypeShape(requiredType).names.last != "Error" else { return true }
    guard let thrown else { return false }
    let likeness = TypeComparison(index: index).compare(
      thrown, in: scope, TypeShape(requiredType), in: requirement.method?.scope ?? scope)
    return likeness != .different
  }

  /// Whether a member's clause says on purpose that the requirement is left out.
  internal func leavesOut(_ clause: ThrowsClauseSyntax, in scope: DeclarationScope) -> Bool {
    guard requirement.failure != nil, let thrown = clause.type.map({ TypeShape($0) }) else { return false }
    return stands(thrown, for: "Unimplemented", in: scope)
  }

  /// Whether a type is one of the library, by its name or through an alias.
  private func stands(_ type: TypeShape, for name: String, in scope: DeclarationScope) -> Bool {
    guard type.names.last != name else { return true }
    guard case .alias(let alias)? = index.find(type.names, from: scope), let target = alias.target else { return false }
    return TypeShape(target).names.last == name
  }

  private func isFailure(_ thrown: TypeShape, in scope: DeclarationScope, depth: Int = 0) -> Bool {
    let names = thrown.names
    guard let last = names.last, depth < 16 else { return false }
    if last == "Unimplemented" { return true }
    switch index.find(names, from: scope) {
    case .type(let type)?: return conformsToFailures(type)
    case .alias(let alias)?:
      return alias.target.map { isFailure(TypeShape($0), in: alias.scope, depth: depth + 1) } ?? true
    case .placeholder?: return names.count > 1 || isFailureParameter(last, in: scope)
    // The failure of a type that is not known here.
    case nil: return names.count > 1 && last.hasSuffix("Failure")
    }
  }

  /// Whether an error type is made to be a failure of the protocol.
  private func conformsToFailures(_ type: DeclaredType) -> Bool {
    let wanted = "\(requirement.owner.name)Failure"
    return type.parts.contains { part in part.inherited.contains { TypeShape($0).names.last == wanted } }
  }

  /// Whether a generic parameter stands for failures of the protocol.
  private func isFailureParameter(_ name: String, in scope: DeclarationScope) -> Bool {
    let wanted = "\(requirement.owner.name)Failure"
    var place: DeclarationScope? = scope
    while let current = place {
      for part in current.part?.owner?.parts ?? [] {
        for parameter in part.genericParameters where parameter.name.text.withoutBackticks == name {
          return parameter.inheritedType.map { TypeShape($0).names.last == wanted } ?? false
        }
      }
      place = current.parent
    }
    return true
  }
}
