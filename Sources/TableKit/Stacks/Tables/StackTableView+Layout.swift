import Foundation
import Interposing

extension StackTableView {
  /// Gives every row its cell, and cells, headers and footers their places.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile.
  func layOutAllRows(_ resolution: Resolution<TableViewWitness>) -> Bool {
    let generation = reloadGeneration
    if rowsAreStale {
      takeOverRows()
      missesCells = true
    }
    if missesCells {
      guard showMissingRows(resolution, generation) else { return false }
    }
    adoptEdgeExtents()
    adoptContentSize()
    if needsPlacing || placedSize != bounds.size {
      placeRows()
      if hidesSeparators || touchedRow != nil || !selection.rows.isEmpty { updateSeparators() }
    }
    return showSectionViews(in: Sight(allOf: rowIndex), resolution, generation)
  }

  /// Begins anew with what a reload has learned.
  private func takeOverRows() {
    rowsAreStale = false
    needsPlacing = true
    rows = []
    rows.reserveCapacity(rowIndex.sectionCount)
    for section in 0..<rowIndex.sectionCount {
      let extents = rowIndex.rows(inSection: section)
      var sectionRows = ContiguousArray<StackRow>()
      sectionRows.reserveCapacity(extents.count)
      for row in 0..<extents.count { sectionRows.append(StackRow(extent: extents[row])) }
      rows.append(sectionRows)
    }
  }

  /// Puts a cell among those shown, at the size it will have.
  func show(_ cell: TableViewCell, at indexPath: IndexPath, position: Int) {
    let previous: View? = position > 0 ? shown.rows[position - 1].cell : nil
    shown.rows.insert(ShownViews.Row(indexPath: indexPath, cell: cell), at: position)
    arrange {
      // Whoever comes with a hidden cell has hidden its row.
      if cell.isHidden { rows[indexPath.section][indexPath.row].isHidden = true }
      // The cell of a row that was hidden before, or in a callback, is hidden with it.
      if rows[indexPath.section][indexPath.row].isHidden {
        isSettingHidden = true
        cell.isHidden = true
        isSettingHidden = false
      }
      if let previous { insertSubview(cell, aboveSubview: previous) } else { insertSubview(cell, at: 0) }
    }
    if cell.isHidden { rebuildIndex(ofSections: [indexPath.section]) }
    needsPlacing = true
  }

  // MARK: Places

  /// Gives each row its place. In an animation block, those move gradually that are seen before or after.
  func placeRows() {
    needsPlacing = false
    placedSize = bounds.size
    let isAnimating = FadingViews.isAnimating(self)
    let last = lastShownRow
    if isAnimating { View.performWithoutAnimation { place(inSight: false, last: last) } }
    place(inSight: isAnimating ? true : nil, last: last)
  }

  /// The last row that is shown: from there on rows have no separators, for none follows.
  private var lastShownRow: IndexPath? {
    for section in rows.indices.reversed() {
      for row in rows[section].indices.reversed() where !rows[section][row].isHidden {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// Places rows.
  ///
  /// - Parameter inSight: Whether those that are or will be in sight are placed, or the others; `nil` for all.
  private func place(inSight: Bool?, last: IndexPath?) {
    let sight = (start: bounds.origin.coordinate(along: axis), extent: bounds.size.extent(along: axis))
    var position = 0
    for section in rows.indices {
      let start = rowIndex.span(ofRowsInSection: section).start
      var offset: CGFloat = 0
      for row in rows[section].indices {
        let stackRow = rows[section][row]
        let span = RowIndex.Span(start: start + offset, extent: stackRow.extent)
        offset += stackRow.room
        guard position < shown.rows.count else { return }
        let shownRow = shown.rows[position]
        guard shownRow.indexPath.row == row, shownRow.indexPath.section == section else { continue }
        position += 1
        let frame = cellFrame(displaced(span, ofRowAt: shownRow.indexPath))
        if let inSight {
          let isSeen =
            Self.overlaps(frame, sight, axis) || Self.overlaps(shownRow.cell.frame, sight, axis)
          guard isSeen == inSight else { continue }
        }
        var isFollowed = false
        if let last { isFollowed = shownRow.indexPath < last }
        place(shownRow.cell, frame, hasSeparator: stackRow.hasSeparator ?? isFollowed)
      }
    }
  }

  private static func overlaps(
    _ rect: CGRect, _ sight: (start: CGFloat, extent: CGFloat), _ axis: StackView.Axis
  ) -> Bool {
    let start = rect.origin.coordinate(along: axis)
    return start < sight.start + sight.extent && start + rect.size.extent(along: axis) > sight.start
  }

  /// A row's rectangle, its edges on the device's pixels.
  func cellFrame(_ span: RowIndex.Span) -> CGRect {
    let start = pixelAligned(span.start)
    return frame(of: RowIndex.Span(start: start, extent: pixelAligned(span.end) - start))
  }

  func place(_ cell: TableViewCell, _ frame: CGRect, hasSeparator: Bool) {
    if cell.frame != frame { cell.frame = frame }
    cell.separatorAxis = axis
    cell.separatorThickness = separatorThickness
    cell.separatorColor = hasSeparator && separatorStyle != .none ? separatorColor : nil
    cell.tableSeparatorInsets = separatorInsets
  }

  /// Brings the index up to date with the rows of some sections.
  func rebuildIndex(ofSections sections: some Collection<Int>) {
    for section in sections {
      var extents = RowExtents()
      for row in rows[section] { extents.append(row.room) }
      rowIndex.change(section) { $0.rows = extents }
    }
    needsPlacing = true
  }
}

extension Sight {
  /// All sections, whether they are in sight or not, without their rows.
  init(allOf index: RowIndex) {
    self.init(sections: Array(0..<index.sectionCount))
  }
}
