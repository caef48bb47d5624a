import Foundation

extension AxisCourse {
  /// The course of an offset that is let go.
  ///
  /// - Parameters:
  ///   - offset: Where it is, in points.
  ///   - velocity: How fast it is, in points per second. It counts along an axis that scrolls.
  ///   - axis: The axis.
  static func released(from offset: CGFloat, velocity: CGFloat, on axis: ScrollAxis) -> AxisCourse {
    let fling = Fling(
      from: offset, velocity: axis.isScrollable ? velocity : 0, minimum: axis.minimum, maximum: axis.maximum,
      rate: axis.rate, bounces: axis.bounces, displayScale: axis.displayScale)
    return fling.duration > 0 ? .fling(fling) : .rest(fling.restingValue)
  }

  /// The course of an offset that is let go and shall stand at a target.
  ///
  /// Where it moves towards the target, it slows down at the very rate at which its distance is the way there, so that
  /// it begins with the velocity it has. If that would be more than twice the way it goes by itself, if it stands still
  /// or moves the other way, a spring takes it: the one that takes content back to its edge, with the velocity it has.
  ///
  /// - Parameters:
  ///   - offset: Where it is, in points.
  ///   - velocity: How fast it is, in points per second.
  ///   - target: Where it shall stand, in points; one out of range counts as the nearest in range.
  ///   - axis: The axis.
  ///   - isPaged: Whether a page shall come to rest, and soon: the spring takes it unless it would be carried beyond.
  static func landing(
    from offset: CGFloat, velocity: CGFloat, at target: CGFloat, on axis: ScrollAxis, isPaged: Bool = false
  ) -> AxisCourse {
    let offset = CGFloat(MotionLimits.clamped(offset))
    let velocity = CGFloat(MotionLimits.clamped(velocity))
    let target = axis.nearest(to: target)
    let way = target - offset
    let speed = abs(velocity)
    if way * velocity > 0, speed > Deceleration.stoppingVelocity {
      // How long the way takes at the velocity that there is to lose; see ``Deceleration``.
      let reach = Double(abs(way) / (speed - Deceleration.stoppingVelocity))
      let longest = isPaged ? 1 / springRate : min(2 * axis.rate.reach, longestReach)
      if reach <= longest {
        let rate = ScrollView.DecelerationRate(rawValue: CGFloat(1000 * reach / (1 + 1000 * reach)))
        return .landing(Deceleration(from: offset, velocity: velocity, rate: rate), target: target)
      }
    }
    // Without a bounce, nothing may be carried beyond an edge.
    let kept = axis.bounces || way * velocity > 0 ? velocity : 0
    if way == 0, abs(kept) < Bounce.restingVelocity { return .rest(target) }
    let bounce = Bounce(from: offset, edge: target, velocity: kept, displayScale: axis.displayScale)
    return bounce.duration > 0 ? .spring(bounce) : .rest(target)
  }

  /// The rate of the spring for content that moves: faster than this, relative to the way, it would be carried beyond.
  private static var springRate: Double { Bounce.springInMotion.frequencySquared.squareRoot() }

  /// The reach of the slowest rate that takes effect; see ``ScrollView/DecelerationRate/perMillisecond``.
  private static var longestReach: Double { ScrollView.DecelerationRate(rawValue: 1).reach }

  /// This course, taken up again after the offset or the axis has changed.
  ///
  /// A fling goes on with its velocity. What has a target keeps it, moved by as much as the offset was, as near as it
  /// is in range. A timing curve keeps target and time, and comes from where its offset would have had to begin.
  ///
  /// - Parameters:
  ///   - time: Seconds since it began.
  ///   - movement: By how much somebody else has moved the offset now, in points.
  ///   - axis: The axis as it is now.
  ///   - before: The axis as it was.
  ///   - isPaged: Whether a page shall come to rest.
  /// - Returns: A course that begins now; a timing curve has the beginning that it had.
  func resumed(
    at time: TimeInterval, movedBy movement: CGFloat, on axis: ScrollAxis, before: ScrollAxis, isPaged: Bool
  ) -> AxisCourse {
    let offset = value(at: time) + movement
    let velocity = velocity(at: time)
    // A page may begin elsewhere now.
    let landing = { (target: CGFloat) -> AxisCourse in
      let page =
        isPaged && axis != before ? Paging(axis).target(from: target, velocity: 0, start: target) : target + movement
      return .landing(from: offset, velocity: velocity, at: page, on: axis, isPaged: isPaged)
    }
    switch self {
    case .rest, .fling:
      return .released(from: offset, velocity: velocity, on: axis)
    case .landing(_, let target): return landing(target)
    case .spring(let bounce): return landing(bounce.edge)
    case .curve(let curve):
      let target = before.contains(curve.to) ? axis.nearest(to: curve.to) : curve.to
      return curve.passing(offset, at: time, to: target)
    }
  }

  /// A timing curve towards another target, which goes on from where it is; another course stays as it is.
  func aimed(at target: CGFloat, time: TimeInterval) -> AxisCourse {
    guard case .curve(let curve) = self else { return self }
    return curve.passing(curve.value(at: time), at: time, to: target)
  }

  /// A timing curve elsewhere; another course stays as it is, for it is taken up again from the offset anyway.
  func moved(by movement: CGFloat) -> AxisCourse {
    guard case .curve(let curve) = self else { return self }
    return .curve(
      CurveMotion(from: curve.from + movement, to: curve.to + movement, duration: curve.duration, curve: curve.curve))
  }
}

extension CurveMotion {
  /// The same timing towards a target, from where the offset would have had to begin to be at a place now.
  fileprivate func passing(_ offset: CGFloat, at time: TimeInterval, to target: CGFloat) -> AxisCourse {
    let progress = CGFloat(duration > 0 ? curve.value(at: time / duration) : 1)
    guard progress < 1 else { return .rest(target) }
    return .curve(
      CurveMotion(
        from: (offset - target * progress) / (1 - progress), to: target, duration: duration, curve: curve))
  }
}
