import Foundation
import Interposing

/// What a row offers when it is swiped.
extension TableView {
  /// Asks for the actions at an edge of a row: a configuration; else, at the trailing edge, actions in the older form; else, of a row
  /// that can be deleted, that.
  ///
  /// - Returns: `nil` if there is nothing, or if a callback changed the table meanwhile.
  func swipeActions(
    at indexPath: IndexPath, edge: SwipeEdge, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> SwipeActions? {
    let (dataSource, delegate) = (resolution.witness.dataSource, resolution.witness.delegate)
    let configuration =
      edge == .leading
      ? delegate.leadingSwipeActionsConfigurationForRowAt : delegate.trailingSwipeActionsConfigurationForRowAt
    if let configuration {
      let answer = configuration(self, indexPath)
      guard generation == reloadGeneration else { return nil }
      if let answer { return Self.swipeActions(of: answer) }
    }
    guard edge == .trailing else { return nil }
    if let editActions = delegate.editActionsForRowAt {
      let answer = editActions(self, indexPath)
      guard generation == reloadGeneration else { return nil }
      if let answer {
        var actions: [SwipeAction] = []
        for action in answer { actions.append(SwipeAction(action)) }
        return actions.isEmpty ? nil : SwipeActions(actions: actions, performsFirstWithFullSwipe: false)
      }
    }
    return deletion(at: indexPath, dataSource, delegate, generation)
  }

  private static func swipeActions(of configuration: SwipeActionsConfiguration) -> SwipeActions? {
    var actions: [SwipeAction] = []
    for action in configuration.actions { actions.append(SwipeAction(action)) }
    guard !actions.isEmpty else { return nil }
    return SwipeActions(
      actions: actions, performsFirstWithFullSwipe: configuration.performsFirstActionWithFullSwipe)
  }

  /// The oldest form: the data source carries out a deletion, which the user confirms.
  private func deletion(
    at indexPath: IndexPath, _ dataSource: TableViewDataSourceWitness, _ delegate: TableViewDelegateWitness,
    _ generation: Int
  ) -> SwipeActions? {
    guard dataSource.commitForRowAt != nil else { return nil }
    let style = delegate.editingStyleForRowAt?(self, indexPath) ?? .delete
    guard generation == reloadGeneration, style == .delete else { return nil }
    let title = delegate.titleForDeleteConfirmationButtonForRowAt?(self, indexPath)
    guard generation == reloadGeneration else { return nil }
    return SwipeActions(actions: [SwipeAction(deletionTitled: title ?? nil)], performsFirstWithFullSwipe: true)
  }
}
