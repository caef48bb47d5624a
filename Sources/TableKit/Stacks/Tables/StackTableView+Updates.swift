public import Foundation
import Interposing

extension StackTableView {
  /// Lets rows come, go and move after the data source has changed.
  ///
  /// The data source is asked for the counts of the sections that are touched, and for extents and cells of the rows that come or
  /// are reloaded; all others keep their cells. What is selected and what is hidden moves along with its row.
  ///
  /// An update that does not agree with the data source is reported as a fault, and nothing changes. One that is made before the
  /// first layout, or in a callback of the table, makes the table ask everything anew instead.
  ///
  /// - Parameters:
  ///   - update: The rows.
  ///   - animated: Whether it is shown gradually: a row that comes appears where it will stand while the others make room, one that
  ///     goes fades while they close the gap. What is still moving goes on from where it is.
  /// - Complexity: O(n) in the rows of the sections that are touched.
  public func performUpdate(_ update: RowUpdate, animated: Bool) {
    guard !update.isEmpty else { return }
    guard !needsReload, !rowsAreStale, !isReloading, !isUpdating else { return reloadData() }
    let isAnimated = animated && window != nil
    var change = Change()
    // Neither what was changed before nor what callbacks do is part of the animation.
    View.performWithoutAnimation {
      if isAnimated { layoutIfNeeded() }
      isUpdating = true
      let isDone = pass { resolution in perform(update, resolution, isAnimated: isAnimated, &change) }
      isUpdating = false
      if isDone == false { reloadData() }
    }
    animate(isAnimated) {
      for row in change.leaving {
        // A callback may have begun anew meanwhile.
        guard isLeaving(row.cell) else { continue }
        fading.fadeOut(row.cell) { [weak self] in self?.dismissLeft(row) }
      }
      for cell in change.arriving where cell.superview === self { fading.fadeIn(cell) }
    }
  }

  /// What is shown gradually of an update.
  private struct Change {
    var leaving: [ShownViews.Row] = []
    var arriving: [TableViewCell] = []
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

  // MARK: How it is done

  /// Does an update.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile, so that all is to be asked anew.
  private func perform(
    _ update: RowUpdate, _ resolution: Resolution<TableViewWitness>, isAnimated: Bool, _ change: inout Change
  ) -> Bool {
    let generation = reloadGeneration
    let mapping: RowMapping
    var extents: [IndexPath: CGFloat] = [:]
    var hasTold = false
    do {
      mapping = try RowMapping(update, sectionCount: rows.count) { rows[$0].count }
      guard try checkCounts(mapping, update, resolution, generation) else { return false }
      var reloaded: [IndexPath] = []
      for indexPath in update.reloads {
        if let target = mapping.target(of: indexPath) { reloaded.append(target) }
      }
      tellAdapters(of: update, mapping)
      hasTold = true
      for indexPath in update.insertions + reloaded {
        guard let extent = try askExtent(indexPath, resolution, generation) else { return false }
        extents[indexPath] = extent
      }
    } catch {
      if hasTold { tellAdaptersOfUnknownRows() }
      report(error)
      return generation == reloadGeneration
    }
    var gone = takeOut(update, mapping)
    apply(mapping, extents)
    selectionDidMove(mapping)
    gone.sort { $0.indexPath < $1.indexPath }
    let ended = dismiss(gone, isAnimated: isAnimated, &change)
    for row in ended { resolution.witness.delegate.didEndDisplayingForRowAt?(self, row.cell, row.indexPath) }
    guard generation == reloadGeneration else { return false }
    for indexPath in extents.keys.sorted() {
      guard let cell = bringIn(indexPath, resolution, generation) else {
        guard generation == reloadGeneration else { return false }
        continue
      }
      if isAnimated, !cell.isHidden { change.arriving.append(cell) }
      resolution.witness.delegate.willDisplayForRowAt?(self, cell, indexPath)
      guard generation == reloadGeneration else { return false }
    }
    return true
  }

  private func checkCounts(
    _ mapping: RowMapping, _ update: RowUpdate, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) throws(TableViewFault) -> Bool {
    guard let numberOfRows = resolution.witness.dataSource.numberOfRowsInSection else { return false }
    for section in mapping.rows.keys.sorted() {
      guard let changed = mapping.rows[section] else { continue }
      let count = numberOfRows(self, section)
      guard generation == reloadGeneration else { return false }
      guard count == changed.countAfter else {
        let movedIn = mapping.movedIn[section] ?? 0
        let movedOut = mapping.movedOut[section] ?? 0
        throw .inconsistentUpdate(
          section: section, before: changed.countBefore, after: count, inserted: changed.arriving.count - movedIn,
          deleted: changed.leaving.count - movedOut, movedIn: movedIn, movedOut: movedOut)
      }
    }
    return true
  }

  /// Asks for a row's extent.
  ///
  /// - Returns: `nil` if a callback changed the table meanwhile.
  private func askExtent(
    _ indexPath: IndexPath, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) throws(TableViewFault) -> CGFloat? {
    let common = rowHeight < 0 ? TableView.defaultRowHeight : rowHeight
    guard let heightForRow = resolution.witness.delegate.heightForRowAt else { return common }
    var extent = heightForRow(self, indexPath)
    guard generation == reloadGeneration else { return nil }
    if extent == TableView.automaticDimension { extent = common }
    guard extent >= 0, extent < .infinity else {
      throw .invalidHeight(requirement: "tableView(_:heightForRowAt:)", indexPath: indexPath, height: extent)
    }
    return extent
  }

  /// Takes the cells that go out of those that are shown, and gives the others their new places among the rows.
  private func takeOut(_ update: RowUpdate, _ mapping: RowMapping) -> [ShownViews.Row] {
    let reloads = Set(update.reloads)
    var kept: [ShownViews.Row] = []
    kept.reserveCapacity(shown.rows.count)
    var gone: [ShownViews.Row] = []
    for row in shown.rows {
      if let target = mapping.target(of: row.indexPath), reloads.isEmpty || !reloads.contains(row.indexPath) {
        kept.append(ShownViews.Row(indexPath: target, cell: row.cell))
      } else {
        gone.append(row)
      }
    }
    if !update.moves.isEmpty { kept.sort { $0.indexPath < $1.indexPath } }
    shown.rows = kept
    var faulty: Set<IndexPath> = []
    for indexPath in shown.faultyRows where !reloads.contains(indexPath) {
      if let target = mapping.target(of: indexPath) { faulty.insert(target) }
    }
    shown.faultyRows = faulty
    return gone
  }

  private func apply(_ mapping: RowMapping, _ extents: [IndexPath: CGFloat]) {
    let old = rows
    for (section, changed) in mapping.rows {
      var updated = ContiguousArray<StackRow>()
      updated.reserveCapacity(changed.countAfter)
      for row in 0..<changed.countAfter {
        if let source = mapping.source(of: IndexPath(row: row, section: section)) {
          updated.append(old[source.section][source.row])
        } else {
          updated.append(StackRow(extent: 0))
        }
      }
      rows[section] = updated
    }
    var sections = Set(mapping.rows.keys)
    for (indexPath, extent) in extents {
      rows[indexPath.section][indexPath.row].extent = extent
      sections.insert(indexPath.section)
    }
    rebuildIndex(ofSections: sections)
  }

  /// Lets the cells of rows go that are there no longer.
  ///
  /// - Returns: Those that are not seen any more.
  private func dismiss(_ gone: [ShownViews.Row], isAnimated: Bool, _ change: inout Change) -> [ShownViews.Row] {
    var ended: [ShownViews.Row] = []
    for row in gone {
      if isAnimated, !row.cell.isHidden || row.cell.isShownWhileHidden {
        leavingCells.append(row)
        change.leaving.append(row)
        arrange { sendSubviewToBack(row.cell) }
      } else {
        fading.settle(row.cell)
        release(row.cell)
        ended.append(row)
      }
    }
    return ended
  }

  private func isLeaving(_ cell: TableViewCell) -> Bool {
    for row in leavingCells where row.cell === cell { return true }
    return false
  }

  /// A cell that was on its way out has come to its end.
  private func dismissLeft(_ row: ShownViews.Row) {
    for index in leavingCells.indices where leavingCells[index].cell === row.cell {
      leavingCells.remove(at: index)
      release(row.cell)
      return tellEnd(of: [row])
    }
  }

  private func release(_ cell: TableViewCell) {
    isSettingHidden = true
    cell.isHidden = false
    isSettingHidden = false
    retire(cell)
  }

  /// Asks for the cell of a row that has come, and puts it where it will appear.
  ///
  /// - Returns: `nil` if there is none, or if a callback changed the table meanwhile.
  private func bringIn(
    _ indexPath: IndexPath, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> TableViewCell? {
    guard let cell = askCell(indexPath, resolution, generation) else { return nil }
    show(cell, at: indexPath, position: shown.insertionPosition(of: indexPath))
    let span = span(ofRowAt: indexPath)
    place(
      cell, cellFrame(RowIndex.Span(start: span.start, extent: rows[indexPath.section][indexPath.row].extent)),
      hasSeparator: false)
    cell.layoutIfNeeded()
    return cell
  }
}
