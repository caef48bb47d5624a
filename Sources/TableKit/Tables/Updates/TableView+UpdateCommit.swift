import Foundation
import Interposing

/// Whether the call that made an update has returned: completions are never called before.
@MainActor
private final class UpdateCall {
  var hasReturned = false
}

/// How an update is made.
extension TableView {
  /// Makes an update, or lets everything be asked anew if that has to be done anyway.
  func commit(_ update: TableUpdate, completions: [@MainActor (Bool) -> Void]) {
    let isOvertaken =
      needsReload || isReloading || updateState.isOvertaken || updateState.isCommitting || updateState.settling > 0
    let mapping: RowMapping
    do {
      mapping = try RowMapping(update.changes, sectionCount: rowIndex.sectionCount) { [rowIndex] in
        rowIndex.rowCount(inSection: $0)
      }
    } catch {
      // What the table knows may be stale, and the update right.
      if isOvertaken {
        tellAdaptersOfUnknownRows()
        invalidateRows()
      } else {
        report(error)
      }
      return tell(completions, isOvertaken)
    }
    guard !isOvertaken else {
      tellAdaptersOfUnknownRows()
      moveSelection(update, mapping)
      invalidateRows()
      return tell(completions, true)
    }
    endEditing(before: mapping)
    if update.isEmpty { tellAdaptersOfUnknownRows() } else { tellAdapters(of: update.changes, mapping) }
    updateState.isCommitting = true
    if (update.isGradual || update.isEmpty) && window != nil && View.areAnimationsEnabled {
      updateState.stageCount += 1
      updateState.stage = UpdateStage(self, number: updateState.stageCount, update: update, mapping: mapping)
    }
    var isDone: Bool?
    var isCurrent = false
    // Neither what was changed before nor what callbacks do is part of the animation.
    View.performWithoutAnimation {
      isDone = pass { resolution in make(update, mapping, resolution) }
      guard isDone == true else { return }
      let generation = reloadGeneration
      isCurrent = !needsReload
      setNeedsLayout()
      if window != nil { layoutIfNeeded() }
      if generation != reloadGeneration { isCurrent = false }
    }
    updateState.isCommitting = false
    let stage = updateState.stage
    updateState.stage = nil
    switch isDone {
    case true?:
      if let stage, isCurrent { return show(stage, completions: completions) }
      tellEnd(of: takeOffLeavingViews(ofUpdate: stage?.number ?? 0))
      tell(completions, true)
    case false?: tell(completions, false)
    case nil:
      invalidateRows()
      tell(completions, true)
    }
  }

  /// Shows an update that has been made gradually.
  func show(_ stage: UpdateStage, completions: [@MainActor (Bool) -> Void]) {
    var animation: UpdateAnimation?
    View.performWithoutAnimation { animation = UpdateAnimation(self, from: stage) }
    let reordered = animation?.reorderedCells ?? []
    let call = UpdateCall()
    View.animate(withDuration: UpdateAnimation.duration, delay: 0, options: .allowUserInteraction) {
      animation?.play()
    } completion: { [weak self] finished in
      self?.finish(stage.number, reordered)
      if call.hasReturned {
        for completion in completions { completion(finished) }
      } else {
        self?.tell(completions, finished)
      }
    }
    call.hasReturned = true
  }

  /// An update has been seen to its end.
  private func finish(_ update: Int, _ cells: [TableViewCell]) {
    for cell in cells {
      guard let position = shown.position(of: cell) else { continue }
      arrange {
        if position > 0 {
          insertSubview(cell, aboveSubview: shown.rows[position - 1].cell)
        } else {
          sendRowToBack(cell)
        }
      }
    }
    tellEnd(of: takeOffLeavingViews(ofUpdate: update))
  }

  /// Tells those who wait for the end of an update, when the clock next advances if there is one.
  func tell(_ completions: [@MainActor (Bool) -> Void], _ finished: Bool) {
    guard !completions.isEmpty else { return }
    guard let clock = window?.clock else {
      for completion in completions { completion(finished) }
      return
    }
    clock.schedule(after: 0) {
      for completion in completions { completion(finished) }
    }
  }

  /// Asks what there is to ask, and takes it over.
  ///
  /// - Returns: `false` if the update was refused, and nothing has changed; `nil` if a callback changed the table meanwhile.
  private func make(
    _ update: TableUpdate, _ mapping: RowMapping, _ resolution: Resolution<TableViewWitness>
  ) -> Bool {
    let generation = reloadGeneration
    updateState.isAsking = true
    let reload = TableReload(table: self, resolution: resolution, generation: generation)
    var result =
      update.isEmpty ? reload.run() : UpdateReload(reload: reload, mapping: mapping, changes: update.changes).run()
    updateState.isAsking = false
    if update.isEmpty, case .done(let index) = result, let fault = difference(of: index) { result = .fault(fault) }
    switch result {
    case .overtaken:
      moveSelection(update, mapping)
      return true
    case .fault(let fault):
      tellAdaptersOfUnknownRows()
      report(fault)
      return false
    case .done(let index):
      let isAskedAnew = update.isEmpty && seesHeightsInLayout && reload.rowHeights.areEstimated
      adopt(isAskedAnew ? indexToSeeAnew(index) : index, update, mapping, resolution)
      return true
    }
  }

  /// What an update that names nothing must not change.
  private func difference(of index: RowIndex) -> TableViewFault? {
    guard index.sectionCount == rowIndex.sectionCount else {
      return .inconsistentSections(
        before: rowIndex.sectionCount, after: index.sectionCount, inserted: 0, deleted: 0)
    }
    for section in 0..<index.sectionCount {
      let (before, after) = (rowIndex.rowCount(inSection: section), index.rowCount(inSection: section))
      guard before == after else {
        return .inconsistentUpdate(
          section: section, before: before, after: after, inserted: 0, deleted: 0, movedIn: 0, movedOut: 0)
      }
    }
    return nil
  }

  // MARK: Taking over

  private func adopt(
    _ index: RowIndex, _ update: TableUpdate, _ mapping: RowMapping, _ resolution: Resolution<TableViewWitness>
  ) {
    // Loops over callbacks that have begun before see that their rows may be others now.
    reloadGeneration &+= 1
    let generation = reloadGeneration
    takeOver(index, update, mapping)
    rowIndex.origin = tableHeaderExtent
    moveSelection(update, mapping)
    prefetched.move(mapping)
    moveLeavingViews(mapping)
    let gone = dismiss(takeOutRows(mapping))
    let goneViews = dismiss(takeOutSectionViews(mapping))
    // All are off the screen before the first callback, which may ask for any of them again.
    for row in gone { retire(row.cell) }
    var given: [(edge: SectionEdge, section: Int, view: View)] = []
    for (edge, section, shown) in goneViews { given.append((edge, section, retire(shown))) }
    loseSwipe(isRowGone: true) { shown.indexPath(of: $0) == nil }
    moveTouchedRow(mapping)
    for row in gone { resolution.witness.delegate.didEndDisplayingForRowAt?(self, row.cell, row.indexPath) }
    for (edge, section, view) in given { resolution.didEndDisplaying(edge, self, view, section) }
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
      for section in old.views.keys.sorted() {
        guard let view = old.views[section] else { continue }
        if mapping.isKept(section), let target = mapping.target(ofSection: section) {
          kept.views[target] = view
        } else {
          gone.append((edge, section, view))
        }
      }
      for section in old.without {
        if mapping.isKept(section), let target = mapping.target(ofSection: section) { kept.without.insert(target) }
      }
      shown[edge] = kept
    }
    return gone
  }

  // MARK: What moves along

  /// What is selected moves along with its row. What has gone or is reloaded is selected no longer; the delegate is not told.
  private func moveSelection(_ update: TableUpdate, _ mapping: RowMapping) {
    let keepsReloads = update.keepsSelectionOfReloads
    selection.replace { !keepsReloads && mapping.reloadedRows.contains($0) ? nil : mapping.target(of: $0) }
    for followed in updateState.followed { followed.rows?.move(mapping) }
    updateState.followed.removeAll { $0.rows == nil }
  }

  /// The finger stays on its row, unless that has gone or has another cell.
  private func moveTouchedRow(_ mapping: RowMapping) {
    loseTouchedRow { cell in cell.superview !== self || isLeaving(cell) }
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
    if let ended = takeBackForAnother(cell) {
      resolution.witness.delegate.didEndDisplayingForRowAt?(self, cell, ended)
      guard generation == reloadGeneration else { return }
    }
    adoptSelection(cell, at: indexPath)
    // A callback that laid the table out may have given the row another place among those shown, or taken it off.
    guard adoptEditing(cell, at: indexPath, resolution, generation),
      let position = shown.position(of: old)
    else { return }
    shown.rows[position] = ShownViews.Row(indexPath: indexPath, cell: cell)
    arrange {
      cell.frame = old.frame
      insertSubview(cell, aboveSubview: old)
    }
    retire(old)
    loseTouchedRow { $0 === old }
    resolution.witness.delegate.didEndDisplayingForRowAt?(self, old, indexPath)
    guard generation == reloadGeneration else { return }
    resolution.witness.delegate.willDisplayForRowAt?(self, cell, indexPath)
  }
}
