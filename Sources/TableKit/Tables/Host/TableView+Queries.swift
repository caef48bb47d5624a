public import Foundation

extension TableView {
  // MARK: Counts

  /// The number of sections. Complexity: O(1), besides a reload that is due.
  public var numberOfSections: Int {
    reloadIfNeeded()
    return rowIndex.sectionCount
  }

  /// The number of rows of a section; 0 for a section that there is not.
  public func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return hasSection(section) ? rowIndex.rowCount(inSection: section) : 0
  }

  // MARK: Places, in the table's own coordinates

  /// The rectangle of a section: header, rows and footer in their natural places. Complexity: O(log sections).
  public func rect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    return hasSection(section) ? frame(of: rowIndex.span(ofSection: section)) : .zero
  }

  /// The natural place of a header, whether it is shown or not.
  public func rectForHeader(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return hasSection(section) ? frame(of: rowIndex.span(ofHeaderInSection: section)) : .zero
  }

  /// The natural place of a footer, whether it is shown or not.
  public func rectForFooter(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return hasSection(section) ? frame(of: rowIndex.span(ofFooterInSection: section)) : .zero
  }

  /// The place of a row; empty for a row that there is not. Complexity: O(log sections).
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    return hasRow(indexPath) ? frame(of: span(ofRowAt: indexPath)) : .zero
  }

  /// The row at a point, or `nil` where there is none. Complexity: O(log rows).
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    let across = point.coordinate(along: layoutAxis.crossing)
    guard across >= 0, across < bounds.size.extent(along: layoutAxis.crossing) else { return nil }
    guard case .row(let row, let section) = rowIndex.part(at: point.coordinate(along: layoutAxis)) else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// The rows that a rectangle touches. Complexity: O(log rows + rows found).
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    let rect = rect.standardized
    let crossing = layoutAxis.crossing
    let acrossStart = rect.origin.coordinate(along: crossing)
    guard acrossStart < bounds.size.extent(along: crossing), acrossStart + rect.size.extent(along: crossing) > 0
    else { return [] }
    let start = rect.origin.coordinate(along: layoutAxis)
    let end = start + rect.size.extent(along: layoutAxis)
    guard start.isFinite, end.isFinite else { return [] }
    var found: [IndexPath] = []
    for (part, _) in rowIndex.parts(from: start, to: end) {
      if case .row(let row, let section) = part { found.append(IndexPath(row: row, section: section)) }
    }
    return found
  }

  // MARK: What is shown

  /// The cells that are shown, in the order of their rows.
  public var visibleCells: [TableViewCell] {
    layoutIfNeeded()
    var cells: [TableViewCell] = []
    for row in shown.rows { cells.append(row.cell) }
    return cells
  }

  /// The rows that are shown, in order.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    var paths: [IndexPath] = []
    for row in shown.rows { paths.append(row.indexPath) }
    return paths
  }

  /// The cell of a row, or `nil` if it is not shown.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    guard let position = shown.position(of: indexPath) else { return nil }
    return shown.rows[position].cell
  }

  /// The row that a cell stands for, or `nil` if it is not shown.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    shown.indexPath(of: cell)
  }

  /// The header of a section as the delegate gave it, or `nil` if it is not shown or is no ``TableViewHeaderFooterView``.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    guard let view = shown.headers.views[section]?.view else { return nil }
    return Self.represented(by: view) as? TableViewHeaderFooterView
  }

  /// The footer of a section as the delegate gave it, or `nil` if it is not shown or is no ``TableViewHeaderFooterView``.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    guard let view = shown.footers.views[section]?.view else { return nil }
    return Self.represented(by: view) as? TableViewHeaderFooterView
  }

  /// The headers that are shown, as they stand in the table: with adapters' wrappers. For adapters that place them.
  public var shownHeaders: [(section: Int, view: View)] { Self.inOrder(shown.headers.views) }

  /// The footers that are shown, as they stand in the table: with adapters' wrappers. For adapters that place them.
  public var shownFooters: [(section: Int, view: View)] { Self.inOrder(shown.footers.views) }

  private static func inOrder(_ views: [Int: ShownViews.SectionView]) -> [(section: Int, view: View)] {
    var ordered: [(section: Int, view: View)] = []
    for section in views.keys.sorted() {
      if let shown = views[section] { ordered.append((section, shown.view)) }
    }
    return ordered
  }

  private func hasSection(_ section: Int) -> Bool { rowIndex.contains(section: section) }

  /// Whether the table knows such a row. Index paths come from users and may have any form.
  func hasRow(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && rowIndex.contains(row: indexPath.row, section: indexPath.section)
  }

  func span(ofRowAt indexPath: IndexPath) -> RowIndex.Span {
    rowIndex.span(ofRow: indexPath.row, section: indexPath.section)
  }
}
