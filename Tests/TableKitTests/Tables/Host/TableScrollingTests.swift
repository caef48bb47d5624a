import Foundation
import Testing

@testable import TableKit

/// Tables that are dragged and thrown: 400 × 960 points, in a window.
@MainActor
@Suite("Tables that scroll by touch")
struct TableScrollingTests {
  private let roster = Roster()

  private func stage(_ counts: [Int], header: CGFloat = 0) -> ScrollStage {
    roster.counts = counts
    roster.headerHeight = header
    let table = TableView()
    table.dataSource = roster
    table.delegate = roster
    let stage = ScrollStage(content: .zero, scroll: table)
    // The table's own delegate stays.
    stage.scroll.delegate = roster
    stage.window.layoutIfNeeded()
    return stage
  }

  @Test("Flings through a million rows make no more cells than fit on two screens")
  func reuse() {
    var made: [TableViewCell] = []
    roster.makeCell = { table, _ in
      if let cell = table.dequeueReusableCell(withIdentifier: "row") { return cell }
      made.append(TableViewCell(style: .default, reuseIdentifier: "row"))
      return made[made.count - 1]
    }
    let stage = stage([1_000_000])
    roster.log = []
    #expect(stage.scroll.contentSize.height == 40_000_000)
    for way in [-200, -600, -900, 500, -900] as [CGFloat] {
      stage.fling(from: CGPoint(x: 200, y: way < 0 ? 950 : 20), by: CGPoint(x: 0, y: way), over: 0.02)
      for _ in 0..<60 {
        stage.wait(1.0 / 60)
        let table = stage.scroll as? TableView
        #expect((table?.shown.rows.count ?? 0) <= 25)
      }
    }
    // 960 / 40 = 24 rows fit, 25 are in sight at most.
    #expect(made.count <= 48)
    #expect(stage.y > 10_000)
  }

  @Test("Rows in sight follow the offset in the same frame")
  func inSight() throws {
    let stage = stage([1000])
    let table = try #require(stage.scroll as? TableView)
    stage.fling(by: CGPoint(x: 0, y: -400), over: 0.1)
    for _ in 0..<100 {
      stage.wait(0.02)
      let rows = (table.shown.rows.first?.indexPath.row, table.shown.rows.last?.indexPath.row)
      #expect(rows.0 == Int(stage.y / 40))
      #expect(rows.1 == Int(((stage.y + 960) / 40).rounded(.up)) - 1)
    }
  }

  @Test("Headers move with the content that bounces at the top, and pin at their line beyond the end")
  func headersInBounce() throws {
    let stage = stage([10, 10, 10], header: 30)
    let table = try #require(stage.scroll as? TableView)
    stage.press(CGPoint(x: 200, y: 100))
    stage.move(by: CGPoint(x: 0, y: 110), over: 0.2)
    stage.window.layoutIfNeeded()
    #expect(stage.y == -52)
    #expect(table.shownHeaders.first?.view.frame.minY == 0)
    stage.lift()
    stage.wait(0.1)
    #expect(stage.y < 0)
    #expect(table.shownHeaders.first?.view.frame.minY == 0)
    stage.wait(2)

    // Three sections of 430 points end at 1290: the range ends at 330, in section 0.
    stage.scroll.contentOffset.y = 330
    stage.press(CGPoint(x: 200, y: 900))
    stage.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    stage.window.layoutIfNeeded()
    #expect(stage.y == 382)
    #expect(table.shownHeaders.first?.section == 0)
    #expect(table.shownHeaders.first?.view.frame.minY == 382)
  }

  @Test("Scrolling to a row goes there gradually and ends")
  func toRow() throws {
    let stage = stage([1000])
    let table = try #require(stage.scroll as? TableView)
    table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: true)
    #expect(stage.y == 0)
    stage.wait(0.15)
    #expect(stage.y == 10_000)
    stage.wait(0.15)
    #expect(stage.y == 20_000)
    #expect(table.shown.rows.first?.indexPath == IndexPath(row: 500, section: 0))
    table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .top, animated: true)
    stage.wait(0.3)
    #expect(stage.y == 39_040)
  }

  @Test("Rows that go under a fling, a finger or an animated scrolling leave it in range")
  func reloaded() throws {
    let stage = stage([1000])
    let table = try #require(stage.scroll as? TableView)
    stage.fling(by: CGPoint(x: 0, y: -400), over: 0.1)
    stage.wait(0.3)
    #expect(stage.y > 400)
    roster.counts = [30]
    table.reloadData()
    stage.wait(0.01)
    #expect(table.isDecelerating)
    stage.wait(4)
    #expect(stage.y == 240)

    roster.counts = [1000]
    table.reloadData()
    stage.press(CGPoint(x: 200, y: 900))
    stage.move(by: CGPoint(x: 0, y: -500), over: 0.2)
    let held = stage.y
    roster.counts = [0]
    table.reloadData()
    stage.wait(0.2)
    #expect(stage.y == held)
    #expect(table.isDragging)
    stage.lift()
    stage.wait(4)
    #expect(stage.y == 0)

    roster.counts = [1000]
    table.reloadData()
    table.scrollToRow(at: IndexPath(row: 900, section: 0), at: .top, animated: true)
    stage.wait(0.1)
    roster.counts = [100]
    table.reloadData()
    stage.wait(1)
    #expect(stage.y == 3040)
  }

  @Test("A data source that reloads in every call of the scrolling changes nothing but what is asked")
  func reloading() throws {
    let stage = stage([1000])
    let table = try #require(stage.scroll as? TableView)
    final class Reloading: ScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: ScrollView) { (scrollView as? TableView)?.reloadData() }
    }
    let reloading = Reloading()
    (table as ScrollView).delegate = reloading
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(5)
    #expect(stage.y == 684)
    #expect(table.shown.rows.first?.indexPath.row == 17)
  }

  @Test("Scrolling to the nearest selected row")
  func toSelectedRow() {
    let stage = SelectionStage()
    stage.chooser.counts = [100]
    stage.table.allowsMultipleSelection = true
    stage.table.reloadData()
    stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(stage.table.contentOffset.y == 0)
    for row in [50, 20, 24, 90] {
      stage.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    // Rows of 40 points, 320 in sight: from 880 on, row 24 begins 80 points from the top and row 20 as much before it.
    stage.table.contentOffset.y = 880
    stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(stage.table.contentOffset.y == 800)
    // The bottom is at 1120: row 24 ends at 1000, row 20 at 840.
    stage.table.scrollToNearestSelectedRow(at: .bottom, animated: true)
    stage.window.clock.advance(by: 1)
    #expect(stage.table.contentOffset.y == 680)
    // The middle is at 1760, that of row 50 at 2020 and that of row 24 at 980.
    stage.table.contentOffset.y = 1600
    stage.table.scrollToNearestSelectedRow(at: .middle, animated: false)
    #expect(stage.table.contentOffset.y == 1860)
    stage.table.scrollToNearestSelectedRow(at: .none, animated: false)
    #expect(stage.table.contentOffset.y == 1860)
  }

  @Test(
    "A touch that stops a fling or a bounce selects no row, nor does a drag; the next tap does",
    arguments: [false, true])
  func tapping(isTurned: Bool) {
    let stage = SelectionStage(isTurned: isTurned)
    stage.chooser.counts = [100]
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    func drag(by way: CGFloat, over seconds: TimeInterval) {
      let start = stage.window.clock.now
      let from = CGPoint(x: 160, y: 160)
      stage.window.beginTouch(at: from)
      for step in 1...10 {
        let part = Double(step) / 10
        stage.window.clock.advance(to: start + seconds * part)
        stage.window.moveTouch(
          to: CGPoint(x: from.x + (isTurned ? way * part : 0), y: from.y + (isTurned ? 0 : way * part)))
      }
      stage.window.endTouch()
    }
    func tap() {
      stage.window.beginTouch(at: CGPoint(x: 160, y: 160))
      stage.window.clock.advance(by: 0.3)
      stage.window.endTouch()
    }
    drag(by: -150, over: 0.1)
    stage.window.clock.advance(by: 0.1)
    #expect(stage.table.isDecelerating)
    tap()
    #expect(!stage.table.isDecelerating)
    #expect(stage.chooser.take() == [])
    tap()
    #expect(stage.chooser.take().last?.hasPrefix("didSelect") == true)
    stage.table.contentOffset = .zero
    drag(by: 100, over: 0.05)
    stage.window.clock.advance(by: 0.05)
    #expect(stage.table.contentOffset.y < 0)
    tap()
    #expect(stage.chooser.take() == [])
    #expect(stage.table.isDecelerating)
    stage.window.clock.advance(by: 2)
    #expect(stage.table.contentOffset == .zero)
    #expect(stage.selected.count == 1)
  }

  @Test("A row that is highlighted when the content begins to follow the finger is not selected")
  func cancelled() {
    let stage = SelectionStage()
    stage.chooser.counts = [100]
    stage.table.reloadData()
    stage.down(0, 3)
    stage.window.moveTouch(to: CGPoint(x: 160, y: 60))
    #expect(stage.table.contentOffset.y > 0)
    stage.window.endTouch()
    #expect(stage.chooser.take() == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3"])
  }
}
