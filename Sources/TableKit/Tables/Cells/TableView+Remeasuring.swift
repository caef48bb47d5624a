import Foundation
import Interposing

/// How rows are measured anew when their cells get more or less room for their content.
extension TableView {
  /// Changes what stands beside the content of the cells in sight. Rows that are as high as their cells say, and need another height
  /// then, get it; what comes first in sight stays where it is. Rows out of sight are estimates from then on, at the heights that they
  /// have, unless the delegate answers heights and nothing in sight says that it leaves any to the cells.
  ///
  /// - Parameters:
  ///   - animated: Whether the rows are seen to grow and shrink.
  ///   - change: Makes the change.
  func remeasuringRows(animated: Bool, _ change: () -> Void) {
    let (sized, areAllSized) = rowsSizedByCells()
    change()
    guard !needsReload else { return }
    var changed: [ShownViews.Row] = []
    for row in sized where shown.indexPath(of: row.cell) == row.indexPath {
      if fittingExtent(of: row.cell) != span(ofRowAt: row.indexPath).extent { changed.append(row) }
    }
    guard !needsReload, !changed.isEmpty || areAllSized else { return }
    let isGradual =
      animated && !changed.isEmpty && window != nil && View.areAnimationsEnabled && !updateState.holdsLayout
      && !updateState.isCommitting && updateState.settling == 0
    guard isGradual, let stage = stageOfNoUpdate() else { return measure(changed, areAllSized) }
    updateState.stage = stage
    let generation = reloadGeneration
    View.performWithoutAnimation {
      measure(changed, areAllSized)
      layoutIfNeeded()
    }
    updateState.stage = nil
    if generation == reloadGeneration, !needsReload { show(stage, completions: []) }
  }

  /// The rows in sight whose height is known and is what their cells say, and whether all rows are as high as their cells say.
  private func rowsSizedByCells() -> (rows: [ShownViews.Row], areAllSized: Bool) {
    guard seesHeightsInLayout, !needsReload, !shown.rows.isEmpty else { return ([], false) }
    var rows: [ShownViews.Row] = []
    var areAllSized = false
    pass { resolution in
      let heights = RowHeights(table: self, resolution: resolution, generation: reloadGeneration)
      guard heights.sizesCells, heights.asked != nil || rowHeight < 0 else { return }
      areAllSized = heights.asked == nil
      for row in shown.rows {
        let part = RowIndex.Part.row(row.indexPath.row, section: row.indexPath.section)
        guard !rowIndex.isEstimated(part), rowIndex.span(of: part).extent == fittingExtent(of: row.cell) else {
          continue
        }
        rows.append(row)
      }
    }
    return (rows, areAllSized)
  }

  /// How the table looks now, for what changes without an update.
  private func stageOfNoUpdate() -> UpdateStage? {
    let mapping = try? RowMapping(RowUpdate(), sectionCount: rowIndex.sectionCount) { [rowIndex] in
      rowIndex.rowCount(inSection: $0)
    }
    guard let mapping else { return nil }
    updateState.stageCount += 1
    return UpdateStage(self, number: updateState.stageCount, update: TableUpdate(), mapping: mapping)
  }

  /// Asks for the heights of rows in sight, and takes all others for estimates if these, or all, are as high as their cells say.
  private func measure(_ rows: [ShownViews.Row], _ areAllSized: Bool) {
    let anchor = rowIndex.part(at: max(freeSpan.start, rowIndex.origin))
    let place = anchor.map { rowIndex.span(of: $0).start }
    pass { resolution in
      let generation = reloadGeneration
      let heights = RowHeights(table: self, resolution: resolution, generation: generation)
      var areSized = areAllSized
      for row in rows where shown.indexPath(of: row.cell) == row.indexPath {
        let part = RowIndex.Part.row(row.indexPath.row, section: row.indexPath.section)
        let answer = heights.seen(at: row.indexPath, in: row.cell)
        guard generation == reloadGeneration else { return }
        switch answer {
        case .extent(let extent, _):
          if rowIndex.span(of: part).extent != extent { areSized = true }
          rowIndex.set(extent, of: part)
        case .fault(let fault): report(fault)
        case .overtaken: return
        }
      }
      var movement: CGFloat = 0
      if let anchor, let place { movement = rowIndex.span(of: anchor).start - place }
      if areSized { estimateRows(outside: bounds.offsetBy(dx: 0, dy: movement)) }
      contentDidGrow(to: fittingContentSize, movingSightBy: CGPoint(along: layoutAxis, movement, across: 0))
      setNeedsLayout()
    }
  }

  /// Takes the heights of all rows for estimates, but for those that are known of rows in sight.
  private func estimateRows(outside sight: CGRect) {
    var known: [RowIndex.Part] = []
    for row in shown.rows {
      let part = RowIndex.Part.row(row.indexPath.row, section: row.indexPath.section)
      let span = rowIndex.span(of: part)
      if !rowIndex.isEstimated(part), span.end > sight.minY, span.start < sight.maxY { known.append(part) }
    }
    rowIndex.estimateRows()
    for part in known { rowIndex.set(rowIndex.span(of: part).extent, of: part) }
  }
}
