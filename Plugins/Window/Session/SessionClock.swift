import CSDL2
import Foundation

/// The time that a session goes by.
@MainActor
protocol SessionClock {
  /// Seconds since the session began.
  var now: TimeInterval { get }

  /// When an event happened, on the same clock.
  ///
  /// - Parameter ticks: The event's time stamp: milliseconds on SDL's clock.
  func time(ofEventAt ticks: UInt32) -> TimeInterval
}

/// Time as it passes.
struct RunningClock: SessionClock {
  private let start = ContinuousClock.now
  private let startTicks = SDL_GetTicks64()

  var now: TimeInterval { (ContinuousClock.now - start) / .seconds(1) }

  func time(ofEventAt ticks: UInt32) -> TimeInterval { (Double(ticks) - Double(startTicks)) / 1000 }
}
