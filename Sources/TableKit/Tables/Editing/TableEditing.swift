import Foundation

/// How a table is being edited.
@MainActor
struct TableEditing {
  /// Whether the table is in editing mode.
  var isEditing = false
  /// Grows by one with each change of what is offered for rows, so that who asks for it sees that it was overtaken.
  var generation = 0
  /// Set when rows could not be asked what is offered for them, for the data were others than the table knew: they are when they can.
  var isOwed = false
  /// The row that is swiped or open.
  var swipe: RowSwipe?
  /// The row that closes, until the delegate is told.
  var closingSwipe: RowSwipe?
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
