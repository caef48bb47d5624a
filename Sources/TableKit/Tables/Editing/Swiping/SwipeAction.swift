import Foundation

/// An action beside a swiped row, in whichever form it was given.
@MainActor
struct SwipeAction {
  /// What it does.
  enum Kind {
    /// It runs the handler of an action.
    case contextual(ContextualAction)
    /// It runs the handler of an action in the older form.
    case row(TableViewRowAction)
    /// It has the data source delete the row.
    case deletion
  }

  let kind: Kind
  let title: String?
  let image: Image?
  let backgroundColor: Color

  init(_ action: ContextualAction) {
    kind = .contextual(action)
    title = action.title
    image = action.image
    backgroundColor = action.backgroundColor
  }

  init(_ action: TableViewRowAction) {
    kind = .row(action)
    title = action.title
    image = nil
    backgroundColor = action.backgroundColor ?? .systemGray
  }

  /// The action of a row that can be deleted and has no others.
  init(deletionTitled title: String?) {
    kind = .deletion
    self.title = title ?? "Delete"
    image = nil
    backgroundColor = .systemRed
  }
}

/// The actions on one side of a row.
@MainActor
struct SwipeActions {
  /// The actions, the one next to the row's edge first.
  var actions: [SwipeAction]
  /// Whether a swipe across the whole row carries out the first.
  var performsFirstWithFullSwipe: Bool
}
