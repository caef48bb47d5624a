import Foundation

/// How the offset moves along one axis when no finger moves it.
enum AxisCourse: Motion, Hashable {
  /// It does not.
  case rest(CGFloat)
  /// It was let go: it slows down and bounces where it meets an edge.
  case fling(Fling)
  /// It slows down so as to stand at a target.
  case landing(Deceleration, target: CGFloat)
  /// A spring takes it to a target.
  case spring(Bounce)
  /// It goes to a target along a timing curve.
  case curve(CurveMotion)

  var duration: TimeInterval {
    switch self {
    case .rest: 0
    case .fling(let fling): fling.duration
    case .landing(let deceleration, _): deceleration.duration
    case .spring(let bounce): bounce.duration
    case .curve(let curve): curve.duration
    }
  }

  var restingValue: CGFloat {
    switch self {
    case .rest(let offset): offset
    case .fling(let fling): fling.restingValue
    case .landing(_, let target): target
    case .spring(let bounce): bounce.restingValue
    case .curve(let curve): curve.restingValue
    }
  }

  func value(at time: TimeInterval) -> CGFloat {
    switch self {
    case .rest(let offset): offset
    case .fling(let fling): fling.value(at: time)
    case .landing(let deceleration, let target):
      time >= deceleration.duration ? target : deceleration.value(at: time)
    case .spring(let bounce): bounce.value(at: time)
    case .curve(let curve): curve.value(at: time)
    }
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    switch self {
    case .rest: 0
    case .fling(let fling): fling.velocity(at: time)
    case .landing(let deceleration, _): deceleration.velocity(at: time)
    case .spring(let bounce): bounce.velocity(at: time)
    case .curve(let curve): curve.velocity(at: time)
    }
  }
}
