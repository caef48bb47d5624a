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
  var update: Int
  /// Where its row begins, in points: it goes along when that changes.
  var start: CGFloat
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
  var update: Int
  /// Where its part begins, in points.
  var start: CGFloat
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
        cell: row.cell, indexPath: rowOfNow, endPath: row.indexPath, alpha: row.cell.alpha, update: stage.number,
        start: 0))
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
        update: stage.number, start: 0))
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

  /// What has only gone out of sight goes with the last update that moves it, and from where that leaves it.
  func adoptLeavingViews(intoUpdate number: Int) {
    for position in updateState.leavingRows.indices {
      guard let indexPath = updateState.leavingRows[position].indexPath, hasRow(indexPath) else { continue }
      updateState.leavingRows[position].update = number
      updateState.leavingRows[position].start = span(ofRowAt: indexPath).start
    }
    for position in updateState.leavingSectionViews.indices {
      let leaving = updateState.leavingSectionViews[position]
      guard let section = leaving.section, rowIndex.contains(section: section) else { continue }
      updateState.leavingSectionViews[position].update = number
      updateState.leavingSectionViews[position].start = rowIndex.span(of: leaving.edge.part(ofSection: section)).start
    }
  }

  /// Lets what has only gone out of sight go along with its row or section, where that stands elsewhere now.
  func placeLeavingViews() {
    for position in updateState.leavingRows.indices {
      let leaving = updateState.leavingRows[position]
      guard let indexPath = leaving.indexPath, hasRow(indexPath) else { continue }
      let start = span(ofRowAt: indexPath).start
      guard start != leaving.start else { continue }
      updateState.leavingRows[position].start = start
      shift(leaving.cell, by: start - leaving.start)
    }
    for position in updateState.leavingSectionViews.indices {
      let leaving = updateState.leavingSectionViews[position]
      guard let section = leaving.section, rowIndex.contains(section: section) else { continue }
      let start = rowIndex.span(of: leaving.edge.part(ofSection: section)).start
      guard start != leaving.start else { continue }
      updateState.leavingSectionViews[position].start = start
      shift(leaving.shown.view, by: start - leaving.start)
    }
  }

  /// What goes, and stands for no row any more, stays where it is on screen when what is in sight stands elsewhere in the content.
  func shiftEndingViews(by distance: CGFloat) {
    for leaving in updateState.leavingRows where leaving.indexPath == nil { shift(leaving.cell, by: distance) }
    for leaving in updateState.leavingSectionViews where leaving.section == nil {
      shift(leaving.shown.view, by: distance)
    }
  }

  private func shift(_ view: View, by distance: CGFloat) {
    let center = view.center
    view.center = CGPoint(
      along: layoutAxis, center.coordinate(along: layoutAxis) + distance,
      across: center.coordinate(along: layoutAxis.crossing))
  }

  /// Takes what is on its way out off the screen; its end is told by ``tellEnds(_:)``.
  ///
  /// - Parameter update: The update that it belongs to; `nil` for all.
  func endLeavingViews(ofUpdate update: Int?) {
    guard !updateState.leavingRows.isEmpty || !updateState.leavingSectionViews.isEmpty else { return }
    var keptRows: [LeavingRow] = []
    for leaving in updateState.leavingRows {
      guard update == nil || leaving.update == update else {
        keptRows.append(leaving)
        continue
      }
      leaving.cell.alpha = leaving.alpha
      end(ShownViews.Row(indexPath: leaving.indexPath ?? leaving.endPath, cell: leaving.cell))
    }
    updateState.leavingRows = keptRows
    var keptViews: [LeavingSectionView] = []
    for leaving in updateState.leavingSectionViews {
      guard update == nil || leaving.update == update else {
        keptViews.append(leaving)
        continue
      }
      leaving.shown.view.alpha = leaving.alpha
      end(leaving.shown, leaving.edge, leaving.section ?? leaving.endSection)
    }
    updateState.leavingSectionViews = keptViews
  }
}
