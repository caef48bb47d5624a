import Foundation
import Interposing
import Testing

@testable import TableKit

/// What the delegate is told, in its order, as a device tells it.
@MainActor
@Suite("The order of the scroll view's delegate")
struct ScrollDelegateOrderTests {
  @Test("A drag that is held ends without deceleration")
  func dragAndHold() {
    let stage = ScrollStage()
    stage.dragAndHold(by: CGPoint(x: 0, y: -100))
    stage.wait(1)
    #expect(stage.log.calls == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging(false)"])
    #expect(stage.log.velocity == .zero)
    #expect(stage.log.target == CGPoint(x: 0, y: 90))
    #expect(stage.y == 90)
  }

  @Test("A fling decelerates")
  func fling() {
    let stage = ScrollStage()
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(5)
    #expect(
      stage.log.calls == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "scroll",
        "didEndDecelerating",
      ])
  }

  @Test("A touch ends a fling, and may drag on")
  func interrupted() {
    let stage = ScrollStage()
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(0.5)
    stage.log.forget()
    stage.press(CGPoint(x: 200, y: 500))
    let caught = stage.y
    #expect(stage.log.calls.last == "didEndDecelerating")
    #expect(stage.scroll.isTracking)
    #expect(!stage.scroll.isDecelerating && !stage.scroll.isDragging)
    stage.wait(1)
    #expect(stage.y == caught)
    stage.move(by: CGPoint(x: 0, y: 60), over: 0.1)
    #expect(stage.scroll.isDragging)
    #expect(stage.y == caught - 50)
    stage.wait(0.2)
    stage.lift()
    #expect(!stage.scroll.isTracking)
    #expect(
      stage.log.calls == [
        "didEndDecelerating", "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(false)",
      ])
  }

  @Test("A fling into the edge decelerates until it has bounced")
  func intoTheEdge() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 1200))
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(5)
    #expect(
      stage.log.calls == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "scroll",
        "didEndDecelerating",
      ])
    #expect(stage.log.target == CGPoint(x: 0, y: 240))
  }

  @Test("Content that is let go beyond its edge bounces back, as a deceleration")
  func pulled() {
    let stage = ScrollStage()
    stage.dragAndHold(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 100))
    stage.wait(5)
    #expect(
      stage.log.calls == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "scroll",
        "didEndDecelerating",
      ])
  }

  @Test("The program's scrolling tells of its way, and of its end if it is animated")
  func programmatic() {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 50
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(stage.log.calls == ["scroll"])
    #expect(stage.log.scrolls == 2)
    stage.log.forget()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(stage.log.calls.isEmpty)
    #expect(stage.scroll.isScrollAnimating)
    stage.wait(0.2)
    #expect(stage.log.calls == ["scroll"])
    stage.wait(1)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
    #expect(stage.y == 300)
  }

  @Test("An animated scrolling that is given another target ends once; one that is stopped ends then")
  func programmaticInterrupted() {
    let stage = ScrollStage()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.wait(0.1)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    stage.wait(1)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
    #expect(stage.y == 50)

    stage.log.forget()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.wait(0.1)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
    #expect(stage.y == 20)
    stage.wait(1)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])

    stage.log.forget()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.wait(0.1)
    stage.press(CGPoint(x: 200, y: 500))
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
    let stopped = stage.y
    #expect(stopped > 20 && stopped < 300)
    stage.wait(1)
    stage.lift()
    stage.wait(1)
    #expect(stage.y == stopped)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
  }

  @Test("An animated scrolling ends a deceleration first")
  func animatedDuringDeceleration() {
    let stage = ScrollStage()
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(0.1)
    stage.log.forget()
    stage.scroll.setContentOffset(.zero, animated: true)
    #expect(stage.log.calls == ["didEndDecelerating"])
    stage.wait(1)
    #expect(stage.log.calls == ["didEndDecelerating", "scroll", "didEndScrollingAnimation"])
    #expect(stage.y == 0)
  }

  @Test("One that the delegate begins as a drag ends takes the deceleration's place")
  func animatedAtTheEnd() {
    let stage = ScrollStage()
    stage.log.during = { scroll, call in
      if call.hasPrefix("didEndDragging") { scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true) }
    }
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(2)
    #expect(
      stage.log.calls == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "scroll", "didEndScrollingAnimation",
      ])
    #expect(stage.y == 40)
  }

  @Test("Pages decelerate to theirs, whatever the delegate writes")
  func paging() {
    let stage = ScrollStage()
    stage.scroll.isPagingEnabled = true
    stage.log.rewrite = { $0.y = 500 }
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    #expect(stage.log.target == CGPoint(x: 0, y: 960))
    stage.wait(5)
    #expect(
      stage.log.calls == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "scroll",
        "didEndDecelerating",
      ])
    #expect(stage.y == 960)
  }

  @Test(
    "A target that the delegate writes is where it lands; out of range, at the edge",
    arguments: [(700, 700), (640, 640), (5000, 5000), (0, 0), (120, 120), (-300, 0), (20_000, 9040)]
      as [(CGFloat, CGFloat)])
  func rewritten(target: CGFloat, landing: CGFloat) {
    let stage = ScrollStage(scale: 2)
    stage.log.rewrite = { $0.y = target }
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(30)
    #expect(stage.y == landing)
    #expect(stage.log.calls.last == "didEndDecelerating")
  }

  @Test("A target that is no number is none; one that is written at rest lets it go on")
  func rewrittenOddly() {
    let stage = ScrollStage(scale: 2)
    stage.log.rewrite = { $0 = CGPoint(x: CGFloat.infinity, y: .nan) }
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(10)
    #expect(stage.y == 684)
    stage.log.rewrite = { $0.y = 700 }
    stage.log.forget()
    stage.dragAndHold(by: CGPoint(x: 0, y: -30))
    stage.wait(5)
    #expect(stage.y == 700)
    #expect(
      stage.log.calls == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "scroll",
        "didEndDecelerating",
      ])
  }

  @Test("Each change of the offset is told once: at most once in a frame or a report")
  func counts() {
    let stage = ScrollStage()
    var offsets: [CGFloat] = []
    stage.log.during = { scroll, call in if call == "scroll" { offsets.append(scroll.contentOffset.y) } }
    stage.press(CGPoint(x: 200, y: 800))
    stage.move(by: CGPoint(x: 0, y: -200), over: 0.2)
    // Twenty reports of ten points each; the first is the slop.
    #expect(offsets == (1...19).map { CGFloat($0 * 10) })
    stage.lift()
    offsets = []
    stage.wait(3)
    for (before, after) in zip(offsets, offsets.dropFirst()) { #expect(before < after) }
    // 2.3 s of sixty frames, of which the last ones show the same pixel, and the end.
    #expect(offsets.count <= 139 && offsets.count >= 100)
    #expect(offsets.last == 684)
  }

  @Test("A cancelled touch ends a drag without velocity")
  func cancelled() {
    let stage = ScrollStage()
    stage.press(CGPoint(x: 200, y: 800))
    stage.move(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.window.cancelTouch()
    stage.wait(1)
    #expect(stage.log.calls == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging(false)"])
    #expect(stage.y == 190)
  }

  @Test("Interposers see the calls and rewrite the target")
  func interposed() throws {
    let stage = ScrollStage()
    var seen: [CGFloat] = []
    try stage.scroll.scrollChain.append(
      Interposer("short") { witness in
        let next = witness.willEndDragging
        witness.willEndDragging = { scrollView, velocity, target in
          next?(scrollView, velocity, target)
          target.pointee.y = 200
        }
      })
    stage.log.during = { _, call in if call == "willEndDragging" { seen.append(stage.log.target?.y ?? 0) } }
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(5)
    #expect(seen == [684])
    #expect(stage.y == 200)
  }
}
