import CoveredHeader
import Foundation
import TableKit
import Testing

/// A header in front of the table, of 200 points, which gets 60 points low: open at −200, closed at −60, its middle at −130.
@MainActor
@Suite("Headers that shrink in front of tables")
struct CoveredHeaderInFrontTests {
  private static func geometry(minimum: CGFloat = 60, y: CGFloat = 0) throws -> CoveredHeaderGeometry {
    try CoveredHeaderGeometry(headerHeight: 200, headerY: y, placement: .inFront, minimumHeight: minimum)
  }

  private func stage(
    rows: Int = 100, minimum: CGFloat = 60, sectionHeader: CGFloat = 0, contentMode: CoveredHeaderContentMode = .topFill
  ) throws -> CoveredStage {
    try CoveredStage(
      rows: rows, sectionHeader: sectionHeader, geometry: Self.geometry(minimum: minimum), contentMode: contentMode)
  }

  @Test(
    "It is as high as the content leaves room, and no lower than its least height",
    arguments: [
      // offset: height with a least height of 60, and of 0; how far it is open with 60
      (-200, 200, 200, 1), (-130, 130, 130, 0.5), (-60, 60, 60, 0), (-59, 60, 59, 0), (0, 60, 0, 0), (900, 60, 0, 0),
      (-250, 250, 250, 190.0 / 140),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func heights(offset: CGFloat, height: CGFloat, bare: CGFloat, progress: CGFloat) throws {
    let stage = try stage()
    stage.scroll(to: offset)
    #expect(stage.shownRect == CGRect(x: 0, y: 44, width: 320, height: height))
    #expect(stage.table.verticalScrollIndicatorInsets.top == max(60, -offset))
    #expect(stage.window.subviews.first === stage.table)
    #expect(abs(try Self.geometry().progress(at: offset) - progress) < 1e-12)
    let vanishing = try self.stage(minimum: 0)
    vanishing.scroll(to: offset)
    #expect(vanishing.shownRect?.height == bare)
  }

  @Test("At first it is open, and the table keeps its background")
  func open() throws {
    let stage = try stage()
    #expect(stage.table.contentOffset.y == -200)
    #expect(stage.table.backgroundColor == .systemBackground)
    let first = try #require(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.convert(first.bounds, to: stage.window).minY == 244)
  }

  @Test(
    "Its content in a lower and in a higher header",
    arguments: [
      // y and height in 130 points, and in 250
      (.fill, 0, 130, 0, 250), (.topFill, 0, 200, 0, 250), (.top, 0, 200, 0, 200), (.centerFill, -35, 200, 0, 250),
      (.center, -35, 200, 25, 200), (.bottomFill, -70, 200, 0, 250), (.bottom, -70, 200, 50, 200),
    ] as [(CoveredHeaderContentMode, CGFloat, CGFloat, CGFloat, CGFloat)])
  func contentModes(
    mode: CoveredHeaderContentMode, lowY: CGFloat, lowHeight: CGFloat, highY: CGFloat, highHeight: CGFloat
  ) throws {
    let stage = try stage(contentMode: mode)
    stage.scroll(to: -130)
    #expect(stage.header.frame == CGRect(x: 0, y: lowY, width: 320, height: lowHeight))
    stage.scroll(to: -250)
    #expect(stage.header.frame == CGRect(x: 0, y: highY, width: 320, height: highHeight))
    stage.scroll(to: -200)
    #expect(stage.header.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
  }

  @Test(
    "Targets and velocities",
    arguments: [
      // target: still, flung upwards, flung downwards
      (-59.5, nil, nil, nil), (0, nil, nil, nil), (-60, -60, -60, -200), (-129.5, -60, -60, -200),
      (-130, -60, -60, -200), (-130.5, -200, -60, -200), (-200, -200, -60, -200), (-200.5, nil, nil, nil),
    ] as [(CGFloat, CGFloat?, CGFloat?, CGFloat?)])
  func snapping(target: CGFloat, still: CGFloat?, up: CGFloat?, down: CGFloat?) throws {
    let geometry = try Self.geometry()
    for velocity: CGFloat in [0, 0.1, -0.1] { #expect(geometry.target(for: target, velocity: velocity) == still) }
    for velocity: CGFloat in [0.2, 5] { #expect(geometry.target(for: target, velocity: velocity) == up) }
    for velocity: CGFloat in [-0.2, -5] { #expect(geometry.target(for: target, velocity: velocity) == down) }
  }

  @Test("One that begins lower ends lower, and takes up that much when it is closed")
  func lower() throws {
    let geometry = try Self.geometry(y: 10)
    #expect(geometry.openOffset == -210 && geometry.closedOffset == -70 && geometry.collapsedInset == 70)
    let stage = try CoveredStage(geometry: geometry)
    #expect(stage.shownRect == CGRect(x: 0, y: 54, width: 320, height: 200))
    stage.scroll(to: 20)
    #expect(stage.shownRect == CGRect(x: 0, y: 54, width: 320, height: 60))
  }

  @Test("Under a finger on the header it shrinks, snaps and grows back")
  func dragging() throws {
    let stage = try stage()
    stage.drag(from: CGPoint(x: 160, y: 200), by: CGPoint(x: 0, y: -100))
    #expect(stage.table.contentOffset.y == -110)
    stage.settle()
    #expect(stage.table.contentOffset.y == -60)
    #expect(stage.shownRect?.height == 60)
    stage.drag(from: CGPoint(x: 160, y: 60), by: CGPoint(x: 0, y: 100))
    stage.settle()
    #expect(stage.table.contentOffset.y == -200)
    #expect(stage.shownRect?.height == 200)
    #expect(stage.rows.calls == ["begin", "end true", "rest", "begin", "end true", "rest"])
  }

  @Test("Few rows close it too: the highest offset is max(R − 400, −60)", arguments: [0, 1, 6, 7, 8, 20])
  func fewRows(count: Int) throws {
    let stage = try stage(rows: count)
    #expect(stage.table.maximumContentOffset.y == max(CGFloat(count) * 50 - 400, -60))
    stage.rows.count = 2
    stage.scroll(to: -60)
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    #expect(stage.table.contentOffset.y == -60)
  }

  @Test(
    "Headers of sections stay below it",
    arguments: [(-200, 0), (-61, 0), (-60, 0), (-40, 20), (100, 160)] as [(CGFloat, CGFloat)])
  func pinLine(offset: CGFloat, y: CGFloat) throws {
    let stage = try stage(sectionHeader: 30)
    stage.scroll(to: offset)
    let header = try #require(stage.table.subviews.first { !($0 is TableViewCell) && $0.frame.height == 30 })
    #expect(header.frame.minY == y)
  }

  @Test("Rows that are scrolled to are not under it")
  func scrollingToRows() throws {
    let stage = try stage()
    stage.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    #expect(stage.table.contentOffset.y == 940)
    stage.table.scrollToRow(at: IndexPath(row: 18, section: 0), at: .none, animated: false)
    #expect(stage.table.contentOffset.y == 840)
  }
}
