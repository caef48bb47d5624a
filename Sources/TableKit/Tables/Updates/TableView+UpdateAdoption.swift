import Foundation
import Interposing

/// How what an update has come to is taken over.
extension TableView {
  /// Lets the table show and answer what is there after an update.
  ///
  /// - Parameter anchor: What stays where it is on screen.
  func adopt(
    _ index: RowIndex, _ update: TableUpdate, _ mapping: RowMapping, _ resolution: Resolution<TableViewWitness>,
    keepingInPlace anchor: (part: RowIndex.Part, start: CGFloat)? = nil
  ) {
    // Loops over callbacks that have begun before see that their rows may be others now.
    reloadGeneration &+= 1
    let generation = reloadGeneration
    takeOver(index, update, mapping)
    rowIndex.origin = tableHeaderExtent
    // With another number of rows it may come or go.
    if sectionIndex.minimumRowCount > 0 { sectionIndex.needsTitles = true }
    moveAlong(update, mapping)
    prefetched.move(mapping)
    moveLeavingViews(mapping)
    for row in dismiss(takeOutRows(mapping)) { end(row) }
    for (edge, section, view) in dismiss(takeOutSectionViews(mapping)) { end(view, edge, section) }
    moveTouchedRow(mapping)
    moveHiddenRuns(update, mapping)
    if updateState.stage == nil, !updateState.played.isEmpty {
      updateState.played.append(PlayedUpdate(mapping: mapping, stage: nil, index: rowIndex, begin: 0))
    }
    if let anchor { keepInPlace(anchor) }
    tellEndOfClosingSwipe()
    loseTouchedRow { cell in cell.superview !== self || isLeaving(cell) }
    tellEnds(resolution)
    guard generation == reloadGeneration else { return }
    for indexPath in update.changes.reconfigurations {
      guard let target = mapping.target(of: indexPath) else { continue }
      reconfigure(target, resolution)
      guard generation == reloadGeneration else { return }
    }
  }

  /// Lets the cells that are shown stand for the rows that they stand for now.
  ///
  /// - Returns: Those that stand for none any more, with their rows of before.
  private func takeOutRows(_ mapping: RowMapping) -> [ShownViews.Row] {
    var kept: [ShownViews.Row] = []
    kept.reserveCapacity(shown.rows.count)
    var gone: [ShownViews.Row] = []
    var isSorted = true
    for row in shown.rows {
      guard let target = mapping.target(of: row.indexPath), !mapping.reloadedRows.contains(row.indexPath),
        keepsCell(ofRowAt: target)
      else {
        gone.append(row)
        continue
      }
      if let last = kept.last, last.indexPath > target { isSorted = false }
      if mapping.isMoved(to: target) || mapping.isMoved(section: row.indexPath.section) {
        updateState.reorderedCells.append(row.cell)
      }
      kept.append(ShownViews.Row(indexPath: target, cell: row.cell))
    }
    if !isSorted { kept.sort { $0.indexPath < $1.indexPath } }
    shown.rows = kept
    if !shown.faultyRows.isEmpty {
      var faulty: Set<IndexPath> = []
      for indexPath in shown.faultyRows where !mapping.reloadedRows.contains(indexPath) {
        if let target = mapping.target(of: indexPath) { faulty.insert(target) }
      }
      shown.faultyRows = faulty
    }
    return gone
  }

  /// Keeps those cells on the screen that are to be seen going.
  ///
  /// - Returns: The others.
  private func dismiss(_ gone: [ShownViews.Row]) -> [ShownViews.Row] {
    guard let stage = updateState.stage else { return gone }
    var atOnce: [ShownViews.Row] = []
    for row in gone {
      if let animation = stage.animation(ofLeavingRow: row.indexPath) {
        if animation == .none || !letLeave(row, asRowOfNow: nil) { atOnce.append(row) }
      } else if let target = stage.mapping.target(of: row.indexPath), letLeave(row, asRowOfNow: target) {
        // Its height has become 0.
        continue
      } else {
        atOnce.append(row)
      }
    }
    return atOnce
  }

  /// Keeps those headers and footers on the screen that are to be seen going.
  ///
  /// - Returns: The others.
  private func dismiss(
    _ gone: [(edge: SectionEdge, section: Int, view: ShownViews.SectionView)]
  ) -> [(edge: SectionEdge, section: Int, view: ShownViews.SectionView)] {
    guard let stage = updateState.stage else { return gone }
    var atOnce: [(edge: SectionEdge, section: Int, view: ShownViews.SectionView)] = []
    for (edge, section, view) in gone {
      let animation = stage.animation(ofLeavingSection: section) ?? .none
      if animation == .none || !letLeave(view, edge, section, asSectionOfNow: nil) {
        atOnce.append((edge, section, view))
      }
    }
    return atOnce
  }

  /// Lets headers and footers stand for the sections that they stand for now.
  ///
  /// - Returns: Those that stand for none any more, with their sections of before.
  private func takeOutSectionViews(
    _ mapping: RowMapping
  ) -> [(edge: SectionEdge, section: Int, view: ShownViews.SectionView)] {
    guard !mapping.sections.isIdentity || !mapping.reloadedSections.isEmpty else { return [] }
    var gone: [(edge: SectionEdge, section: Int, view: ShownViews.SectionView)] = []
    for edge in SectionEdge.allCases {
      let old = shown[edge]
      var kept = ShownViews.SectionViews()
      var moved: [Int] = []
      for section in old.views.keys.sorted() {
        guard let view = old.views[section] else { continue }
        if mapping.isKept(section), let target = mapping.target(ofSection: section) {
          kept.views[target] = view
          if mapping.isMoved(section: section) { moved.append(target) }
        } else {
          gone.append((edge, section, view))
        }
      }
      for section in old.without {
        if mapping.isKept(section), let target = mapping.target(ofSection: section) { kept.without.insert(target) }
      }
      shown[edge] = kept
      moved.sort(by: >)
      for section in moved {
        if let view = kept.views[section] { add(view.view, edge, section) }
      }
    }
    return gone
  }

  // MARK: What moves along

  /// What is selected moves along with its row, and what is known of a swiped one. What has gone or is reloaded is selected no longer;
  /// the delegate is not told.
  func moveAlong(_ update: TableUpdate, _ mapping: RowMapping) {
    let keepsReloads = update.keepsSelectionOfReloads
    selection.replace { !keepsReloads && mapping.reloadedRows.contains($0) ? nil : mapping.target(of: $0) }
    for followed in updateState.followed { followed.rows?.move(mapping) }
    updateState.followed.removeAll { $0.rows == nil }
    editing.swipe?.move(mapping)
    editing.closingSwipe?.move(mapping)
  }

  /// The finger stays on its row.
  private func moveTouchedRow(_ mapping: RowMapping) {
    guard var touched = touchedRow else { return }
    var dimmed: [IndexPath] = []
    for row in touched.dimmed where !mapping.reloadedRows.contains(row) {
      if let target = mapping.target(of: row) { dimmed.append(target) }
    }
    touched.dimmed = dimmed
    if let indexPath = shown.indexPath(of: touched.cell) { touched.indexPath = indexPath }
    touchedRow = touched
  }

  // MARK: Reconfiguring

  /// Lets the data source fill the cell of a row anew, if it is shown.
  private func reconfigure(_ indexPath: IndexPath, _ resolution: Resolution<TableViewWitness>) {
    guard let shownAt = shown.position(of: indexPath),
      let cellForRow = resolution.witness.dataSource.cellForRowAt
    else { return }
    let generation = reloadGeneration
    let old = shown.rows[shownAt].cell
    updateState.reconfigured = (indexPath, old)
    let cell = cellForRow(self, indexPath)
    updateState.reconfigured = nil
    guard generation == reloadGeneration, cell !== old else { return }
    if cell.superview === self, let other = shown.indexPath(of: cell) {
      return report(
        .cellGivenTwice(requirement: "tableView(_:cellForRowAt:)", indexPath: indexPath, shownAt: other))
    }
    tellEnd(of: cell, resolution)
    if let ended = takeBackForAnother(cell) {
      resolution.witness.delegate.didEndDisplayingForRowAt?(self, cell, ended)
    }
    guard generation == reloadGeneration else { return }
    // A callback that laid the table out may have given the row another place among those shown, or taken it off.
    guard adoptEditing(cell, at: indexPath, resolution, generation),
      let position = shown.position(of: old)
    else { return }
    adoptSelection(cell, at: indexPath)
    shown.rows[position] = ShownViews.Row(indexPath: indexPath, cell: cell)
    if !updateState.reorderedCells.isEmpty { updateState.reorderedCells.append(cell) }
    arrange {
      cell.frame = old.frame
      insertSubview(cell, aboveSubview: old)
    }
    end(ShownViews.Row(indexPath: indexPath, cell: old))
    // Before any other callback, which may take it off again.
    resolution.witness.delegate.willDisplayForRowAt?(self, cell, indexPath)
    loseTouchedRow { $0 === old }
    tellEnds(resolution)
  }
}
