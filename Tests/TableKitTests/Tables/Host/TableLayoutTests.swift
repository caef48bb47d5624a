import Foundation
import TableKit
import Testing

/// Rows and section views of a plain table, in places worked out by hand.
@MainActor
struct TableLayoutTests {
  @Test func rowsFollowEachOtherBetweenHeadersAndFooters() {
    let roster = Roster()
    roster.counts = [2, 1]
    roster.headerHeight = 10
    roster.footerHeight = 5
    roster.height = { $0.row == 0 ? 30 : 20 }
    let table = roster.table()
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    // 10 + 30 + 20 + 5 = 65, then 10 + 30 + 5 = 45.
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 100, height: 65))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 65, width: 100, height: 10))
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 40, width: 100, height: 20))
    #expect(table.rectForRow(at: [1, 0]) == CGRect(x: 0, y: 75, width: 100, height: 30))
    #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 105, width: 100, height: 5))
    #expect(table.contentSize == CGSize(width: 100, height: 110))
  }

  @Test func withoutADelegateRowsHaveTheTablesHeight() {
    let roster = Roster()
    roster.counts = [1000]
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = roster
    #expect(table.rectForRow(at: [0, 999]).minY == 43_956)
    table.rowHeight = 10
    #expect(table.rectForRow(at: [0, 999]).minY == 9990)
    #expect(!roster.log.contains { $0.hasPrefix("height") })
  }

  @Test func questionsComeInOrder() {
    let roster = Roster()
    roster.counts = [1, 2]
    let table = roster.table()
    table.layoutIfNeeded()
    #expect(
      roster.log == [
        "sections", "header 0", "footer 0", "header 1", "footer 1", "rows 0", "rows 1",
        "height 0.0", "height 1.0", "height 1.1",
        "cell 0.0", "willDisplay 0.0", "cell 1.0", "willDisplay 1.0", "cell 1.1", "willDisplay 1.1",
      ])
  }

  @Test func onlyRowsInSightHaveCellsAndTheyAreReused() {
    let roster = Roster()
    roster.counts = [1000]
    let table = roster.table()
    var made = 0
    roster.makeCell = { table, _ in
      if let cell = table.dequeueReusableCell(withIdentifier: "row") { return cell }
      made += 1
      return TableViewCell(style: .default, reuseIdentifier: "row")
    }
    table.layoutIfNeeded()
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
    table.contentOffset.y = 20
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
    table.contentOffset.y = 41
    #expect(table.shownTops == ["0.1": 40, "0.2": 80, "0.3": 120])
    for offset in stride(from: CGFloat(41), through: 39_900, by: 37) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
    // 100 points show at most 4 rows of 40; a fling makes no more cells than that.
    #expect(made <= 4)
    #expect(table.subviews.filter { $0 is TableViewCell }.count <= 4)
  }

  @Test func headersPinAndTheNextSectionPushesThem() {
    let roster = Roster()
    roster.counts = [3, 3]
    roster.headerHeight = 20
    let table = roster.table()  // section 0: 0 … 140, section 1: 140 … 280
    func tops() -> [CGFloat] { table.shownHeaders.map(\.view.frame.minY) }
    table.layoutIfNeeded()
    #expect(tops() == [0])
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    #expect(tops() == [50, 140])
    table.contentOffset.y = 130
    table.layoutIfNeeded()
    #expect(tops() == [120, 140])  // pushed: 140 − 20
    table.contentOffset.y = 150
    table.layoutIfNeeded()
    #expect(tops() == [150])
    // The pin line is the offset and the inset at the top.
    table.contentInset.top = 8
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    #expect(tops() == [58, 140])
  }

  @Test func footersFloatAtTheBottom() {
    let roster = Roster()
    roster.counts = [3, 3]
    roster.footerHeight = 20
    let table = roster.table()  // section 0: 0 … 140, its footer from 120; section 1: 140 … 280
    func tops() -> [CGFloat] { table.shownFooters.map(\.view.frame.minY) }
    table.layoutIfNeeded()
    #expect(tops() == [80])  // 100 − 20
    table.contentOffset.y = 45
    table.layoutIfNeeded()
    #expect(tops() == [120, 140])  // the second is held at its section's start
  }

  @Test func rowsOfNoHeightAreNeitherShownNorFound() {
    let roster = Roster()
    roster.counts = [5]
    roster.height = { $0.row == 1 ? 0 : 40 }
    let table = roster.table()
    #expect(table.shownTops == ["0.0": 0, "0.2": 40, "0.3": 80])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 40)) == [0, 2])
  }

  @Test func lookupsAnswerByPlace() {
    let roster = Roster()
    roster.counts = [10]
    let table = roster.table()
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 79.9)) == [0, 1])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 80)) == [0, 2])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 400)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: -1, y: 0)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: .nan)) == nil)
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 30, width: 10, height: 20)) == [[0, 0], [0, 1]])
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: [0, 2])
    #expect(cell != nil && table.cellForRow(at: [0, 5]) == nil)
    #expect(cell.flatMap(table.indexPath(for:)) == [0, 2])
    #expect(table.rectForRow(at: [0, 10]) == .zero)
    #expect(table.rectForRow(at: [7, 0]) == .zero)
    #expect(table.rectForRow(at: [0]) == .zero)
    #expect(table.rectForRow(at: []) == .zero)
    #expect(table.numberOfRows(inSection: -1) == 0)
  }

  @Test(
    arguments: [
      // position, from offset, to offset; the row is at 400 … 440 in 1000 points of content, 100 of them in sight
      (TableView.ScrollPosition.none, 0.0, 340.0), (.none, 380.0, 380.0), (.none, 700.0, 400.0),
      (.top, 0.0, 400.0), (.middle, 0.0, 370.0), (.bottom, 0.0, 340.0),
    ] as [(TableView.ScrollPosition, CGFloat, CGFloat)])
  func scrollingToARow(position: TableView.ScrollPosition, from: CGFloat, to target: CGFloat) {
    let roster = Roster()
    roster.counts = [25]
    let table = roster.table()
    table.layoutIfNeeded()
    table.contentOffset.y = from
    table.scrollToRow(at: [0, 10], at: position, animated: false)
    #expect(table.contentOffset.y == target)
  }

  @Test func scrollingToARowRespectsInsetsAndTheRange() {
    let roster = Roster()
    roster.counts = [25]
    let table = roster.table()
    table.layoutIfNeeded()
    table.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    table.scrollToRow(at: [0, 10], at: .top, animated: false)
    #expect(table.contentOffset.y == 390)
    table.scrollToRow(at: [0, 10], at: .bottom, animated: false)
    #expect(table.contentOffset.y == 360)  // 440 + 20 − 100
    table.scrollToRow(at: [0, 0], at: .bottom, animated: false)
    #expect(table.contentOffset.y == -10)
    table.scrollToRow(at: [0, 24], at: .top, animated: false)
    #expect(table.contentOffset.y == 920)  // 1000 + 20 − 100
    table.scrollToRow(at: [3, 0], at: .top, animated: false)
    #expect(table.contentOffset.y == 920)
  }

  @Test func separatorsStandUnderTheRows() throws {
    let roster = Roster()
    let window = Window(size: CGSize(width: 100, height: 100), scale: 2)
    let table = roster.table()
    window.addSubview(table)
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 1]))
    let line = try #require(cell.subviews.first { $0.backgroundColor == .separator })
    #expect(line.frame == CGRect(x: 16, y: 39.5, width: 84, height: 0.5))
    table.separatorStyle = .none
    window.layoutIfNeeded()
    #expect(!cell.subviews.contains { $0.backgroundColor == .separator })
  }

  @Test func aNarrowerTableMakesNarrowerCells() throws {
    let roster = Roster()
    let table = roster.table()
    table.layoutIfNeeded()
    table.frame.size.width = 60
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 1])?.frame == CGRect(x: 0, y: 40, width: 60, height: 40))
    #expect(table.contentSize.width == 60)
  }

  @Test func theDelegateHearsOfTheScrolling() {
    let roster = Roster()
    roster.counts = [100]
    let table = roster.table()
    table.layoutIfNeeded()
    #expect(roster.scrolls == 0)
    table.contentOffset.y = 10
    table.contentOffset.y = 10
    table.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(roster.scrolls == 2)
  }
}
