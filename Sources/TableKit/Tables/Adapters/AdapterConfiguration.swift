import Interposing

/// What a user sets an adapter up with: texts by key, read through accessors that check them.
///
/// ```swift
/// init(configuration: AdapterConfiguration) throws {
///   try configuration.requireKnownKeys(["factor", "animated"])
///   factor = try configuration.number("factor", default: 2)
///   animated = try configuration.flag("animated", default: false)
/// }
/// ```
///
/// An accessor throws if the text is not of the type asked for: nothing is guessed, and nothing is taken in part. The
/// accessors with a default give it only if the key is absent, never in place of a text that does not fit.
public struct AdapterConfiguration: Sendable, Hashable {
  /// The name of the adapter that is set up, for messages.
  public let adapter: String
  /// The texts as the user gave them.
  public let values: [String: String]

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - adapter: The adapter's name.
  ///   - values: The texts by key.
  public init(adapter: String, values: [String: String] = [:]) {
    self.adapter = adapter
    self.values = values
  }

  /// Checks that the user gave no key that the adapter does not know, so that a mistyped one is not passed over.
  ///
  /// - Parameter known: All keys that the adapter reads.
  /// - Throws: `.unknownKey`, for the first unknown key in alphabetical order.
  public func requireKnownKeys(_ known: [String]) throws(AdapterConfigurationError) {
    ConfigurationReadings.note(known: known)
    guard let unknown = values.keys.filter({ !known.contains($0) }).min() else { return }
    throw .unknownKey(adapter: adapter, key: unknown, known: known)
  }

  /// The text of a key.
  ///
  /// - Throws: `.missing` if the user did not give it.
  public func string(_ key: String) throws(AdapterConfigurationError) -> String {
    try require(key, .string)
  }

  /// The text of a key, or a default if the user did not give it.
  public func string(_ key: String, default fallback: String) -> String {
    ConfigurationReadings.note(key, .string, fallback: fallback)
    return values[key] ?? fallback
  }

  /// The number of a key: decimal and finite, with a point, such as `2`, `-0.5` or `1e3`.
  ///
  /// - Throws: `.missing` if the user did not give it, `.mistyped` if it is no such number.
  public func number(_ key: String) throws(AdapterConfigurationError) -> Double {
    try parseNumber(require(key, .number), key: key)
  }

  /// The number of a key, or a default if the user did not give it.
  ///
  /// - Throws: `.mistyped` if it is not a decimal, finite number.
  public func number(_ key: String, default fallback: Double) throws(AdapterConfigurationError) -> Double {
    ConfigurationReadings.note(key, .number, fallback: "\(fallback)")
    guard let text = values[key] else { return fallback }
    return try parseNumber(text, key: key)
  }

  /// The flag of a key: `true` or `false`.
  ///
  /// - Throws: `.missing` if the user did not give it, `.mistyped` if it is neither.
  public func flag(_ key: String) throws(AdapterConfigurationError) -> Bool {
    try parseFlag(require(key, .flag), key: key)
  }

  /// The flag of a key, or a default if the user did not give it.
  ///
  /// - Throws: `.mistyped` if it is neither `true` nor `false`.
  public func flag(_ key: String, default fallback: Bool) throws(AdapterConfigurationError) -> Bool {
    ConfigurationReadings.note(key, .flag, fallback: "\(fallback)")
    guard let text = values[key] else { return fallback }
    return try parseFlag(text, key: key)
  }

  private func require(
    _ key: String, _ expected: AdapterConfigurationError.ValueType
  ) throws(AdapterConfigurationError) -> String {
    ConfigurationReadings.note(key, expected)
    guard let text = values[key] else { throw .missing(adapter: adapter, key: key, expected: expected) }
    return text
  }

  private func parseNumber(_ text: String, key: String) throws(AdapterConfigurationError) -> Double {
    guard let number = DecimalNumber.value(of: text) else {
      throw .mistyped(adapter: adapter, key: key, expected: .number, given: text)
    }
    return number
  }

  private func parseFlag(_ text: String, key: String) throws(AdapterConfigurationError) -> Bool {
    guard let flag = Bool(text) else {
      throw .mistyped(adapter: adapter, key: key, expected: .flag, given: text)
    }
    return flag
  }
}
