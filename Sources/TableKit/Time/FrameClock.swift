public import Foundation

/// The time that touches, animations and scrolling go by. It stands still until it is told to advance.
///
/// ```swift
/// let clock = FrameClock()
/// let window = Window(size: CGSize(width: 320, height: 480), clock: clock)
/// …
/// clock.advance(by: 0.5)  // half a second of frames, at once
/// ```
///
/// There are two ways to be told that time has passed. An action *scheduled* at a time happens at exactly that time, once.
/// A *frame subscription* is called in every frame, and frames stand at whole multiples of the frame's length: at 60
/// frames a second, number 90 at exactly 1.5 s. Each call of ``advance(to:)`` also ends with a frame at the time it goes
/// to, so what is shown then is up to date. Whoever moves something computes it from the time and not from the
/// number of frames; then what is shown is a function of the time alone, however it was reached.
///
/// In what order things happen is fixed. At one time, scheduled actions come first, in the order in which they were
/// scheduled; then the frame: subscriptions of the phase ``Phase/motion``, in the order in which they were made, then those
/// of ``Phase/layout``. While nobody asks for motion, frames between are skipped, so a long wait is as cheap as a short one.
@MainActor
public final class FrameClock {
  /// A part of a frame.
  public enum Phase: Sendable {
    /// Things move. A subscription in this phase is what makes the clock stop at each frame.
    case motion
    /// What has moved is laid out. It runs in every frame that the clock stops at, and asks for none.
    case layout
  }

  /// The time, in seconds; 0 at the beginning, and never less than it was.
  public private(set) var now: TimeInterval {
    get { time.now }
    set { time.now = newValue }
  }
  let time = ClockTime()

  /// How many frames there are in a second.
  public let framesPerSecond: Double

  private var scheduled: [ScheduledAction] = []
  private var motion: [FrameSubscription] = []
  private var layout: [FrameSubscription] = []
  private var nextOrder = 0
  private var isAdvancing = false

  /// A clock at 0 s.
  ///
  /// - Parameter framesPerSecond: How many frames there are in a second; 60 if it is not a number from 1 to 1000.
  public init(framesPerSecond: Double = 60) {
    self.framesPerSecond = framesPerSecond >= 1 && framesPerSecond <= 1000 ? framesPerSecond : 60
  }

  /// Does something at a later time, once.
  ///
  /// - Parameters:
  ///   - delay: Seconds from ``now``. Below 0 and what is not a number counts as 0; an action without a delay happens when the
  ///     clock is next advanced, or, if it is advancing, before it goes on. An infinite delay never ends.
  ///   - action: What to do.
  /// - Returns: The action, to be cancelled. It need not be kept.
  /// - Complexity: O(n) in the actions scheduled later than this one.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    schedule(at: now + (delay > 0 ? delay : 0), action)
  }

  /// Does something at a time, once: as ``schedule(after:_:)``, for a time that is known exactly.
  ///
  /// - Parameters:
  ///   - time: Seconds on this clock. One in the past, or that is not a number, counts as ``now``.
  ///   - action: What to do.
  /// - Returns: The action, to be cancelled. It need not be kept.
  @discardableResult
  public func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    let added = ScheduledAction(time: time > now ? time : now, order: nextOrder, action: action)
    nextOrder += 1
    // The next to happen stands at the end, where it is taken off without moving the others.
    var index = scheduled.count
    while index > 0, scheduled[index - 1].time <= added.time { index -= 1 }
    scheduled.insert(added, at: index)
    return added
  }

  /// Does something in every frame from now on; the first time in the next frame, not in one that is running.
  ///
  /// - Parameters:
  ///   - phase: The part of the frame.
  ///   - action: What to do; it is given the frame's time in seconds.
  /// - Returns: The subscription, to be cancelled. The clock keeps it.
  @discardableResult
  public func subscribe(
    _ phase: Phase = .motion, _ action: @escaping @MainActor (_ time: TimeInterval) -> Void
  ) -> FrameSubscription {
    let added = FrameSubscription(phase: phase, action: action)
    switch phase {
    case .motion: motion.append(added)
    case .layout: layout.append(added)
    }
    return added
  }

  /// Does something in every frame for as long as an object lives, which is held weakly.
  ///
  /// - Parameters:
  ///   - phase: The part of the frame.
  ///   - owner: The object; the subscription ends with it.
  ///   - action: What to do; it is given the object and the frame's time in seconds.
  /// - Returns: The subscription, to be cancelled earlier.
  @discardableResult
  public func subscribe<Owner: AnyObject>(
    _ phase: Phase = .motion, for owner: Owner,
    _ action: @escaping @MainActor (_ owner: Owner, _ time: TimeInterval) -> Void
  ) -> FrameSubscription {
    let added = subscribe(phase) { _ in }
    added.action = { [weak owner, weak added] time in
      if let owner { action(owner, time) } else { added?.cancel() }
    }
    return added
  }

  /// Lets time pass: ``advance(to:)`` by a number of seconds from now.
  public func advance(by seconds: TimeInterval) {
    advance(to: now + seconds)
  }

  /// Lets time pass, with all frames and scheduled actions until then.
  ///
  /// - Parameter time: Seconds on this clock, up to ``MotionLimits/time``. If it lies in the past, beyond that or is not a
  ///   number, nothing happens; and neither if the clock is advancing already, for what it calls cannot be overtaken by what
  ///   comes later. At ``now``, one frame is made.
  /// - Complexity: O(actions) for each frame; frames without a motion are not made.
  public func advance(to time: TimeInterval) {
    guard time >= now, time <= MotionLimits.time, !isAdvancing else { return }
    isAdvancing = true
    defer { isAdvancing = false }
    while true {
      let frame = hasMotion ? nextFrame : .infinity
      let action = nextAction?.time ?? .infinity
      let next = min(frame, action)
      guard next < time || (next == time && action == time) else { break }
      now = max(now, next)
      if action <= frame {
        let due = scheduled.removeLast()
        let perform = due.action
        due.action = nil
        perform?()
      } else {
        runFrame()
      }
    }
    now = time
    runFrame()
  }

  /// When something happens next, in seconds: a frame, while anything moves, or a scheduled action; infinity if nothing will.
  var nextActivity: TimeInterval {
    min(hasMotion ? nextFrame : .infinity, nextAction?.time ?? .infinity)
  }

  /// The time of the first frame after now. Counted and not summed up, so that no error grows.
  private var nextFrame: TimeInterval { frame(after: now) }

  /// The time of the first frame after a time.
  func frame(after time: TimeInterval) -> TimeInterval {
    var index = (time * framesPerSecond).rounded(.down)
    while index / framesPerSecond <= time { index += 1 }
    return index / framesPerSecond
  }

  private var hasMotion: Bool {
    for subscription in motion where subscription.isActive { return true }
    return false
  }

  private var nextAction: ScheduledAction? {
    while let last = scheduled.last, !last.isPending { scheduled.removeLast() }
    return scheduled.last
  }

  private func runFrame() {
    let motions = motion.count
    for index in 0..<motions { motion[index].action?(now) }
    let layouts = layout.count
    for index in 0..<layouts { layout[index].action?(now) }
    Self.removeEnded(from: &motion)
    Self.removeEnded(from: &layout)
  }

  private static func removeEnded(from subscriptions: inout [FrameSubscription]) {
    var kept = 0
    for index in subscriptions.indices where subscriptions[index].isActive {
      if kept != index { subscriptions[kept] = subscriptions[index] }
      kept += 1
    }
    if kept < subscriptions.count { subscriptions.removeSubrange(kept...) }
  }
}
