/// Why a ripple cannot be as it was configured.
public enum PaperRippleError: Error, Sendable, Hashable {
  /// A duration, by its key, is negative.
  case invalidDuration(key: String, value: Double)
  /// A length, by its key, is negative.
  case invalidLength(key: String, value: Double)
  /// An opacity, by its key, is not from 0 to 1.
  case invalidOpacity(key: String, value: Double)
  /// A colour, by its key, is not written as one.
  case invalidColor(key: String, text: String)
}

extension PaperRippleError: CustomStringConvertible {
  /// One line that names the key, what it is and what it has to be.
  public var description: String {
    switch self {
    case .invalidDuration(let key, let value):
      "adapter paper-ripple: key \(key) is \(value); expected 0 or more seconds"
    case .invalidLength(let key, let value):
      "adapter paper-ripple: key \(key) is \(value); expected 0 or more points"
    case .invalidOpacity(let key, let value):
      "adapter paper-ripple: key \(key) is \(value); expected an opacity from 0 to 1"
    case .invalidColor(let key, let text):
      "adapter paper-ripple: key \(key) is \(text.debugDescription); expected a colour as #RRGGBB or #RRGGBBAA"
    }
  }
}
