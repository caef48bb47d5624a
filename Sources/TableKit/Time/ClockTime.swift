import Foundation

/// The time of a clock, for those who read it often and must not keep the clock.
@MainActor
final class ClockTime {
  /// Seconds on the clock.
  var now: TimeInterval = 0
}
