import Foundation
import Interposing

/// How a row is swiped: opened and closed, by a finger or by what stands before its content.
extension TableView {
  /// Lets rows be swiped.
  func installRowSwipes() {
    addGestureRecognizer(swipeRecognizer)
    swipeRecognizer.addTarget(self) { table, pan in table.rowSwipeDidChange(pan) }
  }

  /// The axis on which rows are swiped.
  private var swipeAxis: StackView.Axis { layoutAxis.crossing }

  /// Whether fingers go across the rows rather than along them.
  func isAcross(movement: CGPoint) -> Bool {
    let movement = vector(fromWindow: movement)
    return abs(movement.coordinate(along: swipeAxis)) > abs(movement.coordinate(along: layoutAxis))
  }

  /// The edge that a row shows when it is moved.
  ///
  /// - Parameter isForward: Whether it is moved to where coordinates are greater.
  private func edge(movingForward isForward: Bool) -> SwipeEdge {
    isForward == isRightToLeft ? .trailing : .leading
  }

  private func isAtEnd(_ edge: SwipeEdge) -> Bool { (edge == .trailing) != isRightToLeft }

  // MARK: Beginning

  /// Asks whether a row may be swiped.
  ///
  /// - Parameters:
  ///   - point: Where the finger was put down, in the table's coordinates.
  ///   - movement: How it has moved, in the window's.
  /// - Returns: Whether the swipe may begin.
  func prepareSwipe(from point: CGPoint, movement: CGPoint) -> Bool {
    editing.preparedSwipe = nil
    guard !editing.isEditing || editing.swipe != nil, !isReloading, let indexPath = indexPathForRow(at: point),
      let cell = cellForRow(at: indexPath)
    else { return false }
    let isForward = vector(fromWindow: movement).coordinate(along: swipeAxis) > 0
    if let swipe = editing.swipe {
      guard swipe.cell === cell else { return false }
      editing.preparedSwipe = TableEditing.PreparedSwipe(
        indexPath: indexPath, cell: cell, edge: swipe.view.edge, actions: nil)
      return true
    }
    let edge = edge(movingForward: isForward)
    let generation = reloadGeneration
    let actions = pass { resolution -> SwipeActions? in
      let isEditable = resolution.witness.dataSource.canEditRowAt?(self, indexPath) ?? true
      guard isEditable, generation == reloadGeneration else { return nil }
      return swipeActions(at: indexPath, edge: edge, resolution, generation)
    }
    guard let actions = actions ?? nil, window != nil, cellForRow(at: indexPath) === cell else { return false }
    editing.preparedSwipe = TableEditing.PreparedSwipe(
      indexPath: indexPath, cell: cell, edge: edge, actions: actions)
    return true
  }

  private func rowSwipeDidChange(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginSwipe(pan)
      dragSwipe(pan)
    case .changed: dragSwipe(pan)
    case .ended: releaseSwipe(velocity: pan.velocity(in: self).coordinate(along: swipeAxis))
    case .cancelled: cancelSwipe()
    case .possible, .failed: break
    }
  }

  private func beginSwipe(_ pan: PanGestureRecognizer) {
    guard let prepared = editing.preparedSwipe else { return }
    editing.preparedSwipe = nil
    guard let actions = prepared.actions else {
      guard let swipe = editing.swipe, swipe.cell === prepared.cell, !swipe.isPerforming else { return }
      swipe.startExtent = swipe.extent
      swipe.isDragged = true
      return
    }
    guard cellForRow(at: prepared.indexPath) === prepared.cell else { return }
    closeSwipe(animated: true)
    // Who is told may change the table.
    guard cellForRow(at: prepared.indexPath) === prepared.cell, editing.swipe == nil, !editing.isEditing else { return }
    let generation = reloadGeneration
    let row = follow([prepared.indexPath])
    pass { $0.witness.delegate.willBeginEditingRowAt?(self, prepared.indexPath) }
    guard generation == reloadGeneration, editing.swipe == nil, pan.state == .began, !editing.isEditing,
      cellForRow(at: prepared.indexPath) === prepared.cell
    else {
      pass { $0.witness.delegate.didEndEditingRowAt?(self, row.indexPaths.first) }
      return
    }
    let swipe = makeSwipe(
      at: prepared.indexPath, prepared.cell, edge: prepared.edge, actions: actions, isByFinger: true)
    swipe.isDragged = true
    editing.swipe = swipe
  }

  private func makeSwipe(
    at indexPath: IndexPath, _ cell: TableViewCell, edge: SwipeEdge, actions: SwipeActions, isByFinger: Bool
  ) -> RowSwipe {
    let view = SwipeActionsView(
      actions.actions, edge: edge, axis: swipeAxis, isAtEnd: isAtEnd(edge)
    ) { [weak self] index, button in
      guard let self, let swipe = editing.swipe, button.isDescendant(of: swipe.view) else { return }
      perform(index, of: swipe, from: button)
    }
    let swipe = RowSwipe(
      indexPath: indexPath, cell: cell, actions: actions, view: view, isByFinger: isByFinger)
    cell.beginSwipe(with: view)
    return swipe
  }

  /// Opens a row at its end, as what stands before its content asks for.
  func openSwipe(ofRowAt indexPath: IndexPath, _ cell: TableViewCell) {
    closeSwipe(animated: true)
    let generation = reloadGeneration
    let actions = pass { swipeActions(at: indexPath, edge: .trailing, $0, generation) }
    guard let actions = actions ?? nil, editing.isEditing, editing.swipe == nil,
      cellForRow(at: indexPath) === cell
    else { return }
    let swipe = makeSwipe(at: indexPath, cell, edge: .trailing, actions: actions, isByFinger: false)
    editing.swipe = swipe
    settle(swipe, at: swipe.view.preferredExtent, velocity: 0)
  }

  // MARK: Dragging

  private func dragSwipe(_ pan: PanGestureRecognizer) {
    guard let swipe = editing.swipe, swipe.isDragged else { return }
    let way = pan.translation(in: self).coordinate(along: swipeAxis) * swipe.direction
    let finger = swipe.startExtent + way
    swipe.extent = swipe.shownExtent(forFinger: finger)
    let isFull = swipe.isFull(at: finger)
    if isFull != swipe.view.isExpanded {
      swipe.cell.expandFirstAction(of: swipe.view, isFull)
    }
    swipe.cell.moveSwiped(to: swipe.extent, of: swipe.view)
  }

  private func releaseSwipe(velocity: CGFloat) {
    guard let swipe = editing.swipe, swipe.isDragged else { return }
    swipe.isDragged = false
    let opening = velocity * swipe.direction
    if swipe.view.isExpanded, opening > -RowSwipe.decidingVelocity, let button = swipe.view.buttons.first {
      settle(swipe, at: swipe.cell.bounds.size.extent(along: swipe.view.axis), velocity: opening)
      perform(0, of: swipe, from: button)
    } else if swipe.staysOpen(velocity: opening) {
      if swipe.view.isExpanded { swipe.cell.expandFirstAction(of: swipe.view, false) }
      settle(swipe, at: swipe.view.preferredExtent, velocity: opening)
    } else {
      closeSwipe(animated: true)
    }
  }

  /// The finger was taken away: the row is as it was before.
  private func cancelSwipe() {
    guard let swipe = editing.swipe, swipe.isDragged else { return }
    swipe.isDragged = false
    guard swipe.startExtent > 0 else { return closeSwipe(animated: true) }
    if swipe.view.isExpanded { swipe.cell.expandFirstAction(of: swipe.view, false) }
    settle(swipe, at: swipe.startExtent, velocity: 0)
  }

  private func settle(_ swipe: RowSwipe, at extent: CGFloat, velocity: CGFloat) {
    let way = extent - swipe.extent
    swipe.extent = extent
    swipe.cell.settleSwiped(
      at: extent, of: swipe.view, velocity: abs(way) > 1 ? velocity / way : 0)
  }

  // MARK: Actions

  private func perform(_ index: Int, of swipe: RowSwipe, from button: View) {
    guard !swipe.isPerforming, let indexPath = swipe.indexPath, swipe.actions.actions.indices.contains(index)
    else { return }
    swipe.isPerforming = true
    switch swipe.actions.actions[index].kind {
    case .contextual(let action):
      action.handler(action, button) { [weak self, weak swipe] _ in
        guard let self, let swipe else { return }
        finish(swipe)
      }
    case .row(let action):
      action.handler(action, indexPath)
      finish(swipe)
    case .deletion:
      commit(.delete, at: indexPath)
      finish(swipe)
    }
  }

  /// An action is through: a row that is still there closes.
  private func finish(_ swipe: RowSwipe) {
    if editing.swipe === swipe { closeSwipe(animated: true) }
  }

  // MARK: Closing

  /// Closes the row that is open, if there is one.
  ///
  /// - Parameter animated: Whether it takes time.
  func closeSwipe(animated: Bool) {
    hideSwipe(animated: animated)
    tellEndOfClosingSwipe()
  }

  /// Closes the row that is open before an update in which it stays. The delegate is told when the table knows where it stands then:
  /// ``tellEndOfClosingSwipe()``.
  func closeSwipe(before mapping: RowMapping) {
    guard let indexPath = editing.swipe?.indexPath, mapping.target(of: indexPath) != nil else { return }
    hideSwipe(animated: true)
  }

  /// Closes the row that is open. Until that is told, its row is followed: the cell is laid out, and callbacks may change the table.
  private func hideSwipe(animated: Bool) {
    guard let swipe = editing.swipe else { return }
    editing.swipe = nil
    tellEndOfClosingSwipe()
    editing.closingSwipe = swipe
    swipe.cell.closeSwiped(swipe.view, animated: animated)
  }

  /// Tells of the row that has closed.
  func tellEndOfClosingSwipe() {
    guard let swipe = editing.closingSwipe else { return }
    editing.closingSwipe = nil
    tellEnd(of: swipe)
  }

  /// The cell of the swiped row has gone off the screen, with its buttons.
  ///
  /// - Parameter isGone: Whether a cell did.
  func loseSwipe(where isGone: (TableViewCell) -> Bool) {
    guard let swipe = editing.swipe, isGone(swipe.cell) else { return }
    editing.swipe = nil
    tellEnd(of: swipe)
  }

  private func tellEnd(of swipe: RowSwipe) {
    guard swipe.isByFinger else { return }
    var indexPath = swipe.indexPath
    // After a reload there may be fewer rows.
    if let row = indexPath, updateState.expectedCounts == nil, !hasRow(row) { indexPath = nil }
    pass { $0.witness.delegate.didEndEditingRowAt?(self, indexPath) }
  }

  // MARK: Touches while a row is open

  /// What a touch finds while a row is open: the buttons beside it, and nothing else in the table.
  func viewForTouch(_ view: View?, with event: Event?) -> View? {
    guard let view, let swipe = editing.swipe, let event, !(event is WheelEvent), !(event is KeyEvent) else {
      return view
    }
    return view.isDescendant(of: swipe.view) ? view : self
  }

  /// A finger was put down while a row is open: beside that row, it closes.
  ///
  /// - Returns: Whether one is, so that the finger does nothing else.
  func touchBesideSwipe(_ touches: Set<Touch>) -> Bool {
    guard let swipe = editing.swipe else { return false }
    if let touch = touches.first, !isIn(swipe, touch) { closeSwipe(animated: true) }
    return true
  }

  /// A finger was lifted from the open row: it closes.
  func liftFromSwipe(_ touches: Set<Touch>) {
    guard let swipe = editing.swipe, !swipe.isDragged, let touch = touches.first, isIn(swipe, touch) else { return }
    closeSwipe(animated: true)
  }

  private func isIn(_ swipe: RowSwipe, _ touch: Touch) -> Bool {
    swipe.cell.bounds.contains(touch.location(in: swipe.cell))
  }
}
