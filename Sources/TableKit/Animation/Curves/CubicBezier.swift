import Foundation

/// A timing curve: how much of a change is done when a part of its time has passed.
///
/// The curve runs from (0, 0) to (1, 1) and is bent by two control points. Its horizontal axis is time and its vertical
/// one progress, both as parts of the whole:
///
///     x(s) = 3·(1−s)²·s·x1 + 3·(1−s)·s²·x2 + s³        y(s) likewise, with y1 and y2
///
/// To know the progress at a time x, the equation x(s) = x is solved for s. This finds the root to the precision of
/// the number type, also where the curve is vertical, so a value is correct to 1e-12 for control points as they are in
/// use (the error grows in proportion to the control points' y).
///
/// ```swift
/// CubicBezier.easeInOut.value(at: 0.5)     // 0.5
/// CubicBezier.easeInOut.velocity(at: 0)    // 0: it starts gently
/// ```
///
/// The form is that of CSS (*CSS Easing Functions*, "Cubic Bézier easing functions") and of Core Animation's
/// `CAMediaTimingFunction(controlPoints:)`.
public struct CubicBezier: Sendable, Hashable {
  /// The time of the first control point, 0 … 1.
  public let x1: Double
  /// The progress of the first control point.
  public let y1: Double
  /// The time of the second control point, 0 … 1.
  public let x2: Double
  /// The progress of the second control point.
  public let y2: Double

  /// A curve with the given control points.
  ///
  /// A time is clamped to 0 … 1: outside, the curve would be at two places at one time. A progress may lie outside, so
  /// that the curve overshoots, and is clamped to ±1e6. If one of the four is not a number, the curve is linear.
  ///
  /// - Parameters:
  ///   - x1: The time of the first control point.
  ///   - y1: The progress of the first control point.
  ///   - x2: The time of the second control point.
  ///   - y2: The progress of the second control point.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard !x1.isNaN, !y1.isNaN, !x2.isNaN, !y2.isNaN else {
      (self.x1, self.y1, self.x2, self.y2) = (0, 0, 1, 1)
      return
    }
    self.x1 = min(max(x1, 0), 1)
    self.y1 = min(max(y1, -1e6), 1e6)
    self.x2 = min(max(x2, 0), 1)
    self.y2 = min(max(y2, -1e6), 1e6)
  }

  /// Progress in step with time; a basic animation that names no curve has this one.
  public static let linear = CubicBezier(0, 0, 1, 1)
  /// Core Animation's default: quickly into motion, slowly out of it.
  public static let `default` = CubicBezier(0.25, 0.1, 0.25, 1)
  /// Slow at the beginning.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// The same course seen backwards in time: what it gives at x is 1 less what this one gives at 1 − x.
  public var reversed: CubicBezier {
    CubicBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1)
  }

  /// Whether progress is in step with time.
  var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The progress at a time.
  ///
  /// - Parameter time: The part of the time that has passed. Before 0 the progress is 0 and after 1 it is 1, both exactly.
  ///   What is not a number counts as 0.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if isLinear { return time }
    let root = root(at: time)
    return root.fromEnd
      ? 1 - Self.component(1 - y2, 1 - y1, at: root.parameter) : Self.component(y1, y2, at: root.parameter)
  }

  /// The velocity at a time: the slope dy/dx, the progress made in a unit of time.
  ///
  /// Where the curve is vertical it is infinite, with the sign of the curve's way; that can be at either end, and at
  /// one half in a curve whose times are 1 and 0.
  ///
  /// - Parameter time: The part of the time that has passed. At 0 and at 1 this is the slope of the curve's end. Outside it
  ///   is 0. What is not a number counts as 0.
  public func velocity(at time: Double) -> Double {
    let time = time.isNaN ? 0 : time
    guard time >= 0, time <= 1 else { return 0 }
    if isLinear { return 1 }
    // Seen from the other end, the slope is the same.
    let root = root(at: time)
    return root.fromEnd
      ? Self.slope(1 - x2, 1 - y2, 1 - x1, 1 - y1, at: root.parameter)
      : Self.slope(x1, y1, x2, y2, at: root.parameter)
  }

  /// dy/ds over dx/ds.
  private static func slope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at parameter: Double) -> Double {
    let run = derivative(x1, x2, at: parameter)
    let rise = derivative(y1, y2, at: parameter)
    if run > 0 { return rise / run }
    if rise != 0 { return rise > 0 ? .infinity : -.infinity }
    // Both vanish, which a run does only at an end and in the middle: the second derivatives decide, and if those vanish
    // too, the third.
    let secondRun = secondDerivative(x1, x2, at: parameter)
    let secondRise = secondDerivative(y1, y2, at: parameter)
    if secondRun != 0 { return secondRise / secondRun }
    if secondRise != 0 { return secondRise > 0 ? .infinity : -.infinity }
    return (1 + 3 * y1 - 3 * y2) / (1 + 3 * x1 - 3 * x2)
  }
}
