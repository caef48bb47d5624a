import Foundation
import Interposing

/// What an update that names nothing asks anew where heights are estimated: everything that is in sight, and what comes into it. All
/// else that is known stays known.
///
/// What has no height is in sight as well where it stands beside something that is. Of many such rows, one behind the other, those next
/// to it are asked, as many as ``HiddenRun`` says: of a million that still have no height, 64 at either end.
struct SeeingAnew: Sendable {
  /// What the table's delegate has answered for what is not seen.
  let index: RowIndex
  /// Whether rows are asked when they are seen; if not, they all have been.
  let asksRows: Bool
  /// What has been asked.
  var asked: Set<RowIndex.Part> = []
  /// Beside what rows without a height have been looked for.
  var uncovered: Set<RowIndex.Part> = []
  /// Whether they have been looked for although nothing is in sight.
  var hasUncoveredAll = false
}

extension TableView {
  /// The index with which everything in sight is asked anew, in the next layout.
  ///
  /// - Parameters:
  ///   - index: What a reload has answered, for the same rows.
  ///   - areRowsEstimated: Whether that is an estimate for all rows. Otherwise most have been asked for their heights.
  func indexToSeeAnew(_ index: RowIndex, areRowsEstimated: Bool) -> RowIndex {
    var kept = rowIndex
    let sectionsInSight = Set(sight.sections)
    kept.edit(fromSection: 0) { sections in
      for section in sections.indices {
        let new = index[section]
        let isInSight = sectionsInSight.contains(section)
        if !new.isHeaderEstimated {
          sections[section].takeHeader(of: new)
        } else if shown.headers.views[section] != nil {
          sections[section].isHeaderEstimated = true
        } else if isInSight, sections[section].header == 0 {
          sections[section].takeHeader(of: new)
        }
        if !new.isFooterEstimated {
          sections[section].takeFooter(of: new)
        } else if shown.footers.views[section] != nil {
          sections[section].isFooterEstimated = true
        } else if isInSight, sections[section].footer == 0 {
          sections[section].takeFooter(of: new)
        }
        if !areRowsEstimated { sections[section].takeRows(of: new) }
      }
    }
    for row in shown.rows {
      let part = RowIndex.Part.row(row.indexPath.row, section: row.indexPath.section)
      if areRowsEstimated || index.isEstimated(part) {
        kept.set(kept.span(of: part).extent, of: part, isEstimated: true)
      }
    }
    estimatedHeights.anew = SeeingAnew(index: index, asksRows: areRowsEstimated)
    return kept
  }

  /// Whether a part is to be asked for its height when it is seen.
  func isUnknown(_ part: RowIndex.Part) -> Bool {
    if rowIndex.isEstimated(part) { return true }
    guard let anew = estimatedHeights.anew, !anew.asked.contains(part) else { return false }
    if case .row = part { return anew.asksRows }
    return anew.index.isEstimated(part)
  }

  /// What is known of rows without a height moves along in an update.
  func moveHiddenRuns(_ update: TableUpdate, _ mapping: RowMapping) {
    if update.isEmpty {
      // Sections that had nothing to show may have something now.
      shown.headers.without = []
      shown.footers.without = []
      return
    }
    estimatedHeights.anew = nil
    var moved: [HiddenRun] = []
    for run in estimatedHeights.hiddenRuns {
      if let run = run.moved(mapping) { moved.append(run) }
    }
    estimatedHeights.hiddenRuns = moved
  }

  // MARK: In place

  /// What stays where it is on screen when rows in front of it get a height; nothing at the very beginning, where those come into sight.
  func anchorForReturningRows() -> (part: RowIndex.Part, start: CGFloat)? {
    guard bounds.minY > minimumContentOffset.y else { return nil }
    var parts = rowIndex.parts(from: bounds.minY, to: bounds.maxY).makeIterator()
    guard let (part, span) = parts.next() else { return nil }
    return (part, span.start)
  }

  /// Lets a part stay where it is on screen.
  func keepInPlace(_ anchor: (part: RowIndex.Part, start: CGFloat)) {
    let movement = rowIndex.span(of: anchor.part).start - anchor.start
    guard movement != 0 else { return }
    shiftEndingViews(by: movement)
    contentDidGrow(to: fittingContentSize, movingSightBy: CGPoint(along: layoutAxis, movement, across: 0))
  }

  // MARK: Rows without a height

  /// Makes estimates of rows without a height beside what is in sight, if those are to be asked anew, and of further ones where some have
  /// a height again.
  ///
  /// - Returns: Whether there were any.
  func uncoverRows(_ heights: RowHeights, _ resolution: Resolution<TableViewWitness>, _ generation: Int) -> Bool {
    guard estimatedHeights.anew != nil || !estimatedHeights.hiddenRuns.isEmpty else { return false }
    let anchor = anchorForReturningRows()
    var index = rowIndex
    var isExtended = false
    func uncover(_ start: HiddenWalk, upTo limit: Int) -> (nearest: IndexPath, farthest: IndexPath)? {
      var walk = start
      let rows = walk.uncover(&index, upTo: limit) { part in
        unseen(part, heights, resolution, generation)
      }
      if rows != nil { isExtended = true }
      return rows
    }
    var waiting: [HiddenRun] = []
    for var run in estimatedHeights.hiddenRuns {
      switch run.state(in: rowIndex) {
      case .isStillHidden: continue
      case .isWaiting: waiting.append(run)
      case .hasReturned:
        let walk = HiddenWalk(at: run.farthest, isForward: run.isForward)
        guard let rows = uncover(walk, upTo: run.length) else { continue }
        run.extend(from: rows.nearest, to: rows.farthest)
        waiting.append(run)
      }
    }
    for walk in walksFromSight() {
      guard let rows = uncover(walk, upTo: HiddenRun.firstLength) else { continue }
      waiting.append(HiddenRun(from: rows.nearest, to: rows.farthest, isForward: walk.isForward))
    }
    guard generation == reloadGeneration else { return false }
    estimatedHeights.hiddenRuns = waiting
    guard isExtended else { return false }
    rowIndex = index
    if let anchor { keepInPlace(anchor) }
    adoptContentSize()
    return true
  }

  /// The ways from what is in sight to both sides, as far as they have not been gone.
  private func walksFromSight() -> [HiddenWalk] {
    guard var anew = estimatedHeights.anew, anew.asksRows else { return [] }
    var walks: [HiddenWalk] = []
    var isEmpty = true
    for (part, _) in rowIndex.parts(from: bounds.minY, to: bounds.maxY) {
      isEmpty = false
      guard anew.uncovered.insert(part).inserted else { continue }
      let section = part.section
      let (row, isFooter): (Int, Bool) =
        switch part {
        case .header: (-1, false)
        case .row(let row, _): (row, false)
        case .footer: (rowIndex.rowCount(inSection: section), true)
        }
      // A header has its rows behind it and the section before in front, a footer the other way round.
      walks.append(HiddenWalk(section: section, row: isFooter ? row : max(row, 0), isForward: false))
      walks.append(HiddenWalk(section: section, row: row, isForward: true))
    }
    if isEmpty, !anew.hasUncoveredAll, rowIndex.sectionCount > 0 {
      anew.hasUncoveredAll = true
      walks.append(HiddenWalk(section: 0, row: -1, isForward: true))
    }
    estimatedHeights.anew = anew
    return walks
  }

  /// What a part is taken for that has not been seen.
  private func unseen(
    _ part: RowIndex.Part, _ heights: RowHeights, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> RowHeights.Answer {
    switch part {
    case .header(let section):
      SectionViewHeights(.header, table: self, resolution: resolution, generation: generation)
        .unseen(inSection: section)
    case .row(let row, let section): heights.unseen(at: IndexPath(row: row, section: section))
    case .footer(let section):
      SectionViewHeights(.footer, table: self, resolution: resolution, generation: generation)
        .unseen(inSection: section)
    }
  }
}

extension RowIndex.Section {
  /// Takes the header of another section over.
  fileprivate mutating func takeHeader(of other: RowIndex.Section) {
    spacing = other.spacing
    header = other.header
    isHeaderEstimated = other.isHeaderEstimated
  }

  /// Takes the footer of another section over.
  fileprivate mutating func takeFooter(of other: RowIndex.Section) {
    footer = other.footer
    isFooterEstimated = other.isFooterEstimated
  }

  /// Takes rows over that were asked for their heights. What is only estimated stays as it was seen, unless it had no room.
  fileprivate mutating func takeRows(of other: RowIndex.Section) {
    let seen = rows
    rows = other.rows
    guard rows.estimatedCount > 0 else { return }
    for row in 0..<rows.count where rows.isEstimated(row) && seen[row] > 0 {
      rows.set(seen[row], ofRow: row, isEstimated: seen.isEstimated(row))
    }
  }
}
