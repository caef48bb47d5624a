import Foundation

/// How near two taps have to be, in time and place, to count as in a row, and how long a tap may last.
public enum TouchTiming {
  /// The longest time from lifting a finger to putting it down again, in seconds.
  public static let longestTapInterval: TimeInterval = 0.35

  /// How far from where it was put down a finger may be for a tap, and from the tap before, in points.
  public static let tapRadius: CGFloat = 45

  /// The longest time for which a finger may be down in a tap, in seconds.
  public static let longestTap: TimeInterval = 0.75
}
