public import Foundation

extension StackTableView {
  /// Lets rows come, go and move after the data source has changed.
  ///
  /// The data source is asked for all counts, and for extents and cells of the rows that come or are reloaded; all others keep their
  /// cells. What is selected and what is hidden moves along with its row, also with one that is reloaded: in that it differs from
  /// ``TableView/reloadRows(at:with:)``, which deselects.
  ///
  /// An update that does not agree with the data source is reported as a fault, and nothing changes. One that is made before the
  /// first layout, or in a callback of the table, makes the table ask everything anew instead.
  ///
  /// - Parameters:
  ///   - update: The rows.
  ///   - animated: Whether it is shown gradually: a row that comes appears where it will stand while the others make room, one that
  ///     goes fades while they close the gap. What is still moving goes on from where it is.
  /// - Complexity: O(n) in the rows of all sections, of which the touched ones are asked about.
  public func performUpdate(_ update: RowUpdate, animated: Bool) {
    guard !update.isEmpty else { return }
    beginUpdates()
    updateState.recorded.add(update, animated: animated)
    endUpdates()
  }

  /// Adds rows: ``performUpdate(_:animated:)`` with insertions.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places afterwards.
  ///   - animated: Whether it is shown gradually.
  public func insertRows(at indexPaths: [IndexPath], animated: Bool) {
    performUpdate(RowUpdate(insertions: indexPaths), animated: animated)
  }

  /// Takes rows out: ``performUpdate(_:animated:)`` with removals.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places before.
  ///   - animated: Whether it is shown gradually.
  public func removeRows(at indexPaths: [IndexPath], animated: Bool) {
    performUpdate(RowUpdate(removals: indexPaths), animated: animated)
  }

  /// Moves a row: ``performUpdate(_:animated:)`` with a move.
  ///
  /// - Parameters:
  ///   - source: Its place before.
  ///   - destination: Its place afterwards.
  ///   - animated: Whether it is shown gradually.
  public func moveRow(at source: IndexPath, to destination: IndexPath, animated: Bool) {
    performUpdate(RowUpdate(moves: [RowUpdate.Move(from: source, to: destination)]), animated: animated)
  }

  /// Gives rows new cells and extents: ``performUpdate(_:animated:)`` with reloads.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places.
  ///   - animated: Whether the old cell fades and the new one appears.
  public func reloadRows(at indexPaths: [IndexPath], animated: Bool) {
    performUpdate(RowUpdate(reloads: indexPaths), animated: animated)
  }

  /// Adds a row to the first section. See ``insertRows(at:animated:)``.
  public func insertRow(at row: Int, animated: Bool) {
    insertRows(at: [IndexPath(row: row, section: 0)], animated: animated)
  }

  /// Takes a row out of the first section. See ``removeRows(at:animated:)``.
  public func removeRow(at row: Int, animated: Bool) {
    removeRows(at: [IndexPath(row: row, section: 0)], animated: animated)
  }

  /// Moves a row of the first section. See ``moveRow(at:to:animated:)``.
  public func moveRow(at source: Int, to destination: Int, animated: Bool) {
    moveRow(
      at: IndexPath(row: source, section: 0), to: IndexPath(row: destination, section: 0), animated: animated)
  }

  /// The cell of a row of the first section; `nil` if there is none.
  public func cellForRow(at row: Int) -> TableViewCell? {
    cellForRow(at: IndexPath(row: row, section: 0))
  }
}
