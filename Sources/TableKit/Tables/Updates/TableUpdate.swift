import Foundation

/// What a program asked for between the beginning and the end of an update.
struct TableUpdate: Sendable {
  var changes = RowUpdate()
  /// Whether something is to be seen gradually.
  private(set) var isGradual = false

  /// Whether rows that are reloaded stay selected.
  private(set) var keepsSelectionOfReloads = false

  /// How rows come, by their places after.
  private(set) var insertionAnimations: [IndexPath: TableView.RowAnimation] = [:]
  /// How rows go, by their places before.
  private(set) var removalAnimations: [IndexPath: TableView.RowAnimation] = [:]
  /// How rows go and come that are reloaded, by their places before.
  private(set) var reloadAnimations: [IndexPath: TableView.RowAnimation] = [:]
  private(set) var sectionInsertionAnimations: [Int: TableView.RowAnimation] = [:]
  private(set) var sectionRemovalAnimations: [Int: TableView.RowAnimation] = [:]
  private(set) var sectionReloadAnimations: [Int: TableView.RowAnimation] = [:]

  mutating func insert(_ indexPaths: [IndexPath], with animation: TableView.RowAnimation) {
    changes.insertions += indexPaths
    for indexPath in indexPaths { insertionAnimations[indexPath] = animation }
    note(animation)
  }

  mutating func remove(_ indexPaths: [IndexPath], with animation: TableView.RowAnimation) {
    changes.removals += indexPaths
    for indexPath in indexPaths { removalAnimations[indexPath] = animation }
    note(animation)
  }

  mutating func reload(_ indexPaths: [IndexPath], with animation: TableView.RowAnimation) {
    changes.reloads += indexPaths
    for indexPath in indexPaths { reloadAnimations[indexPath] = animation }
    note(animation)
  }

  mutating func move(_ source: IndexPath, to destination: IndexPath) {
    changes.moves.append(RowUpdate.Move(from: source, to: destination))
    isGradual = true
  }

  mutating func insert(sections: IndexSet, with animation: TableView.RowAnimation) {
    for section in sections {
      changes.sectionInsertions.append(section)
      sectionInsertionAnimations[section] = animation
    }
    note(animation)
  }

  mutating func remove(sections: IndexSet, with animation: TableView.RowAnimation) {
    for section in sections {
      changes.sectionRemovals.append(section)
      sectionRemovalAnimations[section] = animation
    }
    note(animation)
  }

  mutating func reload(sections: IndexSet, with animation: TableView.RowAnimation) {
    for section in sections {
      changes.sectionReloads.append(section)
      sectionReloadAnimations[section] = animation
    }
    note(animation)
  }

  mutating func move(section: Int, to destination: Int) {
    changes.sectionMoves.append(RowUpdate.SectionMove(from: section, to: destination))
    isGradual = true
  }

  /// Adds what a stack is asked for.
  mutating func add(_ update: RowUpdate, animated: Bool) {
    let animation: TableView.RowAnimation = animated ? .fade : .none
    insert(update.insertions, with: animation)
    remove(update.removals, with: animation)
    reload(update.reloads, with: animation)
    // Not as index sets, which take no negative numbers: these are a fault.
    changes.sectionInsertions += update.sectionInsertions
    for section in update.sectionInsertions { sectionInsertionAnimations[section] = animation }
    changes.sectionRemovals += update.sectionRemovals
    for section in update.sectionRemovals { sectionRemovalAnimations[section] = animation }
    changes.sectionReloads += update.sectionReloads
    for section in update.sectionReloads { sectionReloadAnimations[section] = animation }
    changes.moves += update.moves
    changes.sectionMoves += update.sectionMoves
    changes.reconfigurations += update.reconfigurations
    keepsSelectionOfReloads = true
  }

  /// Whether nothing was asked for: then all heights are asked for again.
  var isEmpty: Bool { changes.isEmpty }

  private mutating func note(_ animation: TableView.RowAnimation) {
    if animation != .none { isGradual = true }
  }
}
