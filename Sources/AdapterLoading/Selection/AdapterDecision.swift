/// Whether an adapter is in a chain, and why.
public struct AdapterDecision: Sendable, Hashable {
  /// Why an adapter is in or out.
  public enum Reason: Sendable, Hashable {
    // In.

    /// `SWIVEL_ENABLE_ADAPTERS` has a pattern that fits.
    case enabledByEnvironment(NamePattern)
    /// The program asks for it.
    case requested
    /// The settings' file has a pattern that fits.
    case enabledBySettings(NamePattern, path: String)

    // Out.

    /// `SWIVEL_SAFE_MODE` is set.
    case safeMode
    /// The adapter's own variable is set.
    case ownVariable(String)
    /// `SWIVEL_DISABLE_ADAPTERS` has a pattern that fits, and `SWIVEL_ALLOW_ADAPTERS` has none.
    case disabledByEnvironment(NamePattern)
    /// The program keeps it out.
    case disabledByProgram(NamePattern)
    /// The settings' file has a pattern that fits.
    case disabledBySettings(NamePattern, path: String)
    /// Nobody asks for it.
    case notRequested
    /// It would be in by a pattern, but its manifest is refused.
    case manifestRefused(AdapterLoadingError)

    /// Whether an adapter is in for this reason.
    public var isIn: Bool {
      switch self {
      case .enabledByEnvironment, .requested, .enabledBySettings: true
      default: false
      }
    }
  }

  /// The adapter's name and what is set up for it.
  public let request: AdapterRequest
  /// Why it is in or out.
  public let reason: Reason

  /// The adapter's name.
  public var name: String { request.name }
  /// Whether it is in.
  public var isIn: Bool { reason.isIn }
}

extension AdapterDecision.Reason: CustomStringConvertible {
  /// The reason as half a sentence, to stand behind a name.
  public var description: String {
    switch self {
    case .enabledByEnvironment(let pattern): "\(AdapterEnvironment.enablingVariable) has \(pattern)"
    case .requested: "the program asks for it"
    case .enabledBySettings(let pattern, let path): "\(path) enables \(pattern)"
    case .safeMode: "\(AdapterEnvironment.safeModeVariable) is set"
    case .ownVariable(let name): "\(name) is set"
    case .disabledByEnvironment(let pattern): "\(AdapterEnvironment.disablingVariable) has \(pattern)"
    case .disabledByProgram(let pattern): "the program disables \(pattern)"
    case .disabledBySettings(let pattern, let path): "\(path) disables \(pattern)"
    case .notRequested: "nobody asks for it"
    case .manifestRefused(let error): "\(error)"
    }
  }
}
