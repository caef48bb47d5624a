import Foundation
import Interposing

/// Whether the call that made an update has returned: completions are never called before.
@MainActor
private final class UpdateCall {
  var hasReturned = false
  /// How the update ended, if it did so before.
  var outcome: Bool?
}

/// How an update is made.
extension TableView {
  /// Makes an update, or lets everything be asked anew if that has to be done anyway.
  func commit(_ update: TableUpdate, completions: [@MainActor (Bool) -> Void]) {
    let isOvertaken =
      needsReload || isReloading || updateState.isOvertaken || updateState.isCommitting || updateState.settling > 0
    // In a callback of another update, this one names rows by their places after that.
    if isOvertaken { overtakePendingUpdate() }
    let mapping: RowMapping
    do {
      mapping = try self.mapping(of: update.changes)
    } catch {
      // What the table knows may be stale, and the update right.
      if isOvertaken {
        tellAdaptersOfUnknownRows()
        invalidateRows()
      } else {
        report(error)
      }
      layOutIfOwed()
      return tell(completions, isOvertaken)
    }
    guard !isOvertaken else {
      overtake(PendingUpdate(update: update, mapping: mapping))
      return tell(completions, true)
    }
    updateState.isCommitting = true
    // From now on views and callbacks of the user's may do anything, and by what they change the update is overtaken.
    updateState.pending = PendingUpdate(update: update, mapping: mapping)
    closeEditing(before: mapping)
    if update.isEmpty { tellAdaptersOfUnknownRows() } else { tellAdapters(of: update.changes, mapping) }
    let outcome = needsReload ? .overtaken : carryOut(update, mapping)
    if let pending = updateState.pending { overtake(pending) }
    let stage = updateState.stage
    updateState.stage = nil
    tellEndOfClosingSwipe()
    layOutIfOwed()
    askForEditingIfOwed()
    if let stage, outcome == .current, !needsReload { return show(stage, completions: completions) }
    endLeavingViews(ofUpdate: stage?.number ?? 0)
    if updateState.played.isEmpty, !updateState.reorderedCells.isEmpty { restoreOrder() }
    tellEnds()
    updateState.isCommitting = false
    tell(completions, outcome != .refused)
  }

  /// Lets the data source make a change of which it is known what it comes to. Updates in it come after it.
  ///
  /// - Returns: Whether the change is still to be made as an update: not if everything is asked anew in any case.
  func change(by update: TableUpdate, _ body: () -> Void) -> Bool {
    guard !needsReload, !updateState.isCommitting, let mapping = try? mapping(of: update.changes) else {
      body()
      invalidateRows()
      return false
    }
    updateState.isCommitting = true
    updateState.pending = PendingUpdate(update: update, mapping: mapping)
    body()
    updateState.isCommitting = false
    let isPending = updateState.pending != nil
    updateState.pending = nil
    layOutIfOwed()
    askForEditingIfOwed()
    return isPending && !needsReload
  }

  /// What became of an update.
  private enum Outcome {
    /// It was made, and what is shown is as it has it.
    case current
    /// It was made, or will be by asking everything anew.
    case overtaken
    case refused
  }

  /// Which row of before is which after an update of what the table knows, or will know.
  private func mapping(of update: RowUpdate) throws(TableViewFault) -> RowMapping {
    if let expected = updateState.expectedCounts {
      return try RowMapping(update, sectionCount: expected.sectionCount) { expected.rowCount(inSection: $0) }
    }
    let index = rowIndex
    return try RowMapping(update, sectionCount: index.sectionCount) { index.rowCount(inSection: $0) }
  }

  /// Lets everything be asked anew instead of making an update. What follows rows does so all the same.
  private func overtake(_ pending: PendingUpdate) {
    note(overtaken: pending)
    tellAdaptersOfUnknownRows()
    invalidateRows()
  }

  /// Something else than the update that is being made will have everything asked anew.
  func overtakePendingUpdate() {
    guard let pending = updateState.pending else { return }
    note(overtaken: pending)
  }

  private func note(overtaken pending: PendingUpdate) {
    updateState.pending = nil
    moveAlong(pending.update, pending.mapping)
    if updateState.expectedCounts == nil { updateState.expectedCounts = ExpectedCounts(rowIndex) }
    updateState.expectedCounts?.apply(pending.mapping)
  }

  private func carryOut(_ update: TableUpdate, _ mapping: RowMapping) -> Outcome {
    if (update.isGradual || update.isEmpty) && window != nil && View.areAnimationsEnabled {
      updateState.stageCount += 1
      updateState.stage = UpdateStage(self, number: updateState.stageCount, update: update, mapping: mapping)
    }
    var outcome = Outcome.overtaken
    // Neither what was changed before nor what callbacks do is part of the animation.
    View.performWithoutAnimation {
      outcome = pass { resolution in make(update, mapping, resolution) } ?? .overtaken
      guard outcome == .current else { return }
      let generation = reloadGeneration
      setNeedsLayout()
      if needsReload { outcome = .overtaken }
      if window != nil { layoutIfNeeded() }
      if generation != reloadGeneration { outcome = .overtaken }
    }
    return outcome
  }

  /// Shows an update that has been made gradually.
  func show(_ stage: UpdateStage, completions: [@MainActor (Bool) -> Void]) {
    var animation: UpdateAnimation?
    View.performWithoutAnimation { animation = UpdateAnimation(self, from: stage) }
    updateState.played.append(
      PlayedUpdate(
        mapping: stage.mapping, stage: stage, index: rowIndex, begin: window?.clock.now ?? 0))
    updateState.reorderedCells += animation?.reorderedCells ?? []
    adoptLeavingViews(intoUpdate: stage.number)
    let call = UpdateCall()
    View.animate(withDuration: UpdateAnimation.duration, delay: 0, options: UpdateAnimation.options) {
      animation?.play()
    } completion: { [weak self] finished in
      self?.finish(stage.number)
      guard call.hasReturned else {
        call.outcome = finished
        return
      }
      for completion in completions { completion(finished) }
    }
    call.hasReturned = true
    // Views that were laid out for it may have changed the table.
    updateState.isCommitting = false
    if let finished = call.outcome { tell(completions, finished) }
  }

  /// An update has been seen to its end.
  private func finish(_ update: Int) {
    endPlaying(update)
    endLeavingViews(ofUpdate: update)
    tellEnds()
  }

  /// Puts cells that stand in front of others, or behind, back into the order of their rows.
  func restoreOrder(of cells: [TableViewCell]) {
    var positions: [Int] = []
    for cell in cells {
      if let position = shown.position(of: cell) { positions.append(position) }
    }
    positions.sort()
    arrange {
      for position in positions {
        let cell = shown.rows[position].cell
        if position > 0 {
          insertSubview(cell, aboveSubview: shown.rows[position - 1].cell)
        } else {
          sendRowToBack(cell)
        }
      }
    }
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
  private func make(
    _ update: TableUpdate, _ mapping: RowMapping, _ resolution: Resolution<TableViewWitness>
  ) -> Outcome {
    let generation = reloadGeneration
    let reload = TableReload(table: self, resolution: resolution, generation: generation)
    var result =
      update.isEmpty ? reload.run() : UpdateReload(reload: reload, mapping: mapping, changes: update.changes).run()
    if update.isEmpty, case .done(let index) = result, let fault = difference(of: index) { result = .fault(fault) }
    switch result {
    case .overtaken: return .overtaken
    case .fault(let fault):
      updateState.pending = nil
      tellAdaptersOfUnknownRows()
      report(fault)
      return .refused
    case .done(let index):
      updateState.pending = nil
      let areEstimated = reload.rowHeights.areEstimated
      if update.isEmpty, seesHeightsInLayout, areEstimated || index.estimatedCount > 0 {
        let anchor = areEstimated ? anchorForReturningRows() : nil
        adopt(
          indexToSeeAnew(index, areRowsEstimated: areEstimated), update, mapping, resolution, keepingInPlace: anchor)
      } else {
        adopt(index, update, mapping, resolution)
      }
      return .current
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
}
