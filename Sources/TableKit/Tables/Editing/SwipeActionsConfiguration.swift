/// The actions on one side of a swiped row.
@MainActor
open class SwipeActionsConfiguration {
  /// The actions, the one next to the row's edge first.
  public let actions: [ContextualAction]
  /// Whether a swipe across the whole row runs the first action. On by default.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration.
  ///
  /// - Parameter actions: The actions, the one next to the row's edge first.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}
