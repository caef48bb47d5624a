import Foundation

/// How the content follows a finger that drags it.
///
/// The offset is a function of how far the finger has come, not of the steps in which it was reported.
struct ScrollDrag: Sendable, Hashable {
  /// How much further a finger has to have come along one axis than along the other for a directional lock to hold it
  /// to the first.
  static let lockRatio: CGFloat = 2

  /// The axes, as they are now.
  private(set) var axes: ScrollAxes
  /// Where the content was when the drag began, in points.
  private(set) var start: CGPoint
  /// The offset that the content would have without edges if the finger were where the drag began.
  private var anchor: CGPoint
  /// How far the finger has come since, in the content's coordinates, in points.
  private(set) var translation = CGPoint.zero

  /// A drag begins.
  ///
  /// - Parameters:
  ///   - offset: Where the content is, in points.
  ///   - axes: The axes.
  ///   - direction: Where the finger is headed, or `nil` if that does not lock an axis.
  init(from offset: CGPoint, axes: ScrollAxes, locking direction: CGPoint? = nil) {
    var axes = axes
    if let direction {
      if abs(direction.y) >= Self.lockRatio * abs(direction.x) {
        axes.x.isScrollable = false
      } else if abs(direction.x) >= Self.lockRatio * abs(direction.y) {
        axes.y.isScrollable = false
      }
    }
    self.axes = axes
    start = offset
    anchor = CGPoint(
      x: Self.unbanded(offset.x, on: axes.x), y: Self.unbanded(offset.y, on: axes.y))
  }

  /// The offset of the content now, not rounded.
  var offset: CGPoint {
    CGPoint(
      x: Self.offset(anchor: anchor.x, translation: translation.x, start: start.x, on: axes.x),
      y: Self.offset(anchor: anchor.y, translation: translation.y, start: start.y, on: axes.y))
  }

  /// How fast the content is when the finger moves at a velocity, in points per second: the other way, less where it is
  /// held back, and not at all along an axis that does not move.
  func velocity(ofFinger velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: Self.velocity(velocity.x, anchor: anchor.x, translation: translation.x, on: axes.x),
      y: Self.velocity(velocity.y, anchor: anchor.y, translation: translation.y, on: axes.y))
  }

  /// The finger has come so far since the drag began. What is not finite is ignored.
  mutating func move(to translation: CGPoint) {
    guard translation.isFinite else { return }
    self.translation = translation
  }

  /// Takes up the drag after somebody else has moved the content, or the axes have changed: it goes on from the offset
  /// that it has now.
  mutating func resume(movedBy movement: CGPoint, on axes: ScrollAxes) {
    var axes = axes
    axes.x.isScrollable = axes.x.isScrollable && self.axes.x.isScrollable
    axes.y.isScrollable = axes.y.isScrollable && self.axes.y.isScrollable
    let offset = offset
    let moved = CGPoint(x: offset.x + movement.x, y: offset.y + movement.y)
    self.axes = axes
    start = CGPoint(x: start.x + movement.x, y: start.y + movement.y)
    if !axes.x.isScrollable { start.x = moved.x }
    if !axes.y.isScrollable { start.y = moved.y }
    anchor = CGPoint(
      x: Self.unbanded(moved.x, on: axes.x) + translation.x, y: Self.unbanded(moved.y, on: axes.y) + translation.y)
  }

  private static func unbanded(_ offset: CGFloat, on axis: ScrollAxis) -> CGFloat {
    axis.bounces
      ? axis.band.draggedOffset(forOffset: offset, minimum: axis.minimum, maximum: axis.maximum)
      : axis.nearest(to: offset)
  }

  private static func offset(
    anchor: CGFloat, translation: CGFloat, start: CGFloat, on axis: ScrollAxis
  ) -> CGFloat {
    guard axis.isScrollable else { return start }
    let dragged = anchor - translation
    return axis.bounces
      ? axis.band.offset(forDragged: dragged, minimum: axis.minimum, maximum: axis.maximum)
      : axis.nearest(to: dragged)
  }

  private static func velocity(
    _ velocity: CGFloat, anchor: CGFloat, translation: CGFloat, on axis: ScrollAxis
  ) -> CGFloat {
    guard axis.isScrollable, velocity.isFinite else { return 0 }
    let dragged = anchor - translation
    let beyond = dragged - axis.nearest(to: dragged)
    if beyond == 0 { return -velocity }
    return axis.bounces ? -velocity * CGFloat(axis.band.slope(atDrag: beyond)) : 0
  }
}
