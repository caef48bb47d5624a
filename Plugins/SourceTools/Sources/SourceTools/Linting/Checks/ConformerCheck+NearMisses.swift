extension ConformerCheck {
  /// What a method was meant to be, if its name is almost that of a requirement that is left out.
  internal func nearMiss(_ method: DeclaredMethod) -> LintFinding? {
    var best: [(miss: NearMiss, requirement: KnownRequirement, declarer: DeclaredType)] = []
    for (requirement, declarer) in requirements {
      guard requirement.isOptional, let meant = requirement.method, !isNamed(requirement, besides: method),
        let miss = NearMiss(
          method, of: requirement, vocabulary: vocabulary,
          types: { own, required in
            // Old names come with old types.
            linter.comparison.compare(
              method.parameters[own].shape.bridged, in: method.scope, meant.parameters[required].shape.bridged,
              in: meant.scope)
          },
          result: linter.comparison.compare(
            method.result.bridged, in: method.scope, meant.result.bridged, in: meant.scope)),
        isBelievable(miss, method)
      else { continue }
      if let present = best.first?.miss, present < miss { continue }
      if let present = best.first?.miss, miss < present { best = [] }
      best.append((miss, requirement, declarer))
    }
    guard let (miss, requirement, declarer) = best.first else { return nil }
    let names = best.map { "'\($0.requirement.fullName)'" }.joined(separator: " or ")
    let message = "'\(method.fullName)' answers nothing that \(requirement.owner.name) asks: \(names) was meant"
    let overrides =
      declarer !== type
      && (isImplemented(requirement, declarer: declarer, besides: method)
        || answersItself(requirement.owner, declarer: declarer))
    let signature = RequirementSignature(requirement, adaptedTo: method, overrides: overrides, linter: linter)
    guard let parameter = miss.parameter, parameter < method.parameters.count else {
      return finding(message, at: method.nameToken, in: method.file, signature.text)
    }
    return finding(message, at: method.parameters[parameter].syntax.firstName, in: method.file, signature.text)
  }

  /// Whether a method has the full name of a requirement, right or wrong in its types: then no other is a slip for it.
  private func isNamed(_ requirement: KnownRequirement, besides method: DeclaredMethod) -> Bool {
    // A superclass that hands out its own witness has each requirement as a method, for subclasses to override.
    for ancestor in conformances.chain where ancestor === type || !handsOutWitness(of: requirement.owner, ancestor) {
      for other in ancestor.methods where other.fullName == requirement.fullName {
        if !other.conditions.excludes(method.conditions) { return true }
      }
    }
    return false
  }

  /// Whether a near miss is a slip, and not a method of its own.
  private func isBelievable(_ miss: NearMiss, _ method: DeclaredMethod) -> Bool {
    switch miss.certainty {
    case .certain: true
    // Nobody calls a method that is there for a host to call.
    case .likely: !linter.uses.isCalled(method)
    case .possible: !linter.uses.isCalled(method) && !conformances.hasUnknownProtocols && method.genericNode == nil
    }
  }
}
