import Foundation

/// A fling: an offset that goes on after the finger has left, and slows down until it stands.
///
/// With v0 the velocity at the beginning, d the rate and t the time in seconds:
///
/// | | |
/// | --- | --- |
/// | velocity | v(t) = v0·d^(1000·t) |
/// | offset | x(t) = x0 + (v0 − v(t))·d/(1 − d)/1000 |
/// | it stops at | 10 points a second |
/// | so it lasts | ln(10/\|v0\|)/(1000·ln d) |
/// | and goes | (\|v0\| − 10)·d/(1 − d)/1000 |
///
/// The constants and both formulas were measured on devices. They belong to steps of one millisecond: the velocity shrinks by
/// d, then the offset moves by it. The formulas here are those of such steps, for any time between them as well, so that
/// no answer depends on when one asks. (Between two steps the slope of the offset is therefore not v but
/// −ln d·d/(1 − d) times v: 0.1 % less at the normal rate, 0.5 % less at the fast one.)
///
/// Each axis moves on its own. This knows nothing of edges: ``Fling`` does.
public struct Deceleration: Motion, Hashable {
  /// The velocity below which a fling stands: 10 points a second.
  public static let stoppingVelocity: CGFloat = 10

  /// The offset at the beginning, in points.
  public let from: CGFloat
  /// The velocity at the beginning, in points per second.
  public let initialVelocity: CGFloat
  /// The rate.
  public let rate: ScrollView.DecelerationRate
  /// How long it lasts, in seconds; 0 from the stopping velocity downwards.
  public let duration: TimeInterval
  /// How far it goes, in points, with the velocity's sign.
  public let distance: CGFloat

  /// A fling.
  ///
  /// - Parameters:
  ///   - from: The offset at the beginning, in points; see ``MotionLimits``.
  ///   - velocity: The velocity at the beginning, in points per second; see ``MotionLimits``.
  ///   - rate: How slowly it comes to rest. At a rate of 0 it stands at once.
  public init(from: CGFloat, velocity: CGFloat, rate: ScrollView.DecelerationRate = .normal) {
    let start = MotionLimits.clamped(from)
    let velocity = MotionLimits.clamped(velocity)
    self.from = CGFloat(start)
    initialVelocity = CGFloat(velocity)
    self.rate = rate
    let stop = Double(Self.stoppingVelocity)
    let decay = rate.perMillisecond
    guard abs(velocity) > stop, decay > 0 else {
      duration = 0
      distance = 0
      return
    }
    duration = log(stop / abs(velocity)) / (1000 * log(decay))
    distance = CGFloat((velocity < 0 ? velocity + stop : velocity - stop) * rate.reach)
  }

  /// The velocity that a fling needs at the beginning to go a distance, in points per second.
  ///
  /// - Parameters:
  ///   - distance: The distance in points, with the sign of its direction; see ``MotionLimits``.
  ///   - rate: How slowly it comes to rest.
  /// - Returns: 0 for a distance of 0; else at least the stopping velocity. At a rate of 0 no velocity goes anywhere, and the
  ///   answer is the greatest one, ``MotionLimits/magnitude``.
  public static func velocity(toGo distance: CGFloat, rate: ScrollView.DecelerationRate = .normal) -> CGFloat {
    let distance = MotionLimits.clamped(distance)
    guard distance != 0 else { return 0 }
    let speed = abs(distance) / rate.reach + Double(stoppingVelocity)
    return CGFloat(MotionLimits.clamped(CGFloat(distance < 0 ? -speed : speed)))
  }

  /// Where it stands in the end, in points.
  public var restingValue: CGFloat { from + distance }

  /// The offset at a time; see ``Motion/value(at:)``.
  public func value(at time: TimeInterval) -> CGFloat {
    if time >= duration { return restingValue }
    guard time > 0 else { return from }
    // v0 − v(t), without the cancellation at the beginning.
    let lost = -Double(initialVelocity) * expm1(1000 * time * log(rate.perMillisecond))
    return from + CGFloat(lost * rate.reach)
  }

  /// The velocity at a time, v(t) above; see ``Motion/velocity(at:)``.
  public func velocity(at time: TimeInterval) -> CGFloat {
    if time >= duration { return 0 }
    guard time > 0 else { return initialVelocity }
    return CGFloat(Double(initialVelocity) * exp(1000 * time * log(rate.perMillisecond)))
  }

  /// When it passes an offset, in seconds.
  ///
  /// - Parameter offset: The offset, in points.
  /// - Returns: 0 for the offset at the beginning; `nil` for one that is never reached, or that is not a number.
  public func time(at offset: CGFloat) -> TimeInterval? {
    let part = Double(offset - from)
    if part == 0 { return 0 }
    let whole = Double(distance)
    // Fails for what is not a number, too.
    guard (part > 0) == (whole > 0), abs(part) <= abs(whole) else { return nil }
    let lost = part / (Double(initialVelocity) * rate.reach)
    return min(log1p(-lost) / (1000 * log(rate.perMillisecond)), duration)
  }
}
