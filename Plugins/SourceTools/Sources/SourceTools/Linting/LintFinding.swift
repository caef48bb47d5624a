/// Something that is wrong with a conformer, and what was meant.
internal struct LintFinding: Hashable {
  /// Where it is, and what is wrong.
  internal let diagnostic: Diagnostic
  /// What to put there instead.
  internal let replacement: String?
  /// Whether the source says that it is meant to be so.
  internal let isIgnored: Bool

  internal init(_ diagnostic: Diagnostic, replacement: String? = nil, isIgnored: Bool = false) {
    self.diagnostic = diagnostic
    self.replacement = replacement
    self.isIgnored = isIgnored
  }
}

extension LintFinding: CustomStringConvertible {
  /// A line for what is wrong, and one for what to put there.
  internal var description: String {
    guard let replacement else { return diagnostic.description }
    return "\(diagnostic)\nfix-it: replace with \"\(replacement)\""
  }
}

extension LintFinding: Comparable {
  internal static func < (left: LintFinding, right: LintFinding) -> Bool {
    if left.diagnostic != right.diagnostic { return left.diagnostic < right.diagnostic }
    return (left.replacement ?? "") < (right.replacement ?? "")
  }
}
