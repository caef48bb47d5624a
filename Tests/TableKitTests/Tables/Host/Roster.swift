import Foundation
import TableKit

/// A data source and delegate of the tests, of which each answer can be set.
@MainActor
final class Roster: TableViewDataSource, TableViewDelegate {
  var counts: [Int] = [3]
  var sectionCount: Int?
  var height: (IndexPath) -> CGFloat = { _ in 40 }
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  var makeCell: ((TableView, IndexPath) -> TableViewCell)?
  /// Called with the name of each question, before it is answered.
  var onAsk: ((String) -> Void)?
  /// The questions in order, each with its section or row.
  var log: [String] = []
  var scrolls = 0

  private func note(_ question: String) {
    log.append(question)
    onAsk?(question)
  }

  func numberOfSections(in tableView: TableView) -> Int {
    note("sections")
    return sectionCount ?? counts.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    note("rows \(section)")
    return counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    note("cell \(indexPath.section).\(indexPath.row)")
    if let makeCell { return makeCell(tableView, indexPath) }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note("height \(indexPath.section).\(indexPath.row)")
    return height(indexPath)
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    note("header \(section)")
    return headerHeight
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    note("footer \(section)")
    return footerHeight
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    note("headerView \(section)")
    return View()
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    note("footerView \(section)")
    return View()
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    note("willDisplay \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    note("didEnd \(indexPath.section).\(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }

  /// A table of 100 × 100 points over this roster.
  func table() -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    table.dataSource = self
    table.delegate = self
    return table
  }
}

extension TableView {
  /// The tops of the cells that are shown, by section and row, in the table's coordinates.
  var shownTops: [String: CGFloat] {
    var tops: [String: CGFloat] = [:]
    for indexPath in indexPathsForVisibleRows ?? [] {
      tops["\(indexPath.section).\(indexPath.row)"] = cellForRow(at: indexPath)?.frame.minY
    }
    return tops
  }
}
