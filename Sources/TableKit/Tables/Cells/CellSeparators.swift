import Foundation

/// The lines along a cell's edges to the rows before and behind it, as its table has set them.
@MainActor
struct CellSeparators {
  /// The colour of the line to the next row; `nil` for none.
  var color: Color?
  /// The axis along which the next row follows.
  var axis = StackView.Axis.vertical
  /// How thick the lines are, in points; `nil` for a device pixel.
  var thickness: CGFloat?
  /// Whether the line to the next row is hidden, for this cell or the next one is selected or touched.
  var isHidden = false
  /// Whether the line to the next row goes from side to side, whatever the insets.
  var isInsetIgnored = false
  /// What the table says of the insets.
  var insets = SeparatorInsets()
  /// What the cell's owner has set; `nil` for nothing.
  var ownInset: EdgeInsets?
  /// The colour of the line to what stands before the row; `nil` for none.
  var leadingEdgeColor: Color?

  /// The line to the next row, while there is one.
  var view: View?
  /// The line that was there last, to be shown again: cells lose theirs whenever they leave the table.
  var unusedView: View?
  /// The line to what stands before the row, while there is one.
  var leadingEdgeView: View?
}
