import Foundation
import Interposing

/// How a touch highlights a row and selects it.
extension TableView {
  /// The row whose cell was touched. Headers, and cells that are not the table's, are none; neither is a table that moved when it was
  /// touched, for then the touch did not reach the cell.
  private func row(under touch: Touch) -> ShownViews.Row? {
    var current = touch.view
    while let view = current, view !== self {
      if let cell = view as? TableViewCell, let indexPath = shown.indexPath(of: cell) {
        return ShownViews.Row(indexPath: indexPath, cell: cell)
      }
      current = view.superview
    }
    return nil
  }

  // MARK: Down

  /// A finger was put down.
  ///
  /// - Returns: Whether it is in a row, and so the table's.
  func touchRow(_ touches: Set<Touch>) -> Bool {
    guard let touch = touches.first, let row = row(under: touch) else { return false }
    guard allowsSelectionNow, touchedRow == nil else { return true }
    let followed = follow([row.indexPath])
    let isAllowed = pass { $0.witness.delegate.shouldHighlightRowAt?(self, row.indexPath) ?? true } ?? true
    guard isAllowed, let indexPath = followed.indexPaths.first, touchedRow == nil, window != nil,
      cellForRow(at: indexPath) === row.cell
    else { return true }
    var touched = TouchedRow(indexPath: indexPath, cell: row.cell, touch: touch)
    if !allowsMultipleSelectionNow {
      for selected in selection.rows where selected != indexPath { touched.dimmed.append(selected) }
    }
    touchedRow = touched
    row.cell.setHighlighted(true, animated: false)
    for selected in touched.dimmed { cellForRow(at: selected)?.setSelected(false, animated: false) }
    pass { $0.witness.delegate.didHighlightRowAt?(self, indexPath) }
    return true
  }

  // MARK: Up
  //
  // Callbacks may update the table. What they leave of the rows in question is followed through that; a reload ends it all.

  /// The finger was lifted.
  func liftFromRow(_ touches: Set<Touch>) {
    guard let touched = touchedRow, touches.contains(touched.touch) else { return }
    let isInside = rectForRow(at: touched.indexPath).contains(touched.touch.location(in: self))
    let row = follow([touched.indexPath])
    let dimmed = follow(touched.dimmed)
    unhighlight(touched)
    if isInside, allowsSelectionNow, let indexPath = row.indexPaths.first { select(indexPath) }
    // Rows that are selected still, because nothing else was, look so again.
    restoreLooks(of: dimmed.indexPaths)
  }

  /// The touch was taken away, by a drag for example.
  func cancelRowTouch(_ touches: Set<Touch>) {
    guard let touched = touchedRow, touches.contains(touched.touch) else { return }
    unhighlightAndRestore(touched)
  }

  /// Cells went off the screen: a finger on one of them does nothing more, and one that was swiped is no more.
  ///
  /// - Parameter isGone: Whether a cell did.
  func loseTouchedRow(where isGone: (TableViewCell) -> Bool) {
    loseSwipe(where: isGone)
    if let move = editing.move, isGone(move.cell) { loseMove() }
    guard let touched = touchedRow, isGone(touched.cell) else { return }
    unhighlightAndRestore(touched)
  }

  /// Lets the finger on a row do nothing more.
  func cancelTouchedRow() {
    guard let touched = touchedRow else { return }
    unhighlightAndRestore(touched)
  }

  /// Takes the highlight back, and gives rows that looked deselected beside it their looks again.
  private func unhighlightAndRestore(_ touched: TouchedRow) {
    let dimmed = follow(touched.dimmed)
    unhighlight(touched)
    restoreLooks(of: dimmed.indexPaths)
  }

  private func unhighlight(_ touched: TouchedRow) {
    touchedRow = nil
    touched.cell.setHighlighted(false, animated: true)
    pass { $0.witness.delegate.didUnhighlightRowAt?(self, touched.indexPath) }
  }

  private func restoreLooks(of rows: [IndexPath]) {
    for row in rows where selection.contains(row) { cellForRow(at: row)?.setSelected(true, animated: false) }
  }

  /// The button in a cell's accessory was pressed. The row is neither highlighted nor selected by it.
  func accessoryButtonTapped(in cell: TableViewCell) {
    guard let indexPath = shown.indexPath(of: cell) else { return }
    pass { $0.witness.delegate.accessoryButtonTappedForRowWith?(self, indexPath) }
  }

  // MARK: Selecting

  /// Selects a row as its user wishes, and tells the delegate.
  private func select(_ touched: IndexPath) {
    if allowsMultipleSelectionNow, selection.contains(touched) { return deselect(touched) }
    let row = follow([touched])
    let answer = pass { resolution -> IndexPath? in
      guard let willSelect = resolution.witness.delegate.willSelectRowAt else { return touched }
      return willSelect(self, touched)
    }
    guard let indexPath = row.indexPaths.first, let wished = answer ?? touched else { return }
    // An update within the callback may wait for a reload.
    reloadIfNeeded()
    var target = wished == touched ? indexPath : wished
    guard hasRow(target) else { return }
    if !allowsMultipleSelectionNow {
      let chosen = follow([target])
      var others: [FollowedRows] = []
      for old in selection.rows where old != target { others.append(follow([old])) }
      for other in others {
        if let old = other.indexPaths.first { deselect(old) }
      }
      reloadIfNeeded()
      guard let indexPath = chosen.indexPaths.first, hasRow(indexPath) else { return }
      target = indexPath
    }
    selection.insert(target)
    cellForRow(at: target)?.setSelected(true, animated: false)
    pass { $0.witness.delegate.didSelectRowAt?(self, target) }
  }

  /// Deselects a row as its user wishes, and tells the delegate.
  private func deselect(_ selected: IndexPath) {
    let row = follow([selected])
    let answer = pass { resolution -> IndexPath? in
      guard let willDeselect = resolution.witness.delegate.willDeselectRowAt else { return selected }
      return willDeselect(self, selected)
    }
    guard let indexPath = row.indexPaths.first, let wished = answer ?? selected else { return }
    let target = wished == selected ? indexPath : wished
    guard selection.remove(target) else { return }
    cellForRow(at: target)?.setSelected(false, animated: true)
    pass { $0.witness.delegate.didDeselectRowAt?(self, target) }
  }
}
