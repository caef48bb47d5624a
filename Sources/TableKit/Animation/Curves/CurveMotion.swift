import Foundation

/// A number that goes to another in a given time, along a timing curve.
///
/// ```swift
/// let fade = CurveMotion(from: 1, to: 0, duration: 0.3, curve: .easeInOut)
/// fade.value(at: 0.15)  // 0.5
/// ```
public struct CurveMotion: Motion, Hashable {
  /// The number at the beginning.
  public let from: CGFloat
  /// The number at the end.
  public let to: CGFloat
  /// How long it takes, in seconds.
  public let duration: TimeInterval
  /// The curve.
  public let curve: CubicBezier

  /// A motion from one number to another.
  ///
  /// - Parameters:
  ///   - from: The number at the beginning; see ``MotionLimits``.
  ///   - to: The number at the end; see ``MotionLimits``.
  ///   - duration: How long it takes, in seconds, clamped to 0 … ``MotionLimits/time``; what is not a number counts as 0. A
  ///     motion that takes no time is at its end from the beginning.
  ///   - curve: The curve; linear if none is given.
  public init(from: CGFloat, to: CGFloat, duration: TimeInterval, curve: CubicBezier = .linear) {
    self.from = CGFloat(MotionLimits.clamped(from))
    self.to = CGFloat(MotionLimits.clamped(to))
    self.duration = MotionLimits.clamped(time: duration)
    self.curve = curve
  }

  /// Where the number comes to rest.
  public var restingValue: CGFloat { to }

  /// The number at a time; see ``Motion/value(at:)``.
  public func value(at time: TimeInterval) -> CGFloat {
    if time >= duration { return to }
    guard time > 0 else { return from }
    return from.interpolated(to: to, progress: curve.value(at: time / duration))
  }

  /// The velocity at a time; see ``Motion/velocity(at:)``. Where the curve is vertical, it is the greatest finite one
  /// (see ``MotionLimits``) and not infinite.
  public func velocity(at time: TimeInterval) -> CGFloat {
    if time >= duration || from == to { return 0 }
    let slope = curve.velocity(at: max(time, 0) / duration)
    return CGFloat(MotionLimits.clamped(CGFloat(Double(to - from) / duration * slope)))
  }
}
