import Foundation

/// How fingers drag the content.
extension ScrollView {
  /// A finger is down: content that moves by itself stops under it.
  func touchDidBegin() {
    guard motion.course != nil else { return }
    motion.hasBeenCaught = true
    stopMotion()
  }

  /// All fingers are up, and have not dragged: content that was stopped where it may not stay comes to rest.
  func touchesDidEnd() {
    guard motion.hasBeenCaught else { return }
    motion.hasBeenCaught = false
    guard !motion.isActive, let clock = window?.clock else { return }
    let offset = storedBounds.origin
    var course = plan(from: offset, velocity: .zero, start: offset, at: clock.now)
    if !course.isPaged, let place = restingPlace(at: course.restingOffset) { course.settle(from: offset, at: place) }
    if course.duration > 0 { beginDecelerating(course, on: clock) }
  }

  /// The recogniser has come further.
  func panDidChange(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging(pan)
      drag(by: pan)
    case .changed: drag(by: pan)
    case .ended: endDragging(velocity: pan.velocity(in: self))
    case .cancelled: endDragging(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDragging(_ pan: PanGestureRecognizer) {
    stopMotion()
    // Who was told of that may have broken the drag off, or taken the view away.
    guard pan.state == .began, window != nil else { return }
    let direction = isDirectionalLockEnabled ? direction(of: pan) : nil
    motion.hasBeenCaught = false
    motion.generation += 1
    motion.revision += 1
    motion.phase = .dragging(ScrollDrag(from: storedBounds.origin, axes: scrollAxes, locking: direction))
    showIndicators()
    tellDelegate { $0.witness.willBeginDragging?(self) }
  }

  private func drag(by pan: PanGestureRecognizer) {
    guard var drag = motion.drag else { return }
    drag.move(to: pan.translation(in: self))
    motion.phase = .dragging(drag)
    show(drag.offset, on: drag.axes)
  }

  /// The content is let go.
  ///
  /// - Parameter velocity: How fast the fingers were, in points per second.
  private func endDragging(velocity: CGPoint) {
    guard let drag = motion.drag else { return }
    let generation = motion.generation
    let velocity = drag.velocity(ofFinger: velocity)
    let now = window?.clock.now ?? 0
    let proposed = drag.axes.shown(
      plan(from: drag.offset, velocity: velocity, start: drag.start, at: now).restingOffset)
    var target = proposed
    tellDelegate {
      $0.witness.willEndDragging?(self, CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), &target)
    }
    // It may have changed the content, so that the drag was taken up anew; or broken it off.
    guard generation == motion.generation, let drag = motion.drag else { return }
    var course = plan(from: drag.offset, velocity: velocity, start: drag.start, at: now)
    if !course.isPaged {
      if target.x != proposed.x, target.x.isFinite {
        course.x = .landing(from: drag.offset.x, velocity: velocity.x, at: target.x, on: course.axes.x)
      }
      if target.y != proposed.y, target.y.isFinite {
        course.y = .landing(from: drag.offset.y, velocity: velocity.y, at: target.y, on: course.axes.y)
      }
    }
    guard let clock = window?.clock, course.duration > 0 else {
      motion.generation += 1
      motion.revision += 1
      motion.phase = .resting
      fadeIndicators()
      show(course.restingOffset, on: course.axes)
      tellDelegate { $0.witness.didEndDragging?(self, false) }
      return
    }
    begin(course, on: clock)
    let begun = motion.generation
    tellDelegate { $0.witness.didEndDragging?(self, true) }
    if begun == motion.generation { announceDeceleration() }
  }

  /// How the content comes to rest by itself.
  ///
  /// - Parameters:
  ///   - offset: Where it is let go.
  ///   - velocity: How fast it is then, in points per second.
  ///   - start: Where it was when the drag began.
  ///   - time: When, on the window's clock.
  private func plan(from offset: CGPoint, velocity: CGPoint, start: CGPoint, at time: TimeInterval) -> ScrollCourse {
    let axes = scrollAxes
    var course = ScrollCourse(
      purpose: .deceleration, start: time, x: .released(from: offset.x, velocity: velocity.x, on: axes.x),
      y: .released(from: offset.y, velocity: velocity.y, on: axes.y), axes: axes, isPaged: isPagingEnabled)
    guard isPagingEnabled else { return course }
    if axes.x.isScrollable, axes.x.contains(offset.x) {
      let target = Paging(axes.x).target(from: offset.x, velocity: velocity.x, start: start.x)
      course.x = .landing(from: offset.x, velocity: velocity.x, at: target, on: axes.x, isPaged: true)
    }
    if axes.y.isScrollable, axes.y.contains(offset.y) {
      let target = Paging(axes.y).target(from: offset.y, velocity: velocity.y, start: start.y)
      course.y = .landing(from: offset.y, velocity: velocity.y, at: target, on: axes.y, isPaged: true)
    }
    return course
  }

  // MARK: What may be dragged

  /// Whether touches stop the content instead of reaching what is in it.
  func isCatchingTouches(of event: Event?) -> Bool {
    guard let event, !(event is WheelEvent), !(event is KeyEvent) else { return false }
    return isScrollEnabled && motion.course != nil
  }

  /// How far the fingers have come since they were put down, in the content's coordinates.
  private func direction(of pan: PanGestureRecognizer) -> CGPoint {
    var sum = CGPoint.zero
    for touch in pan.trackedTouches {
      sum.x += touch.windowLocation.x - touch.firstWindowLocation.x
      sum.y += touch.windowLocation.y - touch.firstWindowLocation.y
    }
    return vector(fromWindow: sum)
  }

  /// A vector in the window's coordinates as one in the content's.
  func vector(fromWindow vector: CGPoint) -> CGPoint {
    vector.applying(rootView.transform(to: self).linearPart)
  }

  /// Whether a movement of the fingers is one that drags this content.
  ///
  /// It is if the content scrolls along the axis along which the fingers have come further. Where it is at the end of
  /// its range, a scroll view that this one is in and that has yet some way to go gets it; unless this one always
  /// bounces there.
  ///
  /// - Parameter movement: How far the fingers have come, in the window's coordinates.
  func takes(movement: CGPoint) -> Bool {
    switch room(for: movement) {
    case .none: return false
    case .some: return true
    case .end:
      var current = superview
      while let view = current {
        if let outer = view as? ScrollView, outer.isScrollEnabled, outer.room(for: movement) == .some { return false }
        current = view.superview
      }
      return true
    }
  }

  /// Whether there is room for a movement of the content.
  private enum Room {
    /// The content does not scroll along that axis.
    case none
    /// It does, but it is at the end.
    case end
    /// There is room.
    case some
  }

  private func room(for movement: CGPoint) -> Room {
    let movement = vector(fromWindow: movement)
    let axes = scrollAxes
    let offset = storedBounds.origin
    if abs(movement.x) == abs(movement.y), movement.x != 0 {
      let x = Self.room(on: axes.x, from: offset.x, movement: movement.x, alwaysBounces: alwaysBounceHorizontal)
      return x == .some
        ? x : Self.room(on: axes.y, from: offset.y, movement: movement.y, alwaysBounces: alwaysBounceVertical)
    }
    return abs(movement.x) > abs(movement.y)
      ? Self.room(on: axes.x, from: offset.x, movement: movement.x, alwaysBounces: alwaysBounceHorizontal)
      : Self.room(on: axes.y, from: offset.y, movement: movement.y, alwaysBounces: alwaysBounceVertical)
  }

  private static func room(
    on axis: ScrollAxis, from offset: CGFloat, movement: CGFloat, alwaysBounces: Bool
  ) -> Room {
    guard axis.isScrollable else { return .none }
    if alwaysBounces, axis.bounces { return .some }
    return (movement > 0 ? offset > axis.minimum : offset < axis.maximum) ? .some : .end
  }

  /// Whether a drag may begin now, which the recogniser has recognised.
  var mayBeginDragging: Bool {
    let axes = scrollAxes
    guard axes.x.isScrollable || axes.y.isScrollable else { return false }
    for touch in panGestureRecognizer.trackedTouches where touch.isInView {
      guard let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }
}
