import Foundation

/// The whole course of an offset that is let go: it slows down, and where it meets an edge it bounces.
///
/// It goes through phases, each of which begins with the offset and the velocity that the one before it ends with:
///
/// - out of range, a ``Bounce`` back to the edge; if the content is thrown back so fast that it passes the edge at more
///   than ``Deceleration/stoppingVelocity``, then
/// - in range, a ``Deceleration``; and if it reaches an edge before it stands,
/// - from there, a ``Bounce`` beyond the edge and back.
///
/// ```swift
/// let fling = Fling(from: 180, velocity: 900, minimum: 0, maximum: 400)
/// fling.value(at: 0.25)  // past 400 and on its way back, or short of it: the same in every run
/// fling.restingValue     // 400
/// ```
///
/// Evaluating it allocates nothing.
public struct Fling: Motion, Hashable {
  /// A part of the course.
  public enum Phase: Sendable, Hashable {
    /// In range, slowing down.
    case deceleration(Deceleration)
    /// Out of range, pulled back.
    case bounce(Bounce)
  }

  /// A phase and when it begins.
  public struct Segment: Sendable, Hashable {
    /// When the phase begins, in seconds since the offset was let go.
    public let start: TimeInterval
    /// The phase.
    public let phase: Phase
  }

  /// The phases in their order; one to three.
  public let segments: [Segment]
  /// How long it lasts, in seconds.
  public let duration: TimeInterval
  /// Where the offset comes to rest, in points; always in range.
  public let restingValue: CGFloat

  /// The course of an offset that is let go.
  ///
  /// - Parameters:
  ///   - from: The offset, in points; see ``MotionLimits``.
  ///   - velocity: Its velocity, in points per second; see ``MotionLimits``.
  ///   - minimum: The least offset in range, in points; see ``MotionLimits``.
  ///   - maximum: The greatest offset in range, in points; below the least, it counts as that one.
  ///   - rate: How slowly it comes to rest.
  ///   - bounces: Whether it moves beyond an edge. If not, it stands where it meets one, and begins at the edge if it is
  ///     beyond.
  ///   - displayScale: Device pixels in a point; a bounce ends within half of one. What is not a positive, finite number
  ///     counts as 1.
  public init(
    from: CGFloat, velocity: CGFloat, minimum: CGFloat, maximum: CGFloat,
    rate: ScrollView.DecelerationRate = .normal, bounces: Bool = true, displayScale: CGFloat = 1
  ) {
    var segments: [Segment] = []
    var start: TimeInterval = 0
    var offset = CGFloat(MotionLimits.clamped(from))
    var velocity = CGFloat(MotionLimits.clamped(velocity))

    let edge = RubberBand.nearest(to: offset, minimum: minimum, maximum: maximum)
    if offset != edge {
      if bounces {
        let bounce = Bounce(from: offset, edge: edge, velocity: velocity, displayScale: displayScale)
        segments.append(Segment(start: start, phase: .bounce(bounce)))
        // Slower than a fling's last velocity it would stand at once, with a jerk; the spring takes it back instead.
        guard let crossing = bounce.crossing,
          abs(bounce.velocity(at: crossing)) > Deceleration.stoppingVelocity
        else {
          self.segments = segments
          duration = bounce.duration
          restingValue = edge
          return
        }
        start = crossing
        velocity = bounce.velocity(at: crossing)
      }
      offset = edge
    }

    let deceleration = Deceleration(from: offset, velocity: velocity, rate: rate)
    let end = RubberBand.nearest(to: deceleration.restingValue, minimum: minimum, maximum: maximum)
    guard end != deceleration.restingValue, let meeting = deceleration.time(at: end) else {
      // It stands before it meets an edge, or it meets one while it stands still.
      segments.append(Segment(start: start, phase: .deceleration(deceleration)))
      self.segments = segments
      duration = start + deceleration.duration
      restingValue = end
      return
    }
    if meeting > 0 || !bounces { segments.append(Segment(start: start, phase: .deceleration(deceleration))) }
    start += meeting
    restingValue = end
    if bounces {
      let bounce = Bounce(
        from: end, edge: end, velocity: deceleration.velocity(at: meeting), displayScale: displayScale)
      segments.append(Segment(start: start, phase: .bounce(bounce)))
      duration = start + bounce.duration
    } else {
      duration = start
    }
    self.segments = segments
  }

  /// The offset at a time, in points; see ``Motion/value(at:)``.
  public func value(at time: TimeInterval) -> CGFloat {
    if time >= duration { return restingValue }
    let segment = segment(at: time)
    switch segment.phase {
    case .deceleration(let deceleration): return deceleration.value(at: time - segment.start)
    case .bounce(let bounce): return bounce.value(at: time - segment.start)
    }
  }

  /// The velocity at a time, in points per second; see ``Motion/velocity(at:)``.
  public func velocity(at time: TimeInterval) -> CGFloat {
    if time >= duration { return 0 }
    let segment = segment(at: time)
    switch segment.phase {
    case .deceleration(let deceleration): return deceleration.velocity(at: time - segment.start)
    case .bounce(let bounce): return bounce.velocity(at: time - segment.start)
    }
  }

  /// The segment that a time falls into: the last one that has begun, or the first.
  private func segment(at time: TimeInterval) -> Segment {
    var index = segments.count - 1
    while index > 0, !(time >= segments[index].start) { index -= 1 }
    return segments[index]
  }
}
