import Foundation

/// What a cell shows because its row is edited or swiped.
@MainActor
struct CellEditing {
  /// Whether the row is edited.
  var isEditing = false
  /// What the table offers for the row.
  var row = RowEditing()
  /// What stands before the content, while there is something.
  var control: TableViewCellEditingControl?
  /// What moves the row, while there is something.
  var reorderControl: TableViewCellReorderControl?
  /// The buttons beside the swiped row, as long as they may be seen.
  var swipeActions: SwipeActionsView?
  /// How far the swiped row is moved, in the cell's own coordinates.
  var shift = CGPoint.zero
  /// Grows by one with each change of state, so that what ends an earlier one knows it.
  var generation = 0

  /// Whether the content makes room at its start.
  var isIndented: Bool { isEditing && (row.control != nil || row.isIndented) }
  /// Whether there is what moves the row.
  var showsReorderControl: Bool { isEditing && row.isMovable }
}
