import CoveredHeader
import Foundation
import TableKit
import Testing

/// The adapter under a finger. A header of 200 points, of which 44 stay uncovered: open at −157, closed at −1.
@MainActor
@Suite("Covered headers that are dragged")
struct CoveredHeaderDragTests {
  private let window = Window(size: CGSize(width: 320, height: 444))
  private let rows = Rows(count: 100)
  private let table = TableView(frame: CGRect(x: 0, y: 44, width: 320, height: 400), style: .plain)

  init() throws {
    window.addSubview(table)
    table.dataSource = rows
    try table.install(CoveredHeader(CoveredHeaderGeometry(headerHeight: 200)))
    window.layoutIfNeeded()
  }

  /// - Parameter resting: How long the finger rests before it is lifted, in seconds.
  private func drag(by way: CGFloat, over seconds: TimeInterval = 0.2, resting: TimeInterval = 0.2) {
    let start = window.clock.now
    let y: CGFloat = way < 0 ? 440 : 60
    window.beginTouch(at: CGPoint(x: 160, y: y))
    for step in 1...20 {
      let part = Double(step) / 20
      window.clock.advance(to: start + seconds * part)
      window.moveTouch(to: CGPoint(x: 160, y: y + way * CGFloat(part)))
    }
    window.clock.advance(by: resting)
    window.endTouch()
  }

  private func settle() { window.clock.advance(by: 5) }

  @Test("Let go at rest, it opens or closes, whichever is nearer", arguments: [(-50, -157), (-72, -1), (-120, -1)])
  func atRest(way: CGFloat, offset: CGFloat) {
    // −157 + 40 = −117 is under −100; −157 + 62 = −95 is not.
    drag(by: way)
    #expect(table.contentOffset.y == -157 - way - 10)
    settle()
    #expect(table.contentOffset.y == offset)
    #expect(!table.isDecelerating)
  }

  @Test("A flick that would end over the header opens or closes it, whichever way it goes")
  func flicks() {
    // 30 points in 0.15 s are 200 a second, and go 95: −137 + 95 = −42.
    drag(by: -30, over: 0.15, resting: 0)
    #expect(table.isDecelerating)
    settle()
    #expect(table.contentOffset.y == -1)
    drag(by: 30, over: 0.15, resting: 0)
    settle()
    #expect(table.contentOffset.y == -157)
  }

  @Test("A fling into the rows lands where it would without the adapter")
  func intoTheRows() {
    drag(by: -200, over: 0.2, resting: 0)
    settle()
    // −157 + 190 + 494.01.
    #expect(table.contentOffset.y == 527)
  }

  @Test("A fling back to the header snaps, and is not carried beyond")
  func back() {
    table.contentOffset.y = 100
    var least: CGFloat = 0
    let watching = Dragged { _ in }
    table.delegate = watching
    drag(by: 100, over: 0.2, resting: 0)
    // 10 less 244.51 would be beyond the range: the edge is open, and so is what the adapter makes of it.
    while table.isDecelerating {
      window.clock.advance(by: 0.01)
      least = min(least, table.contentOffset.y)
    }
    #expect(table.contentOffset.y == -157)
    #expect(watching.targets == [-157])
    #expect(least >= -190)
  }

  @Test("The snap begins with the velocity that the finger had")
  func velocity() {
    // 240 points a second go 115: that ends over the header.
    drag(by: -24, over: 0.1, resting: 0)
    #expect(table.contentOffset.y == -143)
    window.clock.advance(by: 0.05)
    // 12 points on, on the next pixel or the one before, as it slows down.
    #expect(table.contentOffset.y == -131 || table.contentOffset.y == -132)
    settle()
    #expect(table.contentOffset.y == -1)
  }

  @Test("The indicator begins where the content does, in every frame of a snap")
  func indicator() {
    drag(by: -72)
    while table.isDecelerating {
      window.clock.advance(by: 0.05)
      #expect(table.verticalScrollIndicatorInsets.top == max(0, -table.contentOffset.y))
    }
    #expect(table.contentOffset.y == -1)
  }

  @Test("Where the delegate writes a target, that is where it ends")
  func written() {
    let delegate = Dragged { $0.y = -60 }
    table.delegate = delegate
    drag(by: -30)
    settle()
    #expect(table.contentOffset.y == -60)
    #expect(delegate.targets == [-137])
  }

  @Test("A touch that stops a snap and is lifted lets it go on, to the nearer place", arguments: [-50, -72])
  func caught(way: CGFloat) {
    drag(by: way)
    #expect(table.isDecelerating)
    window.clock.advance(by: 0.08)
    let caught = table.contentOffset.y
    #expect(caught > -157 && caught < -1)
    window.beginTouch(at: CGPoint(x: 160, y: 300))
    window.clock.advance(by: 1)
    #expect(table.contentOffset.y == caught)
    window.endTouch()
    settle()
    #expect(table.contentOffset.y == (caught < -100 ? -157 : -1))
    #expect(!table.isDecelerating)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A touch that stops a fling among the rows leaves it there")
  func caughtAmongRows() {
    drag(by: -200, over: 0.2, resting: 0)
    window.clock.advance(by: 0.5)
    let caught = table.contentOffset.y
    #expect(caught > 100)
    window.beginTouch(at: CGPoint(x: 160, y: 300))
    window.endTouch()
    settle()
    #expect(table.contentOffset.y == caught)
  }

  @Test("A header that gets higher during a fling is open or closed in the end", arguments: [210, 240, 300, 400])
  func higher(height: CGFloat) throws {
    let adapter = try #require(table.adapters.first as? CoveredHeader)
    table.contentOffset.y = 150
    // 400 a second go 194.61: without another header it ends at 150 − 90 − 195, over the header, and opens it.
    drag(by: 100, over: 0.25, resting: 0)
    window.clock.advance(by: 0.1)
    #expect(table.isDecelerating)
    adapter.update(try CoveredHeaderGeometry(headerHeight: height))
    settle()
    #expect(table.contentOffset.y == -(height - 43) || table.contentOffset.y == -1)
    #expect(!table.isDecelerating)
  }

  @Test("A refresh control counts from the open header")
  func refreshing() {
    let refresh = RefreshControl()
    var count = 0
    refresh.addAction(for: .valueChanged) { _ in count += 1 }
    table.refreshControl = refresh
    drag(by: -40)
    settle()
    drag(by: 60)
    settle()
    #expect(count == 0)
    #expect(table.contentOffset.y == -157)
    // The rubber band lets 350 points of pull come through as more than 80: 340 · 0.55 / 400 → 127.
    drag(by: 350)
    #expect(count == 1)
    settle()
    #expect(table.contentOffset.y == -217)
    refresh.endRefreshing()
    settle()
    #expect(table.contentOffset.y == -157)
  }

  @Test("The delegate hears of a snap that goes on as of one deceleration more")
  func told() {
    let log = DecelerationLog()
    table.delegate = log
    drag(by: -72)
    window.clock.advance(by: 0.08)
    window.beginTouch(at: CGPoint(x: 160, y: 300))
    #expect(log.calls == ["begin", "end"])
    window.endTouch()
    #expect(log.calls == ["begin", "end", "begin"])
    settle()
    #expect(log.calls == ["begin", "end", "begin", "end"])
  }
}

/// Notes when decelerations begin and end.
private final class DecelerationLog: TableViewDelegate {
  private(set) var calls: [String] = []

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { calls.append("begin") }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { calls.append("end") }
}

/// Real drags and flings from several places, each against the rule reckoned here: where the content would come to rest, and what
/// that means.
@MainActor
@Suite("Where covered headers come to rest")
struct CoveredHeaderRestTests {
  /// −157 open, −1 closed, −100 the middle, a dead band of 0.1 points per millisecond.
  private nonisolated static func rest(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    // At 0.998 per millisecond, until 10 points per second are left.
    let distance = max(0, abs(velocity) - 10) * 0.998 / 0.002 / 1000
    let target = min(max(offset + (velocity < 0 ? -distance : distance), -157), 4600)
    if target > 0 { return target }
    if velocity > 100 { return -1 }
    if velocity < -100 { return -157 }
    return target < -100 ? -157 : -1
  }

  nonisolated static let starts: [CGFloat] = [-157, -1, 60, 300]
  nonisolated static let ways: [CGFloat] = [-160, -90, -70, -40, -20, 20, 40, 70, 110, 160]

  @Test("A grid of drags and flings", arguments: starts, ways)
  func grid(start: CGFloat, way: CGFloat) throws {
    for seconds in [0.1, 0.25, 0.5, 1.5] {
      for isResting in [false, true] {
        let stage = try CoveredStage()
        stage.scroll(to: start)
        stage.drag(
          from: CGPoint(x: 160, y: way < 0 ? 430 : 250), by: CGPoint(x: 0, y: way), over: seconds,
          resting: isResting ? 0.2 : 0)
        let released = start - (way < 0 ? way + 10 : way - 10)
        stage.settle()
        let expected =
          released < -157
          ? -157 : Self.rest(from: released, velocity: isResting ? 0 : -way / CGFloat(seconds))
        // What lands among the rows does so on a whole pixel.
        #expect(
          expected > 0 ? abs(stage.table.contentOffset.y - expected) <= 1 : stage.table.contentOffset.y == expected,
          "from \(start) by \(way) in \(seconds) s, \(isResting ? "resting" : "flung"): \(expected)")
      }
    }
  }

  @Test("Without snapping it stays where it was let go")
  func notSnapping() throws {
    let stage = try CoveredStage(snaps: false)
    stage.drag(from: CGPoint(x: 160, y: 430), by: CGPoint(x: 0, y: -60))
    stage.settle()
    #expect(stage.table.contentOffset.y == -107)
    #expect(stage.table.chain.answer(for: "willEndDragging")?.isImplemented == false)
  }

  @Test("Measures that are given as the header opens: it opens all the same", arguments: [100.0, 150, 300, 400])
  func updateWhileOpening(height: Double) throws {
    let stage = try CoveredStage()
    stage.drag(from: CGPoint(x: 160, y: 350), by: CGPoint(x: 0, y: -40))
    stage.window.clock.advance(by: 0.02)
    stage.adapter.update(try CoveredHeaderGeometry(headerHeight: height))
    stage.settle()
    #expect(stage.table.contentOffset.y == stage.adapter.geometry.openOffset)
  }
}
