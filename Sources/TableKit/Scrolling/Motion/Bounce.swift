import Foundation

/// The way back of content that is past its edge, or that is thrown against it.
///
/// Measured on devices, content is pulled to the edge by one of two springs:
///
/// - with a velocity, a critically damped one of ω = 11/s: x(t) = (x0 + (v0 + ω·x0)·t)·e^(−ω·t);
/// - from rest, that is below 50 points a second, an over-critical one of the two rates 9/s and 46/s:
///   x(t) = ((46·x0 + v0)·e^(−9t) − (9·x0 + v0)·e^(−46t))/37.
///
/// Both take up the velocity that the content has, so that a bounce begins without a jerk.
public struct Bounce: Motion, Hashable {
  /// The velocity below which content counts as being at rest: 50 points a second.
  public static let restingVelocity: CGFloat = 50

  /// The spring for content that moves: ω = √(k/m) = 11/s, and c = 2·√(k·m).
  public static let springInMotion = Spring(mass: 1, stiffness: 121, damping: 22)

  /// The spring for content at rest: its rates 9/s and 46/s have the product k/m and the sum c/m.
  public static let springFromRest = Spring(mass: 1, stiffness: 414, damping: 55)

  private let motion: SpringMotion

  /// A bounce.
  ///
  /// It ends when the content stays within half a device pixel of the edge, where it then stands exactly.
  ///
  /// - Parameters:
  ///   - from: The offset at the beginning, in points; see ``MotionLimits``.
  ///   - edge: The offset at rest, in points; see ``MotionLimits``.
  ///   - velocity: The velocity at the beginning, in points per second; see ``MotionLimits``.
  ///   - displayScale: Device pixels in a point; what is not a positive, finite number counts as 1.
  public init(from: CGFloat, edge: CGFloat, velocity: CGFloat = 0, displayScale: CGFloat = 1) {
    motion = SpringMotion(
      spring: abs(velocity) >= Self.restingVelocity ? Self.springInMotion : Self.springFromRest,
      from: from, to: edge, velocity: velocity, threshold: 0.5 / PixelGrid(scale: displayScale).scale)
  }

  /// The offset at the beginning, in points.
  public var from: CGFloat { motion.from }
  /// The offset at rest, in points.
  public var edge: CGFloat { motion.to }
  /// The velocity at the beginning, in points per second.
  public var initialVelocity: CGFloat { motion.initialVelocity }
  /// The spring that pulls.
  public var spring: Spring { motion.spring }
  /// How long it lasts, in seconds.
  public var duration: TimeInterval { motion.duration }
  /// Where the content comes to rest: the edge.
  public var restingValue: CGFloat { motion.to }

  /// The offset at a time; see ``Motion/value(at:)``.
  public func value(at time: TimeInterval) -> CGFloat { motion.value(at: time) }

  /// The velocity at a time; see ``Motion/velocity(at:)``.
  public func velocity(at time: TimeInterval) -> CGFloat { motion.velocity(at: time) }

  /// When the content passes the edge and goes on beyond it to the other side, in seconds; `nil` if it never does.
  ///
  /// It happens once, if the content begins away from the edge and is thrown towards it faster than the spring alone
  /// would bring it there. Content that begins at the edge does not pass it.
  public var crossing: TimeInterval? {
    let start = Double(from - edge)
    let velocity = Double(initialVelocity)
    guard start != 0 else { return nil }
    let time: TimeInterval
    if spring == Self.springInMotion {
      time = -start / (velocity + 11 * start)
    } else {
      // The two exponentials are equal where e^(37t) is this.
      time = log((9 * start + velocity) / (46 * start + velocity)) / 37
    }
    return time > 0 && time < duration ? time : nil
  }
}
