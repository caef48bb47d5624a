import Foundation

/// How a cell shows that its row is swiped: its parts move aside, and buttons come in at its edge.
extension TableViewCell {
  /// Takes the buttons in, out of sight yet.
  func beginSwipe(with view: SwipeActionsView) {
    removeSwipeActions()
    editing.swipeActions = view
    view.partsTransform = partsTransform
    addSubview(view)
    View.performWithoutAnimation { moveSwiped(to: 0, of: view) }
  }

  /// Opens the row so far.
  func moveSwiped(to extent: CGFloat, of view: SwipeActionsView) {
    guard editing.swipeActions === view else { return }
    let extent = pixelAligned(extent)
    let shift = CGPoint(along: view.axis, view.isAtEnd ? -extent : extent, across: 0)
    guard shift != editing.shift else { return }
    changeState(with: view, opens: extent > 0) { editing.shift = shift }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Lets the row come to rest.
  ///
  /// - Parameters:
  ///   - extent: How far it is open then, in points.
  ///   - view: The buttons.
  ///   - velocity: How many times the whole way there would be done in a second, to begin with.
  func settleSwiped(at extent: CGFloat, of view: SwipeActionsView, velocity: CGFloat) {
    layOutWithoutAnimation()
    animateSwipe(velocity: velocity) { moveSwiped(to: extent, of: view) }
  }

  /// Closes the row, and takes the buttons out when it is closed.
  func closeSwiped(_ view: SwipeActionsView, animated: Bool) {
    layOutWithoutAnimation()
    guard editing.swipeActions === view else { return }
    // Buttons that are going away are pressed no more.
    view.isUserInteractionEnabled = false
    guard animated, window != nil else {
      moveSwiped(to: 0, of: view)
      return removeSwipeActions()
    }
    animateSwipe(velocity: 0) {
      moveSwiped(to: 0, of: view)
    } completion: { [weak self] in
      guard let self, editing.swipeActions === view else { return }
      removeSwipeActions()
    }
  }

  /// Lets the first button cover the others, or not.
  func expandFirstAction(of view: SwipeActionsView, _ isExpanded: Bool) {
    view.isExpanded = isExpanded
    animateSwipe(velocity: 0) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Lays out what was changed before, so that it is no part of what is shown gradually. The table may take the cell back in it.
  func layOutWithoutAnimation() {
    View.performWithoutAnimation { layoutIfNeeded() }
  }

  private func animateSwipe(
    velocity: CGFloat, _ changes: @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil
  ) {
    View.animate(
      withDuration: TableViewMetrics.editingDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: velocity, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes
    ) { _ in
      completion?()
    }
  }

  /// Changes how far the row is open, and tells of it if buttons at its end come or go.
  private func changeState(with view: SwipeActionsView, opens: Bool, _ change: () -> Void) {
    guard view.edge == .trailing, opens != (editing.shift != .zero) else { return change() }
    var mask = stateMask
    if opens { mask.insert(.showingDeleteConfirmation) } else { mask.remove(.showingDeleteConfirmation) }
    willTransition(to: mask)
    change()
    didTransition(to: mask)
  }

  /// Takes the buttons out.
  func removeSwipeActions() {
    guard let view = editing.swipeActions else { return }
    if editing.shift != .zero {
      changeState(with: view, opens: false) { editing.shift = .zero }
      setNeedsLayout()
    }
    editing.swipeActions = nil
    if view.superview === self { view.removeFromSuperview() }
  }

  /// Gives the buttons the room that the parts have left.
  func layOutSwipeActions() {
    guard let view = editing.swipeActions, view.superview === self else { return }
    view.partsTransform = partsTransform
    let extent = abs(editing.shift.coordinate(along: view.axis))
    let (start, whole) =
      view.axis == .horizontal ? (bounds.minX, bounds.width) : (bounds.minY, bounds.height)
    let across = view.axis == .horizontal ? bounds.minY : bounds.minX
    view.frame = CGRect(
      along: view.axis, from: view.isAtEnd ? start + whole - extent : start, extent, across: across,
      bounds.size.extent(along: view.axis.crossing))
    view.setNeedsLayout()
  }
}
