import Foundation

/// What a process's environment says of adapters.
///
/// | variable | meaning |
/// | --- | --- |
/// | `SWIVEL_SAFE_MODE` | set to anything but nothing or `0`: no adapter at all |
/// | `SWIVEL_ENABLE_ADAPTERS` | patterns, joined by commas: those adapters are in |
/// | `SWIVEL_DISABLE_ADAPTERS` | patterns: those adapters are out, whoever else asks for them |
/// | `SWIVEL_ALLOW_ADAPTERS` | patterns: the line above does not apply to those; others decide |
///
/// A process with more rights than whoever started it ignores all of them.
public struct AdapterEnvironment: Sendable, Hashable {
  public static let safeModeVariable = "SWIVEL_SAFE_MODE"
  public static let enablingVariable = "SWIVEL_ENABLE_ADAPTERS"
  public static let disablingVariable = "SWIVEL_DISABLE_ADAPTERS"
  public static let allowingVariable = "SWIVEL_ALLOW_ADAPTERS"

  /// Whether there shall be no adapter at all.
  public let isSafeMode: Bool
  /// The adapters that are in.
  public let enabled: [NamePattern]
  /// The adapters that are out.
  public let disabled: [NamePattern]
  /// Exceptions from `disabled`.
  public let allowed: [NamePattern]

  private let variables: [String: String]

  /// The environment of this process, as far as it may trust it.
  public static var current: AdapterEnvironment {
    AdapterEnvironment(ProcessFacts.trustedEnvironment)
  }

  /// Reads an environment.
  ///
  /// - Parameter variables: The values by variable.
  public init(_ variables: [String: String] = [:]) {
    self.variables = variables
    isSafeMode = Self.isSet(variables[Self.safeModeVariable])
    func patterns(_ name: String) -> [NamePattern] { NamePattern.list(variables[name] ?? "") }
    enabled = patterns(Self.enablingVariable)
    disabled = patterns(Self.disablingVariable)
    allowed = patterns(Self.allowingVariable)
  }

  /// Whether a variable is set to anything but nothing or `0`: the rule for an adapter's own one, too.
  func isSet(_ variable: String) -> Bool {
    Self.isSet(variables[variable])
  }

  private static func isSet(_ value: String?) -> Bool {
    value.map { !$0.isEmpty && $0 != "0" } ?? false
  }
}
