import Foundation

/// Content that turns out to be larger or smaller than it was thought to be before what is seen of it.
extension ScrollView {
  /// Takes another content size, and moves the offset along with what is seen, so that this stays where it is on screen: under a
  /// finger, while it decelerates and while the program scrolls, whose target moves along too.
  ///
  /// - Parameters:
  ///   - size: The content's size.
  ///   - movement: By how much what is seen stands elsewhere in the content now, in points.
  func contentDidGrow(to size: CGSize, movingSightBy movement: CGPoint) {
    guard movement != .zero, movement.isFinite else {
      if contentSize != size { contentSize = size }
      return
    }
    let wasInRange = isOffsetInRange
    storedContentSize = size
    setNeedsLayout()
    if case .moving(var course) = motion.phase, course.purpose == .animation {
      course.move(by: movement)
      motion.phase = .moving(course)
      resumeMotion()
    } else if motion.isActive {
      resumeMotion(movedBy: movement)
    }
    let offset = storedBounds.origin
    motion.isMovingContent = true
    contentOffset = CGPoint(x: offset.x + movement.x, y: offset.y + movement.y)
    motion.isMovingContent = false
    rangeDidChange(wasInRange: wasInRange)
  }

  /// Gives the program's scrolling another target, if it scrolls.
  func aimScrolling(at target: CGPoint) {
    guard case .moving(var course) = motion.phase, course.purpose == .animation, target.isFinite,
      course.restingOffset != target, let clock = window?.clock
    else { return }
    course.aim(at: target, time: clock.now)
    motion.phase = .moving(course)
  }
}
