import Foundation

/// How wheel and keys move the content: within its range, and along its axes as they stand on screen.
extension ScrollView {
  /// How far an arrow key moves the content, and how much of a page stays in sight when a key turns it, in points.
  public nonisolated static var keyStep: CGFloat { 40 }

  // MARK: Wheel

  /// Moves the content at once by what the wheel asks for, no further than its edges.
  ///
  /// The scroll view under the pointer takes it if its content can go that way at all; else one that it is in does. A
  /// wheel that clicks and turns one way only also moves content that scrolls along the other axis alone, if none of
  /// these scrolls along its own.
  ///
  /// - Returns: Whether there was anything to move.
  func scroll(by event: WheelEvent) -> Bool {
    guard isScrollEnabled, !isDragging else { return isDragging }
    var delta = vector(fromWindow: event.delta)
    guard delta.isFinite else { return false }
    let axes = scrollAxes
    if event.phase == .single, !axes.x.isScrollable || delta.x == 0, !axes.y.isScrollable || delta.y == 0,
      !isInScrollView(thatScrollsAlong: event.delta)
    {
      // Forwards is forwards, whichever way the view is turned.
      let amount = event.delta.x + event.delta.y
      delta = axes.x.isScrollable ? CGPoint(x: amount, y: 0) : CGPoint(x: 0, y: amount)
    }
    guard axes.x.isScrollable && delta.x != 0 || axes.y.isScrollable && delta.y != 0 else { return false }
    stopMotion()
    var old = storedBounds.origin
    if let exact = motion.wheelOffset, axes.shown(exact) == old { old = exact }
    let new = CGPoint(
      x: axes.x.isScrollable ? axes.x.nearest(to: old.x + delta.x) : old.x,
      y: axes.y.isScrollable ? axes.y.nearest(to: old.y + delta.y) : old.y)
    guard new != old else { return false }
    contentOffset = axes.shown(new)
    motion.wheelOffset = new
    flashScrollIndicators()
    return true
  }

  /// Whether a scroll view that this one is in scrolls along the way of a movement in the window, room or none.
  private func isInScrollView(thatScrollsAlong movement: CGPoint) -> Bool {
    var current = superview
    while let view = current {
      if let outer = view as? ScrollView, outer.isScrollEnabled {
        let movement = outer.vector(fromWindow: movement)
        let axes = outer.scrollAxes
        if axes.x.isScrollable && movement.x != 0 || axes.y.isScrollable && movement.y != 0 { return true }
      }
      current = view.superview
    }
    return false
  }

  // MARK: Keys

  /// Moves the content gradually by what a key asks for, no further than its edges.
  ///
  /// Arrows go by ``keyStep`` the way they point on screen; the others along the content's height, or along its width
  /// if that alone scrolls. A key that is pressed while the content is on its way goes on from where that ends.
  ///
  /// - Returns: Whether there was anything to move.
  func scroll(by key: KeyEvent.Key) -> Bool {
    guard isScrollEnabled, !isDragging else { return isDragging }
    let axes = scrollAxes
    let isVertical = axes.y.isScrollable
    let axis = isVertical ? axes.y : axes.x
    let page = isPagingEnabled ? axis.extent : max(axis.extent - Self.keyStep, min(axis.extent, Self.keyStep))
    let along = { (distance: CGFloat) in isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0) }
    let movement: CGPoint
    switch key {
    case .up: movement = vector(fromWindow: CGPoint(x: 0, y: -Self.keyStep))
    case .down: movement = vector(fromWindow: CGPoint(x: 0, y: Self.keyStep))
    case .left: movement = vector(fromWindow: CGPoint(x: -Self.keyStep, y: 0))
    case .right: movement = vector(fromWindow: CGPoint(x: Self.keyStep, y: 0))
    case .pageUp: movement = along(-page)
    case .pageDown, .space: movement = along(page)
    case .home: movement = along(axis.minimum - axis.maximum)
    case .end: movement = along(axis.maximum - axis.minimum)
    case .tab, .enter: return false
    }
    bringMotionUpToDate()
    let old = isScrollAnimating ? motion.course?.restingOffset ?? storedBounds.origin : storedBounds.origin
    let new = CGPoint(
      x: axes.x.isScrollable ? axes.x.nearest(to: old.x + movement.x) : old.x,
      y: axes.y.isScrollable ? axes.y.nearest(to: old.y + movement.y) : old.y)
    guard new != old else { return false }
    setContentOffset(new, animated: true)
    flashScrollIndicators()
    return true
  }
}
