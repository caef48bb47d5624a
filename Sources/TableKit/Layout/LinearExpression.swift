import Foundation

/// A sum of unknowns, each times a factor, and of a constant.
struct LinearExpression: Sendable, Hashable {
  /// The factors by the unknowns' numbers; none is 0.
  private(set) var factors: [Int: CGFloat] = [:]
  var constant: CGFloat = 0

  /// A constant.
  init(_ constant: CGFloat = 0) {
    self.constant = constant
  }

  /// An unknown.
  init(unknown: Int) {
    factors[unknown] = 1
  }

  /// Factors smaller than this come from rounding.
  private static let smallestFactor: CGFloat = 1e-9

  /// Adds another expression, each part times a factor.
  mutating func add(_ other: LinearExpression, times factor: CGFloat = 1) {
    constant += other.constant * factor
    for (unknown, value) in other.factors {
      let sum = (factors[unknown] ?? 0) + value * factor
      factors[unknown] = abs(sum) < Self.smallestFactor ? nil : sum
    }
  }

  /// Puts an expression in the place of an unknown.
  mutating func replace(_ unknown: Int, by other: LinearExpression) {
    guard let factor = factors.removeValue(forKey: unknown) else { return }
    add(other, times: factor)
  }

  /// What an unknown must be for the expression to be 0.
  func solved(for unknown: Int) -> LinearExpression {
    var rest = self
    guard let factor = rest.factors.removeValue(forKey: unknown) else { return rest }
    var result = LinearExpression()
    result.add(rest, times: -1 / factor)
    return result
  }
}
