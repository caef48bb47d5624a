import Foundation

/// The gap that a table's rows leave for one that is being moved, and which row it would be there.
///
/// The row is taken out of its place, and what follows it closes up; at its target everything makes room again. With the row out, each
/// other part has a place of its own, and the row goes before all those whose middle lies behind its own start.
struct RowGap: Sendable, Hashable {
  /// The row, in the order of before.
  let source: IndexPath
  /// Where it would stand, in the order of after.
  var target: IndexPath
  /// The row's own place.
  let span: RowIndex.Span

  // MARK: What makes room

  /// How far another row is moved.
  func shift(ofRowAt indexPath: IndexPath) -> CGFloat {
    let follows = indexPath > source
    let row = indexPath.row - (follows && indexPath.section == source.section ? 1 : 0)
    let makesRoom =
      indexPath.section == target.section ? row >= target.row : indexPath.section > target.section
    return shift(closesUp: follows, makesRoom: makesRoom)
  }

  /// How far the header of a section is moved.
  func shift(ofHeaderInSection section: Int) -> CGFloat {
    shift(closesUp: section > source.section, makesRoom: section > target.section)
  }

  /// How far the footer of a section is moved, and the section's end.
  func shift(ofFooterInSection section: Int) -> CGFloat {
    shift(closesUp: section >= source.section, makesRoom: section >= target.section)
  }

  private func shift(closesUp: Bool, makesRoom: Bool) -> CGFloat {
    (closesUp ? -span.extent : 0) + (makesRoom ? span.extent : 0)
  }

  // MARK: Where the row would go

  /// The target that belongs to a place of the moved row.
  ///
  /// - Parameters:
  ///   - start: Where the row begins now, in points.
  ///   - index: The places of all parts before the move.
  /// - Complexity: O(log rows), and O(1) for each section without an extent that stands there.
  func target(forStart start: CGFloat, in index: RowIndex) -> IndexPath {
    guard index.sectionCount > 0 else { return source }
    // The same place with the row still in it.
    let place = start < span.start ? start : start + span.extent
    var section = index.section(at: max(place, index.origin)) ?? (place < index.origin ? 0 : index.sectionCount - 1)
    while section + 1 < index.sectionCount, start > middleOfBand(before: section + 1, index) { section += 1 }
    while section > 0, start <= middleOfBand(before: section, index) { section -= 1 }
    return IndexPath(row: row(forStart: start, place: place, inSection: section, index), section: section)
  }

  private func row(forStart start: CGFloat, place: CGFloat, inSection section: Int, _ index: RowIndex) -> Int {
    let rows = index.span(ofRowsInSection: section)
    let isOwn = section == source.section
    if place < rows.start { return 0 }
    let count = index.rowCount(inSection: section) - (isOwn ? 1 : 0)
    guard place < rows.end, case .row(let row, section) = index.part(at: place) else { return count }
    let own = index.span(ofRow: row, section: section)
    let rank = isOwn && row > source.row ? row - 1 : row
    return start > withoutRow(own.start) + own.extent / 2 ? min(rank + 1, count) : min(rank, count)
  }

  /// The middle of what stands between the rows of two sections, with the row out.
  private func middleOfBand(before section: Int, _ index: RowIndex) -> CGFloat {
    let start = withoutRow(index.span(ofRowsInSection: section - 1).end)
    let end = withoutRow(index.span(ofRowsInSection: section).start)
    return (start + end) / 2
  }

  /// Where a place is with the row out.
  private func withoutRow(_ place: CGFloat) -> CGFloat {
    place <= span.start ? place : max(span.start, place - span.extent)
  }
}
