import Foundation

/// A value between which and another of its type there are values in between.
///
/// A motion or a timing curve gives the progress, this gives what is shown:
///
/// ```swift
/// let shown = start.interpolated(to: end, progress: CubicBezier.easeOut.value(at: elapsed / duration))
/// ```
///
/// These rules hold for every conformance here:
///
/// - At 0 the result is this value and at 1 it is the other, to the last bit; between equal values it is that value.
/// - A progress below 0 or above 1, as from a spring that overshoots, goes on in a straight line.
/// - A progress is clamped to ±1e6, and what is not a number counts as 0.
/// - Where a number of either value is not finite, there is nothing in between: that number is this value's before one half
///   and the other's from there on.
public protocol Interpolatable {
  /// What lies between this value and another.
  ///
  /// - Parameters:
  ///   - other: The value at progress 1.
  ///   - progress: How far from this value to the other.
  func interpolated(to other: Self, progress: Double) -> Self
}

extension Double: Interpolatable {
  /// What lies between this number and another; see ``Interpolatable``.
  public func interpolated(to other: Double, progress: Double) -> Double {
    let progress = progress.isNaN ? 0 : min(max(progress, -1e6), 1e6)
    guard isFinite, other.isFinite else { return progress < 0.5 ? self : other }
    // Counted from the nearer end, so that both ends are exact.
    let result = progress < 0.5 ? self + (other - self) * progress : other - (other - self) * (1 - progress)
    if result.isFinite { return result }
    // The difference of two huge numbers has overflowed.
    let mixed = self * (1 - progress) + other * progress
    return mixed.isFinite ? mixed : progress < 0.5 ? self : other
  }
}

extension CGFloat: Interpolatable {
  /// What lies between this number and another; see ``Interpolatable``.
  public func interpolated(to other: CGFloat, progress: Double) -> CGFloat {
    CGFloat(Double(self).interpolated(to: Double(other), progress: progress))
  }
}
