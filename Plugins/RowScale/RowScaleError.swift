/// Why rows cannot be scaled.
public enum RowScaleError: Error, Sendable, Hashable {
  /// The factor is not finite, or not greater than 0.
  case invalidFactor(Double)
}

extension RowScaleError: CustomStringConvertible {
  /// One line that names the factor and what it has to be.
  public var description: String {
    switch self {
    case .invalidFactor(let factor):
      "adapter row-scale: key factor is \(factor); expected a finite number greater than 0, such as 1.5"
    }
  }
}
