public import Foundation

/// Changes of views that are animated and can be paused, set to any place on their way, turned round and gone on with: what
/// follows a finger and may be given up.
///
/// ```swift
/// let animator = ViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { sheet.center.y = 100 }
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.3  // as far as the finger went
/// animator.isReversed = true       // given up
/// animator.startAnimation()        // goes back, and the view has its old place again
/// ```
///
/// As with ``View/animate(withDuration:delay:options:animations:completion:)``, the views have their new values as soon as the animator is
/// active; they get the old ones back when it ends at the start. Views outside of a window are changed at once, and if
/// there are no others, the animator is at its end. Animation blocks within its changes go by its pace and end with it.
@MainActor
public final class ViewPropertyAnimator {
  /// What an animator does.
  public enum State: Sendable, Hashable {
    /// It has not begun, or it is over.
    case inactive
    /// It runs or is paused.
    case active
    /// It was stopped, and waits for ``ViewPropertyAnimator/finishAnimation(at:)``.
    case stopped
  }

  /// A place on the way.
  public enum Position: Sendable, Hashable {
    /// Where it began.
    case start
    /// Where it goes.
    case end
    /// Where it is.
    case current
  }

  /// What it does.
  public private(set) var state = State.inactive

  /// Whether it moves, or waits for its delay to pass, and is not paused.
  public private(set) var isRunning = false

  /// How long the whole way takes, in seconds.
  public let duration: TimeInterval

  /// Whether touches reach the views that are animated; yes by default. It counts when it becomes active.
  public var isUserInteractionEnabled = true

  private let course: AnimationContext.Course
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor (Position) -> Void] = []
  private var reversed = false

  // While it is active:
  private var changes: [AnimationContext.Change] = []
  private var context: AnimationContext?
  private var clock: FrameClock?
  private var pace: AnimationPace?
  /// How much of the way was done when the pace began, and how long what is ahead takes.
  private var fractionAtAnchor = 0.0
  private var remaining: TimeInterval = 0
  private var ending: ScheduledAction?
  private var beginning: ScheduledAction?

  /// An animator with a timing curve.
  ///
  /// - Parameters:
  ///   - duration: How long the whole way takes, in seconds; see ``MotionLimits``.
  ///   - curve: The curve of its progress.
  ///   - animations: What makes the changes; it is called when the animator becomes active.
  public init(duration: TimeInterval, curve: CubicBezier = .easeInOut, animations: (@MainActor () -> Void)? = nil) {
    self.duration = MotionLimits.clamped(time: duration)
    course = .curve(curve)
    if let animations { self.animations.append(animations) }
  }

  /// An animator with a spring that is at rest, to within a thousandth of the way, when the duration is over.
  ///
  /// - Parameters:
  ///   - duration: How long the whole way takes, in seconds; see ``MotionLimits``.
  ///   - dampingRatio: 1 for a spring that does not swing past its rest, less for one that does.
  ///   - animations: What makes the changes; it is called when the animator becomes active.
  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (@MainActor () -> Void)? = nil) {
    self.duration = MotionLimits.clamped(time: duration)
    course = .spring(
      Spring(dampingRatio: Double(dampingRatio), settlingDuration: self.duration), initialVelocity: 0)
    if let animations { self.animations.append(animations) }
  }

  /// Adds what makes changes. Once the animator is active it takes no more.
  public func addAnimations(_ animation: @escaping @MainActor () -> Void) {
    if state == .inactive { animations.append(animation) }
  }

  /// Adds what is called, once, when it is over: with the place at which it ended.
  public func addCompletion(_ completion: @escaping @MainActor (_ finalPosition: Position) -> Void) {
    completions.append(completion)
  }

  // MARK: Going on

  /// Begins, or goes on after a pause from where it is: with the whole curve or spring, in the part of the duration that is left.
  public func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { activate() }
    run(keepsVelocity: false)
  }

  /// Begins, or goes on, at a later time.
  ///
  /// - Parameter delay: Seconds from now; below 0 and what is not a number counts as 0.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { activate() }
    guard delay > 0, let clock else { return run(keepsVelocity: false) }
    isRunning = true
    beginning = clock.schedule(after: delay) { [self] in
      isRunning = false
      run(keepsVelocity: false)
    }
  }

  /// Stands still where it is. An animator that has not begun becomes active, at its start.
  public func pauseAnimation() {
    guard state != .stopped else { return }
    if state == .inactive { activate() }
    halt()
  }

  /// How much of the way is done, from 0 at the start to 1 at the end, whichever way it goes; while it runs, as a part of the time.
  ///
  /// Setting it pauses the animator and shows that part of the way itself, without the curve: so that what is shown follows a finger. It
  /// is clamped to 0 … 1; what is not a number counts as 0.
  public var fractionComplete: CGFloat {
    get { CGFloat(fraction) }
    set {
      guard state != .stopped else { return }
      pauseAnimation()
      let fraction = newValue > 0 ? min(Double(newValue), 1) : 0
      fractionAtAnchor = fraction
      guard let clock, let pace else { return }
      for change in changes {
        change.view.layer.running.changeTrack(of: change.animation) { track in
          track.place(at: change.difference * (1 - fraction))
        }
        change.view.setNeedsDisplay()
      }
      pace.set(elapsed: 0, rate: 0, at: clock.now)
    }
  }

  /// Whether it goes back to its start. Turned round while it runs, it keeps the velocity that it has, and takes as long as the way that
  /// was done has taken.
  public var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed, state != .stopped else { return }
      let wasRunning = isRunning && beginning?.isPending != true
      if wasRunning { fractionAtAnchor = fraction }
      reversed = newValue
      guard wasRunning else { return }
      ending?.cancel()
      isRunning = false
      run(keepsVelocity: true)
    }
  }

  /// Goes on after a pause, in another time.
  ///
  /// - Parameter durationFactor: How long that takes, as a part of the whole duration; 0, and what is not a number, for the part of the way
  ///   that is left.
  public func continueAnimation(durationFactor: CGFloat = 0) {
    guard state == .active, !isRunning else { return }
    run(keepsVelocity: false, in: durationFactor > 0 ? MotionLimits.clamped(time: duration * durationFactor) : nil)
  }

  // MARK: Ending

  /// Stops where it is: what is shown becomes what the views have.
  ///
  /// - Parameter withoutFinishing: Whether it is over with that, without a completion. Else it waits for ``finishAnimation(at:)``.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    settle(at: .current)
    state = .stopped
    if withoutFinishing {
      completions = []
      let context = context
      reset()
      context?.tellInnerEnds(false)
    }
  }

  /// Ends an animator that was stopped.
  ///
  /// - Parameter finalPosition: Whose values the views get.
  public func finishAnimation(at finalPosition: Position) {
    guard state == .stopped else { return }
    settle(at: finalPosition)
    finish(at: finalPosition)
  }
}

extension ViewPropertyAnimator {
  private func activate() {
    state = .active
    let pace = AnimationPace(anchor: 0, rate: 0)
    let context = AnimationContext(
      timing: AnimationTiming(duration: duration, fillMode: .both), course: course,
      options: isUserInteractionEnabled ? .allowUserInteraction : [], pace: pace, completion: nil)
    let made = animations
    animations = []
    context.run {
      for animation in made { animation() }
    }
    self.context = context
    clock = context.clock
    changes = context.changes
    self.pace = pace
    fractionAtAnchor = 0
  }

  private var fraction: Double {
    guard state == .active else { return fractionAtAnchor }
    guard isRunning, let clock, let pace, pace.rate != 0, remaining > 0 else { return fractionAtAnchor }
    let passed = min(max(pace.elapsed(at: clock.now) / remaining, 0), 1)
    let goal: Double = reversed ? 0 : 1
    return fractionAtAnchor + (goal - fractionAtAnchor) * passed
  }

  /// Goes to the end, or to the start, from where it is.
  private func run(keepsVelocity: Bool, in time: TimeInterval? = nil) {
    guard let clock, let pace else { return finish(at: reversed ? .start : .end) }
    beginning?.cancel()
    let left = reversed ? fractionAtAnchor : 1 - fractionAtAnchor
    remaining = time ?? left * duration
    let trackCourse: AnimationTrack.Course
    switch course {
    case .curve(let curve): trackCourse = .curve(curve)
    case .spring(let spring, _):
      // The same course in the time that is left.
      trackCourse = .spring(
        remaining == duration ? spring : Spring(dampingRatio: spring.dampingRatio, settlingDuration: remaining))
    }
    for change in changes {
      change.view.layer.running.changeTrack(of: change.animation) { track in
        track.turn(
          to: reversed ? change.difference : .zero, in: remaining, at: clock.now, keepsVelocity: keepsVelocity,
          by: trackCourse)
      }
    }
    pace.set(elapsed: 0, rate: 1, at: clock.now)
    isRunning = true
    ending = clock.schedule(after: remaining) { [self] in
      isRunning = false
      let position: Position = reversed ? .start : .end
      settle(at: position)
      finish(at: position)
    }
  }

  private func halt() {
    fractionAtAnchor = fraction
    isRunning = false
    ending?.cancel()
    beginning?.cancel()
    guard let clock, let pace else { return }
    pace.set(elapsed: pace.elapsed(at: clock.now), rate: 0, at: clock.now)
  }

  /// Gives the views the values of a position, and ends the animations.
  private func settle(at position: Position) {
    for change in changes {
      let layer = change.view.layer
      let shown = change.view.shownValues
      layer.cutAnimation(change.animation, on: clock)
      View.performWithoutAnimation {
        switch position {
        case .start: change.view.take(change.property, change.old)
        case .current: change.view.take(change.property, shown.value(of: change.property))
        case .end: change.view.take(change.property, change.new)
        }
      }
    }
  }

  private func finish(at position: Position) {
    let told = completions
    completions = []
    let context = context
    reset()
    context?.tellInnerEnds(position == .end)
    for completion in told { completion(position) }
  }

  private func reset() {
    state = .inactive
    isRunning = false
    changes = []
    ending?.cancel()
    beginning?.cancel()
    (context, clock, pace, ending, beginning) = (nil, nil, nil, nil, nil)
  }
}
