import Foundation
import Interposing

/// Editing mode: what is offered for each row, and what becomes of it.
extension TableView {
  /// Begins or ends editing mode.
  func changeEditing(to isEditing: Bool, animated: Bool) {
    closeSwipe(animated: animated)
    cancelMove(animated: animated)
    guard isEditing != editing.isEditing else { return }
    editing.isEditing = isEditing
    for row in selection.rows { deselectRow(at: row, animated: animated) }
    cancelTouchedRow()
    remeasuringRows(animated: animated) { updateRowEditing(animated: animated) }
  }

  /// Asks anew what is offered for the rows that are shown, and shows it.
  func updateRowEditing(animated: Bool) {
    editing.generation &+= 1
    // The cell of a row that a finger moves is none of those that are shown.
    cancelMove(animated: animated)
    // Cells of before a reload are on their way out, and within an update rows are not where the table knows them.
    editing.isOwed = needsReload || updateState.holdsLayout
    guard !editing.isOwed else { return }
    for _ in 0..<Self.maximumAttempts {
      let isDone = pass { askForEditing($0, animated: animated) } ?? true
      guard !isDone, !needsReload, !updateState.holdsLayout else { return }
    }
  }

  /// Asks the rows that are shown what is offered for them, if that could not be done when it was due.
  func askForEditingIfOwed() {
    guard editing.isOwed, !needsReload, !updateState.holdsLayout else { return }
    updateRowEditing(animated: false)
  }

  /// - Returns: `false` if a callback changed what is shown meanwhile, or what is offered.
  private func askForEditing(_ resolution: Resolution<TableViewWitness>, animated: Bool) -> Bool {
    let (generation, editingGeneration) = (reloadGeneration, editing.generation)
    for row in shown.rows {
      guard cellForRow(at: row.indexPath) === row.cell else { continue }
      guard let offered = rowEditing(at: row.indexPath, resolution, generation),
        editingGeneration == editing.generation
      else { return false }
      guard cellForRow(at: row.indexPath) === row.cell else { continue }
      row.cell.isInMultipleSelection = allowsMultipleSelectionNow
      row.cell.adopt(offered, isEditing: editing.isEditing, animated: animated)
      guard generation == reloadGeneration, editingGeneration == editing.generation else { return false }
    }
    return true
  }

  /// Shows what a cell that is about to be shown needs for editing.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile.
  func adoptEditing(
    _ cell: TableViewCell, at indexPath: IndexPath, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> Bool {
    for _ in 0..<Self.maximumAttempts {
      let editingGeneration = editing.generation
      guard editing.isEditing else {
        if cell.isEditing { cell.adopt(RowEditing(), isEditing: false, animated: false) }
        return generation == reloadGeneration
      }
      guard let offered = rowEditing(at: indexPath, resolution, generation) else { return false }
      if editingGeneration == editing.generation {
        cell.adopt(offered, isEditing: editing.isEditing, animated: false)
        guard generation == reloadGeneration else { return false }
      }
      // Who was asked may have begun or ended editing mode.
      if editingGeneration == editing.generation { return true }
    }
    return true
  }

  /// Asks what is offered for a row.
  ///
  /// - Returns: `nil` if a callback changed the table meanwhile.
  func rowEditing(
    at indexPath: IndexPath, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> RowEditing? {
    let (dataSource, delegate) = (resolution.witness.dataSource, resolution.witness.delegate)
    var row = RowEditing()
    guard editing.isEditing else { return row }
    row.isEditable = dataSource.canEditRowAt?(self, indexPath) ?? true
    guard generation == reloadGeneration else { return nil }
    guard row.isEditable else { return row }
    if allowsMultipleSelectionDuringEditing {
      row.isSelected = true
    } else {
      row.style = delegate.editingStyleForRowAt?(self, indexPath) ?? .delete
      guard generation == reloadGeneration else { return nil }
    }
    row.isIndented = delegate.shouldIndentWhileEditingRowAt?(self, indexPath) ?? true
    guard generation == reloadGeneration else { return nil }
    if dataSource.moveRowAtTo != nil {
      row.isMovable = dataSource.canMoveRowAt?(self, indexPath) ?? true
      guard generation == reloadGeneration else { return nil }
    }
    return row
  }

  /// Rows are about to come, go or move: an open one closes, unless it goes, and one that a finger moves is put back.
  func closeEditing(before mapping: RowMapping) {
    cancelMove(animated: false)
    closeSwipe(before: mapping)
  }

  // MARK: Controls

  /// What stands before the content of a row was pressed.
  func editingControlTapped(in cell: TableViewCell) {
    guard let indexPath = shown.indexPath(of: cell), editing.isEditing else { return }
    switch cell.editing.row.style {
    case .none: break
    case .insert: commit(.insert, at: indexPath)
    case .delete: openSwipe(ofRowAt: indexPath, cell)
    }
  }

  /// Has the data source insert or delete.
  func commit(_ style: TableViewCell.EditingStyle, at indexPath: IndexPath) {
    pass { $0.witness.dataSource.commitForRowAt?(self, style, indexPath) }
  }
}
