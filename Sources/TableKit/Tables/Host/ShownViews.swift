import Foundation

/// The views that a table shows now: the cells of a contiguous run of rows, and the headers and footers of some sections.
@MainActor
struct ShownViews {
  /// A cell with the row it stands for, in the order of the rows.
  struct Row {
    let indexPath: IndexPath
    let cell: TableViewCell
  }

  var rows: [Row] = []
  var headers: [Int: View] = [:]
  var footers: [Int: View] = [:]
  /// Sections in sight that were asked and have no header, or no footer.
  var headerless: Set<Int> = []
  var footerless: Set<Int> = []
  /// Rows in sight that were answered wrongly, and are not asked again for now.
  var faultyRows: Set<IndexPath> = []

  /// The position of a row among those shown, by binary search.
  func position(of indexPath: IndexPath) -> Int? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].indexPath < indexPath { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].indexPath == indexPath ? low : nil
  }

  /// The section that a view is the header or footer of, also where an adapter wrapped it.
  func section(of view: View) -> Int? {
    for (section, shown) in headers where shown === view || TableView.represented(by: shown) === view { return section }
    for (section, shown) in footers where shown === view || TableView.represented(by: shown) === view { return section }
    return nil
  }

  /// The row that a cell stands for, if it stands for one.
  func indexPath(of cell: TableViewCell) -> IndexPath? {
    for row in rows where row.cell === cell { return row.indexPath }
    return nil
  }
}
