extension ConformerCheck {
  /// The finding in a method that is right but comes too late: a superclass declares the conformance, and what it leaves out
  /// stays left out for its subclasses.
  internal func lateFindings(
    _ method: DeclaredMethod, _ requirement: KnownRequirement, declarer: DeclaredType
  ) -> [LintFinding] {
    guard isLate(method, requirement, declarer: declarer),
      !method.isOverride || isLeftOut(requirement, declarer: declarer)
    else { return [] }
    let message = lateMessage("'\(method.fullName)' is never called", "method", method, requirement, declarer: declarer)
    let signature = RequirementSignature(requirement, adaptedTo: method, overrides: true, linter: linter)
    return [finding(message, at: method.nameToken, in: method.file, signature.text)]
  }

  /// The finding in a property that comes too late.
  internal func lateFindings(
    _ property: DeclaredProperty, _ requirement: KnownRequirement, declarer: DeclaredType
  ) -> [LintFinding] {
    guard isLate(property, requirement, declarer: declarer), !property.isOverride else { return [] }
    let message = lateMessage(
      "'\(property.baseName)' is never read", "property", property, requirement, declarer: declarer)
    let signature = RequirementSignature(requirement, insteadOf: property)
    return [finding(message, at: property.nameToken, in: property.file, "override \(signature.text)")]
  }

  private func isLate(
    _ member: some DeclaredMember, _ requirement: KnownRequirement, declarer: DeclaredType
  ) -> Bool {
    declarer !== type && !answersItself(requirement.owner, declarer: declarer)
      && !contains(ownAnswers(to: requirement, declarer: declarer), besides: member)
  }

  private func lateMessage(
    _ what: String, _ kind: String, _ member: some DeclaredMember, _ requirement: KnownRequirement,
    declarer: DeclaredType
  ) -> String {
    let base = declarer.qualifiedName
    let isAnsweredElsewhere = isImplemented(requirement, declarer: declarer, besides: member)
    let answer = isAnsweredElsewhere ? "has it from a protocol's extension" : "leaves it out"
    // Extensions cannot override.
    let place = member.part.extended == nil ? "here" : "in '\(type.name)' itself, outside of extensions"
    return "\(what), as '\(base)' conforms to \(requirement.owner.name) for its subclasses too and \(answer): "
      + "a \(kind) of '\(base)' was meant, to be overridden \(place)"
  }

  /// Whether a type does not leave its answers to the default but hands out a witness of its own.
  internal func answersItself(_ owner: DeclaredType, declarer: DeclaredType) -> Bool {
    conformances.chain(from: declarer).contains { handsOutWitness(of: owner, $0) }
  }

  /// Whether a type declares the protocol's witness itself.
  internal func handsOutWitness(of owner: DeclaredType, _ ancestor: DeclaredType) -> Bool {
    let name = linter.protocols[owner].witnessProperty
    return ancestor.properties.contains { $0.baseName == name }
  }

  /// Whether a superclass has the method in a form that counts as left out, so that overriding it does not help either.
  private func isLeftOut(_ requirement: KnownRequirement, declarer: DeclaredType) -> Bool {
    conformances.chain(from: declarer).contains { ancestor in
      ancestor.methods.contains { $0.fullName == requirement.fullName && $0.throwsClause != nil }
    }
  }
}
