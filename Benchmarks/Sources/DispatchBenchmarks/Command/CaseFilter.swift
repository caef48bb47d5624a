/// Which cases are asked for, as Google Benchmark's own filter says: a regular expression that a name has to match somewhere, or
/// must not, if a minus stands before it.
struct CaseFilter {
  private let expression: Regex<AnyRegexOutput>?
  private let isNegated: Bool

  /// - Parameter filter: The filter. One that is no regular expression lets all through.
  init(_ filter: String) {
    isNegated = filter.hasPrefix("-")
    expression = try? Regex(isNegated ? String(filter.dropFirst()) : filter)
  }

  /// Whether a case is asked for.
  ///
  /// - Parameter name: The case's name.
  func includes(_ name: String) -> Bool {
    guard let expression else { return true }
    return name.contains(expression) != isNegated
  }
}
