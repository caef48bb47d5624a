import Foundation

/// A number that a spring carries to where it comes to rest.
///
/// ```swift
/// let motion = SpringMotion(spring: Spring(dampingRatio: 0.7, response: 0.5), from: 0, to: 200)
/// motion.value(at: 0.25)
/// ```
public struct SpringMotion: Motion, Hashable {
  /// The spring.
  public let spring: Spring
  /// The number at the beginning.
  public let from: CGFloat
  /// The number at rest.
  public let to: CGFloat
  /// The velocity at the beginning, per second.
  public let initialVelocity: CGFloat
  /// When the number is taken to be at rest, in seconds after the beginning.
  public let duration: TimeInterval

  /// A motion from one number to another.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - from: The number at the beginning; see ``MotionLimits``.
  ///   - to: The number at rest; see ``MotionLimits``.
  ///   - velocity: The velocity at the beginning, per second: positive is towards greater numbers, whichever way the
  ///     motion goes.
  ///   - threshold: How far from rest the number may still be when the motion ends, by which much it then jumps; see
  ///     ``Spring/settlingDuration(displacement:velocity:threshold:)``.
  public init(spring: Spring, from: CGFloat, to: CGFloat, velocity: CGFloat = 0, threshold: CGFloat = 0.001) {
    self.spring = spring
    self.from = CGFloat(MotionLimits.clamped(from))
    self.to = CGFloat(MotionLimits.clamped(to))
    initialVelocity = CGFloat(MotionLimits.clamped(velocity))
    duration = spring.settlingDuration(
      displacement: self.from - self.to, velocity: initialVelocity, threshold: threshold)
  }

  /// Where the number comes to rest.
  public var restingValue: CGFloat { to }

  /// The number at a time; see ``Motion/value(at:)``.
  public func value(at time: TimeInterval) -> CGFloat {
    if time >= duration { return to }
    guard time > 0 else { return from }
    return to + spring.state(at: time, displacement: from - to, velocity: initialVelocity).displacement
  }

  /// The velocity at a time; see ``Motion/velocity(at:)``.
  public func velocity(at time: TimeInterval) -> CGFloat {
    if time >= duration { return 0 }
    guard time > 0 else { return initialVelocity }
    return spring.state(at: time, displacement: from - to, velocity: initialVelocity).velocity
  }
}
