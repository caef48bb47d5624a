import Foundation

/// An axis on which equal lengths are equal factors.
struct LogarithmicScale: Sendable, Hashable {
  /// What stands at its beginning and at its end; positive, the second the greater.
  let bounds: ClosedRange<Double>
  /// From its beginning to its end, in points.
  let length: Double

  /// An axis that begins and ends with a power of a base, and has room for some values.
  ///
  /// - Parameters:
  ///   - values: The values. What is not positive is left out.
  ///   - base: What its bounds are powers of.
  ///   - length: From its beginning to its end, in points.
  init(covering values: [Double], base: Double = 10, length: Double) {
    let positive = values.filter { $0 > 0 && $0.isFinite }
    let least = Self.exponent(positive.min() ?? 1, base).rounded(.down)
    let greatest = max(Self.exponent(positive.max() ?? base, base).rounded(.up), least + 1)
    bounds = pow(base, least)...pow(base, greatest)
    self.length = length
  }

  init(bounds: ClosedRange<Double>, length: Double) {
    self.bounds = bounds
    self.length = length
  }

  /// How far from its beginning a value stands, in points. What is beyond a bound stands there.
  ///
  /// - Parameter value: The value.
  func position(of value: Double) -> Double {
    guard value > bounds.lowerBound else { return 0 }
    let share = log(value / bounds.lowerBound) / log(bounds.upperBound / bounds.lowerBound)
    return min(share, 1) * length
  }

  /// The powers of a base from its beginning to its end.
  ///
  /// - Parameter base: The base.
  func powers(of base: Double = 10) -> [Double] {
    let first = Int(Self.exponent(bounds.lowerBound, base).rounded(.up))
    let last = Int(Self.exponent(bounds.upperBound, base).rounded(.down))
    return first > last ? [] : (first...last).map { pow(base, Double($0)) }
  }

  /// A power's own logarithm comes out a little beside its exponent.
  private static func exponent(_ value: Double, _ base: Double) -> Double {
    let exponent = log(value) / log(base)
    let whole = exponent.rounded()
    return abs(exponent - whole) < 1e-9 ? whole : exponent
  }
}
