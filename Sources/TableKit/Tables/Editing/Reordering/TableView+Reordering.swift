import Foundation
import Interposing

/// How a row is moved by a finger on its reorder control.
extension TableView {
  /// The finger on a cell's reorder control has come further.
  func reorderDidChange(_ press: LongPressGestureRecognizer, in cell: TableViewCell) {
    switch press.state {
    case .began: beginMove(of: cell, press)
    case .changed:
      guard let move = editing.move, move.cell === cell else { return }
      move.finger = press.location(in: nil)
      follow(move)
    case .ended: if let move = editing.move, move.cell === cell { drop(move) }
    case .cancelled: if editing.move?.cell === cell { cancelMove(animated: true) }
    case .possible, .failed: break
    }
  }

  private func coordinate(of finger: CGPoint) -> CGFloat {
    convert(finger, from: nil).coordinate(along: layoutAxis)
  }

  // MARK: Beginning

  private func beginMove(of cell: TableViewCell, _ press: LongPressGestureRecognizer) {
    guard editing.isEditing, editing.move == nil, !needsReload,
      let indexPath = shown.indexPath(of: cell), let position = shown.position(of: indexPath)
    else { return }
    closeSwipe(animated: true)
    cancelTouchedRow()
    // Who was told may have changed the table.
    guard editing.isEditing, !needsReload, position < shown.rows.count, shown.rows[position].cell === cell,
      press.state == .began
    else { return }
    let finger = press.location(in: nil)
    let span = span(ofRowAt: indexPath)
    editing.move = RowMove(
      cell: cell, gap: RowGap(source: indexPath, target: indexPath, span: span),
      grip: coordinate(of: finger) - span.start, finger: finger)
    shown.rows.remove(at: position)
    arrange { bringSubviewToFront(cell) }
    cell.setLifted(true)
    updateSeparators()
  }

  // MARK: Following the finger

  /// The content has moved, and the finger with it: a row that it moves stays under it, and one that is open closes.
  func followContent() {
    if let move = editing.move { follow(move) }
    if editing.swipe != nil { closeSwipe(animated: true) }
  }

  /// Puts the row under the finger, makes room for it, and scrolls near the edges.
  private func follow(_ move: RowMove) {
    let start = coordinate(of: move.finger) - move.grip
    placeMoved(move, at: start)
    retarget(move, start: start)
    guard editing.move === move else { return }
    scrollForMove(move)
  }

  private func placeMoved(_ move: RowMove, at start: CGFloat) {
    let frame = frame(of: RowIndex.Span(start: pixelAligned(start), extent: move.gap.span.extent))
    if move.cell.frame != frame { move.cell.frame = frame }
  }

  private func retarget(_ move: RowMove, start: CGFloat) {
    let proposed = move.gap.target(forStart: start, in: rowIndex)
    guard proposed != move.proposed else { return }
    move.proposed = proposed
    let generation = reloadGeneration
    var target = proposed
    let answer = pass {
      $0.witness.delegate.targetIndexPathForMoveFromRowAtToProposedIndexPath?(self, move.gap.source, proposed)
    }
    guard editing.move === move, generation == reloadGeneration else { return }
    if let answer = answer ?? nil, isTarget(answer, of: move.gap.source) { target = answer }
    guard target != move.gap.target else { return }
    move.gap.target = target
    makeRoom()
  }

  /// Whether a row can go to a place: there is such a row, or it is the next after the last of a section.
  private func isTarget(_ indexPath: IndexPath, of source: IndexPath) -> Bool {
    guard indexPath.count == 2, rowIndex.contains(section: indexPath.section), indexPath.row >= 0 else { return false }
    let count = rowIndex.rowCount(inSection: indexPath.section)
    return indexPath.section == source.section ? indexPath.row < count : indexPath.row <= count
  }

  /// Moves what is shown to where it leaves the gap.
  ///
  /// - Parameter completion: Called when all has been seen to get there.
  private func makeRoom(completion: (@MainActor () -> Void)? = nil) {
    View.animate(
      withDuration: TableViewMetrics.editingDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      placeShownRows()
      for edge in SectionEdge.allCases {
        for (section, view) in shown[edge].views { place(view.view, edge, section) }
      }
    } completion: { _ in
      completion?()
    }
  }

  /// A row's place with the gap that a moved one needs.
  func displaced(_ span: RowIndex.Span, ofRowAt indexPath: IndexPath) -> RowIndex.Span {
    guard let move = editing.move else { return span }
    return RowIndex.Span(start: span.start + move.gap.shift(ofRowAt: indexPath), extent: span.extent)
  }

  /// The place of a header or footer with the gap that a moved row needs.
  func displaced(_ span: RowIndex.Span, of edge: SectionEdge, inSection section: Int) -> RowIndex.Span {
    guard let move = editing.move else { return span }
    let shift =
      edge == .header ? move.gap.shift(ofHeaderInSection: section) : move.gap.shift(ofFooterInSection: section)
    return RowIndex.Span(start: span.start + shift, extent: span.extent)
  }

  /// A section's place with the gap that a moved row needs.
  func displaced(_ span: RowIndex.Span, ofSection section: Int) -> RowIndex.Span {
    guard let move = editing.move else { return span }
    let start = span.start + move.gap.shift(ofHeaderInSection: section)
    return RowIndex.Span(
      start: start, extent: span.end + move.gap.shift(ofFooterInSection: section) - start)
  }

  /// How far beyond what is in sight rows may stand that the gap moves into it.
  var displacement: CGFloat { editing.move?.gap.span.extent ?? 0 }

  // MARK: Scrolling

  private func scrollForMove(_ move: RowMove) {
    let velocity = RowMove.scrollVelocity(forFingerAt: coordinate(of: move.finger), in: freeSpan)
    guard velocity != 0, let clock = window?.clock else {
      move.scrolling?.cancel()
      move.scrolling = nil
      return
    }
    guard move.scrolling == nil else { return }
    move.scrollTime = clock.now
    move.scrolling = clock.subscribe(.motion, for: self) { table, now in
      guard let move = table.editing.move else { return }
      table.scrollOn(move, now)
    }
  }

  /// Scrolls as far as the time since the last frame asks for.
  private func scrollOn(_ move: RowMove, _ now: TimeInterval) {
    let velocity = RowMove.scrollVelocity(forFingerAt: coordinate(of: move.finger), in: freeSpan)
    let way = velocity * (now - move.scrollTime)
    move.scrollTime = now
    // What is shown stands on pixels; so little may be asked for in a frame that it must be added up.
    let shownOffset = contentOffset.coordinate(along: layoutAxis)
    let old = pixelAligned(move.offset) == shownOffset ? move.offset : shownOffset
    let least = minimumContentOffset.coordinate(along: layoutAxis)
    let greatest = maximumContentOffset.coordinate(along: layoutAxis)
    let new = min(max(old + way, least), greatest)
    move.offset = new
    guard pixelAligned(new) != shownOffset else { return }
    contentOffset = CGPoint(
      along: layoutAxis, pixelAligned(new), across: contentOffset.coordinate(along: layoutAxis.crossing))
  }

  // MARK: Ending

  /// The finger was lifted: the data source moves the row.
  private func drop(_ move: RowMove) {
    let gap = move.gap
    guard gap.target != gap.source else { return cancelMove(animated: true) }
    move.scrolling?.cancel()
    var update = TableUpdate()
    update.move(gap.source, to: gap.target)
    let isCurrent = change(by: update) {
      pass { $0.witness.dataSource.moveRowAtTo?(self, gap.source, gap.target) }
    }
    guard isCurrent else {
      if editing.move === move { loseMove() }
      return
    }
    // Whoever was told may have had it put back.
    if editing.move === move {
      editing.move = nil
      takeBack(move)
    }
    // Should the data source not have moved the row, all go back.
    setNeedsLayout()
    // The cell goes to its place from where the finger has left it, in front of all others, and then stands among them again.
    let cell = move.cell
    commit(update, completions: [{ [weak self] _ in self?.restoreOrder(of: [cell]) }])
    guard window != nil, cell.superview === self else { return }
    arrange { bringSubviewToFront(cell) }
  }

  /// Puts the row that is being moved back.
  func cancelMove(animated: Bool) {
    guard let move = editing.move else { return }
    guard !needsReload else { return loseMove() }
    move.scrolling?.cancel()
    editing.move = nil
    takeBack(move)
    if animated, window != nil {
      // It stays in front of all others on its way.
      makeRoom { [weak self] in self?.restoreOrder(of: [move.cell]) }
    } else {
      restoreOrder(of: [move.cell])
      setNeedsLayout()
    }
    updateSeparators()
  }

  /// Lets the cell stand for its row again.
  private func takeBack(_ move: RowMove) {
    move.cell.setLifted(false)
    let position = shown.insertionPosition(of: move.gap.source)
    shown.rows.insert(ShownViews.Row(indexPath: move.gap.source, cell: move.cell), at: position)
  }

  /// Takes the cell that is being moved off the screen, for rows may be others now.
  func loseMove() {
    guard let move = editing.move else { return }
    move.scrolling?.cancel()
    editing.move = nil
    move.cell.setLifted(false)
    end(ShownViews.Row(indexPath: move.gap.source, cell: move.cell))
    setNeedsLayout()
    tellEnds()
  }
}
