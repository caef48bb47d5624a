import Foundation

/// The bounds that motions hold what they are given to, so that no product of it overflows and every answer is finite.
///
/// They lie far beyond anything that is seen on a screen: a number is clamped to its range, and what is not a number
/// counts as a default which each initializer names.
public enum MotionLimits {
  /// The greatest position, distance and velocity, in points and points per second: 1e15.
  public static let magnitude: CGFloat = 1e15

  /// The greatest time, in seconds: 1e9, about 32 years.
  public static let time: TimeInterval = 1e9

  /// A position, distance or velocity, clamped; 0 if it is not a number.
  static func clamped(_ value: CGFloat) -> Double {
    let value = Double(value)
    return value.isNaN ? 0 : min(max(value, -Double(magnitude)), Double(magnitude))
  }

  /// A time, clamped to 0 … ``time``; 0 if it is not a number.
  static func clamped(time value: TimeInterval) -> TimeInterval {
    value > 0 ? min(value, time) : 0
  }
}
