import Foundation
import Interposing

extension TableView {
  /// Gives every row and section in sight its view, and takes the others back.
  func layoutRowsInSight() {
    settle { resolution in
      guard reload(resolution), askSectionIndexTitles(resolution) else { return false }
      return tile(resolution) && prefetchRows(resolution)
    }
  }

  private func tile(_ resolution: Resolution<TableViewWitness>) -> Bool {
    let generation = reloadGeneration
    adoptEdgeExtents()
    adoptContentSize()
    // Who hears that the offset has been brought back into its range may change the table.
    guard generation == reloadGeneration else { return false }
    if hasUnknownExtents {
      // What is out of sight whatever the heights are makes room, so that its cells can be used again.
      sight.update(
        from: rowIndex, from: bounds.minY - displacement, to: bounds.maxY + displacement, floats: sectionViewsFloat)
      let sight = sight
      guard retireRows(outside: sight, resolution, generation),
        retireSectionViews(outside: sight, resolution, generation), seeExtents(resolution, generation)
      else { return false }
    }
    // In the same storage in each layout, as long as no callback lays out within this one.
    sight.update(
      from: rowIndex, from: bounds.minY - displacement, to: bounds.maxY + displacement, floats: sectionViewsFloat)
    let sight = sight
    return retireRows(outside: sight, resolution, generation)
      && retireSectionViews(outside: sight, resolution, generation)
      && showRows(in: sight, resolution, generation)
      && showSectionViews(in: sight, resolution, generation)
  }

  // MARK: Taking back

  /// Takes everything off the screen: what is shown next is asked anew.
  func endAll() {
    willRetireAll()
    prefetched.forget()
    updateState.played = []
    updateState.reorderedCells = []
    let old = shown
    shown = ShownViews()
    for row in old.rows { end(row) }
    for edge in SectionEdge.allCases {
      for section in old[edge].views.keys.sorted() {
        if let view = old[edge].views[section] { end(view, edge, section) }
      }
    }
    endLeavingViews(ofUpdate: nil)
  }

  private func retireRows(
    outside sight: Sight, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> Bool {
    if !shown.faultyRows.isEmpty {
      for indexPath in shown.faultyRows where !sight.contains(indexPath) { shown.faultyRows.remove(indexPath) }
    }
    var gone = goneRows
    goneRows = []
    shown.takeRows(outside: sight, into: &gone)
    // In an update that is shown gradually, they are seen going, and while one is seen they may still be in sight themselves.
    if updateState.stage != nil {
      gone.removeAll { letLeave($0, asRowOfNow: $0.indexPath) }
    } else if !updateState.played.isEmpty {
      gone.removeAll { letLinger($0) }
    }
    guard !gone.isEmpty else {
      goneRows = gone
      return true
    }
    for row in gone { end(row) }
    gone.removeAll(keepingCapacity: true)
    goneRows = gone
    loseTouchedRow { cell in cell.superview !== self || isLeaving(cell) }
    tellEnds(resolution)
    return generation == reloadGeneration
  }

  // MARK: Showing rows

  private func showRows(
    in sight: Sight, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> Bool {
    var position = 0
    for row in sight.rows where row.indexPath != editing.move?.gap.source {
      if position < shown.rows.count, shown.rows[position].indexPath == row.indexPath {
        place(shown.rows[position].cell, row.indexPath, row.span)
        position += 1
        continue
      }
      let back = updateState.leavingRows.isEmpty ? nil : takeBackCell(at: row.indexPath)
      guard let cell = back ?? askCell(row.indexPath, resolution, generation) else {
        guard generation == reloadGeneration else { return false }
        continue
      }
      present(cell, at: row.indexPath, position: position)
      if back == nil { join(cell, at: row.indexPath) }
      position += 1
      if back != nil {
        guard adoptEditing(cell, at: row.indexPath, resolution, generation) else { return false }
        continue
      }
      resolution.witness.delegate.willDisplayForRowAt?(self, cell, row.indexPath)
      guard generation == reloadGeneration else { return false }
    }
    if updateState.stage == nil, !updateState.played.isEmpty { placeLeavingViews() }
    if hidesSeparators || touchedRow != nil || !selection.rows.isEmpty { updateSeparators() }
    return true
  }

  /// Puts a cell among those shown, in its place.
  ///
  /// - Parameter position: The position among them; `nil` for the one that belongs to the row.
  func present(_ cell: TableViewCell, at indexPath: IndexPath, position: Int? = nil) {
    let position = position ?? shown.insertionPosition(of: indexPath)
    insert(cell, at: indexPath, position: position)
    shown.rows.insert(ShownViews.Row(indexPath: indexPath, cell: cell), at: position)
  }

  /// Puts a cell into the table, in its place, and not among those shown yet.
  func insert(_ cell: TableViewCell, at indexPath: IndexPath, position: Int) {
    let previous: View? = position > 0 ? shown.rows[position - 1].cell : nil
    // Beside what stands in another place now, and goes back to its own without it.
    if !updateState.reorderedCells.isEmpty { updateState.reorderedCells.append(cell) }
    arrange {
      place(cell, indexPath, span(ofRowAt: indexPath))
      if let previous { insertSubview(cell, aboveSubview: previous) } else { insertSubview(cell, at: 0) }
    }
  }

  /// Asks for a cell and checks it.
  ///
  /// - Returns: `nil` if there is none to show, or if a callback changed the table meanwhile.
  func askCell(
    _ indexPath: IndexPath, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> TableViewCell? {
    // A row that was answered wrongly is not asked again until it comes into sight anew.
    guard !shown.faultyRows.contains(indexPath) else { return nil }
    guard let cellForRow = resolution.witness.dataSource.cellForRowAt else {
      return refuse(indexPath, .noCell(requirement: Self.cellForRow, indexPath: indexPath))
    }
    let cell = cellForRow(self, indexPath)
    guard generation == reloadGeneration else { return nil }
    if !ended.isEmpty {
      tellEnd(of: cell, resolution)
      guard generation == reloadGeneration else { return nil }
    }
    if cell.superview === self {
      if let other = shown.indexPath(of: cell) {
        return refuse(indexPath, .cellGivenTwice(requirement: Self.cellForRow, indexPath: indexPath, shownAt: other))
      }
      if let ended = takeBackForAnother(cell) {
        resolution.witness.delegate.didEndDisplayingForRowAt?(self, cell, ended)
        guard generation == reloadGeneration else { return nil }
      }
    }
    if let indentationLevel = resolution.witness.delegate.indentationLevelForRowAt {
      cell.indentationLevel = indentationLevel(self, indexPath)
      guard generation == reloadGeneration else { return nil }
    }
    // Last, for callbacks may begin and end editing mode, and select.
    guard adoptEditing(cell, at: indexPath, resolution, generation) else { return nil }
    adoptSelection(cell, at: indexPath)
    return cell
  }

  private func refuse(_ indexPath: IndexPath, _ fault: TableViewFault) -> TableViewCell? {
    shown.faultyRows.insert(indexPath)
    report(fault)
    return nil
  }

  private nonisolated static var cellForRow: String { "tableView(_:cellForRowAt:)" }

  /// The rectangle of a stretch of the axis, from side to side across it, less what the style keeps free there.
  func frame(of span: RowIndex.Span) -> CGRect {
    let breadth = bounds.size.extent(along: layoutAxis.crossing)
    let inset = min(sideInset, breadth / 2)
    return CGRect(along: layoutAxis, from: span.start, span.extent, across: inset, breadth - 2 * inset)
  }

  /// Puts a cell into its row, with its edges on the device's pixels: a header that is laid over takes a tenth of a point of the
  /// layout, and text that stands between pixels is blurred.
  func place(_ cell: TableViewCell, _ indexPath: IndexPath, _ span: RowIndex.Span) {
    let span = displaced(span, ofRowAt: indexPath)
    let start = pixelAligned(span.start)
    let frame = frame(of: RowIndex.Span(start: start, extent: pixelAligned(span.end) - start))
    if cell.frame != frame { cell.frame = frame }
    let color = separatorStyle == .none ? nil : separatorColor
    if style == .plain {
      cell.separatorColor = color
    } else {
      adornInGroup(cell, indexPath, separatorColor: color)
    }
    cell.tableSeparatorInsets = separatorInsets
    cell.sectionIndexInset = sectionIndexInset
  }

  /// Gives a cell the lines and corners that its place among the section's rows asks for: grouped rows have a line from side to
  /// side before the first and behind the last, and cards round corners instead.
  private func adornInGroup(_ cell: TableViewCell, _ indexPath: IndexPath, separatorColor: Color?) {
    let isFirst = indexPath.row == 0
    let isLast = indexPath.row == rowIndex.rowCount(inSection: indexPath.section) - 1
    if style == .grouped {
      cell.leadingEdgeSeparatorColor = isFirst ? separatorColor : nil
      cell.isSeparatorInsetIgnored = isLast
      cell.separatorColor = separatorColor
    } else {
      cell.separatorColor = isLast ? nil : separatorColor
      var corners: CornerMask = []
      if isFirst { corners.formUnion(.minYCorners) }
      if isLast { corners.formUnion(.maxYCorners) }
      cell.roundCardCorners(corners, radius: metrics.cardRadius)
    }
  }
}
