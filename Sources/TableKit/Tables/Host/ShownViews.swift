import Foundation

/// The views that a table shows now: the cells of a contiguous run of rows, and the headers and footers of some sections.
@MainActor
struct ShownViews {
  /// A cell with the row it stands for, in the order of the rows.
  struct Row {
    let indexPath: IndexPath
    let cell: TableViewCell
  }

  /// A header or footer with the size it had of its own, before the table gave it another.
  @MainActor
  struct SectionView {
    let view: View
    let ownSize: CGSize

    init(_ view: View) {
      self.view = view
      ownSize = view.bounds.size
    }
  }

  var rows: [Row] = []
  /// The headers or the footers of the sections in sight.
  struct SectionViews {
    /// The views by section.
    var views: [Int: SectionView] = [:]
    /// Sections that were asked and have none.
    var without: Set<Int> = []

    /// Whether all of them are in sight.
    func areIn(_ sight: Sight, _ edge: SectionEdge) -> Bool {
      for section in views.keys where !sight.contains(edge, ofSection: section) { return false }
      for section in without where !sight.contains(edge, ofSection: section) { return false }
      return true
    }
  }

  var headers = SectionViews()
  var footers = SectionViews()
  /// Rows in sight that were answered wrongly, and are not asked again for now.
  var faultyRows: Set<IndexPath> = []

  subscript(edge: SectionEdge) -> SectionViews {
    get { edge == .header ? headers : footers }
    set { if edge == .header { headers = newValue } else { footers = newValue } }
  }

  /// Takes out the rows that are out of sight.
  ///
  /// - Parameter gone: What they are added to, in order.
  mutating func takeRows(outside sight: Sight, into gone: inout [Row]) {
    var kept = 0
    for index in rows.indices {
      if sight.contains(rows[index].indexPath) {
        if kept != index { rows[kept] = rows[index] }
        kept += 1
      } else {
        gone.append(rows[index])
      }
    }
    if kept < rows.count { rows.removeSubrange(kept...) }
  }

  /// The position of a row among those shown, by binary search.
  func position(of indexPath: IndexPath) -> Int? {
    let position = insertionPosition(of: indexPath)
    return position < rows.count && rows[position].indexPath == indexPath ? position : nil
  }

  /// The position among those shown at which a row stands or would stand, by binary search.
  func insertionPosition(of indexPath: IndexPath) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].indexPath < indexPath { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The section that a view is the header or footer of, also where an adapter wrapped it.
  func section(of view: View) -> Int? {
    for (section, shown) in headers.views where Self.shows(shown.view, view) { return section }
    for (section, shown) in footers.views where Self.shows(shown.view, view) { return section }
    return nil
  }

  private static func shows(_ shown: View, _ view: View) -> Bool {
    shown === view || TableView.represented(by: shown) === view
  }

  /// The position of a cell among those shown.
  func position(of cell: TableViewCell) -> Int? {
    for position in rows.indices where rows[position].cell === cell { return position }
    return nil
  }

  /// The row that a cell stands for, if it stands for one.
  func indexPath(of cell: TableViewCell) -> IndexPath? {
    for row in rows where row.cell === cell { return row.indexPath }
    return nil
  }
}
