import Foundation
import TableKit
import Testing

@MainActor
struct PanGestureRecognizerTests {
  let log = TouchLog()
  let window = Window(size: CGSize(width: 300, height: 300))
  let view: TouchedView
  let pan = PanGestureRecognizer()

  init() {
    view = TouchedView("view", frame: CGRect(x: 0, y: 0, width: 200, height: 200), log: log)
    window.addSubview(view)
    view.addGestureRecognizer(pan)
    pan.log("pan", to: log)
  }

  @Test func beginsBeyondTheSlopWhichIsNotPartOfTheTranslation() {
    window.beginTouch(at: CGPoint(x: 100, y: 100))
    window.moveTouch(to: CGPoint(x: 100, y: 109))
    #expect(pan.state == .possible)
    #expect(pan.translation(in: view) == .zero)
    window.moveTouch(to: CGPoint(x: 100, y: 115))
    #expect(pan.state == .began)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 5))
    window.moveTouch(to: CGPoint(x: 103, y: 135))
    #expect(pan.state == .changed)
    #expect(pan.translation(in: view) == CGPoint(x: 3, y: 25))
    window.endTouch(at: CGPoint(x: 103, y: 145))
    #expect(
      log.take() == [
        "view began 0", "view moved 0", "pan began", "view cancelled 0", "pan changed", "pan changed", "pan ended",
      ])
    #expect(pan.state == .possible)
    #expect(pan.translation(in: view) == .zero)
  }

  @Test func aTouchThatDoesNotMoveFarIsTheViews() {
    window.beginTouch(at: CGPoint(x: 100, y: 100))
    window.moveTouch(to: CGPoint(x: 106, y: 107))
    window.endTouch()
    #expect(log.take() == ["view began 0", "view moved 0", "view ended 0"])
  }
}

extension PanGestureRecognizerTests {
  @Test func theTranslationIsThatOfTheViewThatAsks() {
    view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    window.beginTouch(at: CGPoint(x: 100, y: 100))
    window.moveTouch(to: CGPoint(x: 130, y: 140))
    // 50 points away, of which the first 10 count for nothing: four fifths of the way.
    #expect(pan.translation(in: window) == CGPoint(x: 24, y: 32))
    // Turned by −90°: the window's right is the view's down, its up the view's right.
    #expect(pan.translation(in: view) == CGPoint(x: -32, y: 24))
    pan.setTranslation(CGPoint(x: 1, y: 2), in: view)
    #expect(pan.translation(in: view) == CGPoint(x: 1, y: 2))
    #expect(pan.translation(in: window) == CGPoint(x: 2, y: -1))
    pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: view)
    window.moveTouch(to: CGPoint(x: 140, y: 140))
    #expect(pan.translation(in: window) == CGPoint(x: 12, y: -1))
  }

  @Test func theVelocityIsThatOfTheLastTenthOfASecond() {
    window.beginTouch(at: CGPoint(x: 100, y: 100))
    for step in 1...20 {
      window.clock.advance(by: 0.01)
      window.moveTouch(to: CGPoint(x: 100, y: 100 + CGFloat(step) * 4))
    }
    #expect(abs(pan.velocity(in: window).y - 400) < 1e-9)
    view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    #expect(abs(pan.velocity(in: view).x + 400) < 1e-9)
    var ended: CGPoint?
    pan.addAction { [window] pan in if pan.state == .ended { ended = pan.velocity(in: window) } }
    window.clock.advance(by: 0.05)
    window.endTouch()
    #expect(abs((ended?.y ?? 0) - 200) < 1e-9)
    #expect(pan.velocity(in: window) == .zero)
  }

  @Test func anotherFingerMakesNoJump() {
    window.beginTouch(1, at: CGPoint(x: 100, y: 100))
    window.moveTouch(1, to: CGPoint(x: 100, y: 130))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    window.beginTouch(2, at: CGPoint(x: 180, y: 180))
    #expect(pan.numberOfTouches == 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    window.sendTouches([
      TouchChange(.move, identifier: 1, at: CGPoint(x: 100, y: 140)),
      TouchChange(.move, identifier: 2, at: CGPoint(x: 180, y: 190)),
    ])
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    window.endTouch(1)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    window.moveTouch(2, to: CGPoint(x: 180, y: 195))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 35))
    window.endTouch(2)
    #expect(pan.state == .possible)
  }

  @Test func fingersAreCounted() {
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    window.beginTouch(1, at: CGPoint(x: 100, y: 100))
    window.moveTouch(1, to: CGPoint(x: 100, y: 150))
    #expect(pan.state == .possible)
    window.beginTouch(2, at: CGPoint(x: 100, y: 180))
    window.sendTouches([
      TouchChange(.move, identifier: 1, at: CGPoint(x: 100, y: 135)),
      TouchChange(.move, identifier: 2, at: CGPoint(x: 100, y: 165)),
    ])
    #expect(pan.state == .began)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -5))
    window.beginTouch(3, at: CGPoint(x: 10, y: 10))
    #expect(pan.numberOfTouches == 2)
    window.moveTouch(3, to: CGPoint(x: 10, y: 60))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -5))
    window.endTouch(1)
    #expect(pan.state == .ended)
    for finger in 2...3 { window.endTouch(finger) }
    #expect(pan.state == .possible)
  }

  @Test func placesThatAreNowhereChangeNothing() {
    window.beginTouch(at: CGPoint(x: 100, y: 100))
    window.moveTouch(to: CGPoint(x: 100, y: 130))
    window.moveTouch(to: CGPoint(x: 100, y: CGFloat.nan))
    window.moveTouch(to: CGPoint(x: -CGFloat.infinity, y: 100))
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 20))
    window.moveTouch(to: CGPoint(x: 100, y: CGFloat.greatestFiniteMagnitude))
    window.moveTouch(to: CGPoint(x: 100, y: -CGFloat.greatestFiniteMagnitude))
    window.endTouch()
    #expect(pan.state == .possible)
    #expect(log.lines.last == "pan cancelled")
  }
}
