import Foundation
import Testing

@testable import TableKit

/// Sections of grouped tables, in places worked out by hand.
@MainActor
@Suite("Grouped tables")
struct GroupedTableTests {
  private func table(_ roster: Roster, style: TableView.Style, height: CGFloat = 100) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: height), style: style)
    table.dataSource = roster
    table.delegate = roster
    return table
  }

  @Test("Nothing floats in a grouped table", arguments: [TableView.Style.grouped, .insetGrouped])
  func nothingFloats(style: TableView.Style) {
    let roster = Roster()
    roster.counts = [3, 3]
    roster.headerHeight = 20
    roster.footerHeight = 10
    let table = table(roster, style: style)  // section 0: 0 … 150, section 1: 150 … 300
    table.layoutIfNeeded()
    #expect(table.shownHeaders.map(\.view.frame.minY) == [0])
    #expect(table.shownFooters.isEmpty)
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    // The first header is out of sight; the footer of the first section and the second header have come into it.
    #expect(table.shownHeaders.isEmpty)
    #expect(table.shownFooters.map(\.view.frame.minY) == [140])
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    #expect(table.shownHeaders.map(\.view.frame.minY) == [150])
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test("Of what has left the sight only the views that do so are told off")
  func viewsComeAndGo() {
    let roster = Roster()
    roster.counts = [3, 3]
    roster.headerHeight = 20
    roster.footerHeight = 10
    let table = table(roster, style: .grouped)
    table.layoutIfNeeded()
    roster.log = []
    table.contentOffset.y = 25
    table.layoutIfNeeded()
    // 25 … 125: the header has gone, the footer at 140 has not come.
    #expect(roster.log.filter { $0.hasPrefix("headerView") || $0.hasPrefix("footerView") }.isEmpty)
    #expect(table.shownHeaders.isEmpty && table.shownFooters.isEmpty)
    #expect(table.shownTops == ["0.0": 20, "0.1": 60, "0.2": 100])
  }

  @Test("A height of 0 means the default in a grouped table, and none in a plain one")
  func zeroMeansTheDefault() {
    let roster = Roster()
    roster.counts = [1]
    let grouped = table(roster, style: .grouped)
    // Views are offered, so the defaults are those of headers and footers that show something.
    #expect(grouped.rectForHeader(inSection: 0).height == 28)
    #expect(grouped.rectForFooter(inSection: 0).height == 28)
    let plain = table(roster, style: .plain)
    #expect(plain.rectForHeader(inSection: 0).height == 0)
    grouped.metrics.sectionHeaderHeight = 31
    grouped.metrics.sectionFooterHeight = 17
    #expect(grouped.rectForRow(at: [0, 0]).minY == 31)
    #expect(grouped.rect(forSection: 0).height == 88)
  }

  @Test("Grouped sections that show nothing stand apart: 35 before the first, 17.5 before others and behind each")
  func emptyBands() {
    final class Rows: TableViewDataSource {
      func numberOfSections(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
    }
    let rows = Rows()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500), style: .grouped)
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minY == 35)
    #expect(table.rectForRow(at: [1, 0]).minY == 158)
    // 158 + 88 + 17.5, to a whole pixel.
    #expect(table.contentSize.height == 264)
    table.sectionHeaderHeight = 12
    #expect(table.rectForRow(at: [0, 0]).minY == 12)
    // The least height above 0 is as good as none.
    table.sectionHeaderHeight = .leastNormalMagnitude
    #expect(table.rectForRow(at: [0, 0]).minY == .leastNormalMagnitude)
    let plain = TableView(frame: table.frame, style: .plain)
    plain.dataSource = rows
    #expect(plain.rectForRow(at: [0, 0]).minY == 0)
  }

  @Test("Cards keep 16 from the sides and round their corners by 26")
  func cards() throws {
    let roster = Roster()
    roster.counts = [3, 1]
    roster.headerHeight = 20
    roster.footerHeight = 10
    let table = table(roster, style: .insetGrouped, height: 400)
    table.layoutIfNeeded()
    let cells = try (0..<3).map { try #require(table.cellForRow(at: [0, $0])) }
    #expect(cells[0].frame == CGRect(x: 16, y: 20, width: 68, height: 40))
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 16, y: 60, width: 68, height: 40))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 16, y: 150, width: 68, height: 20))
    #expect(cells.map(\.cornerRadius) == [26, 0, 26])
    #expect(cells[0].maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(cells[0].clipsToBounds && !cells[1].clipsToBounds)
    let single = try #require(table.cellForRow(at: [1, 0]))
    #expect(single.maskedCorners == .all && single.cornerRadius == 26)
    table.dataSource = nil
    table.layoutIfNeeded()
    // What is reused in a plain place is as it was.
    #expect(cells[0].cornerRadius == 0 && cells[0].maskedCorners == .all && !cells[0].clipsToBounds)
  }

  @Test("Lines between rows: from side to side at the ends of a group, none at the end of a card")
  func separators() throws {
    let roster = Roster()
    roster.counts = [2]
    let window = Window(size: CGSize(width: 100, height: 200), scale: 2)
    func lines(_ style: TableView.Style, row: Int) throws -> [CGRect] {
      let table = table(roster, style: style, height: 200)
      window.addSubview(table)
      window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: [0, row]))
      let lines = cell.subviews.filter { $0.backgroundColor == .separator }.map(\.frame)
      table.removeFromSuperview()
      return lines.sorted { $0.minY < $1.minY }
    }
    #expect(
      try lines(.grouped, row: 0) == [
        CGRect(x: 0, y: 0, width: 100, height: 0.5), CGRect(x: 16, y: 39.5, width: 84, height: 0.5),
      ])
    #expect(try lines(.grouped, row: 1) == [CGRect(x: 0, y: 39.5, width: 100, height: 0.5)])
    #expect(try lines(.insetGrouped, row: 0) == [CGRect(x: 16, y: 39.5, width: 52, height: 0.5)])
    #expect(try lines(.insetGrouped, row: 1).isEmpty)
    #expect(try lines(.plain, row: 1) == [CGRect(x: 16, y: 39.5, width: 84, height: 0.5)])
  }

  @Test("The line before a selected first row is hidden")
  func separatorBesideSelection() throws {
    let roster = Roster()
    roster.counts = [2]
    let table = table(roster, style: .grouped, height: 200)
    table.layoutIfNeeded()
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let lines = cell.subviews.filter { $0.backgroundColor == .separator }
    #expect(lines.count == 2 && lines.allSatisfy(\.isHidden))
    table.deselectRow(at: [0, 0], animated: false)
    #expect(lines.allSatisfy { !$0.isHidden })
  }

  @Test("A cell's own insets beat the table's; the end of a group has none")
  func ownInsets() throws {
    let roster = Roster()
    roster.counts = [2]
    roster.makeCell = { _, indexPath in
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 0 { cell.separatorInset = EdgeInsets(top: 0, left: 30, bottom: 0, right: 5) }
      return cell
    }
    let table = table(roster, style: .plain)
    table.separatorInset.left = 7
    table.layoutIfNeeded()
    func line(_ row: Int) -> CGRect? {
      table.cellForRow(at: [0, row])?.subviews.first { $0.backgroundColor == .separator }?.frame
    }
    #expect(line(0) == CGRect(x: 30, y: 39, width: 65, height: 1))
    #expect(line(1) == CGRect(x: 7, y: 39, width: 93, height: 1))
  }

  @Test("Titles in grouped tables are small and gray, and have no background")
  func titles() throws {
    final class Titled: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
      func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Planets" }
    }
    let titled = Titled()
    for style in TableView.Style.allCases {
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: style)
      table.dataSource = titled
      table.layoutIfNeeded()
      let header = try #require(table.headerView(forSection: 0))
      #expect(header.textLabel?.text == "Planets")
      #expect((header.backgroundColor == nil) == (style != .plain))
      #expect((header.textLabel?.font.pointSize == 13) == (style != .plain))
      #expect(table.backgroundColor == (style == .plain ? .systemBackground : .systemGroupedBackground))
    }
  }

  @Test("Views beat titles")
  func viewsBeatTitles() {
    final class Both: TableViewDataSource, TableViewDelegate {
      let view = TableViewHeaderFooterView(reuseIdentifier: nil)
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
      func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "title" }
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { view }
    }
    let both = Both()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .grouped)
    table.dataSource = both
    table.delegate = both
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === both.view)
  }

  @Test("The room over plain headers: none by default, that of today in today's metrics, or what is set")
  func topPadding() {
    let roster = Roster()
    roster.counts = [2, 2]
    roster.headerHeight = 20
    let table = table(roster, style: .plain)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    table.metrics = .current
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 144, width: 100, height: 20))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 122, width: 100, height: 122))
    table.sectionHeaderTopPadding = 5
    #expect(table.rectForHeader(inSection: 1).minY == 110)
    // A pinned header leaves the room behind, and the next section's end pushes it.
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    #expect(table.shownHeaders.map(\.view.frame.minY) == [50, 110])
    table.contentOffset.y = 95
    table.layoutIfNeeded()
    #expect(table.shownHeaders.map(\.view.frame.minY) == [85, 110])
    roster.headerHeight = 0
    table.reloadData()
    #expect(table.rectForRow(at: [1, 0]).minY == 80)
    let grouped = self.table(roster, style: .grouped)
    grouped.sectionHeaderTopPadding = 50
    #expect(grouped.rectForHeader(inSection: 0).minY == 0)
  }

  @Test("Today's metrics: rows of 51.5, of 70.5 with a subtitle, headers of 40.5")
  func currentMetrics() throws {
    final class Rows: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Mars"
        if indexPath.row == 1 { cell.detailTextLabel?.text = "the red one" }
        return cell
      }
      func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Planets" }
    }
    let rows = Rows()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), style: .plain)
    table.dataSource = rows
    table.metrics = .current
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 100, height: 40.5))
    #expect(table.rectForRow(at: [0, 0]) == CGRect(x: 0, y: 62.5, width: 100, height: 51.5))
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 114, width: 100, height: 70.5))
  }
}
