public import Foundation

extension TableView {
  /// Changes rows and sections, all at once, and tells when what is seen of it is over.
  ///
  /// Within `updates` the program changes its data and names what has come, gone and moved: rows and sections that go, are
  /// reloaded or move away by their places before, what comes and where it arrives by the places after all has gone, in
  /// whichever order the calls are made. Updates can be nested: all is done when the outermost ends.
  ///
  /// The table then asks for all counts, and for the heights of what has come or is reloaded. Counts that do not agree with
  /// what was named are a ``TableViewFault``: then nothing changes. What is selected moves along with its row; what goes or is
  /// reloaded is deselected, and the delegate is not told.
  ///
  /// - An update that names nothing asks for all heights again, and shows the way to them. Where heights are estimated, it asks
  ///   for those of what is in sight or comes into it; rows without a height are in sight beside what is, but of many in a row only
  ///   the nearest 64 at either end are asked, and further ones when one of these has a height again.
  /// - ``reloadData()`` within an update, or any other change that makes the table ask everything anew (a data source, an
  ///   interposer), overtakes it: nothing is gradual then, and counts are not checked against what was named.
  /// - So does an update in a callback in which the table asks or lays out: it comes to the same as ``reloadData()``, but for
  ///   the selection, which moves along. It names rows by their places after the update in whose course it is made.
  /// - Until the outermost update ends, the table shows and answers what was before.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and names what has changed; `nil` for nothing.
  ///   - completion: Called once, when all is over that is shown gradually: with `true`, or with `false` if something else
  ///     took its place or the update was refused.
  /// - Complexity: O(k log n + b) for k changes and b sections and groups of 65,536 rows; not O(rows).
  public func performBatchUpdates(
    _ updates: (@MainActor () -> Void)?, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    updateState.depth += 1
    if let completion { updateState.completions.append(completion) }
    updates?()
    endUpdates()
  }

  /// Begins an update that ``endUpdates()`` ends. See ``performBatchUpdates(_:completion:)``.
  public func beginUpdates() { updateState.depth += 1 }

  /// Ends an update. One that was never begun is a ``TableViewFault``.
  public func endUpdates() {
    guard updateState.depth > 0 else { return report(.updateNotBegun) }
    updateState.depth -= 1
    guard updateState.depth == 0 else {
      // In a callback of a layout in an update: what is being laid out is not so any more.
      if updateState.settling > 0 || isReloading { invalidateRows() }
      return
    }
    let update = updateState.recorded
    let completions = updateState.completions
    updateState.recorded = TableUpdate()
    updateState.completions = []
    commit(update, completions: completions)
    updateState.isOvertaken = false
    layOutIfOwed()
  }

  private func record(_ change: (inout TableUpdate) -> Void) {
    beginUpdates()
    change(&updateState.recorded)
    endUpdates()
  }

  // MARK: Rows

  /// Shows rows that have come.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places after the update.
  ///   - animation: How they come.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    guard !indexPaths.isEmpty else { return }
    record { $0.insert(indexPaths, with: animation) }
  }

  /// Takes rows away that have gone.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places before the update.
  ///   - animation: How they go.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    guard !indexPaths.isEmpty else { return }
    record { $0.remove(indexPaths, with: animation) }
  }

  /// Gives rows new cells and heights. They are deselected.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places before the update.
  ///   - animation: How the old cells go and the new ones come.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    guard !indexPaths.isEmpty else { return }
    record { $0.reload(indexPaths, with: animation) }
  }

  /// Asks the data source to fill the cells of rows anew. They stay selected.
  ///
  /// ``dequeueReusableCell(withIdentifier:for:)`` gives the cell that the row has. A data source that answers with another cell
  /// replaces it at once.
  ///
  /// - Parameter indexPaths: Their places before the update. For those that are not shown, only the heights are asked for.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    record { $0.changes.reconfigurations += indexPaths }
  }

  /// Moves a row to another place. It keeps its cell.
  ///
  /// - Parameters:
  ///   - indexPath: Its place before the update.
  ///   - newIndexPath: Its place after the update.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.move(indexPath, to: newIndexPath) }
  }

  // MARK: Sections

  /// Shows sections that have come, with their rows.
  ///
  /// - Parameters:
  ///   - sections: Their places after the update.
  ///   - animation: How they come.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    guard !sections.isEmpty else { return }
    record { $0.insert(sections: sections, with: animation) }
  }

  /// Takes sections away that have gone, with their rows.
  ///
  /// - Parameters:
  ///   - sections: Their places before the update.
  ///   - animation: How they go.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    guard !sections.isEmpty else { return }
    record { $0.remove(sections: sections, with: animation) }
  }

  /// Asks for sections anew: how many rows they have, heights, cells, header and footer.
  ///
  /// - Parameters:
  ///   - sections: Their places before the update.
  ///   - animation: How what was there goes and what is there comes.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    guard !sections.isEmpty else { return }
    record { $0.reload(sections: sections, with: animation) }
  }

  /// Moves a section with all its rows. They keep their cells.
  ///
  /// - Parameters:
  ///   - section: Its place before the update.
  ///   - newSection: Its place after the update.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.move(section: section, to: newSection) }
  }
}
