import Foundation
import Testing

@testable import TableKit

/// Rows, headers and footers that had no height where heights are estimated, and have one again after an update that names nothing.
@MainActor
@Suite("Rows that return")
struct ReturningRowTests {
  private let roster = Roster()
  private let window = Window(size: CGSize(width: 100, height: 100))
  /// The heights that are not 40.
  private final class Heights { var rows: [IndexPath: CGFloat] = [:] }
  private let heights = Heights()

  /// A table with estimates of 20.
  private func show(_ counts: [Int], hidden: [IndexPath] = [], offset: CGFloat = 0) -> TableView {
    roster.counts = counts
    roster.height = { [heights] in heights.rows[$0] ?? 40 }
    for row in hidden { heights.rows[row] = 0 }
    let table = roster.table()
    table.estimatedRowHeight = 20
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    window.addSubview(table)
    window.layoutIfNeeded()
    table.contentOffset.y = offset
    window.layoutIfNeeded()
    roster.log = []
    return table
  }

  private func update(_ table: TableView) {
    View.performWithoutAnimation { table.performBatchUpdates(nil) }
    window.layoutIfNeeded()
  }

  private var asked: [String] { roster.log.filter { $0.hasPrefix("height ") } }

  private func rows(_ rows: Range<Int>, _ section: Int = 0) -> [IndexPath] {
    rows.map { IndexPath(row: $0, section: section) }
  }

  @Test("Between rows that are shown")
  func between() {
    let table = show([10], hidden: rows(1..<3))
    #expect(table.shownTops == ["0.0": 0, "0.3": 40, "0.4": 80])
    heights.rows[[0, 1]] = 30
    update(table)
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.3": 70])
    #expect(table.cellForRow(at: [0, 1])?.frame == CGRect(x: 0, y: 40, width: 100, height: 30))
    // Back and forth.
    heights.rows[[0, 1]] = 0
    update(table)
    #expect(table.shownTops == ["0.0": 0, "0.3": 40, "0.4": 80])
    heights.rows = [:]
    update(table)
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
    #expect(table.subviews.filter { $0 is TableViewCell }.count == 3)
  }

  @Test("At the beginning they push down what is shown")
  func beginning() {
    let table = show([10], hidden: rows(0..<2))
    #expect(table.shownTops == ["0.2": 0, "0.3": 40, "0.4": 80])
    heights.rows = [:]
    update(table)
    #expect(table.contentOffset.y == 0)
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
  }

  @Test("In front of the first row that is shown, away from the beginning, what is shown stays in place")
  func inFront() {
    // Rows 0 to 4 are known, 5 to 7 hidden, and 8 is cut by the edge.
    let table = show([30], hidden: rows(5..<8))
    for step in 0...7 {
      table.contentOffset.y = CGFloat(step) * 30
      window.layoutIfNeeded()
    }
    #expect(table.contentOffset.y == 210)
    #expect(table.shownTops == ["0.8": 200, "0.9": 240, "0.10": 280])
    heights.rows = [:]
    update(table)
    let place = (table.cellForRow(at: [0, 8])?.frame.minY ?? 0) - table.contentOffset.y
    #expect(place == -10)
    table.contentOffset.y -= 20
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 7])?.frame.height == 40)
    #expect((table.cellForRow(at: [0, 8])?.frame.minY ?? 0) - table.contentOffset.y == 10)
  }

  @Test("All rows")
  func all() {
    let table = show([6, 6], hidden: rows(0..<6) + rows(0..<6, 1))
    #expect(table.shownTops == [:])
    heights.rows = [:]
    update(table)
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
  }

  @Test("In the next section")
  func nextSection() {
    let table = show([2, 3, 4], hidden: rows(1..<2) + rows(0..<3, 1) + rows(0..<4, 2))
    #expect(table.shownTops == ["0.0": 0])
    heights.rows[[1, 2]] = 40
    heights.rows[[2, 0]] = 40
    update(table)
    #expect(table.shownTops == ["0.0": 0, "1.2": 40, "2.0": 80])
  }

  @Test("Of many hidden rows beside shown ones 64 are asked at either end, and no more")
  func many() {
    let table = show([1, 2_000, 1], hidden: rows(0..<2_000, 1))
    #expect(table.shownTops == ["0.0": 0, "2.0": 40])
    update(table)
    #expect(table.shownTops == ["0.0": 0, "2.0": 40])
    // The way into the section counts as one.
    #expect(asked.count == 2 + 63 + 63)
    // The last one is found, one in the middle is not.
    heights.rows[[1, 1_999]] = 40
    heights.rows[[1, 1_000]] = 40
    update(table)
    #expect(table.shownTops == ["0.0": 0, "1.1999": 40, "2.0": 80])
    #expect(table.rectForRow(at: [1, 1_000]).height == 0)
  }

  @Test("A long run that returns is there to its end, and asked about as it comes into sight")
  func longRun() {
    let table = show([500], hidden: rows(1..<400))
    heights.rows = [:]
    update(table)
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
    #expect(asked.count <= 3 + HiddenRun.firstLength)
    while table.contentOffset.y < table.maximumContentOffset.y {
      table.contentOffset.y = min(table.contentOffset.y + 50, table.maximumContentOffset.y)
      window.layoutIfNeeded()
    }
    // 500 rows of 40.
    #expect(table.contentSize.height == 20_000)
    #expect(table.rectForRow(at: [0, 499]) == CGRect(x: 0, y: 19_960, width: 100, height: 40))
  }

  @Test("A long run in which only some return: those beyond the first 64 that do are found")
  func sparse() {
    let table = show([300], hidden: rows(1..<300))
    for row in [50, 150] { heights.rows[[0, row]] = 40 }
    update(table)
    #expect(table.shownTops == ["0.0": 0, "0.50": 40, "0.150": 80])
  }

  @Test("Headers and footers", arguments: [true, false])
  func headers(isSelfSizing: Bool) {
    roster.counts = [2, 2]
    let table = roster.table()
    table.estimatedRowHeight = isSelfSizing ? 20 : 0
    table.estimatedSectionHeaderHeight = 10
    table.estimatedSectionFooterHeight = 10
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.shownHeaders.isEmpty)
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "1.0": 80])
    roster.headerHeight = 16
    roster.footerHeight = 8
    update(table)
    #expect(table.contentOffset.y == 0)
    #expect(table.shownHeaders.map(\.section) == [0])
    #expect(table.shownFooters.map(\.section) == [0])
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 100, height: 16))
    #expect(table.shownTops == ["0.0": 16, "0.1": 56])
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 96, width: 100, height: 8))
    // Out of sight, and an estimate until it is seen.
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 104, width: 100, height: 10))
    table.contentOffset.y = 30
    window.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 104, width: 100, height: 16))
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    roster.headerHeight = 0
    roster.footerHeight = 0
    update(table)
    #expect(table.shownHeaders.isEmpty && table.shownFooters.isEmpty)
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "1.0": 80])
  }

  @Test("Gradually, a row that returns is uncovered by what follows")
  func gradually() {
    let table = show([10], hidden: rows(1..<2))
    heights.rows = [:]
    table.performBatchUpdates(nil)
    window.clock.advance(by: 0.15)
    let next = table.cellForRow(at: [0, 2])
    #expect(abs((next?.shownValues.frame.minY ?? 0) - 60) < 1e-6)
    #expect(abs((table.cellForRow(at: [0, 1])?.shownValues.frame.minY ?? 0) - 40) < 1e-6)
    window.clock.advance(by: 1)
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
  }
}
