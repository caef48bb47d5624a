import SwiftSyntax

/// Why a member with the name of a requirement does not answer it.
internal struct Mismatch {
  /// Where the reason stands.
  internal let node: Syntax
  /// What is wrong, and what was meant.
  internal let message: String
}

/// Compares a method with the requirement that has its name.
internal struct RequirementMatch {
  internal private(set) var mismatches: [Mismatch] = []
  /// Whether the method says itself that it leaves the requirement out: `throws(Unimplemented)`.
  internal private(set) var leavesOut = false
  private let method: DeclaredMethod
  private let requirement: KnownRequirement
  private let linter: Linter

  /// Compares.
  internal init(_ method: DeclaredMethod, _ requirement: KnownRequirement, linter: Linter) {
    self.method = method
    self.requirement = requirement
    self.linter = linter
    guard let meant = requirement.method else { return }
    compareModifiers()
    if let node = method.genericNode {
      add("is generic", meaning: "a method without type parameters was meant", at: node)
    } else {
      compareTypes(with: meant)
    }
    compareEffects(with: meant)
  }

  /// Whether the method is the requirement's answer.
  internal var isAnswer: Bool { mismatches.isEmpty && !leavesOut }

  private mutating func add(_ what: String, meaning meant: String, at node: some SyntaxProtocol) {
    let message = "'\(method.fullName)' \(what), so \(requirement.owner.name)'s counts as left out: \(meant)"
    mismatches.append(Mismatch(node: Syntax(node), message: message))
  }

  private mutating func compareModifiers() {
    if let access = method.inaccessible(in: linter) {
      add("is \(access.text)", meaning: "a method without '\(access.text)' was meant", at: access.node)
    }
    if let modifier = method.staticModifier {
      add("is \(modifier.name.text)", meaning: "a method of the object was meant", at: modifier)
    }
    if let modifier = method.modifiers.modifier("mutating"),
      requirement.method?.modifiers.modifier("mutating") == nil
    {
      add("is mutating", meaning: "a method without 'mutating' was meant", at: modifier)
    }
  }

  private mutating func compareTypes(with meant: DeclaredMethod) {
    for (own, required) in zip(method.parameters, meant.parameters) {
      let likeness = linter.comparison.compare(own.shape, in: method.scope, required.shape, in: meant.scope)
      guard likeness == .different else { continue }
      let wanted = required.syntax.declaredType
      add("takes '\(own.syntax.declaredType)'", meaning: "'\(wanted)' was meant", at: own.syntax.type)
    }
    let likeness = linter.comparison.compare(method.result, in: method.scope, meant.result, in: meant.scope)
    guard likeness == .different else { return }
    let wanted = meant.syntax.signature.returnClause.map { TypeModel($0.type).declared }
    let meaning = wanted.map { "'-> \($0)' was meant" } ?? "no result was meant"
    if let clause = method.syntax.signature.returnClause {
      add("returns '\(TypeModel(clause.type).declared)'", meaning: meaning, at: clause.type)
    } else {
      add("returns nothing", meaning: meaning, at: method.nameToken)
    }
  }

  private mutating func compareEffects(with meant: DeclaredMethod) {
    if let specifier = method.asyncSpecifier, meant.asyncSpecifier == nil {
      add("is async", meaning: "a method without 'async' was meant", at: specifier)
    }
    guard let clause = method.throwsClause else { return }
    let check = ThrownErrorCheck(requirement, index: linter.index)
    leavesOut = check.leavesOut(clause, in: method.scope)
    guard !check.allows(clause, in: method.scope, required: meant.throwsClause) else { return }
    let meaning =
      requirement.failure == nil && meant.throwsClause != nil
      ? "'\(meant.throwsClause?.trimmedDescription ?? "")' was meant" : "a method without 'throws' was meant"
    add("throws", meaning: meaning, at: clause)
  }
}

extension FunctionParameterSyntax {
  /// The type with `...` where the parameter is variadic.
  internal var declaredType: String { TypeModel(type).declared + (ellipsis?.text ?? "") }
}

extension DeclaredMember {
  /// The modifier that hides the member from its protocol; `nil` if none does.
  internal func inaccessible(in linter: Linter) -> (text: String, node: Syntax)? {
    let own = modifiers.accessModifier
    guard let access = own?.text ?? part.memberAccess else { return nil }
    let node = own.map { Syntax($0) } ?? Syntax(nameToken)
    if access == "private", own != nil { return (access, node) }
    // In a type that nobody else can name, that is as visible as the type.
    guard access == "fileprivate" || access == "private", part.owner?.isFileprivate != true else { return nil }
    return (access, node)
  }
}
