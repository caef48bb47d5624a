extension ConformerCheck {
  /// The findings in a property: one that answers a required property wrongly, or stands where a method is meant.
  internal func findings(in property: DeclaredProperty) -> [LintFinding] {
    guard !property.isWithdrawn else { return [] }
    for (requirement, declarer) in requirements where requirement.isOptional {
      if requirement.property?.baseName == property.baseName {
        return findings(in: property, named: requirement, declarer: declarer)
      }
    }
    guard !property.isOverride, property.staticModifier == nil, !linter.requiredNames.contains(property.baseName) else {
      return []
    }
    return (methodMeant(by: property) ?? misspelt(property)).map { [$0] } ?? []
  }

  private func findings(
    in property: DeclaredProperty, named requirement: KnownRequirement, declarer: DeclaredType
  ) -> [LintFinding] {
    let match = PropertyMatch(property, requirement, linter: linter)
    guard !match.leavesOut else { return [] }
    if match.isAnswer { return lateFindings(property, requirement, declarer: declarer) }
    guard !property.isOverride, !isImplemented(requirement, declarer: declarer, besides: property) else { return [] }
    let signature = RequirementSignature(requirement, insteadOf: property)
    return match.mismatches.map { finding($0.message, at: $0.node, in: property.file, signature.text) }
  }

  /// A property with the base name and the result of a method that is left out.
  private func methodMeant(by property: DeclaredProperty) -> LintFinding? {
    for (requirement, declarer) in requirements
    where requirement.isOptional && requirement.baseName == property.baseName {
      guard let meant = requirement.method, let own = property.shape, requirement.hasTellingBaseName,
        linter.comparison.compare(own, in: property.part.scope, meant.result, in: meant.scope) == .same,
        !isImplemented(requirement, declarer: declarer, besides: property),
        // Who reads it has it for its own sake. The host's property of that name is another.
        !linter.uses.isRead(property.baseName, exceptFrom: hostNames(of: meant))
      else { continue }
      let message =
        "'\(property.baseName)' is a property, so \(requirement.owner.name)'s counts as left out: the method "
        + "'\(requirement.fullName)' was meant"
      let signature = RequirementSignature(requirement, insteadOf: property)
      return finding(message, at: property.nameToken, in: property.file, signature.text)
    }
    return nil
  }

  private func hostNames(of method: DeclaredMethod) -> Set<String> {
    guard let host = method.parameters.first else { return [] }
    return Set([host.name, host.shape.names.last?.lowerCamelCased ?? host.name, "table"])
  }

  /// A method without parameters where a property is meant.
  internal func propertyMeant(by method: DeclaredMethod) -> LintFinding? {
    guard method.parameters.isEmpty else { return nil }
    for (requirement, declarer) in requirements where requirement.isOptional && requirement.baseName == method.baseName
    {
      guard let meant = requirement.property, let type = meant.shape,
        linter.comparison.compare(method.result, in: method.scope, type, in: meant.part.scope) != .different,
        !isImplemented(requirement, declarer: declarer, besides: method)
      else { continue }
      let message =
        "'\(method.fullName)' is a method, so \(requirement.owner.name)'s counts as left out: the property "
        + "'\(requirement.fullName)' was meant"
      let signature = RequirementSignature(requirement, insteadOf: method)
      return finding(message, at: method.nameToken, in: method.file, signature.text)
    }
    return nil
  }

  /// A property whose name is almost that of one that is left out.
  private func misspelt(_ property: DeclaredProperty) -> LintFinding? {
    guard !["private", "fileprivate"].contains(property.writtenAccess) else { return nil }
    for (requirement, declarer) in requirements where requirement.isOptional {
      guard let meant = requirement.property, let own = property.shape, let type = meant.shape,
        linter.comparison.compare(own, in: property.part.scope, type, in: meant.part.scope) != .different,
        isSlip(property, for: meant),
        !isImplemented(requirement, declarer: declarer, besides: property)
      else { continue }
      let message =
        "'\(property.baseName)' answers nothing that \(requirement.owner.name) asks: '\(requirement.fullName)' was meant"
      let signature = RequirementSignature(requirement, insteadOf: property)
      return finding(message, at: property.nameToken, in: property.file, signature.text)
    }
    return nil
  }

  private func isSlip(_ property: DeclaredProperty, for meant: DeclaredProperty) -> Bool {
    switch NameLikeness(property.baseName, to: meant.baseName, vocabulary: vocabulary) {
    case .otherCase, .swapped: true
    case .misspelt: !linter.uses.isRead(property.baseName, exceptFrom: [])
    case .same, .reworded, .unlike: false
    }
  }
}
