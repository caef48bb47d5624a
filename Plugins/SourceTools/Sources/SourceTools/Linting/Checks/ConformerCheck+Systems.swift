import SwiftSyntax

extension ConformerCheck {
  /// The finding in a method that is right but is not there on Linux, where no other answers in its place.
  internal func systemFindings(
    _ method: DeclaredMethod, _ requirement: KnownRequirement, declarer: DeclaredType
  ) -> [LintFinding] {
    guard let clause = method.conditions.clauseLeftOutOnLinux, !method.part.conditions.isLeftOutOnLinux,
      !isImplementedOnLinux(requirement, declarer: declarer)
    else { return [] }
    let condition = clause.condition.map { "\(clause.poundKeyword.text) \($0.trimmedDescription)" } ?? "#else"
    // One behind a clause that holds would not be built with another condition either.
    let isFalse = clause.condition.flatMap(LinuxCondition.value) == false
    return [
      LintFinding(
        method.file.source.diagnostic(
          "'\(method.fullName)' is not there on Linux, where '\(condition)' leaves it out without a word",
          at: method.nameToken),
        replacement: isFalse ? "\(condition) || os(Linux)" : nil,
        isIgnored: IgnoreMark.covers(Syntax(method.nameToken)))
    ]
  }
}
