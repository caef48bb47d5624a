import Foundation

/// Tells how fast a finger moves when it is lifted.
///
/// The velocity is the mean over the last tenth of a second: how far the finger has come in it, divided by the time.
/// Where a device reports only now and then, the place at which the finger was a tenth of a second ago is taken from the
/// straight line between the reports before and after. So the answer does not depend on how often the device reports, and a
/// finger that rests before it is lifted lets go ever more slowly, and after a tenth of a second at rest not at all.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(CGPoint(x: 0, y: 0), at: 0)
/// tracker.add(CGPoint(x: 0, y: 40), at: 0.05)
/// tracker.velocity(at: 0.05)  // (0, 800)
/// tracker.velocity(at: 0.10)  // (0, 400): it has rested for half the time
/// ```
public struct VelocityTracker: Sendable, Hashable {
  /// How far back it looks: a tenth of a second.
  public static let window: TimeInterval = 0.1

  /// The least time over which it takes a mean: a thousandth of a second. Reports that are nearer to one another count as
  /// being so far apart, because a device's clock is no finer.
  public static let shortestTime: TimeInterval = 0.001

  private struct Sample: Sendable, Hashable {
    var location: CGPoint
    var time: TimeInterval
  }

  /// In order of time; at most one of them lies before the window that ends with the last.
  private var samples: [Sample] = []

  /// A tracker that knows of no finger.
  public init() {}

  /// Forgets what was reported: a new touch begins.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  /// Takes a report.
  ///
  /// - Parameters:
  ///   - location: Where the finger is, in points. A report whose coordinates are not finite is ignored.
  ///   - time: When, in seconds of the same clock for all reports. A report that is older than the last one is ignored, as
  ///     is one whose time is not finite; one of the same time takes its place.
  /// - Complexity: O(*n*), where *n* is the number of reports in the window.
  public mutating func add(_ location: CGPoint, at time: TimeInterval) {
    guard location.isFinite, time.isFinite else { return }
    if let last = samples.last {
      guard time >= last.time else { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append(Sample(location: location, time: time))
    var obsolete = 0
    while obsolete + 1 < samples.count, samples[obsolete + 1].time <= time - Self.window { obsolete += 1 }
    samples.removeFirst(obsolete)
  }

  /// The velocity at a time, in points per second along each axis.
  ///
  /// - Parameter time: When the finger is lifted, in seconds of the same clock. Since the last report it is taken to have
  ///   stayed where it was. A time before the last report, or one that is not finite, counts as that of the last report.
  /// - Returns: Zero if there were fewer than two reports. Never more than ``MotionLimits/magnitude``.
  /// - Complexity: O(*n*), where *n* is the number of reports in the window.
  public func velocity(at time: TimeInterval) -> CGPoint {
    guard let first = samples.first, let last = samples.last, samples.count > 1 else { return .zero }
    let end = time.isFinite ? max(time, last.time) : last.time
    let start = max(end - Self.window, first.time)
    guard start < last.time else { return .zero }

    var index = samples.count - 1
    while index > 0, samples[index - 1].time >= start { index -= 1 }
    var origin = samples[index].location
    if index > 0 {
      let before = samples[index - 1]
      let part = (start - before.time) / (samples[index].time - before.time)
      origin = before.location.interpolated(to: origin, progress: part)
    }
    let elapsed = max(end - start, Self.shortestTime)
    return CGPoint(
      x: CGFloat(MotionLimits.clamped((last.location.x - origin.x) / CGFloat(elapsed))),
      y: CGFloat(MotionLimits.clamped((last.location.y - origin.y) / CGFloat(elapsed))))
  }
}
