import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Dragging")
struct ScrollDraggingTests {
  @Test("Nothing moves within the slop, and then without a jump")
  func slop() {
    let stage = ScrollStage()
    stage.press(CGPoint(x: 200, y: 800))
    #expect(stage.scroll.isTracking)
    stage.move(by: CGPoint(x: 0, y: -9.5), over: 0.1)
    #expect(stage.y == 0)
    #expect(!stage.scroll.isDragging)
    stage.move(by: CGPoint(x: 0, y: -2.5), over: 0.01)
    #expect(stage.scroll.isDragging && stage.scroll.isTracking)
    #expect(stage.y == 2)
    stage.move(by: CGPoint(x: 0, y: -20), over: 0.1)
    #expect(stage.y == 22)
  }

  @Test(
    "Past its edge, content follows less and less: numbers for bounds of 960 points",
    arguments: [(5, 2.74), (100, 52.02), (-5, -2.74), (-100, -52.02)] as [(CGFloat, CGFloat)])
  func rubberBand(drag: CGFloat, offset: CGFloat) {
    // Pulled down at the top, and up at the end, at 9040. On a display of 100 pixels a point, so that the numbers show.
    let stage = ScrollStage(scale: 100)
    if drag < 0 { stage.scroll.contentOffset.y = 9040 }
    stage.press(CGPoint(x: 200, y: 480))
    stage.move(by: CGPoint(x: 0, y: drag < 0 ? drag - 10 : drag + 10), over: 0.2)
    let edge: CGFloat = drag < 0 ? 9040 : 0
    #expect(abs(edge - stage.y - offset) <= 0.01)
    // And back: the offset is a function of where the finger is.
    stage.move(by: CGPoint(x: 0, y: -drag), over: 0.2)
    #expect(stage.y == edge)
  }

  @Test("Content that fits is not dragged, unless it always bounces")
  func alwaysBounces() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 100), scale: 100)
    stage.dragAndHold(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 110))
    #expect(stage.log.calls.isEmpty)
    stage.scroll.alwaysBounceVertical = true
    stage.press(CGPoint(x: 200, y: 100))
    stage.move(by: CGPoint(x: 60, y: 110), over: 0.2)
    #expect(stage.y < -40)
    #expect(stage.x == 0)
    stage.lift()
    stage.wait(3)
    #expect(stage.scroll.contentOffset == .zero)
    stage.scroll.bounces = false
    stage.log.forget()
    stage.dragAndHold(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 110))
    #expect(stage.log.calls.isEmpty)
    stage.scroll.bounces = true
    stage.scroll.alwaysBounceHorizontal = true
    stage.press(CGPoint(x: 100, y: 100))
    stage.move(by: CGPoint(x: 110, y: 0), over: 0.2)
    // 100 points at 400: (1 − 1/(55/400 + 1))·400 = 48.35.
    #expect(abs(stage.x + 48.35) <= 0.01)
  }

  @Test("Without bounces, content stops at its edge, and follows again when the finger is back there")
  func withoutBounces() {
    let stage = ScrollStage()
    stage.scroll.bounces = false
    stage.scroll.contentOffset.y = 20
    stage.press(CGPoint(x: 200, y: 100))
    stage.move(by: CGPoint(x: 0, y: 60), over: 0.2)
    #expect(stage.y == 0)
    stage.move(by: CGPoint(x: 0, y: -30), over: 0.2)
    #expect(stage.y == 0)
    stage.move(by: CGPoint(x: 0, y: -5), over: 0.2)
    #expect(stage.y == 5)
  }

  @Test("Caught out of range, content follows from where it is")
  func caughtBeyond() {
    let stage = ScrollStage(scale: 100)
    stage.dragAndHold(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 110))
    stage.wait(0.05)
    stage.press(CGPoint(x: 200, y: 300))
    let caught = stage.y
    #expect(caught < -20)
    stage.move(by: CGPoint(x: 0, y: 10), over: 0.05)
    #expect(abs(stage.y - caught) <= 0.01)
    // 20 points further, on the same curve.
    let band = RubberBand(dimension: 960)
    stage.move(by: CGPoint(x: 0, y: 20), over: 0.05)
    let expected = -band.displacement(forDrag: band.drag(forDisplacement: -caught) + 20)
    #expect(abs(stage.y - expected) <= 0.02)
  }

  @Test("A touch that stops a bounce and drags nothing lets it go on when it is lifted")
  func caughtAndReleased() {
    let stage = ScrollStage()
    stage.dragAndHold(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 110))
    stage.wait(0.05)
    stage.press(CGPoint(x: 200, y: 300))
    let caught = stage.y
    stage.log.forget()
    stage.wait(2)
    #expect(stage.y == caught)
    stage.lift()
    #expect(stage.log.calls == ["willBeginDecelerating"])
    stage.wait(2)
    #expect(stage.y == 0)
    #expect(stage.log.calls == ["willBeginDecelerating", "scroll", "didEndDecelerating"])
  }

  @Test("A directional lock holds a drag to the axis along which it clearly begins")
  func directionalLock() {
    let stage = ScrollStage(content: CGSize(width: 4000, height: 4000))
    stage.scroll.isDirectionalLockEnabled = true
    stage.press(CGPoint(x: 300, y: 800))
    stage.move(by: CGPoint(x: -6, y: -12), over: 0.01)
    stage.move(by: CGPoint(x: -100, y: -50), over: 0.2)
    #expect(stage.x == 0)
    #expect(stage.y > 50)
    stage.lift()
    stage.wait(5)
    #expect(stage.x == 0)

    stage.press(CGPoint(x: 300, y: 800))
    stage.move(by: CGPoint(x: -10, y: -12), over: 0.01)
    stage.move(by: CGPoint(x: -100, y: -50), over: 0.2)
    #expect(stage.x > 90)
  }

  @Test("Two fingers drag as one in their middle, and one more or less makes no jump")
  func twoFingers() {
    let stage = ScrollStage()
    stage.press(CGPoint(x: 200, y: 800))
    stage.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    #expect(stage.y == 100)
    stage.window.beginTouch(1, at: CGPoint(x: 100, y: 400))
    #expect(stage.y == 100)
    stage.window.moveTouch(1, to: CGPoint(x: 100, y: 360))
    #expect(stage.y == 120)
    stage.window.endTouch(1)
    #expect(stage.y == 120)
    stage.move(by: CGPoint(x: 0, y: -10), over: 0.1)
    #expect(stage.y == 130)
    stage.wait(0.2)
    stage.lift()
    #expect(stage.log.calls == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging(false)"])
  }

  @Test("A finger that has gone across first may still drag, without a jump")
  func acrossFirst() {
    let stage = ScrollStage()
    stage.press(CGPoint(x: 200, y: 800))
    stage.move(by: CGPoint(x: 80, y: 0), over: 0.2)
    #expect(!stage.scroll.isDragging)
    stage.move(by: CGPoint(x: 0, y: -30), over: 0.3)
    #expect(stage.scroll.isDragging)
    // Each ten points are looked at anew. Of the way across 8 are left over: with 6 up they are ten, still across. The ten after
    // those are the slop.
    #expect(stage.y == 14)
  }

  @Test("A scroll view that is turned off does not follow; turned off while it is dragged, it lets go")
  func disabled() {
    let stage = ScrollStage()
    stage.scroll.isScrollEnabled = false
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(1)
    #expect(stage.log.calls.isEmpty)
    stage.scroll.isScrollEnabled = true
    stage.press(CGPoint(x: 200, y: 800))
    stage.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    stage.scroll.isScrollEnabled = false
    #expect(stage.log.calls == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging(false)"])
    stage.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    #expect(stage.y == 100)
  }

  // MARK: Pages

  @Test(
    "A flick turns one page, a slow drag goes to the nearest",
    arguments: [
      // from, way, seconds, page
      (0, -150, 0.2, 1), (0, -400, 0.2, 1), (960, 150, 0.2, 0), (960, -150, 0.2, 2), (960, -100, 2, 1),
      (960, -700, 4, 2), (960, 600, 4, 0), (0, 200, 0.2, 0), (1920, -300, 0.2, 2),
    ] as [(CGFloat, CGFloat, TimeInterval, CGFloat)])
  func pages(from: CGFloat, way: CGFloat, seconds: TimeInterval, page: CGFloat) {
    let stage = ScrollStage(content: CGSize(width: 400, height: 2880))
    stage.scroll.isPagingEnabled = true
    stage.scroll.contentOffset.y = from
    stage.fling(from: CGPoint(x: 200, y: way < 0 ? 900 : 50), by: CGPoint(x: 0, y: way), over: seconds)
    stage.wait(5)
    #expect(stage.y == page * 960)
    #expect(stage.log.target == CGPoint(x: 0, y: page * 960))
  }

  @Test("A page is reached soon, and never overrun within the range")
  func pageSpeed() {
    for way in [-150, -300, -600, -900] as [CGFloat] {
      let stage = ScrollStage(scale: 3)
      stage.scroll.isPagingEnabled = true
      var greatest: CGFloat = 0
      stage.log.during = { scroll, _ in greatest = max(greatest, scroll.contentOffset.y) }
      stage.fling(from: CGPoint(x: 200, y: 940), by: CGPoint(x: 0, y: way), over: 0.2)
      stage.wait(1.2)
      #expect(!stage.scroll.isDecelerating)
      #expect(stage.y == 960)
      #expect(greatest == 960)
    }
  }

  @Test("Caught between two pages and let go, content goes to the nearest")
  func pageCaught() {
    let stage = ScrollStage()
    stage.scroll.isPagingEnabled = true
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    while stage.y < 600 { stage.wait(0.01) }
    stage.press(CGPoint(x: 200, y: 500))
    stage.wait(1)
    stage.lift()
    stage.wait(2)
    #expect(stage.y == 960)
  }
}
