import Foundation
import Interposing

/// Cells, headers and footers that have been taken off the screen, with what they stood for, until the delegate is told.
///
/// All are off the screen before the first callback, which may ask for any of them again; and none is reused before its end is told,
/// so that in whatever order callbacks lay the table out, each that is displayed has ended before it is displayed again.
@MainActor
struct EndedViews {
  /// A header or footer.
  struct SectionView {
    let edge: SectionEdge
    let section: Int
    /// The view that the delegate gave.
    let represented: View
    /// The view that stood in the table: the same, or an adapter's wrapper.
    let view: View
  }

  private var rows: [ShownViews.Row] = []
  private var sectionViews: [SectionView] = []
  /// What is told next.
  private var (nextRow, nextSectionView) = (0, 0)

  var isEmpty: Bool { rows.isEmpty && sectionViews.isEmpty }

  mutating func append(_ row: ShownViews.Row) { rows.append(row) }

  mutating func append(_ view: SectionView) { sectionViews.append(view) }

  /// Takes out the row that is told next.
  mutating func takeRow() -> ShownViews.Row? {
    guard nextRow < rows.count else { return nil }
    let row = rows[nextRow]
    nextRow += 1
    if nextRow == rows.count {
      rows.removeAll(keepingCapacity: true)
      nextRow = 0
    }
    return row
  }

  /// Takes out the header or footer that is told next.
  mutating func takeSectionView() -> SectionView? {
    guard nextSectionView < sectionViews.count else { return nil }
    let view = sectionViews[nextSectionView]
    nextSectionView += 1
    if nextSectionView == sectionViews.count {
      sectionViews.removeAll(keepingCapacity: true)
      nextSectionView = 0
    }
    return view
  }

  /// Takes out a cell that has been given anew.
  mutating func takeRow(of cell: TableViewCell) -> ShownViews.Row? {
    guard !rows.isEmpty else { return nil }
    for position in nextRow..<rows.count where rows[position].cell === cell { return rows.remove(at: position) }
    return nil
  }

  /// Takes out a header or footer that has been given anew.
  mutating func takeSectionView(of view: View) -> SectionView? {
    guard !sectionViews.isEmpty else { return nil }
    for position in nextSectionView..<sectionViews.count
    where sectionViews[position].view === view || sectionViews[position].represented === view {
      return sectionViews.remove(at: position)
    }
    return nil
  }
}

extension TableView {
  /// Takes a row's cell off the screen; its end is told by ``tellEnds(_:)``.
  func end(_ row: ShownViews.Row) {
    takeOff(row.cell)
    ended.append(row)
  }

  /// Takes a header or footer off the screen; its end is told by ``tellEnds(_:)``.
  func end(_ shown: ShownViews.SectionView, _ edge: SectionEdge, _ section: Int) {
    let represented = takeOff(shown)
    ended.append(
      EndedViews.SectionView(edge: edge, section: section, represented: represented, view: shown.view))
  }

  /// Tells the delegate of all that is displayed no longer, and keeps it for reuse.
  func tellEnds(_ resolution: Resolution<TableViewWitness>) {
    while let row = ended.takeRow() {
      pools.put(row.cell)
      resolution.witness.delegate.didEndDisplayingForRowAt?(self, row.cell, row.indexPath)
    }
    while let view = ended.takeSectionView() {
      keepForReuse(view)
      resolution.didEndDisplaying(view.edge, self, view.represented, view.section)
    }
  }

  /// Tells the delegate of all that is displayed no longer, outside of a layout.
  func tellEnds() {
    guard !ended.isEmpty else { return }
    guard pass({ tellEnds($0) }) == nil else { return }
    // Nobody is left to be told.
    while let row = ended.takeRow() { pools.put(row.cell) }
    while let view = ended.takeSectionView() { keepForReuse(view) }
  }

  /// Whoever answers with a cell that has been taken off the screen hears of that first.
  func tellEnd(of cell: TableViewCell, _ resolution: Resolution<TableViewWitness>) {
    guard let row = ended.takeRow(of: cell) else { return }
    resolution.witness.delegate.didEndDisplayingForRowAt?(self, row.cell, row.indexPath)
  }

  /// Whoever answers with a header or footer that has been taken off the screen hears of that first.
  func tellEnd(of view: View, _ resolution: Resolution<TableViewWitness>) {
    guard let ended = ended.takeSectionView(of: view) else { return }
    resolution.didEndDisplaying(ended.edge, self, ended.represented, ended.section)
  }

  /// Takes a header or footer off the screen that nobody is told of, and keeps it for reuse.
  func retire(_ shown: ShownViews.SectionView, _ edge: SectionEdge, _ section: Int) {
    let represented = takeOff(shown)
    keepForReuse(EndedViews.SectionView(edge: edge, section: section, represented: represented, view: shown.view))
  }

  private func keepForReuse(_ ended: EndedViews.SectionView) {
    if let view = ended.view as? TableViewHeaderFooterView { pools.put(view) }
    guard ended.represented !== ended.view, let view = ended.represented as? TableViewHeaderFooterView else { return }
    pools.put(view)
  }
}
