import Foundation
import TestSupport
import Testing

@testable import TableKit

/// Heights that are estimated until rows are seen, in places worked out by hand.
@MainActor
@Suite("Estimated heights")
struct EstimateTests {
  /// A delegate whose heights are asked for one by one; what it is asked is logged.
  private func table(
    _ roster: Roster, estimate: CGFloat = 20, window: Window? = nil
  ) -> TableView {
    let table = roster.table()
    table.estimatedRowHeight = estimate
    table.estimatedSectionHeaderHeight = 0
    window?.addSubview(table)
    return table
  }

  @Test("With estimates the cell is asked for before its height, and only of rows in sight")
  func orderOfQuestions() {
    let roster = Roster()
    roster.counts = [1000]
    roster.height = { _ in 40 }
    let table = table(roster)
    table.layoutIfNeeded()
    #expect(
      roster.log == [
        "sections", "header 0", "footer 0", "rows 0",
        "cell 0.0", "height 0.0", "willDisplay 0.0", "cell 0.1", "height 0.1", "willDisplay 0.1",
        "cell 0.2", "height 0.2", "willDisplay 0.2",
      ])
    // What was seen, actual, and what was not, estimated.
    #expect(table.contentSize.height == 20_060)  // 3 · 40 + 997 · 20
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
  }

  @Test("A reload asks about no single row, whatever their number")
  func reloadAsksPerSection() {
    let roster = Roster()
    roster.counts = [1_000_000, 1_000_000]
    let table = table(roster)
    #expect(table.rectForRow(at: [1, 5]).minY == 20_000_100)
    #expect(roster.log.filter { $0.hasPrefix("height") }.isEmpty)
    #expect(roster.log.count == 7)
  }

  @Test("An estimate of 0 asks for all heights at once; so does the automatic one where the delegate answers heights")
  func estimatesOff() {
    for estimate in [0, TableView.automaticDimension] {
      let roster = Roster()
      roster.counts = [10]
      let table = table(roster, estimate: estimate)
      _ = table.numberOfSections
      #expect(roster.log.filter { $0.hasPrefix("height") }.count == 10)
      #expect(table.contentSize.height == 400)
    }
  }

  @Test("Scrolling up, rows that come into sight make room above what is seen")
  func scrollingUp() {
    let roster = Roster()
    roster.counts = [100]
    roster.height = { $0.row < 50 ? 70 : 40 }
    let table = table(roster)
    table.layoutIfNeeded()
    // Rows 0 and 1 have been seen: 140, then 20 each.
    #expect(table.contentSize.height == 2100)
    table.contentOffset.y = 140 + 48 * 20  // row 50 is at the top
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 1100)
    #expect(table.shownTops == ["0.50": 1100, "0.51": 1140, "0.52": 1180])
    table.contentOffset.y = 1090
    table.layoutIfNeeded()
    // Ten points of row 49 are in sight. It is 70 high and not 20, so all that is seen stands 50 further in the content.
    #expect(table.contentOffset.y == 1140)
    #expect(table.shownTops == ["0.49": 1080, "0.50": 1150, "0.51": 1190, "0.52": 1230])
    #expect(roster.scrolls >= 2)
    // All the way back to the first row, and nothing is left over.
    for _ in 0..<200 {
      table.contentOffset.y = max(0, table.contentOffset.y - 30)
      table.layoutIfNeeded()
    }
    #expect(table.contentOffset.y == 0)
    #expect(table.shownTops == ["0.0": 0, "0.1": 70])
    #expect(table.rectForRow(at: [0, 50]).minY == 3500)
  }

  @Test("Whatever the heights, nothing in sight moves as others become known", arguments: [1, 2, 3] as [UInt64])
  func nothingMoves(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let roster = Roster()
    roster.counts = [40, 0, 300, 7]
    roster.headerHeight = 12
    var heights: [IndexPath: CGFloat] = [:]
    roster.height = { indexPath in heights[indexPath] ?? 0 }
    for section in 0..<4 {
      for row in 0..<roster.counts[section] {
        heights[[section, row]] = CGFloat(Int.random(in: 0...40, using: &generator)) * 2
      }
    }
    let table = table(roster, estimate: 30)
    table.layoutIfNeeded()
    for step in 0..<300 {
      if step % 50 == 49 {
        table.contentOffset.y = CGFloat(Int.random(in: 0...Int(table.maximumContentOffset.y), using: &generator))
        table.layoutIfNeeded()
        continue
      }
      let movement = CGFloat(Int.random(in: -30...30, using: &generator))
      let before = table.shownTops.mapValues { $0 - table.contentOffset.y }
      let target = table.contentOffset.y + movement
      guard target >= 0, target <= table.maximumContentOffset.y else { continue }
      table.contentOffset.y = target
      table.layoutIfNeeded()
      // Near the ends what is in sight may be moved back into the range.
      guard table.contentOffset.y > 0, table.contentOffset.y < table.maximumContentOffset.y else { continue }
      let after = table.shownTops.mapValues { $0 - table.contentOffset.y }
      for (row, top) in after {
        if let old = before[row], top + 80 > 0 { #expect(top == old - movement, "\(row) at step \(step)") }
      }
      for (indexPath, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
        #expect(cell.frame.height == heights[indexPath])
      }
    }
  }

  @Test("What was seen is remembered, and asked about no more")
  func remembered() {
    let roster = Roster()
    roster.counts = [100]
    let table = table(roster)
    table.layoutIfNeeded()
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    roster.log = []
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(roster.log.filter { $0.hasPrefix("height") }.isEmpty)
    #expect(roster.log.contains("cell 0.0"))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(roster.log.filter { $0.hasPrefix("height") } == ["height 0.0", "height 0.1", "height 0.2"])
  }

  @Test("A drag holds the row under the finger while heights above become known")
  func duringADrag() throws {
    let roster = Roster()
    roster.counts = [100]
    roster.height = { _ in 60 }
    let window = Window(size: CGSize(width: 100, height: 100))
    let table = table(roster, window: window)
    window.layoutIfNeeded()
    table.contentOffset.y = 1040
    window.layoutIfNeeded()
    let offset = table.contentOffset.y
    let touched = try #require(table.indexPathForRow(at: CGPoint(x: 50, y: offset + 30)))
    let grip = offset + 30 - table.rectForRow(at: touched).minY
    window.beginTouch(at: CGPoint(x: 50, y: 30))
    for step in 1...5 {
      window.clock.advance(by: 1.0 / 60)
      window.moveTouch(to: CGPoint(x: 50, y: 30 + CGFloat(step) * 12))
      window.layoutIfNeeded()
      let finger = table.contentOffset.y + 30 + CGFloat(step) * 12
      // The slop of ten points is not part of the drag.
      #expect(abs(finger - 10 - table.rectForRow(at: touched).minY - grip) < 0.01)
    }
    #expect(table.isDragging)
    window.endTouch()
  }

  @Test("A fling goes on with its velocity while heights above become known")
  func duringAFling() {
    func distances(_ estimate: CGFloat) -> [CGFloat] {
      let roster = Roster()
      roster.counts = [400]
      roster.height = { _ in 60 }
      let window = Window(size: CGSize(width: 100, height: 100))
      let table = table(roster, estimate: estimate, window: window)
      window.layoutIfNeeded()
      table.contentOffset.y = estimate == 0 ? 12_000 : table.contentSize.height - 4000
      window.layoutIfNeeded()
      window.beginTouch(at: CGPoint(x: 50, y: 10))
      for step in 1...5 {
        window.clock.advance(by: 1.0 / 60)
        window.moveTouch(to: CGPoint(x: 50, y: 10 + CGFloat(step) * 15))
      }
      window.endTouch()
      // Where the row that was touched is on screen, from frame to frame.
      var places: [CGFloat] = []
      let row = table.indexPathsForVisibleRows?.last ?? [0, 0]
      for _ in 0..<20 {
        window.clock.advance(by: 1.0 / 60)
        places.append(table.rectForRow(at: row).minY - table.contentOffset.y)
      }
      return zip(places.dropFirst(), places).map { $0 - $1 }
    }
    let known = distances(0)
    let estimated = distances(25)
    #expect(known.count == 19 && known[0] > 5)
    for (first, second) in zip(known, estimated) { #expect(abs(first - second) <= 1) }
  }

  @Test("Rows are scrolled to exactly, though all heights on the way were estimates")
  func scrollToRow() {
    let roster = Roster()
    roster.counts = [1000]
    roster.height = { CGFloat(30 + $0.row % 5 * 10) }
    for position in [TableView.ScrollPosition.top, .middle, .bottom, .none] {
      let table = table(roster)
      table.layoutIfNeeded()
      table.scrollToRow(at: [0, 700], at: position, animated: false)
      table.layoutIfNeeded()
      let row = table.rectForRow(at: [0, 700])
      #expect(row.height == 30)
      switch position {
      case .top: #expect(row.minY == table.contentOffset.y)
      case .middle: #expect(row.midY == table.contentOffset.y + 50)
      case .bottom, .none: #expect(row.maxY == table.contentOffset.y + 100)
      }
      #expect(table.cellForRow(at: [0, 700])?.frame == row)
    }
  }

  @Test("An animated scroll to a row ends exactly at it, and its end is told once")
  func animatedScrollToRow() {
    final class Listener: ScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { ends += 1 }
    }
    let roster = Roster()
    roster.counts = [1000]
    roster.height = { CGFloat(30 + $0.row % 5 * 10) }
    let window = Window(size: CGSize(width: 100, height: 100))
    let table = table(roster, window: window)
    let listener = Listener()
    (table as ScrollView).delegate = listener
    window.layoutIfNeeded()
    table.scrollToRow(at: [0, 40], at: .bottom, animated: true)
    #expect(table.contentOffset.y == 0)
    for _ in 0..<30 { window.clock.advance(by: 1.0 / 60) }
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 40]).maxY == table.contentOffset.y + 100)
    #expect(listener.ends == 1)
  }

  @Test("Nonsense for a row that is seen is reported, and its estimate stands")
  func nonsense() {
    let roster = Roster()
    roster.counts = [10]
    roster.height = { $0.row == 1 ? .nan : 40 }
    let table = table(roster)
    var faults: [String] = []
    table.onFault = { faults.append("\($0)") }
    table.layoutIfNeeded()
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("tableView(_:heightForRowAt:): answered a height of nan for row 1") == true)
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 60])
    table.estimatedRowHeight = .infinity
    _ = table.numberOfSections
    #expect(faults.count == 2 && faults[1].hasPrefix("estimatedRowHeight: answered a height of inf"))
  }

  @Test("A reload in a callback is carried out", arguments: ["cell 0.1", "height 0.1", "willDisplay 0.1"])
  func reloadInACallback(question: String) {
    let roster = Roster()
    roster.counts = [50]
    let table = table(roster)
    var isFirst = true
    roster.onAsk = { asked in
      guard asked == question, isFirst else { return }
      isFirst = false
      roster.counts = [2]
      roster.height = { _ in 30 }
      table.reloadData()
    }
    table.layoutIfNeeded()
    #expect(!isFirst)
    #expect(table.shownTops == ["0.0": 0, "0.1": 30])
    #expect(table.contentSize.height == 60)
    #expect(table.subviews.filter { $0 is TableViewCell }.count == 2)
  }

  @Test("Rows without a height are passed over, and their cells go back")
  func rowsWithoutHeight() {
    let roster = Roster()
    roster.counts = [100]
    roster.height = { $0.row % 2 == 0 ? 0 : 40 }
    let table = table(roster)
    table.layoutIfNeeded()
    #expect(table.shownTops == ["0.1": 0, "0.3": 40, "0.5": 80])
    #expect(table.subviews.filter { $0 is TableViewCell }.count == 3)
    #expect(table.contentSize.height == 2000)
  }

  @Test("Cells of what turned out to be out of sight are not made")
  func fewCells() {
    let roster = Roster()
    roster.counts = [1000]
    roster.height = { _ in 90 }
    let table = table(roster, estimate: 5)
    var made = 0
    roster.makeCell = { table, _ in
      if let cell = table.dequeueReusableCell(withIdentifier: "row") { return cell }
      made += 1
      return TableViewCell(style: .default, reuseIdentifier: "row")
    }
    table.layoutIfNeeded()
    #expect(made == 2)
    for step in 0..<200 {
      table.contentOffset.y = CGFloat(step % 2 == 0 ? step * 20 : step * 7)
      table.layoutIfNeeded()
    }
    #expect(made <= 4)
  }

  @Test("An empty update asks for the heights of what is shown alone where heights are estimated, of all where not")
  func emptyUpdate() {
    for estimate in [20, 0] as [CGFloat] {
      let roster = Roster()
      roster.counts = [50]
      let table = table(roster, estimate: estimate)
      table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 1, height: 10))
      table.layoutIfNeeded()
      table.contentOffset.y = 400
      table.layoutIfNeeded()
      let shown = table.indexPathsForVisibleRows ?? []
      let top = table.rectForRow(at: shown[0]).minY - table.contentOffset.y
      roster.log = []
      roster.height = { _ in 60 }
      table.beginUpdates()
      table.endUpdates()
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: shown[0]).height == 60)
      let asked = roster.log.filter { $0.hasPrefix("height") }
      if estimate > 0 {
        // Two rows of 60 fill the table, where three of 40 did.
        #expect(asked == shown.prefix(2).map { "height \($0.section).\($0.row)" })
        #expect(table.rectForRow(at: shown[0]).minY - table.contentOffset.y == top)
      } else {
        #expect(asked.count == 50)
        #expect(table.rectForRow(at: [0, 1]).minY == 70)
      }
    }
  }

  @Test("A row that is inserted is estimated until it is seen, one that is reloaded is asked about anew")
  func updates() {
    let roster = Roster()
    roster.counts = [100]
    let table = table(roster)
    table.layoutIfNeeded()
    roster.log = []
    roster.counts = [101]
    table.insertRows(at: [[0, 80]], with: .none)
    table.layoutIfNeeded()
    #expect(roster.log.filter { $0.hasPrefix("height") }.isEmpty)
    #expect(table.contentSize.height == 2080)
    roster.counts = [102]
    roster.height = { _ in 70 }
    table.insertRows(at: [[0, 1]], with: .none)
    table.layoutIfNeeded()
    #expect(roster.log.filter { $0.hasPrefix("height") } == ["height 0.1"])
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 40, width: 100, height: 70))
    table.reloadRows(at: [[0, 0]], with: .none)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 70)
  }
}
