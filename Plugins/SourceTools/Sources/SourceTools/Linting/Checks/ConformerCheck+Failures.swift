import SwiftSyntax

extension ConformerCheck {
  /// The findings in nested types, aliases and generic parameters that have the name of a failure: the compiler takes them for
  /// the failure, which then tells something else than whether the requirement is implemented.
  internal func failureFindings() -> [LintFinding] {
    var findings: [LintFinding] = []
    for conformance in conformances.all where conformance.declarer === type && conformance.known.isChecked {
      for ancestor in conformances.chain {
        for part in ancestor.parts where linter.isLinted(part.file) {
          findings += self.findings(in: part, of: ancestor, known: conformance.known)
        }
      }
    }
    return findings
  }

  private func findings(in part: DeclaredPart, of ancestor: DeclaredType, known: KnownProtocol) -> [LintFinding] {
    var findings: [LintFinding] = []
    for nested in part.nestedTypes where known.failures.contains(nested.name.text.withoutBackticks) {
      let failure = nested.name.text.withoutBackticks
      guard let target = nested.target else {
        findings.append(taken("type", nested.name, for: failure, in: part, known: known))
        continue
      }
      findings += self.findings(inAlias: nested.name, for: target, failure: failure, in: part, known: known)
    }
    for parameter in part.genericParameters where known.failures.contains(parameter.name.text.withoutBackticks) {
      let failure = parameter.name.text.withoutBackticks
      findings.append(taken("generic parameter", parameter.name, for: failure, in: part, known: known))
    }
    return findings
  }

  private func taken(
    _ kind: String, _ name: TokenSyntax, for failure: String, in part: DeclaredPart, known: KnownProtocol
  ) -> LintFinding {
    let message =
      "\(kind) '\(failure)' has the name of one of \(known.type.name)'s failures and is taken for it: another name was meant"
    return finding(message, at: name, in: part.file, "Own\(failure)")
  }

  /// An alias may say what the compiler would find out by itself, and nothing else.
  private func findings(
    inAlias name: TokenSyntax, for target: TypeSyntax, failure: String, in part: DeclaredPart, known: KnownProtocol
  ) -> [LintFinding] {
    switch TypeShape(target).names.last {
    case "Never": return []
    case "Unimplemented":
      let answered = known.requirements.first { requirement in
        requirement.failure == failure && !ownAnswers(to: requirement, declarer: type).isEmpty
      }
      guard let answered else { return [] }
      let message =
        "'\(failure)' is said to be 'Unimplemented', so '\(answered.fullName)' counts as left out although it is there: "
        + "'Never' was meant"
      return [finding(message, at: target, in: part.file, "Never")]
    case let last?:
      // The failure of what the type forwards to.
      if last == failure || TypeShape(target).names.count > 1 { return [] }
      return [taken("alias", name, for: failure, in: part, known: known)]
    case nil: return [taken("alias", name, for: failure, in: part, known: known)]
    }
  }
}
