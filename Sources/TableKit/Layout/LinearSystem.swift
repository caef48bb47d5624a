import Foundation

/// Linear equations, taken one after the other: one that contradicts those before is not taken.
struct LinearSystem: Sendable {
  /// What some unknowns are, in terms of those that are still free.
  private var solved: [Int: LinearExpression] = [:]

  /// How far two sides of an equation may differ, in points.
  static let tolerance: CGFloat = 0.001

  /// What an expression is, as far as is known.
  func reduced(_ expression: LinearExpression) -> LinearExpression {
    var result = expression
    // What unknowns were solved for has only free ones in it, so one round does.
    for unknown in expression.factors.keys.sorted() {
      if let value = solved[unknown] { result.replace(unknown, by: value) }
    }
    return result
  }

  /// The value of an expression; `nil` if it is not known yet.
  func value(of expression: LinearExpression) -> CGFloat? {
    let result = reduced(expression)
    return result.factors.isEmpty ? result.constant : nil
  }

  /// Takes the equation that an expression is 0.
  ///
  /// - Returns: Whether it agrees with those before.
  ///
  /// Complexity: O(unknowns × length of the expressions).
  @discardableResult
  mutating func add(_ expression: LinearExpression) -> Bool {
    let equation = reduced(expression)
    // The last unknown, so that equal systems come out equal.
    guard let pivot = equation.factors.keys.max() else { return abs(equation.constant) <= Self.tolerance }
    let value = equation.solved(for: pivot)
    for unknown in solved.keys { solved[unknown]?.replace(pivot, by: value) }
    solved[pivot] = value
    return true
  }
}
