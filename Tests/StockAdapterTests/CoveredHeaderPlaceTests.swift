import CoveredHeader
import Foundation
import TableKit
import Testing

/// Where the header stands, and that nothing moves it. Open at −157, closed at −1.
@MainActor
@Suite("Places of covered headers")
struct CoveredHeaderPlaceTests {
  private let place = CGRect(x: 0, y: 0, width: 320, height: 200)

  @Test("At first it is open: behind the table, whose content begins below it")
  func open() throws {
    let stage = try CoveredStage()
    #expect(stage.headerRect == place)
    #expect(stage.table.contentOffset.y == -157)
    #expect(stage.table.verticalScrollIndicatorInsets.top == 157)
    // Behind the table, which is clear there.
    #expect(stage.window.subviews.first === stage.header.superview && stage.window.subviews.last === stage.table)
    #expect(stage.table.backgroundColor == .clear)
    let first = try #require(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    // Below the header's edge there is the line of one point.
    #expect(first.convert(first.bounds, to: stage.window).minY == 201)
    // The program's insets are the program's.
    #expect(stage.table.contentInset == .zero)
    #expect(stage.table.adjustedContentInset.top == 157)
  }

  @Test(
    "It stays where it is, wherever the table is scrolled", arguments: [-400, -157, -60, -1, 0, 700, 4600] as [CGFloat])
  func scrolling(offset: CGFloat) throws {
    let stage = try CoveredStage()
    stage.scroll(to: offset)
    #expect(stage.headerRect == place)
    #expect(stage.table.verticalScrollIndicatorInsets.top == max(0, -offset))
  }

  @Test("The line above the first row, and the background from there on")
  func backdrop() throws {
    let stage = try CoveredStage()
    let backdrop = try #require(stage.table.subviews.first)
    func frames() -> [CGRect] {
      stage.table.subviews.filter { $0.backgroundColor == .opaqueSeparator || $0 === backdrop }.map(\.frame)
    }
    #expect(backdrop.backgroundColor == .systemBackground)
    #expect(
      frames() == [CGRect(x: 0, y: 0, width: 320, height: 243), CGRect(x: 0, y: -1, width: 320, height: 1)])
    stage.scroll(to: -1)
    #expect(frames()[0] == CGRect(x: 0, y: 0, width: 320, height: 399))
    // Pulled up beyond the last row: the header does not show below it.
    stage.scroll(to: 4700)
    #expect(frames()[0] == CGRect(x: 0, y: 4700, width: 320, height: 400))
    #expect(stage.table.subviews.first === backdrop)
  }

  @Test("Insets that the program sets later count from the header on", arguments: [-157, -40, 300] as [CGFloat])
  func insets(offset: CGFloat) throws {
    let stage = try CoveredStage()
    stage.scroll(to: offset)
    stage.table.contentInset = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    stage.window.layoutIfNeeded()
    #expect(stage.headerRect == place)
    #expect(stage.table.contentOffset.y == offset)
    #expect(stage.table.minimumContentOffset.y == -177)
    // 100 rows of 50 points, the inset, less the table.
    #expect(stage.table.maximumContentOffset.y == 4630)
    stage.table.contentInset = .zero
    #expect(stage.table.minimumContentOffset.y == -157)
  }

  @Test("With an inset of the program's, open and closed are that much further out")
  func insetsAndSnapping() throws {
    let stage = try CoveredStage()
    stage.table.contentInset.top = 20
    stage.table.contentOffset.y = -177
    stage.window.layoutIfNeeded()
    // −177 + 40 is −117 from the header on: under −100.
    stage.drag(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -50))
    stage.settle()
    #expect(stage.table.contentOffset.y == -177)
    stage.drag(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -90))
    stage.settle()
    #expect(stage.table.contentOffset.y == -21)
  }

  @Test("Negative insets at the bottom hide the end of the content", arguments: [-100, -5000] as [CGFloat])
  func negativeInsets(bottom: CGFloat) throws {
    let stage = try CoveredStage()
    stage.table.contentInset.bottom = bottom
    #expect(stage.table.maximumContentOffset.y == max(5000 + bottom - 400, 0))
    stage.drag(from: CGPoint(x: 160, y: 430), by: CGPoint(x: 0, y: -300), over: 0.1, resting: 0)
    stage.settle()
    // 133 and 2990 · 0.499 are 1625; where the content ends before, the edge is over the header, and closed.
    #expect(stage.table.contentOffset.y == (bottom == -5000 ? -1 : 1625))
    #expect(stage.headerRect == place)
  }

  @Test("Reloads with more and fewer rows leave header and offset alone", arguments: [-157, -50, -1, 0] as [CGFloat])
  func reloading(offset: CGFloat) throws {
    let stage = try CoveredStage()
    stage.scroll(to: offset)
    for count in [3, 0, 1, 100, 8] {
      stage.rows.count = count
      stage.table.reloadData()
      stage.window.layoutIfNeeded()
      #expect(stage.table.contentOffset.y == offset)
      #expect(stage.headerRect == place)
    }
  }

  @Test("So do rows that are inserted in a stack and taken out of it")
  func stack() throws {
    let table = StackTableView(frame: CGRect(x: 0, y: 44, width: 320, height: 400), axis: .vertical)
    let stage = try CoveredStage(rows: 5, table: table)
    for offset: CGFloat in [-157, -1] {
      stage.scroll(to: offset)
      for (change, count) in [(table.insertRow, 6), (table.removeRow, 5), (table.removeRow, 4)] {
        stage.rows.count = count
        change(1, true)
        for _ in 0..<4 {
          stage.window.clock.advance(by: 0.1)
          #expect(stage.table.contentOffset.y == offset)
          #expect(stage.headerRect == place)
        }
      }
      stage.rows.count = 5
      table.insertRow(at: 0, animated: false)
      stage.window.layoutIfNeeded()
    }
  }

  @Test("Another size keeps it in place, and the table's place takes it along")
  func sizes() throws {
    let stage = try CoveredStage()
    stage.table.bounds.size.height = 300
    stage.table.frame = CGRect(x: 10, y: 64, width: 280, height: 300)
    stage.window.layoutIfNeeded()
    #expect(stage.headerRect == CGRect(x: 10, y: 20, width: 280, height: 200))
    #expect(stage.table.contentOffset.y == -157)
    // Moved only: there is no layout to wait for.
    stage.table.center.y += 5
    #expect(stage.shownRect == CGRect(x: 10, y: 25, width: 280, height: 200))
  }

  @Test("A header that does not begin at the strip's top is reckoned by its bottom edge")
  func lower() throws {
    let stage = try CoveredStage(geometry: CoveredHeaderGeometry(headerHeight: 180, headerY: 20))
    #expect(stage.headerRect == CGRect(x: 0, y: 20, width: 320, height: 180))
    #expect(stage.table.contentOffset.y == -157)
    // The middle is at −100, not at −90.
    stage.drag(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -72))
    stage.settle()
    #expect(stage.table.contentOffset.y == -1)
  }

  @Test("It follows the table into another superview, keeps behind it, and leaves with it")
  func superviews() throws {
    let stage = try CoveredStage()
    let other = View(frame: stage.window.bounds)
    stage.window.addSubview(other)
    let between = View()
    other.addSubview(between)
    other.addSubview(stage.table)
    #expect(other.subviews.map { $0 === stage.header.superview } == [false, true, false])
    other.sendSubviewToBack(stage.table)
    stage.table.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(other.subviews.first === stage.header.superview)
    stage.table.removeFromSuperview()
    #expect(other.subviews.count == 1 && stage.header.window == nil)
  }

  @Test("Uninstalled, everything is as before")
  func uninstalled() throws {
    let stage = try CoveredStage()
    try stage.table.uninstallAdapter(named: "covered-header")
    stage.window.layoutIfNeeded()
    #expect(stage.window.subviews.count == 1 && stage.header.window == nil)
    #expect(stage.table.backgroundColor == .systemBackground)
    #expect(stage.table.contentOffset.y == 0 && stage.table.adjustedContentInset == .zero)
    #expect(stage.table.verticalScrollIndicatorInsets == .zero)
    #expect(!stage.table.subviews.contains { $0.backgroundColor == .opaqueSeparator })
  }

  @Test("A table that fills its superview gives way to the strip, and takes the room back")
  func makingRoom() throws {
    let window = Window(size: CGSize(width: 320, height: 444))
    let table = TableView(frame: window.bounds, style: .plain)
    let header = View()
    window.addSubview(table)
    try table.install(CoveredHeader(CoveredHeaderGeometry(headerHeight: 200), header: header, makesRoom: true))
    #expect(table.frame == CGRect(x: 0, y: 44, width: 320, height: 400))
    #expect(header.superview?.frame == place)
    try table.uninstallAdapter(named: "covered-header")
    #expect(table.frame == window.bounds)
  }

  @Test(
    "A header that gets higher takes along the content as far as it shows",
    arguments: [
      (-157, -207), (-60, -110), (-1, -1), (300, 300),
    ] as [(CGFloat, CGFloat)])
  func growing(offset: CGFloat, moved: CGFloat) throws {
    let stage = try CoveredStage()
    stage.scroll(to: offset)
    stage.adapter.update(try CoveredHeaderGeometry(headerHeight: 250))
    stage.window.layoutIfNeeded()
    #expect(stage.table.contentOffset.y == moved)
    #expect(stage.headerRect == CGRect(x: 0, y: 0, width: 320, height: 250))
    stage.adapter.update(try CoveredHeaderGeometry(headerHeight: 200))
    #expect(stage.table.contentOffset.y == offset)
    // To the other side of the table it does not go.
    stage.adapter.update(try CoveredHeaderGeometry(headerHeight: 100, placement: .inFront))
    #expect(stage.adapter.geometry.headerHeight == 200)
  }

  @Test("It tells how far it is open, once for each change")
  func progress() throws {
    let stage = try CoveredStage()
    var told: [CGFloat] = []
    stage.adapter.onProgress = { told.append($0) }
    for offset: CGFloat in [-157, -79, -79, -1, 0, 500, -313] { stage.scroll(to: offset) }
    #expect(told == [0.5, 0, 2])
  }
}
