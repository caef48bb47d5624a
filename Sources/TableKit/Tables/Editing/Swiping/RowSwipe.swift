import Foundation

/// A row that is being swiped, or was and is open.
@MainActor
final class RowSwipe {
  /// The row; `nil` when it is no more.
  private(set) var indexPath: IndexPath?
  /// Its cell.
  let cell: TableViewCell
  /// Its actions.
  let actions: SwipeActions
  /// The buttons.
  let view: SwipeActionsView
  /// Whether a finger opened it, and not what stands before the content of a row that is edited.
  let isByFinger: Bool
  /// How far it is open, in points.
  var extent: CGFloat = 0
  /// How far it was open when the finger took it.
  var startExtent: CGFloat = 0
  /// Whether a finger holds it.
  var isDragged = false
  /// Whether an action has been chosen.
  var isPerforming = false

  init(
    indexPath: IndexPath, cell: TableViewCell, actions: SwipeActions, view: SwipeActionsView, isByFinger: Bool
  ) {
    self.indexPath = indexPath
    self.cell = cell
    self.actions = actions
    self.view = view
    self.isByFinger = isByFinger
  }

  /// The row stands elsewhere now, or is no more.
  func move(_ mapping: RowMapping) {
    if let old = indexPath { indexPath = mapping.target(of: old) }
  }

  /// 1 if the row moves along its axis while it opens, −1 if it moves against it.
  var direction: CGFloat { view.isAtEnd ? -1 : 1 }

  /// The row's own extent along the axis on which it is swiped, in points.
  private var rowExtent: CGFloat { cell.bounds.size.extent(along: view.axis) }

  /// How far the finger has to go for the first action to be carried out, in points.
  var fullSwipeExtent: CGFloat {
    max(rowExtent * TableViewMetrics.fullSwipeFraction, view.preferredExtent + TableViewMetrics.rowHeight)
  }

  /// Whether the first action is carried out if the row is let go where a finger has brought it.
  func isFull(at extent: CGFloat) -> Bool {
    actions.performsFirstWithFullSwipe && !actions.actions.isEmpty && extent >= fullSwipeExtent
  }

  /// How far the row is open where a finger has come some way: as far as the finger, but held back once all buttons are seen, unless
  /// it may be swiped across.
  func shownExtent(forFinger extent: CGFloat) -> CGFloat {
    guard extent > 0 else { return 0 }
    let whole = view.preferredExtent
    guard extent > whole, !actions.performsFirstWithFullSwipe else { return min(extent, rowExtent) }
    return whole + RubberBand(dimension: rowExtent).displacement(forDrag: extent - whole)
  }

  /// How fast a finger that is lifted has to be to decide alone, in points per second.
  static let decidingVelocity: CGFloat = 100

  /// Whether the row stays open if it is let go.
  ///
  /// - Parameter velocity: How fast it is being opened, in points per second.
  func staysOpen(velocity: CGFloat) -> Bool {
    if abs(velocity) >= Self.decidingVelocity { return velocity > 0 }
    return extent > view.preferredExtent / 2
  }
}
