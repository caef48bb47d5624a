public import Foundation

/// When an animation runs, and what is shown before and after.
public struct AnimationTiming: Sendable, Hashable {
  /// What an animation shows outside of its time.
  public enum FillMode: Sendable, Hashable, CaseIterable {
    /// Nothing: the layer's own value.
    case removed
    /// After its end, what it showed last, if it is not removed then.
    case forwards
    /// Before it begins, what it will show first.
    case backwards
    /// Both.
    case both
  }

  /// How long it takes once, in seconds. Below 0, and what is not a number, counts as 0; more than ``MotionLimits/time`` as that.
  public var duration: TimeInterval
  /// How long after it was added it begins, in seconds; in a group, how long after the group's beginning. Limited like the duration.
  public var delay: TimeInterval
  /// How often it runs; it may be a fraction, and infinite. Below 0, and what is not a number, counts as 0; 0 counts as 1.
  public var repeatCount: Double
  /// Whether it goes back the same way each time it has come to its end, which takes as long again.
  public var autoreverses: Bool
  /// What is shown before it begins and after it has ended.
  public var fillMode: FillMode
  /// Whether it is removed when it ends. One that is not goes on to show what its ``fillMode`` says.
  public var isRemovedOnCompletion: Bool

  /// A timing; what is not given is as in Core Animation.
  public init(
    duration: TimeInterval = 0.25, delay: TimeInterval = 0, repeatCount: Double = 1, autoreverses: Bool = false,
    fillMode: FillMode = .removed, isRemovedOnCompletion: Bool = true
  ) {
    self.duration = duration
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillMode = fillMode
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }
}

/// A timing with all numbers in their range.
struct AnimationSpan: Sendable, Hashable {
  let delay: TimeInterval
  let duration: TimeInterval
  /// How many durations it takes in all, there and back counted as two.
  let cycles: Double
  let autoreverses: Bool
  let fillsBackwards: Bool
  let fillsForwards: Bool

  init(_ timing: AnimationTiming) {
    delay = MotionLimits.clamped(time: timing.delay)
    duration = MotionLimits.clamped(time: timing.duration)
    let count = timing.repeatCount > 0 ? timing.repeatCount : 1
    cycles = timing.autoreverses ? 2 * count : count
    autoreverses = timing.autoreverses
    fillsBackwards = timing.fillMode == .backwards || timing.fillMode == .both
    fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
  }

  /// How long it takes from its beginning to its end, in seconds; it may be infinite.
  var total: TimeInterval { duration > 0 ? duration * cycles : 0 }

  /// How far the animation is, in seconds of a single run: there, and back again if it reverses.
  ///
  /// - Parameter elapsed: Seconds since it was added.
  /// - Returns: `nil` if it shows nothing then.
  @inline(__always)
  func localTime(at elapsed: TimeInterval) -> TimeInterval? {
    let time = elapsed - delay
    guard time >= 0 else { return fillsBackwards ? 0 : nil }
    if time < duration, cycles >= 1 { return time }
    guard time < total else { return fillsForwards ? lastTime : nil }
    return folded(time)
  }

  /// Whether time goes forwards (1), back (−1) or not at all (0).
  func direction(at elapsed: TimeInterval) -> Double {
    let time = elapsed - delay
    guard time >= 0, time < total else { return 0 }
    return autoreverses && !isEven((time / duration).rounded(.down)) ? -1 : 1
  }

  private var lastTime: TimeInterval {
    let whole = cycles.rounded(.down)
    guard duration > 0, cycles == whole else { return folded(total) }
    return autoreverses && isEven(whole) ? 0 : duration
  }

  private func folded(_ time: TimeInterval) -> TimeInterval {
    let count = (time / duration).rounded(.down)
    let local = min(max(time - count * duration, 0), duration)
    return autoreverses && !isEven(count) ? duration - local : local
  }

  private func isEven(_ count: Double) -> Bool { count.truncatingRemainder(dividingBy: 2) == 0 }
}
