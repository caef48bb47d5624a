/// Why a header cannot be covered as it was described.
public enum CoveredHeaderError: Error, Sendable, Hashable {
  /// The header's height is not finite, or not greater than 0.
  case invalidHeight(Double)
  /// The y of the header's top edge is not finite.
  case invalidY(Double)
  /// Another number, by its key, is not finite, or negative.
  case invalidLength(key: String, value: Double)
  /// The header ends within the strip that is never covered.
  case nothingToCover(headerMaxY: Double, uncovered: Double)
}

extension CoveredHeaderError: CustomStringConvertible {
  /// One line that names the key, what it is and what it has to be.
  public var description: String {
    switch self {
    case .invalidHeight(let height):
      "adapter covered-header: key height is \(height); expected a finite number of points greater than 0"
    case .invalidY(let y):
      "adapter covered-header: key y is \(y); expected a finite number of points"
    case .invalidLength(let key, let value):
      "adapter covered-header: key \(key) is \(value); expected a finite number, 0 or more"
    case .nothingToCover(let headerMaxY, let uncovered):
      "adapter covered-header: the header ends at \(headerMaxY), within the \(uncovered) points that are never covered; "
        + "give it more height or set uncovered to less"
    }
  }
}
