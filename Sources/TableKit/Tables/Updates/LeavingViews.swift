import Foundation

/// A cell that stands for no row in sight any more and is still seen.
@MainActor
struct LeavingRow {
  let cell: TableViewCell
  /// Its row, if there is one still: it has only gone out of sight.
  var indexPath: IndexPath?
  /// The row that its end is told for, if there is none any more.
  let endPath: IndexPath
  /// The opacity that it gets back.
  let alpha: CGFloat
  /// The update with whose end it goes.
  let update: Int
}

/// A header or footer of no section in sight any more that is still seen.
@MainActor
struct LeavingSectionView {
  let shown: ShownViews.SectionView
  let edge: SectionEdge
  /// Its section, if there is one still: it has only gone out of sight.
  var section: Int?
  /// The section that its end is told for, if there is none any more.
  let endSection: Int
  let alpha: CGFloat
  let update: Int
}

/// What is on its way out of sight.
extension TableView {
  /// Keeps a cell that goes until the update by which it goes has been seen.
  ///
  /// - Parameters:
  ///   - row: The cell and its row.
  ///   - rowOfNow: The row, if there is one still.
  /// - Returns: `false` if nothing of that is seen.
  func letLeave(_ row: ShownViews.Row, asRowOfNow rowOfNow: IndexPath?) -> Bool {
    guard let stage = updateState.stage, stage.place(of: row.cell) != nil,
      !row.cell.isHidden || row.cell.isShownWhileHidden
    else { return false }
    updateState.leavingRows.append(
      LeavingRow(
        cell: row.cell, indexPath: rowOfNow, endPath: row.indexPath, alpha: row.cell.alpha, update: stage.number))
    return true
  }

  /// Keeps a header or footer that goes until the update by which it goes has been seen.
  ///
  /// - Parameters:
  ///   - shown: The view.
  ///   - edge: Which of both.
  ///   - section: The section.
  ///   - sectionOfNow: The section, if there is one still.
  /// - Returns: `false` if nothing of that is seen.
  func letLeave(
    _ shown: ShownViews.SectionView, _ edge: SectionEdge, _ section: Int, asSectionOfNow sectionOfNow: Int?
  ) -> Bool {
    guard let stage = updateState.stage, stage.place(of: shown.view) != nil else { return false }
    updateState.leavingSectionViews.append(
      LeavingSectionView(
        shown: shown, edge: edge, section: sectionOfNow, endSection: section, alpha: shown.view.alpha,
        update: stage.number))
    return true
  }

  /// Whether a cell stands for no row in sight any more and is still seen.
  func isLeaving(_ cell: TableViewCell) -> Bool {
    for leaving in updateState.leavingRows where leaving.cell === cell { return true }
    return false
  }

  /// The cell of a row that went out of sight and comes back before that has been seen to its end.
  func takeBackCell(at indexPath: IndexPath) -> TableViewCell? {
    for position in updateState.leavingRows.indices where updateState.leavingRows[position].indexPath == indexPath {
      let cell = updateState.leavingRows.remove(at: position).cell
      // It may have been selected or deselected meanwhile.
      adoptSelection(cell, at: indexPath)
      return cell
    }
    return nil
  }

  /// The header or footer of a section that went out of sight and comes back before that has been seen to its end.
  func takeBackSectionView(_ edge: SectionEdge, _ section: Int) -> ShownViews.SectionView? {
    for position in updateState.leavingSectionViews.indices {
      let leaving = updateState.leavingSectionViews[position]
      guard leaving.edge == edge, leaving.section == section else { continue }
      return updateState.leavingSectionViews.remove(at: position).shown
    }
    return nil
  }

  /// A cell that is on its way out has been given for a row: its old row has come to its end.
  ///
  /// - Returns: The row to tell the end of.
  func takeBackForAnother(_ cell: TableViewCell) -> IndexPath? {
    for position in updateState.leavingRows.indices where updateState.leavingRows[position].cell === cell {
      let leaving = updateState.leavingRows.remove(at: position)
      arrange { cell.removeFromSuperview() }
      cell.alpha = leaving.alpha
      return leaving.indexPath ?? leaving.endPath
    }
    return nil
  }

  /// A header or footer that is on its way out has been given for a section: it has come to its end for the one before.
  ///
  /// - Returns: What to tell the end of.
  func takeBackForAnother(_ view: View) -> (edge: SectionEdge, section: Int)? {
    for position in updateState.leavingSectionViews.indices {
      let leaving = updateState.leavingSectionViews[position]
      guard leaving.shown.view === view || Self.represented(by: leaving.shown.view) === view else { continue }
      updateState.leavingSectionViews.remove(at: position)
      leaving.shown.view.alpha = leaving.alpha
      arrange { leaving.shown.view.removeFromSuperview() }
      return (leaving.edge, leaving.section ?? leaving.endSection)
    }
    return nil
  }

  /// Lets what is on its way out stand for the rows and sections that it stands for now.
  func moveLeavingViews(_ mapping: RowMapping) {
    for position in updateState.leavingRows.indices {
      guard let indexPath = updateState.leavingRows[position].indexPath else { continue }
      updateState.leavingRows[position].indexPath =
        mapping.reloadedRows.contains(indexPath) ? nil : mapping.target(of: indexPath)
    }
    for position in updateState.leavingSectionViews.indices {
      guard let section = updateState.leavingSectionViews[position].section else { continue }
      updateState.leavingSectionViews[position].section =
        mapping.isKept(section) ? mapping.target(ofSection: section) : nil
    }
  }

  /// Takes what is on its way out off the screen.
  ///
  /// - Parameter update: The update that it belongs to; `nil` for all.
  /// - Returns: What is to be told the end of: only when all is off the screen.
  func takeOffLeavingViews(ofUpdate update: Int?) -> EndedViews {
    var ended = EndedViews()
    guard !updateState.leavingRows.isEmpty || !updateState.leavingSectionViews.isEmpty else { return ended }
    var keptRows: [LeavingRow] = []
    for leaving in updateState.leavingRows {
      guard update == nil || leaving.update == update else {
        keptRows.append(leaving)
        continue
      }
      leaving.cell.alpha = leaving.alpha
      retire(leaving.cell)
      ended.rows.append(
        ShownViews.Row(indexPath: leaving.indexPath ?? leaving.endPath, cell: leaving.cell))
    }
    updateState.leavingRows = keptRows
    var keptViews: [LeavingSectionView] = []
    for leaving in updateState.leavingSectionViews {
      guard update == nil || leaving.update == update else {
        keptViews.append(leaving)
        continue
      }
      leaving.shown.view.alpha = leaving.alpha
      ended.views.append((leaving.edge, leaving.section ?? leaving.endSection, retire(leaving.shown)))
    }
    updateState.leavingSectionViews = keptViews
    return ended
  }

  /// Tells the delegate of what is seen no longer.
  func tellEnd(of ended: EndedViews) {
    guard !ended.isEmpty else { return }
    _ = pass { resolution in
      for row in ended.rows { resolution.witness.delegate.didEndDisplayingForRowAt?(self, row.cell, row.indexPath) }
      for (edge, section, view) in ended.views { resolution.didEndDisplaying(edge, self, view, section) }
    }
  }
}

/// Cells, headers and footers that have been taken off the screen, with what they stood for.
@MainActor
struct EndedViews {
  var rows: [ShownViews.Row] = []
  var views: [(edge: SectionEdge, section: Int, view: View)] = []

  var isEmpty: Bool { rows.isEmpty && views.isEmpty }
}
