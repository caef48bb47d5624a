import Foundation

/// What one axis of a scroll view is like: how far its offset goes, and what happens there.
struct ScrollAxis: Sendable, Hashable {
  /// The least offset in range, in points.
  var minimum: CGFloat
  /// The greatest offset in range, in points; not below the least.
  var maximum: CGFloat
  /// The extent of the bounds, in points.
  var extent: CGFloat
  /// Whether touches move the content along this axis at all.
  var isScrollable: Bool
  /// Whether the content goes beyond its edges.
  var bounces: Bool
  /// How slowly a fling comes to rest.
  var rate = ScrollView.DecelerationRate.normal
  /// Device pixels in a point.
  var displayScale: CGFloat = 1

  /// How the content is held back beyond its edges.
  var band: RubberBand { RubberBand(dimension: extent) }

  /// Whether an offset is in range.
  func contains(_ offset: CGFloat) -> Bool { offset >= minimum && offset <= maximum }

  /// The offset in range that is nearest to another one.
  func nearest(to offset: CGFloat) -> CGFloat { min(max(offset, minimum), maximum) }

  /// The offset that is shown for one that is reckoned: the nearest on the device's pixels.
  ///
  /// What is in range stays in it, also where the range ends between two pixels.
  func shown(_ offset: CGFloat) -> CGFloat {
    let aligned = PixelGrid(scale: displayScale).aligned(offset)
    return contains(offset) ? nearest(to: aligned) : aligned
  }
}

/// Both axes of a scroll view.
struct ScrollAxes: Sendable, Hashable {
  var x: ScrollAxis
  var y: ScrollAxis

  /// The offset that is shown for one that is reckoned; see ``ScrollAxis/shown(_:)``.
  func shown(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: x.shown(offset.x), y: y.shown(offset.y))
  }

  /// The offset in range that is nearest to another one.
  func nearest(to offset: CGPoint) -> CGPoint {
    CGPoint(x: x.nearest(to: offset.x), y: y.nearest(to: offset.y))
  }

  /// Whether an offset is in range along both axes.
  func contains(_ offset: CGPoint) -> Bool { x.contains(offset.x) && y.contains(offset.y) }
}
