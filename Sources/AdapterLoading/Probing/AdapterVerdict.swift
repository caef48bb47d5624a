/// What became of a module in a process of its own.
public struct AdapterVerdict: Sendable, Hashable, Codable {
  /// The kinds of outcome.
  public enum Finding: String, Sendable, Hashable, Codable {
    /// It loads, and does nothing else.
    case sound
    /// It loads, but writes something while doing so.
    case prints
    /// It loads, but leaves files open.
    case leaks
    /// Its host refuses it.
    case refused
    /// A signal ends the process: it traps, or uses memory that is not its own.
    case crashes
    /// It ends the process itself.
    case exits
    /// It does not come to an end.
    case hangs
  }

  /// The kind of outcome.
  public let finding: Finding
  /// What happened, in one line.
  public let reason: String

  /// Makes a verdict.
  public init(finding: Finding, reason: String) {
    self.finding = finding
    self.reason = reason
  }

  /// Whether nothing is wrong.
  public var isSound: Bool { finding == .sound }

  /// Whether a host survives loading it.
  public var isSurvivable: Bool {
    switch finding {
    case .sound, .prints, .leaks: true
    case .refused, .crashes, .exits, .hangs: false
    }
  }
}
