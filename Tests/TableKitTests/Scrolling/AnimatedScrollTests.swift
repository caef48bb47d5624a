import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Animated scrolling")
struct AnimatedScrollTests {
  /// Ease-in-out, (0.42, 0, 0.58, 1), by bisection of the Bézier polynomials.
  private func eased(_ time: Double) -> Double {
    func component(_ first: Double, _ second: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if component(0.42, 0.58, middle) < time { low = middle } else { high = middle }
    }
    return component(0, 1, low)
  }

  @Test("It takes 0.3 s, slow at both ends", arguments: [0.05, 0.1, 0.15, 0.2, 0.29])
  func course(time: TimeInterval) {
    let stage = ScrollStage(content: CGSize(width: 4000, height: 10_000), scale: 100)
    stage.scroll.setContentOffset(CGPoint(x: 200, y: 400), animated: true)
    #expect(stage.scroll.contentOffset == .zero)
    stage.wait(time)
    #expect(abs(stage.y - 400 * eased(time / 0.3)) <= 0.006)
    #expect(abs(stage.x - 200 * eased(time / 0.3)) <= 0.006)
    stage.wait(0.3 - time + 0.001)
    #expect(stage.scroll.contentOffset == CGPoint(x: 200, y: 400))
    #expect(!stage.scroll.isScrollAnimating)
  }

  @Test("It ends at its own time, and at its target to the last digit")
  func end() {
    let stage = ScrollStage()
    var end: TimeInterval?
    stage.log.during = { [clock = stage.clock] _, call in
      if call == "didEndScrollingAnimation" { end = clock.now }
    }
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 100.3), animated: true)
    stage.wait(1)
    #expect(end == 0.3)
    #expect(stage.y == 100.3)
  }

  @Test("Another target takes the place of the first from where the content is")
  func retargeted() {
    let stage = ScrollStage(scale: 100)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.wait(0.15)
    #expect(stage.y == 200)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    stage.wait(0.15)
    #expect(abs(stage.y - 100) <= 0.006)
    // The same target again changes nothing.
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    stage.wait(0.15)
    #expect(stage.y == 0)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
    // Where it is, nothing has to move.
    stage.log.forget()
    stage.scroll.setContentOffset(.zero, animated: true)
    stage.wait(1)
    #expect(stage.log.calls.isEmpty)
  }

  @Test("To where the content is just now: it stops there")
  func toHere() {
    let stage = ScrollStage()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.wait(0.15)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
    stage.wait(1)
    #expect(stage.y == 200)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
  }

  @Test("A rectangle comes into sight gradually")
  func rectangle() {
    let stage = ScrollStage()
    stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 60), animated: true)
    #expect(stage.y == 0)
    stage.wait(1)
    #expect(stage.y == 100)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
    stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 60), animated: true)
    stage.wait(1)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
  }

  @Test("A delegate that scrolls on at each end makes a chain, not a loop")
  func chain() {
    let stage = ScrollStage()
    stage.log.during = { scroll, call in
      guard call == "didEndScrollingAnimation", scroll.contentOffset.y < 300 else { return }
      scroll.setContentOffset(CGPoint(x: 0, y: scroll.contentOffset.y + 100), animated: true)
    }
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.wait(0.45)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 150), animated: false)
    stage.wait(5)
    #expect(stage.log.calls.filter { $0 != "scroll" }.count == 4)
    #expect(stage.y == 350)
  }

  @Test("While a finger drags, the content is the finger's: an animated call is there at once")
  func whileDragging() {
    let stage = ScrollStage()
    stage.press(CGPoint(x: 200, y: 800))
    stage.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    stage.log.forget()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
    stage.move(by: CGPoint(x: 0, y: -10), over: 0.1)
    #expect(stage.y == 510)
  }

  @Test("Stopping stops what moves, once")
  func stopped() {
    let stage = ScrollStage()
    stage.scroll.stopScrollingAndZooming()
    #expect(stage.log.calls.isEmpty)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.wait(0.15)
    stage.scroll.stopScrollingAndZooming()
    #expect(stage.y == 200)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(0.1)
    stage.log.forget()
    stage.scroll.stopScrollingAndZooming()
    stage.wait(1)
    #expect(stage.log.calls == ["didEndDecelerating"])
    stage.press(CGPoint(x: 200, y: 800))
    stage.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    stage.log.forget()
    stage.scroll.stopScrollingAndZooming()
    #expect(stage.log.calls == ["willEndDragging", "didEndDragging(false)"])
    #expect(!stage.scroll.isDragging && !stage.scroll.isTracking)
  }

  @Test("A jump to where the content is stops a fling")
  func killed() {
    let stage = ScrollStage()
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(0.1)
    let here = stage.scroll.contentOffset
    stage.scroll.setContentOffset(here, animated: false)
    #expect(!stage.scroll.isDecelerating)
    #expect(stage.log.calls.last == "didEndDecelerating")
    stage.wait(1)
    #expect(stage.scroll.contentOffset == here)
  }
}
