import Foundation

/// How the content of a scroll view moves when no finger moves it, as a function of the time.
struct ScrollCourse: Sendable, Hashable {
  /// What it is for.
  enum Purpose: Sendable, Hashable {
    /// The content was let go.
    case deceleration
    /// The program scrolls.
    case animation
  }

  /// How long the program's scrolling takes, in seconds.
  static let animationDuration: TimeInterval = 0.3

  let purpose: Purpose
  /// When it began, on the window's clock.
  var start: TimeInterval
  var x: AxisCourse
  var y: AxisCourse
  /// The axes that it was planned for.
  var axes: ScrollAxes
  /// Whether a page comes to rest.
  var isPaged = false
  /// Whether the content comes to rest elsewhere than was planned when it was let go.
  var isTakenUp = false

  /// How long it takes, in seconds.
  var duration: TimeInterval { max(x.duration, y.duration) }

  /// Where the content comes to rest.
  var restingOffset: CGPoint { CGPoint(x: x.restingValue, y: y.restingValue) }

  /// The offset at a time of the clock, not rounded.
  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.value(at: time - start), y: y.value(at: time - start))
  }

  /// The program's scrolling from one offset to another, slow at both ends.
  static func animation(
    from offset: CGPoint, to target: CGPoint, at time: TimeInterval, axes: ScrollAxes
  ) -> ScrollCourse {
    ScrollCourse(
      purpose: .animation, start: time,
      x: .curve(CurveMotion(from: offset.x, to: target.x, duration: animationDuration, curve: .easeInOut)),
      y: .curve(CurveMotion(from: offset.y, to: target.y, duration: animationDuration, curve: .easeInOut)), axes: axes)
  }

  /// The program's scrolling, towards another target from now on. It keeps its time, and goes on from where it is.
  mutating func aim(at target: CGPoint, time: TimeInterval) {
    guard purpose == .animation else { return }
    x = x.aimed(at: target.x, time: time - start)
    y = y.aimed(at: target.y, time: time - start)
  }

  /// The program's scrolling, with all it goes through moved.
  mutating func move(by movement: CGPoint) {
    x = x.moved(by: movement.x)
    y = y.moved(by: movement.y)
  }

  /// This course, taken up again after the offset or the axes have changed; see
  /// ``AxisCourse/resumed(at:movedBy:on:before:isPaged:)``.
  mutating func resume(at time: TimeInterval, movedBy movement: CGPoint, on axes: ScrollAxes) {
    let elapsed = time - start
    x = x.resumed(at: elapsed, movedBy: movement.x, on: axes.x, before: self.axes.x, isPaged: isPaged)
    y = y.resumed(at: elapsed, movedBy: movement.y, on: axes.y, before: self.axes.y, isPaged: isPaged)
    self.axes = axes
    if purpose == .deceleration {
      start = time
      isTakenUp = true
    }
  }

  /// Content that stands, on its way to where it may.
  ///
  /// - Parameters:
  ///   - offset: Where it is.
  ///   - place: Where it shall come to rest.
  mutating func settle(from offset: CGPoint, at place: CGPoint) {
    x = .landing(from: offset.x, velocity: 0, at: place.x, on: axes.x)
    y = .landing(from: offset.y, velocity: 0, at: place.y, on: axes.y)
    isTakenUp = false
  }
}
