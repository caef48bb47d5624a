import Interposing

/// Why an adapter's configuration does not fit the adapter.
public enum AdapterConfigurationError: Error, Sendable, Hashable {
  /// A type that a text is read as.
  public enum ValueType: String, Sendable, Hashable {
    /// Any text.
    case string = "a text"
    /// A finite decimal number.
    case number = "a finite decimal number"
    /// `true` or `false`.
    case flag = "true or false"
  }

  /// A key that the adapter needs is absent.
  case missing(adapter: String, key: String, expected: ValueType)
  /// A text is not of the type that the adapter reads it as.
  case mistyped(adapter: String, key: String, expected: ValueType, given: String)
  /// A key that the adapter does not know.
  case unknownKey(adapter: String, key: String, known: [String])
}

extension AdapterConfigurationError: CustomStringConvertible {
  /// One line that names the adapter, the key, what was expected and what was given.
  public var description: String {
    switch self {
    case .missing(let adapter, let key, let expected):
      "adapter \(adapter): key \(key) is missing; expected \(expected.rawValue)"
    case .mistyped(let adapter, let key, let expected, let given):
      "adapter \(adapter): key \(key) is \(given.quotedOnOneLine); expected \(expected.rawValue)"
    case .unknownKey(let adapter, let key, let known):
      "adapter \(adapter): unknown key \(key.quotedOnOneLine); " + Self.advice(for: key, known: known)
    }
  }

  private static func advice(for key: String, known: [String]) -> String {
    guard !known.isEmpty else { return "it has no keys" }
    return NearestNames(to: key, among: known).question ?? "it has \(known.joined(separator: ", "))"
  }
}
