import SwiftSyntax

/// Compares a property with the requirement that has its name.
internal struct PropertyMatch {
  internal private(set) var mismatches: [Mismatch] = []
  /// Whether the property says itself that it leaves the requirement out.
  internal private(set) var leavesOut = false
  private let property: DeclaredProperty
  private let requirement: KnownRequirement
  private let linter: Linter

  /// Compares.
  internal init(_ property: DeclaredProperty, _ requirement: KnownRequirement, linter: Linter) {
    self.property = property
    self.requirement = requirement
    self.linter = linter
    guard let meant = requirement.property else { return }
    if let access = property.inaccessible(in: linter) {
      add("is \(access.text)", meaning: "a property without '\(access.text)' was meant", at: access.node)
    }
    if let modifier = property.staticModifier {
      add("is \(modifier.name.text)", meaning: "a property of the object was meant", at: modifier)
    }
    compareType(with: meant)
    if meant.isSettable, !property.isSettable {
      add("cannot be set", meaning: "a property that can be set was meant", at: property.nameToken)
    }
    compareEffects(with: meant)
  }

  /// Whether the property is the requirement's answer.
  internal var isAnswer: Bool { mismatches.isEmpty && !leavesOut }

  private mutating func add(_ what: String, meaning meant: String, at node: some SyntaxProtocol) {
    let message = "'\(property.baseName)' \(what), so \(requirement.owner.name)'s counts as left out: \(meant)"
    mismatches.append(Mismatch(node: Syntax(node), message: message))
  }

  private mutating func compareType(with meant: DeclaredProperty) {
    guard let own = property.shape, let required = meant.shape,
      linter.comparison.compare(own, in: property.part.scope, required, in: meant.part.scope) == .different
    else { return }
    let written = property.binding.typeAnnotation?.type
    let wanted = meant.binding.typeAnnotation.map { TypeModel($0.type).declared } ?? ""
    let what = written.map { "is of type '\(TypeModel($0).declared)'" } ?? "is of another type"
    add(what, meaning: "'\(wanted)' was meant", at: written.map { Syntax($0) } ?? Syntax(property.nameToken))
  }

  private mutating func compareEffects(with meant: DeclaredProperty) {
    let effects = property.getter?.effectSpecifiers
    let required = meant.getter?.effectSpecifiers
    if let specifier = effects?.asyncSpecifier, required?.asyncSpecifier == nil {
      add("is async", meaning: "a getter without 'async' was meant", at: specifier)
    }
    guard let clause = effects?.throwsClause else { return }
    let check = ThrownErrorCheck(requirement, index: linter.index)
    leavesOut = check.leavesOut(clause, in: property.part.scope)
    guard !check.allows(clause, in: property.part.scope, required: required?.throwsClause) else { return }
    add("throws", meaning: "a getter without 'throws' was meant", at: clause)
  }
}
