import Foundation

/// An animation block that is running: changes of views become animations in it.
@MainActor
final class AnimationContext {
  /// The innermost block that is layer.running. Bound to the task, for there is nothing else that the setter of a view's property could learn
  /// it from.
  @TaskLocal static var current: AnimationContext?

  /// The way from one value to the other.
  enum Course {
    case curve(CubicBezier)
    /// The velocity is one of the whole way per second.
    case spring(Spring, initialVelocity: Double)
  }

  let timing: AnimationTiming
  let course: Course
  let options: View.AnimationOptions
  /// Whether changes are made at once instead.
  let isDisabled: Bool
  /// How many seconds ago it began: what joins others on their way begins with them.
  private let elapsed: TimeInterval
  private let span: AnimationSpan
  private let pace: AnimationPace?
  private let end: AnimationEnd
  /// A task that was started in the block has it as well, and is not part of it when it runs.
  private var isOpen = true
  /// The clocks of the windows whose views were changed, with the animations on each.
  private var begun: [(clock: FrameClock, animations: [(layer: Layer, id: Int)])] = []
  private var resized: [View] = []
  /// What was animated with a pace of its own, and from which values.
  private(set) var changes: [Change] = []

  /// A change that was made with a pace of its own.
  struct Change {
    let view: View
    let property: LayerPropertyKind
    let old: AnimationValue
    let animation: Int
    /// From the new value to the old one.
    var difference: AnimationVector
    /// The new value; filled in when the block is over, for a property may be set twice.
    var new: AnimationValue
  }

  init(
    timing: AnimationTiming, course: Course, options: View.AnimationOptions, isDisabled: Bool = false,
    elapsed: TimeInterval = 0, pace: AnimationPace? = nil, completion: (@MainActor (Bool) -> Void)?
  ) {
    self.timing = timing
    self.course = course
    self.options = options
    self.isDisabled = isDisabled
    self.elapsed = elapsed
    self.pace = pace
    span = AnimationSpan(timing)
    end = AnimationEnd(completion)
  }

  /// What makes changes at once.
  static func disabled() -> AnimationContext {
    AnimationContext(
      timing: AnimationTiming(duration: 0), course: .curve(.linear), options: [], isDisabled: true, completion: nil)
  }

  /// Whether something else than the clock says how far it has come.
  var isPaced: Bool { pace != nil }

  /// What is to be told at the end of a block that is paced, for blocks in it.
  var innerCompletions: [@MainActor (Bool) -> Void] = []

  /// Tells the blocks in it that they have ended.
  func tellInnerEnds(_ finished: Bool) {
    let completions = innerCompletions
    innerCompletions = []
    for completion in completions { completion(finished) }
  }

  /// Runs a block.
  func run(_ body: () -> Void) {
    Self.$current.withValue(self) {
      body()
      if options.contains(.layoutSubviews) {
        for view in resized { view.layoutIfNeeded() }
      }
    }
    isOpen = false
    for index in changes.indices {
      let change = changes[index]
      changes[index].new = change.view.ownValues.value(of: change.property)
      for track in change.view.ownLayer.running.tracks where track.animation == change.animation {
        changes[index].difference = track.start
      }
    }
  }

  /// Lets the animations end by themselves, and tells when nothing is left to wait for.
  func commit() {
    let total = span.delay + span.total
    if end.isIdle {
      // Nothing is animated: in a window, that is told as the end of everything else is, by the clock.
      guard let clock = begun.first?.clock else { return end.tell(true) }
      clock.schedule(after: 0) { [end] in end.tell(true) }
      return
    }
    guard total.isFinite else { return }
    for (clock, animations) in begun where !animations.isEmpty {
      clock.schedule(after: max(0, total - elapsed)) {
        for animation in animations { animation.layer.reachEnd(ofAnimation: animation.id) }
      }
    }
  }

  /// The clock of the first window in which something was changed.
  var clock: FrameClock? { begun.first?.clock }

  /// A view's property has changed.
  func note(_ view: View, _ property: LayerPropertyKind, from old: AnimationValue, to new: AnimationValue) {
    guard isOpen, !isDisabled, let window = view.window else { return }
    let index = indexOfClock(window.clock)
    if property == .bounds { resized.append(view) }
    guard pace != nil || span.delay + span.total > 0 else { return }
    let layer = view.ownLayer
    var difference: AnimationVector
    if case .transform(let oldTransform) = old, case .transform(let newTransform) = new {
      let parts = layer.running.changeTransform(from: oldTransform, to: newTransform)
      difference = parts.old - parts.new
    } else {
      difference = old.vector() - new.vector()
    }
    if layer.running.extend(property, in: end, by: difference) { return }

    let now = window.clock.now
    var velocity: AnimationVector?
    if options.contains(.beginFromCurrentState), span.delay == 0, pace == nil {
      let taken = layer.running.blockAnimations(of: property)
      if !taken.isEmpty {
        let sum = layer.running.sum(of: property, where: { taken.contains($0) }, at: now)
        difference += sum.value
        velocity = sum.velocity
        for id in taken { layer.cutAnimation(id, on: window.clock) }
      }
    }
    let interrupts = velocity != nil || layer.running.hasTrack(of: property, after: now + span.delay)
    let id = layer.running.makeID()
    var track = track(property, id: id, clock: window.clock, difference: difference, interrupts: interrupts)
    if let velocity { track.push += velocity }
    track.isPushed = track.push != .zero
    end.begin()
    layer.running.insert(
      RunningAnimations.Record(
        id: id, key: layer.running.freeKey(for: property), animation: nil, isRemovedAtEnd: true,
        blocksInput: !options.contains(.allowUserInteraction), end: end, tally: window.animationTally), [track])
    begun[index].animations.append((layer, id))
    if pace != nil {
      changes.append(
        Change(view: view, property: property, old: old, animation: id, difference: difference, new: new))
    }
  }

  private func track(
    _ property: LayerPropertyKind, id: Int, clock: FrameClock, difference: AnimationVector, interrupts: Bool
  ) -> AnimationTrack {
    let trackCourse: AnimationTrack.Course
    switch course {
    case .curve(let curve): trackCourse = .curve(curve)
    case .spring(let spring, _): trackCourse = .spring(spring)
    }
    var track = AnimationTrack(
      animation: id, property: property, isAdditive: true, course: trackCourse, clock: clock, span: span,
      elapsed: elapsed,
      pace: pace)
    track.start = difference
    track.pushFactor = pushFactor(interrupts: interrupts)
    track.push = difference * track.pushFactor
    return track
  }

  /// What gives, times the difference, the velocity to be added at the beginning.
  ///
  /// A spring has its initial velocity. A curve that does not begin gently would give what moves already a jerk, so when it interrupts
  /// something, its own initial velocity is taken off.
  private func pushFactor(interrupts: Bool) -> Double {
    switch course {
    case .spring(_, let velocity): return -velocity
    case .curve(let curve):
      guard interrupts, span.duration > 0 else { return 0 }
      let slope = curve.velocity(at: 0)
      return slope.isFinite ? slope / span.duration : 0
    }
  }

  private func indexOfClock(_ clock: FrameClock) -> Int {
    for index in begun.indices where begun[index].clock === clock { return index }
    begun.append((clock, []))
    return begun.count - 1
  }
}

extension View {
  /// Animates a change of a property if it is made in an animation block.
  @inline(__always)
  func animateChange(
    of property: LayerPropertyKind, from old: @autoclosure () -> AnimationValue,
    to new: @autoclosure () -> AnimationValue
  ) {
    guard let context = AnimationContext.current else { return }
    context.note(self, property, from: old(), to: new())
  }
}
