import Foundation

/// How opaque the indicators are that are shown while the content scrolls, as a function of the time.
struct IndicatorFade: Sendable, Hashable {
  /// How long they stay after the scrolling has ended, in seconds.
  static let delay: TimeInterval = 0.3
  /// How long they fade, in seconds.
  static let duration: TimeInterval = 0.25

  /// When the scrolling ended; infinite while it goes on.
  var end: TimeInterval

  /// The opacity at a time of the clock, 0 … 1.
  func alpha(at time: TimeInterval) -> CGFloat {
    CGFloat(min(max(1 - (time - end - Self.delay) / Self.duration, 0), 1))
  }
}
