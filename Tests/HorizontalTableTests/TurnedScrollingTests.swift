import Foundation
import TableKit
import Testing

/// The horizontal table under fingers, wheel and keys: it scrolls along the window's x. Content of 610 points in a frame of
/// 320 × 100.
@MainActor
struct TurnedScrollingTests {
  private func drag(
    _ stage: Stage, from x: CGFloat, by way: CGPoint, over seconds: TimeInterval, holding: Bool = false
  ) {
    let start = stage.window.clock.now
    stage.window.beginTouch(at: CGPoint(x: x, y: 50))
    for step in 1...20 {
      let part = CGFloat(step) / 20
      stage.window.clock.advance(to: start + seconds * Double(part))
      stage.window.moveTouch(to: CGPoint(x: x + way.x * part, y: 50 + way.y * part))
    }
    if holding { stage.window.clock.advance(by: 0.2) }
    stage.window.endTouch()
  }

  @Test func aFingerMovesTheContentAlongTheWindowsX() throws {
    let stage = try Stage()
    drag(stage, from: 300, by: CGPoint(x: -110, y: 20), over: 0.2, holding: true)
    // Of 111.8 points 10 are the slop, 9.84 of them along x.
    #expect(stage.table.contentOffset == CGPoint(x: 0, y: 100))
    #expect(stage.rect(stage.cell(2, 0))?.minX == 10)
  }

  @Test func acrossItDoesNotMove() throws {
    let stage = try Stage()
    drag(stage, from: 300, by: CGPoint(x: 10, y: -45), over: 0.2)
    stage.window.clock.advance(by: 1)
    #expect(stage.table.contentOffset == .zero)
  }

  @Test func aFlingLandsWhereItDoesUpright() throws {
    let stage = try Stage(scale: 2)
    drag(stage, from: 300, by: CGPoint(x: -100, y: 0), over: 0.2)
    #expect(stage.table.contentOffset.y == 90)
    stage.window.clock.advance(by: 5)
    // 500 points a second go (500 − 10) · 0.499 = 244.51, beyond the end at 290.5 (the sections end at 610.3): it bounces there.
    #expect(stage.table.contentOffset.y == 290.5)
    drag(stage, from: 100, by: CGPoint(x: 60, y: 0), over: 0.3)
    stage.window.clock.advance(by: 5)
    // 200 points a second go 190 · 0.499 = 94.81 back from 240.5.
    #expect(stage.table.contentOffset.y == 145.5)
    #expect(stage.table.contentOffset.x == 0)
  }

  @Test func pastTheEndItIsHeldBackByTheWidthOnScreen() throws {
    let stage = try Stage(scale: 100)
    drag(stage, from: 100, by: CGPoint(x: 110, y: 0), over: 0.2, holding: true)
    // 100 points at 320: (1 − 1/(55/320 + 1)) · 320 = 46.93.
    #expect(abs(stage.table.contentOffset.y + 46.93) <= 0.01)
    // The first cell begins a tenth of a point after its header.
    #expect(abs((stage.rect(stage.cell(0, 0))?.minX ?? 0) - 47.03) <= 0.01)
    stage.window.clock.advance(by: 3)
    #expect(stage.table.contentOffset.y == 0)
  }

  @Test func headersPinDuringABounce() throws {
    let stage = try Stage()
    drag(stage, from: 100, by: CGPoint(x: 110, y: 0), over: 0.2, holding: true)
    stage.window.layoutIfNeeded()
    #expect(stage.table.contentOffset.y == 0 || stage.table.isDecelerating)
    stage.window.clock.advance(by: 0.05)
    let offset = stage.table.contentOffset.y
    #expect(offset < 0)
    #expect(stage.rect(stage.header(0))?.minX == -offset)
    #expect(stage.rect(stage.cell(0, 0))?.minX == -offset)
  }

  @Test func theWheelMovesItAlongTheWindowsX() throws {
    let stage = try Stage()
    let point = CGPoint(x: 160, y: 50)
    stage.window.sendWheel(at: point, delta: CGPoint(x: 30, y: 0))
    #expect(stage.table.contentOffset == CGPoint(x: 0, y: 30))
    stage.window.sendWheel(at: point, delta: CGPoint(x: 1000, y: 0))
    #expect(stage.table.contentOffset == CGPoint(x: 0, y: 290))
    stage.window.sendWheel(at: point, delta: CGPoint(x: -1000, y: 0))
    #expect(stage.table.contentOffset == .zero)
    // Nothing there scrolls up and down: a wheel that turns only so moves it as well.
    stage.window.sendWheel(at: point, delta: CGPoint(x: 0, y: 30))
    #expect(stage.table.contentOffset == CGPoint(x: 0, y: 30))
  }

  @Test func theWheelAcrossGoesToWhatScrollsThatWay() throws {
    let stage = try Stage()
    let outer = ScrollView(frame: stage.window.bounds)
    outer.contentSize = CGSize(width: 320, height: 1000)
    outer.addSubview(stage.table)
    stage.window.addSubview(outer)
    stage.window.layoutIfNeeded()
    stage.window.sendWheel(at: CGPoint(x: 160, y: 50), delta: CGPoint(x: 0, y: 30))
    #expect(stage.table.contentOffset == .zero)
    #expect(outer.contentOffset.y == 30)
    stage.window.sendWheel(at: CGPoint(x: 160, y: 50), delta: CGPoint(x: 30, y: 0))
    #expect(stage.table.contentOffset.y == 30)
  }

  @Test(
    arguments: [
      (.right, 140), (.left, 60), (.up, 100), (.down, 100), (.pageDown, 290), (.pageUp, 0), (.home, 0), (.end, 290),
    ] as [(KeyEvent.Key, CGFloat)])
  func keysGoTheWayTheyPointOnScreen(key: KeyEvent.Key, offset: CGFloat) throws {
    let stage = try Stage()
    stage.table.contentOffset.y = 100
    stage.window.sendKey(key)
    stage.window.clock.advance(by: 1)
    #expect(stage.table.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test func pagesAreAsWideAsTheTableOnScreen() throws {
    let stage = try Stage()
    stage.table.isPagingEnabled = true
    drag(stage, from: 300, by: CGPoint(x: -100, y: 0), over: 0.2)
    stage.window.clock.advance(by: 3)
    #expect(stage.table.contentOffset.y == 290)
  }

  // MARK: The delegate's order

  /// Writes down what it is told; calls in a row are one.
  final class Log: ScrollViewDelegate {
    var calls: [String] = []
    var target: CGFloat?
    private func note(_ call: String) { if calls.last != call { calls.append(call) } }
    func scrollViewDidScroll(_ scrollView: ScrollView) { note("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("willEndDragging")
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      note("didEndDragging(\(decelerate))")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { note("didEndScrollingAnimation") }
  }

  private let flung = [
    "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "scroll",
    "didEndDecelerating",
  ]

  @Test func theDelegateHearsTheSameAsUpright() throws {
    let stage = try Stage()
    let log = Log()
    (stage.table as ScrollView).delegate = log
    func take() -> [String] {
      defer { log.calls = [] }
      return log.calls
    }
    drag(stage, from: 300, by: CGPoint(x: -60, y: 0), over: 0.2, holding: true)
    stage.window.clock.advance(by: 1)
    #expect(take() == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging(false)"])
    // A fling, one into the edge, one to a target, one that is caught.
    drag(stage, from: 100, by: CGPoint(x: 40, y: 0), over: 0.2)
    stage.window.clock.advance(by: 5)
    #expect(take() == flung)
    drag(stage, from: 300, by: CGPoint(x: -200, y: 0), over: 0.1)
    stage.window.clock.advance(by: 5)
    #expect(take() == flung)
    log.target = 33
    drag(stage, from: 100, by: CGPoint(x: 40, y: 0), over: 0.2)
    stage.window.clock.advance(by: 20)
    #expect(take() == flung)
    #expect(stage.table.contentOffset == CGPoint(x: 0, y: 33))
    log.target = nil
    drag(stage, from: 300, by: CGPoint(x: -60, y: 0), over: 0.1)
    stage.window.clock.advance(by: 0.1)
    stage.window.beginTouch(at: CGPoint(x: 160, y: 50))
    let caught = stage.table.contentOffset
    stage.window.clock.advance(by: 1)
    stage.window.endTouch()
    stage.window.clock.advance(by: 1)
    #expect(take() == flung)
    #expect(stage.table.contentOffset == caught)
    stage.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    stage.window.clock.advance(by: 1)
    #expect(take() == ["scroll", "didEndScrollingAnimation"])
  }
}
