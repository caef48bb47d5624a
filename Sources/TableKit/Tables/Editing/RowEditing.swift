/// What editing offers for a row.
struct RowEditing: Sendable, Hashable {
  /// Whether the row can be edited at all.
  var isEditable = false
  /// What of insertion and deletion is offered.
  var style = TableViewCell.EditingStyle.none
  /// Whether rows are selected instead, several at a time.
  var isSelected = false
  /// Whether content moves in where nothing stands before it.
  var isIndented = true
  /// Whether the row can be moved.
  var isMovable = false

  /// What stands before the content, if anything.
  var control: TableViewCellEditingControl.Kind? {
    if isSelected { return .selection }
    switch style {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }
}
