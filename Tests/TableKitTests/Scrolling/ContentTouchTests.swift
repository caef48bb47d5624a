import Foundation
import Testing

@testable import TableKit

/// Views in a scroll view, and the touches that they hear of.
@MainActor
@Suite("Touches on the content")
struct ContentTouchTests {
  /// Writes down what it hears of touches, with the time.
  final class Pad: View {
    var heard: [String] = []
    private func note(_ what: String) { heard.append(what) }
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note("began") }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { note("moved") }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note("ended") }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { note("cancelled") }
  }

  final class Asking: ScrollView {
    var mayBegin = true
    var mayCancel = true
    var asked: [String] = []
    override func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool {
      asked.append("begin")
      return mayBegin
    }
    override func touchesShouldCancel(in view: View) -> Bool {
      asked.append("cancel")
      return mayCancel
    }
  }

  private let asking: Asking
  private let stage: ScrollStage
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))

  init() {
    asking = Asking()
    stage = ScrollStage(scroll: asking)
    asking.addSubview(pad)
  }

  @Test("A view hears of a touch after 150 ms")
  func delayed() {
    stage.press(CGPoint(x: 200, y: 800))
    stage.wait(0.149)
    #expect(pad.heard.isEmpty && asking.asked.isEmpty)
    stage.wait(0.002)
    #expect(pad.heard == ["began"])
    #expect(asking.asked == ["begin"])
    stage.lift()
    #expect(pad.heard == ["began", "ended"])
  }

  @Test("A touch that is over sooner is told at its end")
  func quick() {
    stage.press(CGPoint(x: 200, y: 800))
    stage.wait(0.05)
    stage.lift()
    #expect(pad.heard == ["began", "ended"])
    stage.wait(1)
    #expect(pad.heard == ["began", "ended"])
  }

  @Test("A drag within the delay is never told")
  func dragged() {
    stage.fling(by: CGPoint(x: 0, y: -100), over: 0.1)
    stage.wait(3)
    #expect(pad.heard.isEmpty && asking.asked.isEmpty)
  }

  @Test("Without the delay, it is told at once, and cancelled by a drag")
  func undelayed() {
    asking.delaysContentTouches = false
    stage.press(CGPoint(x: 200, y: 800))
    #expect(pad.heard == ["began"])
    stage.move(by: CGPoint(x: 0, y: -8), over: 0.02)
    stage.move(by: CGPoint(x: 0, y: -52), over: 0.02)
    #expect(pad.heard.last == "cancelled")
    #expect(asking.asked == ["begin", "cancel"])
    #expect(stage.y == 50)
    stage.lift()
    #expect(pad.heard.filter { $0 != "moved" } == ["began", "cancelled"])
  }

  @Test("A view that may not be cancelled keeps its touch, and the content stays")
  func mayNotCancel() {
    asking.mayCancel = false
    stage.press(CGPoint(x: 200, y: 800))
    stage.wait(0.2)
    stage.move(by: CGPoint(x: 0, y: -100), over: 0.1)
    stage.lift()
    #expect(pad.heard.first == "began" && pad.heard.last == "ended")
    #expect(stage.y == 0)
    #expect(asking.asked == ["begin", "cancel"])
    // Within the delay it has not begun, and nobody is asked.
    asking.asked = []
    stage.dragAndHold(by: CGPoint(x: 0, y: -100))
    #expect(stage.y == 90)
    #expect(asking.asked.isEmpty)
  }

  @Test("Where content touches cannot be cancelled at all, nobody is asked")
  func cannotCancel() {
    asking.canCancelContentTouches = false
    stage.press(CGPoint(x: 200, y: 800))
    stage.wait(0.2)
    stage.move(by: CGPoint(x: 0, y: -100), over: 0.1)
    stage.lift()
    #expect(pad.heard.last == "ended")
    #expect(stage.y == 0)
    #expect(asking.asked == ["begin"])
  }

  @Test("A view that may not begin hears nothing, and the content can be dragged")
  func mayNotBegin() {
    asking.mayBegin = false
    stage.press(CGPoint(x: 200, y: 800))
    stage.wait(0.2)
    stage.move(by: CGPoint(x: 0, y: -100), over: 0.1)
    stage.wait(0.2)
    stage.lift()
    #expect(pad.heard.isEmpty)
    #expect(asking.asked == ["begin"])
    #expect(stage.y == 90)
  }

  @Test("A control keeps its touch by default, another view does not")
  func control() {
    let plain = ScrollStage()
    let button = Control(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
    plain.scroll.addSubview(button)
    plain.press(CGPoint(x: 200, y: 800))
    plain.wait(0.2)
    plain.move(by: CGPoint(x: 0, y: -100), over: 0.1)
    #expect(plain.y == 0)
    #expect(button.isTracking)
    plain.lift()
    // A drag that begins within the delay is the scroll view's.
    plain.dragAndHold(by: CGPoint(x: 0, y: -100))
    #expect(plain.y == 90)
    #expect(plain.scroll.touchesShouldCancel(in: pad))
    #expect(!plain.scroll.touchesShouldCancel(in: button))
  }

  @Test("A touch that stops a fling does not reach the content")
  func stopping() {
    stage.fling(by: CGPoint(x: 0, y: -300), over: 0.1)
    stage.wait(0.1)
    #expect(asking.isDecelerating)
    stage.press(CGPoint(x: 200, y: 500))
    #expect(!asking.isDecelerating)
    stage.wait(1)
    stage.lift()
    #expect(pad.heard.isEmpty)
    // The next one does.
    stage.press(CGPoint(x: 200, y: 500))
    stage.wait(0.05)
    stage.lift()
    #expect(pad.heard == ["began", "ended"])
  }

  @Test("A touch during a bounce and during an animated scrolling does not reach the content either")
  func stoppingOthers() {
    stage.dragAndHold(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 100))
    stage.wait(0.05)
    stage.press(CGPoint(x: 200, y: 500))
    stage.wait(0.3)
    stage.lift()
    stage.wait(3)
    asking.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.wait(0.1)
    stage.press(CGPoint(x: 200, y: 500))
    stage.lift()
    #expect(pad.heard.isEmpty)
  }

  @Test("Whoever looks for a view without a touch finds it also while the content moves")
  func hitTesting() {
    asking.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.wait(0.1)
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 500), with: nil) === pad)
  }

  @Test("Views of scroll views in one another hear of it once all let them")
  func nested() {
    let inner = Asking(frame: CGRect(x: 0, y: 0, width: 400, height: 960))
    inner.contentSize = CGSize(width: 400, height: 2000)
    pad.removeFromSuperview()
    inner.addSubview(pad)
    asking.addSubview(inner)
    stage.press(CGPoint(x: 200, y: 500))
    stage.wait(0.2)
    #expect(pad.heard == ["began"])
    stage.lift()
    asking.mayBegin = false
    stage.press(CGPoint(x: 200, y: 500))
    stage.wait(0.2)
    stage.lift()
    #expect(pad.heard == ["began", "ended"])
  }
}
