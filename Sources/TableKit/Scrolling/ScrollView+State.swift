import Foundation

extension ScrollView {
  /// Whether a finger is down that may drag the content, or does.
  public var isTracking: Bool {
    guard !panGestureRecognizer.hasFinished else { return false }
    for touch in panGestureRecognizer.trackedTouches where touch.isActive { return true }
    return false
  }

  /// Whether a finger drags the content.
  public var isDragging: Bool { motion.drag != nil }

  /// Whether the content goes on by itself after it was let go; also while it bounces back, or goes to its page.
  public var isDecelerating: Bool { motion.course?.purpose == .deceleration }

  /// Whether the content is on its way by an animated call.
  public var isScrollAnimating: Bool { motion.course?.purpose == .animation }

  /// Stops the content where it is: what decelerates and what is animated ends, and a drag is broken off. Nothing
  /// zooms.
  ///
  /// Content that a drag leaves out of range, or between two pages, comes back nevertheless.
  public func stopScrollingAndZooming() {
    if isDragging { panGestureRecognizer.state = .cancelled } else { stopMotion() }
  }

  /// Both axes as they are now.
  var scrollAxes: ScrollAxes {
    let size = storedBounds.size
    let least = minimumContentOffset
    let greatest = maximumContentOffset
    let bounces = bounces
    let rate = decelerationRate
    let scale = displayScale
    return ScrollAxes(
      x: ScrollAxis(
        minimum: least.x, maximum: greatest.x, extent: size.width,
        isScrollable: greatest.x > least.x || bounces && alwaysBounceHorizontal, bounces: bounces, rate: rate,
        displayScale: scale),
      y: ScrollAxis(
        minimum: least.y, maximum: greatest.y, extent: size.height,
        isScrollable: greatest.y > least.y || bounces && alwaysBounceVertical, bounces: bounces, rate: rate,
        displayScale: scale))
  }
}
