import Foundation

/// How a table is being edited.
@MainActor
struct TableEditing {
  /// Whether the table is in editing mode.
  var isEditing = false
  /// The row that is swiped or open.
  var swipe: RowSwipe?
  /// The row that a finger is about to swipe.
  var preparedSwipe: PreparedSwipe?

  /// The row that a finger moves.
  var move: RowMove?

  /// What is known of a swipe before it begins.
  struct PreparedSwipe {
    let indexPath: IndexPath
    let cell: TableViewCell
    let edge: SwipeEdge
    /// The actions; `nil` if the row is open already.
    let actions: SwipeActions?
  }
}
