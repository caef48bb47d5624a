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
