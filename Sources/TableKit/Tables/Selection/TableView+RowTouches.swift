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

  /// Whether what was asked for before a callback still stands after it.
  private func isCurrent(_ generation: Int) -> Bool { generation == reloadGeneration }

  // MARK: Down

  /// A finger was put down.
  ///
  /// - Returns: Whether it is in a row, and so the table's.
  func touchRow(_ touches: Set<Touch>) -> Bool {
    guard let touch = touches.first, let row = row(under: touch) else { return false }
    guard allowsSelectionNow, touchedRow == nil else { return true }
    let generation = reloadGeneration
    let isAllowed = pass { $0.witness.delegate.shouldHighlightRowAt?(self, row.indexPath) ?? true } ?? true
    guard isAllowed, isCurrent(generation), touchedRow == nil, window != nil, cellForRow(at: row.indexPath) === row.cell
    else {
      return true
    }
    var touched = TouchedRow(indexPath: row.indexPath, cell: row.cell, touch: touch)
    if !allowsMultipleSelectionNow {
      for selected in selection.rows where selected != row.indexPath { touched.dimmed.append(selected) }
    }
    touchedRow = touched
    row.cell.setHighlighted(true, animated: false)
    for selected in touched.dimmed { cellForRow(at: selected)?.setSelected(false, animated: false) }
    pass { $0.witness.delegate.didHighlightRowAt?(self, row.indexPath) }
    return true
  }

  // MARK: Up

  /// The finger was lifted.
  func liftFromRow(_ touches: Set<Touch>) {
    guard let touched = touchedRow, touches.contains(touched.touch) else { return }
    let generation = reloadGeneration
    let isInside = rectForRow(at: touched.indexPath).contains(touched.touch.location(in: self))
    unhighlight(touched)
    guard isCurrent(generation) else { return }
    if isInside, allowsSelectionNow { select(touched.indexPath, generation) }
    guard isCurrent(generation) else { return }
    // Rows that are selected still, because nothing else was, look so again.
    restoreLooks(of: touched.dimmed)
  }

  /// The touch was taken away, by a drag for example.
  func cancelRowTouch(_ touches: Set<Touch>) {
    guard let touched = touchedRow, touches.contains(touched.touch) else { return }
    let generation = reloadGeneration
    unhighlight(touched)
    guard isCurrent(generation) else { return }
    restoreLooks(of: touched.dimmed)
  }

  /// Cells went off the screen: a finger on one of them does nothing more, and one that was swiped is no more.
  ///
  /// - Parameter isGone: Whether a cell did.
  func loseTouchedRow(where isGone: (TableViewCell) -> Bool) {
    loseSwipe(where: isGone)
    if let move = editing.move, isGone(move.cell) { loseMove() }
    guard let touched = touchedRow, isGone(touched.cell) else { return }
    unhighlight(touched)
    restoreLooks(of: touched.dimmed)
  }

  /// Lets the finger on a row do nothing more.
  func cancelTouchedRow() {
    guard let touched = touchedRow else { return }
    unhighlight(touched)
    restoreLooks(of: touched.dimmed)
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
  private func select(_ touched: IndexPath, _ generation: Int) {
    if allowsMultipleSelectionNow, selection.contains(touched) {
      deselect(touched, generation)
      return
    }
    let answer = pass { resolution -> IndexPath? in
      guard let willSelect = resolution.witness.delegate.willSelectRowAt else { return touched }
      return willSelect(self, touched)
    }
    guard isCurrent(generation), let target = answer ?? touched, hasRow(target) else { return }
    if !allowsMultipleSelectionNow {
      for old in selection.rows where old != target {
        deselect(old, generation)
        guard isCurrent(generation) else { return }
      }
    }
    selection.insert(target)
    cellForRow(at: target)?.setSelected(true, animated: false)
    pass { $0.witness.delegate.didSelectRowAt?(self, target) }
  }

  /// Deselects a row as its user wishes, and tells the delegate.
  private func deselect(_ selected: IndexPath, _ generation: Int) {
    let answer = pass { resolution -> IndexPath? in
      guard let willDeselect = resolution.witness.delegate.willDeselectRowAt else { return selected }
      return willDeselect(self, selected)
    }
    guard isCurrent(generation), let target = answer ?? selected, selection.remove(target) else { return }
    cellForRow(at: target)?.setSelected(false, animated: true)
    pass { $0.witness.delegate.didDeselectRowAt?(self, target) }
  }
}
