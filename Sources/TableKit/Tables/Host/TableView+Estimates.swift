public import Foundation
import Interposing

/// How heights that were estimated become known as the rows come into sight, without anything in sight moving.
extension TableView {
  /// What rows are taken for until they are seen, in points. ``automaticDimension``, the default, estimates where rows are sized by
  /// their cells, namely as high as ``metrics`` have it, and asks the delegate for all of its heights at once. A positive number
  /// estimates in any case: the delegate's heights are asked for when rows come into sight. 0 turns estimates off, and with them the
  /// sizing by cells.
  ///
  /// The delegate's `estimatedHeightForRowAt` beats it, and is asked about every row; only without it does a reload take no
  /// longer for many rows than for few.
  public var estimatedRowHeight: CGFloat {
    get { estimatedHeights.row }
    set {
      guard newValue != estimatedHeights.row else { return }
      estimatedHeights.row = newValue
      invalidateRows()
    }
  }

  /// What headers are taken for until they are seen, in points. As ``estimatedRowHeight``.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { estimatedHeights.header }
    set {
      guard newValue != estimatedHeights.header else { return }
      estimatedHeights.header = newValue
      invalidateRows()
    }
  }

  /// What footers are taken for until they are seen, in points. As ``estimatedRowHeight``.
  public var estimatedSectionFooterHeight: CGFloat {
    get { estimatedHeights.footer }
    set {
      guard newValue != estimatedHeights.footer else { return }
      estimatedHeights.footer = newValue
      invalidateRows()
    }
  }

  /// The estimates that the table's owner has set.
  struct EstimatedHeights {
    var row = TableView.automaticDimension
    var header = TableView.automaticDimension
    var footer = TableView.automaticDimension
    /// Set from an update that has everything in sight asked anew to the layout in which it is.
    var anew: SeeingAnew?
    /// The rows without a height that an update has made estimates of, and that have not all been seen.
    var hiddenRuns: [HiddenRun] = []
  }

  /// The extent that suits a cell or a section's view in its row's breadth.
  func fittingExtent(of view: View) -> CGFloat {
    let breadth = view.bounds.size.extent(along: layoutAxis.crossing)
    return view.systemLayoutSizeFitting(CGSize(along: layoutAxis, 0, across: breadth)).extent(along: layoutAxis)
  }

  /// Finds out how high everything in sight really is. What is known and in sight stays where it is on screen, and what was not seen
  /// before makes room beyond it; if nothing in sight is known, what is first in sight stays.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile.
  func seeExtents(_ resolution: Resolution<TableViewWitness>, _ generation: Int) -> Bool {
    guard hasUnknownExtents else { return true }
    let heights = RowHeights(table: self, resolution: resolution, generation: generation)
    var isExtended: Bool
    repeat {
      guard seeExtentsInSight(heights, resolution, generation) else { return false }
      isExtended = uncoverRows(heights, resolution, generation)
      guard generation == reloadGeneration else { return false }
    } while isExtended
    estimatedHeights.anew = nil
    return true
  }

  /// Whether there is anything whose height is not known, or not known anew.
  var hasUnknownExtents: Bool { rowIndex.estimatedCount > 0 || estimatedHeights.anew != nil }

  private func seeExtentsInSight(
    _ heights: RowHeights, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> Bool {
    for _ in 0..<Self.maximumAttempts {
      guard let anchor = anchorForEstimates else { return true }
      let place = rowIndex.span(of: anchor).start - bounds.minY
      guard seeParts(from: anchor, anchoredAt: place, heights, resolution, generation) else { return false }
      let movement = rowIndex.span(of: anchor).start - place - bounds.minY
      let size = fittingContentSize
      if movement != 0 || contentSize != size {
        shiftEndingViews(by: movement)
        contentDidGrow(to: size, movingSightBy: CGPoint(along: layoutAxis, movement, across: 0))
      }
      guard generation == reloadGeneration else { return false }
      // Near an end what is in sight may have been moved back into range, and more is seen now.
    }
    return true
  }

  /// What stays where it is, if there are estimates in sight: the first part that is known and was seen, or else the first. What is
  /// known but was never shown has no place that anybody could miss: before the first layout a table is to begin at its beginning,
  /// whatever its first header comes to.
  private var anchorForEstimates: RowIndex.Part? {
    var parts = rowIndex.parts(from: bounds.minY, to: bounds.maxY).makeIterator()
    var (first, last, known): (RowIndex.Part?, RowIndex.Part?, RowIndex.Part?)
    var hasEstimates = false
    while let (part, _) = parts.next() {
      if first == nil { first = part }
      last = part
      if parts.isEstimate || (estimatedHeights.anew != nil && isUnknown(part)) {
        hasEstimates = true
      } else if known == nil, isShown(part) {
        known = part
      }
    }
    guard let first, let last else { return nil }
    if !hasEstimates, sectionViewsFloat {
      hasEstimates =
        rowIndex.isEstimated(.header(section: first.section)) || rowIndex.isEstimated(.footer(section: last.section))
    }
    guard hasEstimates else { return nil }
    // What an update has asked anew at the very beginning of the table comes into sight there.
    let isAtBeginning = estimatedHeights.anew != nil && bounds.minY <= minimumContentOffset.y
    return isAtBeginning ? first : known ?? first
  }

  /// Whether a part has a view on screen.
  private func isShown(_ part: RowIndex.Part) -> Bool {
    switch part {
    case .header(let section): shown.headers.views[section] != nil
    case .footer(let section): shown.footers.views[section] != nil
    case .row(let row, let section): shown.position(of: IndexPath(row: row, section: section)) != nil
    }
  }

  /// Sees everything from a part on down to the end of what is in sight, then up to its beginning.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile.
  private func seeParts(
    from anchor: RowIndex.Part, anchoredAt place: CGFloat, _ heights: RowHeights,
    _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> Bool {
    let extent = bounds.height
    let start = rowIndex.span(of: anchor).start
    var part: RowIndex.Part? = anchor
    var last = anchor
    while let current = part, rowIndex.span(of: current).start < start - place + extent {
      guard see(current, heights, resolution, generation) else { return false }
      last = current
      part = rowIndex.part(after: current)
    }
    part = rowIndex.part(before: anchor)
    var first = anchor
    while let current = part {
      let end = rowIndex.span(of: current).end
      guard end > rowIndex.span(of: anchor).start - place else { break }
      guard see(current, heights, resolution, generation) else { return false }
      first = current
      part = rowIndex.part(before: current)
    }
    guard sectionViewsFloat else { return true }
    return see(.header(section: first.section), heights, resolution, generation)
      && see(.footer(section: last.section), heights, resolution, generation)
  }

  /// Finds out how high a part is, if that is not known.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile.
  private func see(
    _ part: RowIndex.Part, _ heights: RowHeights, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> Bool {
    guard isUnknown(part) else { return true }
    estimatedHeights.anew?.asked.insert(part)
    switch part {
    case .header(let section): return seeView(.header, section, resolution, generation)
    case .footer(let section): return seeView(.footer, section, resolution, generation)
    case .row(let row, let section):
      return seeRow(IndexPath(row: row, section: section), heights, resolution, generation)
    }
  }

  /// Asks for a row's cell, and then for its height.
  private func seeRow(
    _ indexPath: IndexPath, _ heights: RowHeights, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> Bool {
    let part = RowIndex.Part.row(indexPath.row, section: indexPath.section)
    if let present = cellForRow(at: indexPath) {
      guard take(heights.seen(at: indexPath, in: present), for: part, generation) else { return false }
      return rowIndex.span(of: part).extent > 0 || takeOffRow(at: indexPath, resolution, generation)
    }
    let back = updateState.leavingRows.isEmpty ? nil : takeBackCell(at: indexPath)
    guard let cell = back ?? askCell(indexPath, resolution, generation) else {
      guard generation == reloadGeneration else { return false }
      // What cannot be shown keeps the room that it was given.
      rowIndex.set(rowIndex.span(of: part).extent, of: part)
      return true
    }
    if back != nil {
      present(cell, at: indexPath)
      guard take(heights.seen(at: indexPath, in: cell), for: part, generation) else { return false }
      guard rowIndex.span(of: part).extent > 0 else { return takeOffRow(at: indexPath, resolution, generation) }
      place(cell, indexPath, rowIndex.span(of: part))
      return adoptEditing(cell, at: indexPath, resolution, generation)
    }
    // It is measured in its place, and shown when it is known to have a height and nobody has changed the table.
    insert(cell, at: indexPath, position: shown.insertionPosition(of: indexPath))
    let editingGeneration = editing.generation
    let isTaken = take(heights.seen(at: indexPath, in: cell), for: part, generation)
    guard isTaken, rowIndex.span(of: part).extent > 0 else {
      if shown.position(of: cell) == nil { retire(cell) }
      return isTaken
    }
    if editingGeneration != editing.generation {
      guard adoptEditing(cell, at: indexPath, resolution, generation) else {
        if shown.position(of: cell) == nil { retire(cell) }
        return false
      }
      adoptSelection(cell, at: indexPath)
    }
    present(cell, at: indexPath)
    join(cell, at: indexPath)
    resolution.witness.delegate.willDisplayForRowAt?(self, cell, indexPath)
    return generation == reloadGeneration
  }

  /// Takes a row that has no height any more off the screen, or lets it be seen going.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile.
  private func takeOffRow(
    at indexPath: IndexPath, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> Bool {
    guard let position = shown.position(of: indexPath) else { return true }
    let gone = shown.rows.remove(at: position)
    guard !letLeave(gone, asRowOfNow: indexPath) else { return true }
    end(gone)
    loseTouchedRow { $0 === gone.cell }
    tellEnds(resolution)
    return generation == reloadGeneration
  }

  /// Asks for a section's header or footer, and then for its height.
  private func seeView(
    _ edge: SectionEdge, _ section: Int, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> Bool {
    let heights = SectionViewHeights(edge, table: self, resolution: resolution, generation: generation)
    let part = edge.part(ofSection: section)
    if let present = shown[edge].views[section]?.view {
      return take(heights.seen(inSection: section, view: present), for: part, generation)
    }
    if let back = takeBackSectionView(edge, section) {
      shown[edge].views[section] = back
      return take(heights.seen(inSection: section, view: back.view), for: part, generation)
    }
    guard let view = askView(edge, section, resolution, generation) else {
      guard generation == reloadGeneration else { return false }
      return take(heights.seen(inSection: section, view: nil), for: part, generation)
    }
    let inserted = insert(view, edge, section)
    let isTaken = take(heights.seen(inSection: section, view: view), for: part, generation)
    guard isTaken, rowIndex.span(of: part).extent > 0 else {
      if shown.section(of: view) == nil { retire(inserted, edge, section) }
      if isTaken { shown[edge].without.insert(section) }
      return isTaken
    }
    shown[edge].views[section] = inserted
    place(view, edge, section)
    join(view, edge, ofSection: section)
    resolution.willDisplay(edge, self, Self.represented(by: view), section)
    return generation == reloadGeneration
  }

  /// Takes what was answered for a part. Nonsense is reported, and the estimate stands.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile.
  private func take(_ answer: RowHeights.Answer, for part: RowIndex.Part, _ generation: Int) -> Bool {
    switch answer {
    case .extent(let extent, _): setExtent(extent, of: part)
    case .fault(let fault):
      setExtent(rowIndex.span(of: part).extent, of: part)
      report(fault)
    case .overtaken: return false
    }
    return generation == reloadGeneration
  }

  private func setExtent(_ extent: CGFloat, of part: RowIndex.Part) {
    rowIndex.set(extent, of: part)
    guard case .header(let section) = part else { return }
    let spacing = spacing(overHeader: extent)
    if rowIndex[section].spacing != spacing { rowIndex.change(section) { $0.spacing = spacing } }
  }
}
