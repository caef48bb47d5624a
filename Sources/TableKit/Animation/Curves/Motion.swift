import Foundation

/// How one number moves, as a function of the time since it began to.
///
/// A motion is a value that knows its whole course: it holds no clock, remembers nothing from one question to the next
/// and may be asked for any time in any order, so the same question always has the same answer. Whoever has a clock
/// subtracts the time at which the motion began.
///
/// To interrupt a motion without a jump, begin the next one with the value and the velocity that this one has then:
///
/// ```swift
/// let shown = fading.value(at: elapsed)
/// let back = SpringMotion(
///   spring: Spring(dampingRatio: 1, response: 0.4), from: shown, to: 0, velocity: fading.velocity(at: elapsed))
/// ```
///
/// Every conformer here gives finite values whatever it is made of and asked for; see ``MotionLimits``.
public protocol Motion: Sendable {
  /// How long the number moves, in seconds; infinite if it never comes to rest.
  var duration: TimeInterval { get }

  /// Where the number comes to rest.
  var restingValue: CGFloat { get }

  /// The number at a time.
  ///
  /// - Parameter time: Seconds since the motion began. Before 0 the motion has not begun and stands where it begins;
  ///   from ``duration`` on it is over and stands at ``restingValue``. What is not a number counts as 0.
  func value(at time: TimeInterval) -> CGFloat

  /// How fast the number changes at a time, per second.
  ///
  /// - Parameter time: Seconds since the motion began, as in ``value(at:)``. It is 0 from ``duration`` on. Before the
  ///   motion has begun it is the velocity that it begins with.
  func velocity(at time: TimeInterval) -> CGFloat
}
