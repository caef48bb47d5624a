import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Wheel and keys")
struct WheelAndKeyTests {
  private let point = CGPoint(x: 200, y: 500)

  @Test("The wheel moves the content at once, no further than its edges, and no delegate hears of a drag")
  func wheel() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 1100))
    stage.window.sendWheel(at: point, delta: CGPoint(x: 0, y: 50))
    #expect(stage.y == 50)
    stage.window.sendWheel(at: point, delta: CGPoint(x: 0, y: 500))
    #expect(stage.y == 140)
    stage.window.sendWheel(at: point, delta: CGPoint(x: 0, y: -500))
    #expect(stage.y == 0)
    stage.window.sendWheel(at: point, delta: CGPoint(x: 0, y: -1))
    stage.window.sendWheel(at: point, delta: CGPoint(x: 0, y: CGFloat.nan))
    stage.wait(1)
    #expect(stage.y == 0)
    #expect(stage.log.calls == ["scroll"])
    #expect(stage.log.scrolls == 3)
  }

  @Test("Parts of a pixel add up")
  func fine() {
    let stage = ScrollStage(scale: 2)
    for _ in 0..<10 { stage.window.sendWheel(at: point, delta: CGPoint(x: 0, y: 0.2)) }
    #expect(stage.y == 2)
    stage.scroll.contentOffset.y = 10
    stage.window.sendWheel(at: point, delta: CGPoint(x: 0, y: 0.2))
    #expect(stage.y == 10)
    stage.window.sendWheel(at: point, delta: CGPoint(x: 0, y: 0.2))
    #expect(stage.y == 10.5)
  }

  @Test("The wheel stops a fling; while a finger drags, it is out of use")
  func meanwhile() {
    let stage = ScrollStage()
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(0.1)
    stage.log.forget()
    let before = stage.y
    stage.window.sendWheel(at: point, delta: CGPoint(x: 0, y: 7))
    #expect(stage.log.calls == ["didEndDecelerating", "scroll"])
    #expect(stage.y == before + 7)
    stage.press(point)
    stage.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    #expect(stage.y == before + 107)
    stage.window.sendWheel(at: point, delta: CGPoint(x: 0, y: 7))
    #expect(stage.y == before + 107)
  }

  @Test("A scroll view that is turned off leaves wheel and keys alone")
  func disabled() {
    let stage = ScrollStage()
    stage.scroll.isScrollEnabled = false
    stage.window.sendWheel(at: point, delta: CGPoint(x: 0, y: 7))
    stage.window.sendKey(.down)
    stage.wait(1)
    #expect(stage.y == 0)
  }

  @Test(
    "Keys go gradually, no further than the edges",
    arguments: [
      (.down, 540), (.up, 460), (.pageDown, 1420), (.space, 1420), (.pageUp, 0), (.home, 0), (.end, 9040), (.left, 500),
      (.right, 500), (.tab, 500), (.enter, 500),
    ] as [(KeyEvent.Key, CGFloat)])
  func keys(key: KeyEvent.Key, offset: CGFloat) {
    // A page is 960 less the 40 that stay in sight.
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 500
    stage.log.forget()
    stage.window.sendKey(key)
    #expect(stage.y == 500)
    stage.wait(0.3)
    #expect(stage.y == offset)
    #expect(stage.log.calls == (offset == 500 ? [] : ["scroll", "didEndScrollingAnimation"]))
  }

  @Test("A key that is pressed on the way goes on from its end")
  func repeated() {
    let stage = ScrollStage()
    for _ in 0..<3 {
      stage.window.sendKey(.down)
      stage.wait(0.1)
    }
    stage.wait(1)
    #expect(stage.y == 120)
    #expect(stage.log.calls == ["scroll", "didEndScrollingAnimation"])
  }

  @Test("Content that scrolls sideways alone turns its pages sideways")
  func sideways() {
    let stage = ScrollStage(content: CGSize(width: 4000, height: 100))
    stage.window.sendKey(.pageDown)
    stage.wait(1)
    #expect(stage.x == 360)
    stage.window.sendKey(.right)
    stage.wait(1)
    #expect(stage.x == 400)
    stage.window.sendKey(.down)
    stage.wait(1)
    #expect(stage.scroll.contentOffset == CGPoint(x: 400, y: 0))
    stage.scroll.isPagingEnabled = true
    stage.window.sendKey(.pageDown)
    stage.wait(1)
    #expect(stage.x == 800)
    stage.window.sendKey(.end)
    stage.wait(1)
    #expect(stage.x == 3600)
  }

  @Test("A key that has nothing to move goes to the scroll view outside")
  func passedOn() {
    let stage = ScrollStage()
    let inner = ScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 700))
    inner.contentSize = CGSize(width: 400, height: 720)
    stage.scroll.addSubview(inner)
    stage.window.sendKey(.down)
    stage.wait(1)
    #expect(inner.contentOffset.y == 20)
    stage.window.sendKey(.down)
    stage.wait(1)
    #expect(inner.contentOffset.y == 20)
    #expect(stage.y == 40)
  }
}
