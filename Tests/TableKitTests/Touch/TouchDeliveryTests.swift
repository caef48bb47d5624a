import Foundation
import TableKit
import Testing

@MainActor
struct TouchDeliveryTests {
  let log = TouchLog()
  let window = Window(size: CGSize(width: 300, height: 300))
  let outer: TouchedView
  let inner: TouchedView

  init() {
    outer = TouchedView("outer", frame: CGRect(x: 0, y: 0, width: 200, height: 200), log: log)
    inner = TouchedView("inner", frame: CGRect(x: 50, y: 50, width: 100, height: 100), log: log)
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func aTouchStaysWithTheViewThatItBeganIn() {
    window.beginTouch(at: CGPoint(x: 60, y: 60))
    window.moveTouch(to: CGPoint(x: 290, y: 290))
    window.endTouch()
    #expect(log.take() == ["inner began 0", "inner moved 0", "inner ended 0"])
  }

  @Test func whatAViewDoesNotKeepGoesToItsSuperview() {
    inner.passesOn = true
    window.beginTouch(at: CGPoint(x: 60, y: 60))
    window.cancelTouch()
    #expect(log.take() == ["inner began 0", "outer began 0", "inner cancelled 0", "outer cancelled 0"])
  }

  @Test func locationsAreThoseOfTheViewThatAsks() throws {
    inner.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    let touch = try #require(window.beginTouch(at: CGPoint(x: 60, y: 80)))
    window.clock.advance(by: 0.5)
    window.moveTouch(to: CGPoint(x: 70, y: 80))
    #expect(touch.location(in: nil) == CGPoint(x: 70, y: 80))
    #expect(touch.previousLocation(in: window) == CGPoint(x: 60, y: 80))
    // The middle of the view is at (100, 100). Turned by −90°, its x runs up and its y runs right.
    #expect(touch.location(in: inner) == CGPoint(x: 50 + 20, y: 50 - 30))
    #expect(touch.previousLocation(in: inner) == CGPoint(x: 50 + 20, y: 50 - 40))
    #expect(touch.timestamp == 0.5)
    #expect(touch.phase == .moved)
    #expect(touch.view === inner)
  }

  @Test func onlyTheFirstTouchCountsInAViewThatDoesNotTakeSeveral() {
    window.sendTouches([
      TouchChange(.begin, identifier: 1, at: CGPoint(x: 60, y: 60)),
      TouchChange(.begin, identifier: 2, at: CGPoint(x: 70, y: 60)),
    ])
    window.endTouch(2)
    window.endTouch(1)
    #expect(log.take() == ["inner began 1", "inner ended 1"])

    inner.isMultipleTouchEnabled = true
    window.sendTouches([
      TouchChange(.begin, identifier: 1, at: CGPoint(x: 60, y: 60)),
      TouchChange(.begin, identifier: 2, at: CGPoint(x: 70, y: 60)),
    ])
    window.sendTouches([
      TouchChange(.move, identifier: 1, at: CGPoint(x: 61, y: 60)), TouchChange(.end, identifier: 2),
    ])
    window.endTouch(1)
    #expect(log.take() == ["inner began 1,2", "inner moved 1", "inner ended 2", "inner ended 1"])
  }

  @Test func aViewThatWantsToBeAloneIs() {
    let other = TouchedView("other", frame: CGRect(x: 200, y: 200, width: 100, height: 100), log: log)
    window.addSubview(other)
    other.isExclusiveTouch = true
    window.beginTouch(1, at: CGPoint(x: 250, y: 250))
    window.beginTouch(2, at: CGPoint(x: 60, y: 60))
    window.endTouch(1)
    window.endTouch(2)
    #expect(log.take() == ["other began 1", "other ended 1"])

    window.beginTouch(2, at: CGPoint(x: 60, y: 60))
    window.beginTouch(1, at: CGPoint(x: 250, y: 250))
    window.endTouch(1)
    window.endTouch(2)
    #expect(log.take() == ["inner began 2", "inner ended 2"])
  }

  @Test func tapsInARowAreCounted() throws {
    func tap(at point: CGPoint, after delay: TimeInterval) throws -> Int {
      window.clock.advance(by: delay)
      let touch = try #require(window.beginTouch(at: point))
      window.endTouch()
      return touch.tapCount
    }
    #expect(try tap(at: CGPoint(x: 60, y: 60), after: 0) == 1)
    #expect(try tap(at: CGPoint(x: 60, y: 100), after: 0.3) == 2)
    #expect(try tap(at: CGPoint(x: 60, y: 100), after: 0.3) == 3)
    #expect(try tap(at: CGPoint(x: 60, y: 100), after: 0.4) == 1)
    #expect(try tap(at: CGPoint(x: 110, y: 100), after: 0.1) == 1)
    let moved = try #require(window.beginTouch(at: CGPoint(x: 110, y: 100)))
    #expect(moved.tapCount == 2)
    window.moveTouch(to: CGPoint(x: 160, y: 100))
    #expect(moved.tapCount == 0)
    window.endTouch()
    #expect(try tap(at: CGPoint(x: 160, y: 100), after: 0.1) == 1)
  }

  @Test func whatCannotBeIsNothing() {
    window.beginTouch(at: CGPoint(x: CGFloat.nan, y: 60))
    window.moveTouch(to: CGPoint(x: 60, y: 60))
    window.endTouch(7)
    #expect(log.take() == [])
    window.beginTouch(at: CGPoint(x: 60, y: 60))
    window.moveTouch(to: CGPoint(x: CGFloat.infinity, y: 60))
    window.endTouch(at: CGPoint(x: 60, y: CGFloat.nan))
    #expect(log.take() == ["inner began 0", "inner ended 0"])
    window.sendWheel(at: .zero, delta: CGPoint(x: CGFloat.nan, y: 0))
    // A finger that is put down while it is down was lifted without being heard of.
    window.beginTouch(at: CGPoint(x: 60, y: 60))
    window.beginTouch(at: CGPoint(x: 10, y: 10))
    window.endTouch()
    #expect(log.take() == ["inner began 0", "inner cancelled 0", "outer began 0", "outer ended 0"])
  }

  @Test func aViewThatLeavesItsWindowLosesItsTouches() {
    window.beginTouch(at: CGPoint(x: 60, y: 60))
    inner.removeFromSuperview()
    #expect(log.take() == ["inner began 0", "inner cancelled 0"])
    window.moveTouch(to: CGPoint(x: 70, y: 60))
    window.endTouch()
    #expect(log.take() == [])
  }

  @Test(arguments: ["began", "moved", "ended", "cancelled"])
  func aViewMayLeaveInItsOwnCallback(_ moment: String) {
    inner.onTouch = { view, word in
      if word == moment { view.removeFromSuperview() }
    }
    window.beginTouch(at: CGPoint(x: 60, y: 60))
    window.moveTouch(to: CGPoint(x: 70, y: 60))
    if moment == "cancelled" { window.cancelTouch() } else { window.endTouch() }
    let all = ["inner began 0", "inner moved 0", "inner ended 0"]
    let expected: [String] =
      switch moment {
      case "began": ["inner began 0", "inner cancelled 0"]
      case "moved": ["inner began 0", "inner moved 0", "inner cancelled 0"]
      case "ended": all
      default: ["inner began 0", "inner moved 0", "inner cancelled 0"]
      }
    #expect(log.take() == expected)
    #expect(inner.superview == nil)
  }

  @Test func whatIsSentInACallbackIsSentAfterwards() {
    inner.onTouch = { [window] _, word in
      if word == "began" { window.endTouch() }
    }
    window.beginTouch(at: CGPoint(x: 60, y: 60))
    #expect(log.take() == ["inner began 0", "inner ended 0"])
  }

  @Test func aWindowThatGoesInTheMiddleOfATouchTakesEverythingWithIt() {
    weak var window: Window?
    weak var view: View?
    weak var recognizer: GestureRecognizer?
    weak var touch: Touch?
    do {
      let made = Window(size: CGSize(width: 100, height: 100))
      let plate = View(frame: made.bounds)
      let pan = PanGestureRecognizer()
      plate.addGestureRecognizer(pan)
      made.addSubview(plate)
      touch = made.beginTouch(at: CGPoint(x: 50, y: 50))
      made.moveTouch(to: CGPoint(x: 80, y: 50))
      #expect(pan.state == .began)
      #expect(touch?.gestureRecognizers.count == 1 && touch?.gestureRecognizers.first === pan)
      (window, view, recognizer) = (made, plate, pan)
    }
    #expect(window == nil)
    #expect(view == nil)
    #expect(recognizer == nil)
    #expect(touch == nil)
  }
}
