import Foundation

// One coordinate of the curve is a cubic in s with the control values p1 and p2:
//
//     p(s) = 3·(1−s)²·s·p1 + 3·(1−s)·s²·p2 + s³
//
// For times, p1 and p2 lie in 0 … 1, and p grows from 0 to 1 without ever falling: there is exactly one root. Finding it
// is easy but for two things. Where p is flat, a rounding error of 1e-16 in p moves s by up to its cube root; and
// p can be flat at either end (p1 = 0, p2 = 1) and in the middle (p1 = 1 with p2 = 0). Hence three ways of writing p,
// each of which has next to no rounding error where p may be flat:
//
// - near 0 the form above, a sum of terms that are never negative;
// - near 1 the same form from the other end, for 1 − p, 1 − s, 1 − p2 and 1 − p1;
// - about the middle, with u = s − ½, w = p1 + p2 − 1 and z = 1 − p1 + p2, by expanding p:
//
//       p − ½ = ⅜·w·(1 − 4u²) + ¾·z·u + (4 − 3z)·u³
//
//   where w and z vanish as p becomes flat.

extension CubicBezier {
  /// A place on the curve: its parameter counted from the end at which it could be told more precisely.
  struct Root {
    /// The parameter from the beginning, or from the end, 0 … 1.
    var parameter: Double
    /// Whether the parameter is counted from the end.
    var fromEnd: Bool
  }

  /// The place at which the curve is at a time.
  ///
  /// - Parameter time: 0 … 1.
  func root(at time: Double) -> Root {
    let width = (1 - x1) + x2
    if width < 0.5 {
      let skew = (x1 - 1) + x2
      let target = time - 0.5
      let middle = Self.root(in: -0.5...0.5, from: target, floor: 0x1p-54) { u in
        let value = 0.375 * skew * (1 - 4 * u * u) + 0.75 * width * u + (4 - 3 * width) * u * u * u
        return (value - target, 0.75 * width - 3 * skew * u + 3 * (4 - 3 * width) * u * u)
      }
      return Root(parameter: 0.5 + middle, fromEnd: false)
    }
    // Half and more is subtracted from 1 without a rounding error, and so is a control value where that matters.
    let fromEnd = time > 0.5
    let target = fromEnd ? 1 - time : time
    let (p1, p2) = fromEnd ? (1 - x2, 1 - x1) : (x1, x2)
    let parameter = Self.root(in: 0...1, from: target, floor: 1e-25) { s in
      (Self.component(p1, p2, at: s) - target, Self.derivative(p1, p2, at: s))
    }
    return Root(parameter: parameter, fromEnd: fromEnd)
  }

  /// One coordinate at a parameter.
  static func component(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (rest * p1 + s * p2) + s * s)
  }

  /// The first derivative of one coordinate by the parameter.
  static func derivative(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * (rest * rest * p1 + 2 * rest * s * (p2 - p1) + s * s * (1 - p2))
  }

  /// The second derivative of one coordinate by the parameter.
  static func secondDerivative(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    6 * ((1 - s) * (p2 - 2 * p1) + s * (1 - 2 * p2 + p1))
  }

  /// The root of a function that grows over a range, negative at its beginning and positive at its end.
  ///
  /// Newton's method, kept inside the range in which the root is known to lie: where a step would leave the range, or
  /// would be more than half of the step before the last one, the range is halved instead. So it ends after a bounded number
  /// of steps, whatever the function's shape, and after about five in the curves that are in use. A step that is
  /// small enough to end it is still taken.
  ///
  /// - Parameters:
  ///   - range: Where the root lies.
  ///   - start: Where to begin.
  ///   - floor: The step that is small enough near 0; elsewhere, one of sixteen units of the last place is.
  ///   - residual: The function and its derivative.
  private static func root(
    in range: ClosedRange<Double>, from start: Double, floor: Double,
    residual: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var lower = range.lowerBound
    var upper = range.upperBound
    var guess = min(max(start, lower), upper)
    var stepBeforeLast = upper - lower
    var lastStep = stepBeforeLast
    while true {
      let (value, slope) = residual(guess)
      if value == 0 { return guess }
      if value < 0 { lower = guess } else { upper = guess }
      var next = guess - value / slope
      // A slope of 0 makes a step that is infinite and leaves the range.
      if next < lower || next > upper || abs(value) > abs(stepBeforeLast * slope) / 2 {
        next = lower + (upper - lower) / 2
      }
      stepBeforeLast = lastStep
      lastStep = next - guess
      if abs(lastStep) <= max(abs(next) * 0x1p-48, floor) { return next }
      guess = next
    }
  }
}
