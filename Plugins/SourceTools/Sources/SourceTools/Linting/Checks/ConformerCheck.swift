import SwiftSyntax

/// The checks of one type that conforms to a known protocol.
internal struct ConformerCheck {
  internal let type: DeclaredType
  internal let conformances: Conformances
  internal let linter: Linter
  /// The requirements that are checked, with the type that their conformance is declared by.
  internal let requirements: [(requirement: KnownRequirement, declarer: DeclaredType)]
  /// The words of the names of all of them.
  internal let vocabulary: Set<String>

  internal init(_ type: DeclaredType, _ conformances: Conformances, linter: Linter) {
    self.type = type
    self.conformances = conformances
    self.linter = linter
    var requirements: [(KnownRequirement, DeclaredType)] = []
    var vocabulary: Set<String> = []
    for conformance in conformances.all where conformance.known.isChecked {
      for requirement in conformance.known.requirements {
        requirements.append((requirement, conformance.declarer))
        vocabulary.formUnion(requirement.baseName.camelCaseWords)
        for label in requirement.method?.labels ?? [] { vocabulary.formUnion(label.camelCaseWords) }
      }
    }
    self.requirements = requirements
    self.vocabulary = vocabulary
  }

  /// Everything that is found in the type and its extensions.
  internal func findings() -> [LintFinding] {
    var findings = failureFindings()
    for part in type.parts where linter.isLinted(part.file) {
      for method in part.methods { findings += self.findings(in: method) }
      for property in part.properties { findings += self.findings(in: property) }
    }
    return findings
  }

  private func findings(in method: DeclaredMethod) -> [LintFinding] {
    guard !method.isWithdrawn else { return [] }
    let named = requirements.filter { $0.requirement.isOptional && $0.requirement.method?.fullName == method.fullName }
    guard named.isEmpty else { return findings(in: method, named: named) }
    guard !method.isOverride, method.staticModifier == nil,
      !["private", "fileprivate"].contains(method.writtenAccess),
      !method.attributes.contains(where: { ["IBAction", "IBSegueAction"].contains($0.name) }),
      !linter.requiredNames.contains(method.fullName)
    else { return [] }
    return (propertyMeant(by: method) ?? nearMiss(method)).map { [$0] } ?? []
  }

  /// The findings in a method that has the name of a requirement; of several, if they differ in their types alone.
  private func findings(
    in method: DeclaredMethod, named: [(requirement: KnownRequirement, declarer: DeclaredType)]
  ) -> [LintFinding] {
    var findings: [LintFinding] = []
    for (requirement, declarer) in named {
      let match = RequirementMatch(method, requirement, linter: linter)
      guard !match.leavesOut else { return [] }
      if match.isAnswer {
        return systemFindings(method, requirement, declarer: declarer)
          + lateFindings(method, requirement, declarer: declarer)
      }
      guard !method.isOverride, findings.isEmpty, !isImplemented(requirement, declarer: declarer, besides: method)
      else {
        continue
      }
      let signature = RequirementSignature(requirement, adaptedTo: method, linter: linter)
      findings = match.mismatches.map { finding($0.message, at: $0.node, in: method.file, signature.text) }
    }
    return findings
  }

  internal func finding(
    _ message: String, at node: some SyntaxProtocol, in file: LintedFile, _ replacement: String
  ) -> LintFinding {
    LintFinding(
      file.source.diagnostic(message, at: node), replacement: replacement, isIgnored: IgnoreMark.covers(Syntax(node)))
  }

  /// Whether a requirement has an answer where its conformance takes it from, in code that can be built with a member.
  internal func isImplemented(
    _ requirement: KnownRequirement, declarer: DeclaredType, besides member: some DeclaredMember
  ) -> Bool {
    contains(answers(to: requirement, declarer: declarer), besides: member)
  }

  /// Whether a requirement has an answer where its conformance takes it from, in code that may be built on Linux.
  internal func isImplementedOnLinux(_ requirement: KnownRequirement, declarer: DeclaredType) -> Bool {
    answers(to: requirement, declarer: declarer).contains { !$0.conditions.isLeftOutOnLinux }
  }

  internal func contains(_ answers: [any DeclaredMember], besides member: some DeclaredMember) -> Bool {
    answers.contains { answer in
      answer.nameToken.id != member.nameToken.id && !answer.conditions.excludes(member.conditions)
    }
  }

  /// The members that answer a requirement where its conformance takes them from.
  private func answers(to requirement: KnownRequirement, declarer: DeclaredType) -> [any DeclaredMember] {
    // Protocols that refine the requirement's may have an answer for all their conformers.
    let refinements = conformances.all.map(\.known.type).filter { $0 !== requirement.owner }
    let parts = refinements.flatMap(\.parts).filter { $0.extended != nil }
    return answers(to: requirement, in: parts) + ownAnswers(to: requirement, declarer: declarer)
  }

  /// The members of the declaring type and its superclasses that answer a requirement.
  internal func ownAnswers(to requirement: KnownRequirement, declarer: DeclaredType) -> [any DeclaredMember] {
    answers(to: requirement, in: conformances.chain(from: declarer).flatMap(\.parts))
  }

  private func answers(to requirement: KnownRequirement, in parts: [DeclaredPart]) -> [any DeclaredMember] {
    switch requirement.member {
    case .method(let meant):
      parts.flatMap(\.methods).filter { method in
        method.fullName == meant.fullName && RequirementMatch(method, requirement, linter: linter).isAnswer
      }
    case .property(let meant):
      parts.flatMap(\.properties).filter { property in
        property.baseName == meant.baseName && PropertyMatch(property, requirement, linter: linter).isAnswer
      }
    }
  }
}
