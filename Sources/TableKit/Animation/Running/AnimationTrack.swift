import Foundation

/// One property's part in a running animation: a function of the time.
@MainActor
struct AnimationTrack {
  /// The way from one value to the other.
  enum Course {
    case curve(CubicBezier)
    case spring(Spring)
    case keyframes(KeyframeCourse)
    /// Two paths.
    case paths(PathCourse)
  }

  /// Of which running animation it is a part.
  let animation: Int
  let property: LayerPropertyKind
  let isAdditive: Bool
  private(set) var course: Course
  /// The clock's time: whatever leaves a window has no animations any more.
  let time: ClockTime
  /// When it was added, in seconds on the clock.
  let begin: TimeInterval
  private(set) var span: AnimationSpan
  /// The groups it is in, from the outermost.
  let groups: [AnimationSpan]
  /// What makes its time go by, if that is not the clock.
  let pace: AnimationPace?
  /// Whether its time is the clock's.
  private let isPlain: Bool

  /// The value, at the beginning and at rest.
  var start = AnimationVector.zero
  var end = AnimationVector.zero
  /// A velocity that is added at the beginning and fades on the way, per second.
  var push = AnimationVector.zero
  /// Whether ``push`` is other than zero.
  var isPushed = false
  /// How much of a further difference is added to ``push``.
  var pushFactor = 0.0

  init(
    animation: Int, property: LayerPropertyKind, isAdditive: Bool, course: Course, clock: FrameClock,
    span: AnimationSpan, elapsed: TimeInterval = 0,
    groups: [AnimationSpan] = [], pace: AnimationPace? = nil
  ) {
    self.animation = animation
    self.property = property
    self.isAdditive = isAdditive
    self.course = course
    time = clock.time
    begin = clock.now - elapsed
    self.span = span
    self.groups = groups
    self.pace = pace
    isPlain = groups.isEmpty && pace == nil
  }

  /// The time in a single run of it, or `nil` if it shows nothing.
  @inline(__always)
  func localTime(at now: TimeInterval) -> TimeInterval? {
    let elapsed = isPlain ? now - begin : elapsed(at: now)
    return elapsed.isNaN ? nil : span.localTime(at: elapsed)
  }

  /// Seconds since it was added, by whatever makes its time go by. Not a number if a group it is in shows nothing.
  private func elapsed(at now: TimeInterval) -> TimeInterval {
    var elapsed = pace?.elapsed(at: now) ?? now - begin
    for group in groups {
      guard let local = group.localTime(at: elapsed) else { return .nan }
      elapsed = local
    }
    return elapsed
  }

  /// The value at a time in a single run.
  @inline(__always)
  func value(at local: TimeInterval) -> AnimationVector {
    switch course {
    case .curve(let curve):
      let part = span.duration > 0 ? local / span.duration : 1
      let value = mixed(curve.value(at: part))
      return isPushed ? value + push * (span.duration * part * (1 - part) * (1 - part)) : value
    case .spring(let spring):
      guard local > 0 else { return start }
      let (even, odd) = spring.basis(at: local)
      let value = end + (start - end) * (even + spring.decay * odd)
      return isPushed ? value + push * odd : value
    case .keyframes(let keyframes):
      return keyframes.value(at: span.duration > 0 ? local / span.duration : 1)
    case .paths:
      return .zero
    }
  }

  /// Makes the track stand at a value.
  mutating func place(at value: AnimationVector) {
    start = value
    end = value
    push = .zero
    isPushed = false
  }

  /// Makes an additive track go from the value that it has to another one.
  ///
  /// - Parameters:
  ///   - target: Where it goes.
  ///   - duration: How long that takes, in seconds, from the beginning of the pace's time on.
  ///   - now: The time on the clock.
  ///   - keepsVelocity: Whether it begins with the velocity that it has.
  ///   - newCourse: The way it takes.
  mutating func turn(
    to target: AnimationVector, in duration: TimeInterval, at now: TimeInterval, keepsVelocity: Bool,
    by newCourse: Course
  ) {
    guard let local = localTime(at: now) else { return }
    let velocity = keepsVelocity ? velocity(at: now) : .zero
    start = value(at: local)
    end = target
    course = newCourse
    span = AnimationSpan(AnimationTiming(duration: duration, fillMode: .both))
    push = velocity
    if keepsVelocity, case .curve(let curve) = newCourse, span.duration > 0 {
      let slope = curve.velocity(at: 0)
      if slope.isFinite { push -= (end - start) * (slope / span.duration) }
    }
    isPushed = push != .zero
  }

  /// How fast the value changes at a time on the clock, per second. It is told of curves and springs outside of groups.
  func velocity(at now: TimeInterval) -> AnimationVector {
    let elapsed = pace?.elapsed(at: now) ?? now - begin
    let direction = span.direction(at: elapsed) * (pace?.rate ?? 1)
    guard direction != 0, groups.isEmpty, let local = span.localTime(at: elapsed) else { return .zero }
    switch course {
    case .curve(let curve):
      let part = local / span.duration
      let slope = min(max(curve.velocity(at: part), -1e9), 1e9)
      let rate = (end - start) * (slope / span.duration)
      return direction * (isPushed ? rate + push * ((1 - part) * (1 - 3 * part)) : rate)
    case .spring(let spring):
      guard local > 0 else { return direction * push }
      let (even, odd) = spring.basis(at: local)
      let rate = (end - start) * (spring.frequencySquared * odd)
      return direction * (isPushed ? rate + push * (even - spring.decay * odd) : rate)
    case .keyframes, .paths:
      return .zero
    }
  }

  /// Counted from the nearer end, so that both ends are exact.
  @inline(__always)
  private func mixed(_ progress: Double) -> AnimationVector {
    progress < 0.5 ? start + (end - start) * progress : end - (end - start) * (1 - progress)
  }
}

/// What makes an animation's time go by instead of the clock: it can stand still, be set, and run backwards.
@MainActor
final class AnimationPace {
  /// A time on the clock, and how far the animation was then.
  private(set) var anchor: TimeInterval
  private(set) var elapsedAtAnchor: TimeInterval = 0
  /// How many seconds pass for the animation in one on the clock.
  private(set) var rate: Double

  init(anchor: TimeInterval, rate: Double) {
    self.anchor = anchor
    self.rate = rate
  }

  func elapsed(at now: TimeInterval) -> TimeInterval {
    rate == 0 ? elapsedAtAnchor : elapsedAtAnchor + (now - anchor) * rate
  }

  func set(elapsed: TimeInterval, rate: Double, at now: TimeInterval) {
    anchor = now
    elapsedAtAnchor = elapsed
    self.rate = rate
  }
}

/// Two paths, and what is between them.
final class PathCourse: Sendable {
  let from: Path
  let to: Path
  let curve: CubicBezier?
  let spring: Spring?
  let duration: TimeInterval

  init(from: Path, to: Path, curve: CubicBezier?, spring: Spring?, duration: TimeInterval) {
    self.from = from
    self.to = to
    self.curve = curve
    self.spring = spring
    self.duration = duration
  }

  /// The path at a time in a single run.
  func path(at local: TimeInterval) -> Path {
    let progress: Double
    if let spring {
      progress = 1 - Double(spring.state(at: local, displacement: 1, velocity: 0).displacement)
    } else {
      progress = (curve ?? .linear).value(at: duration > 0 ? local / duration : 1)
    }
    return from.interpolated(to: to, progress: progress)
  }
}
