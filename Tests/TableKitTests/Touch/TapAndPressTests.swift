import Foundation
import TableKit
import Testing

@MainActor
struct TapAndPressTests {
  let log = TouchLog()
  let window = Window(size: CGSize(width: 300, height: 300))
  let view = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let point = CGPoint(x: 100, y: 100)

  init() {
    window.addSubview(view)
  }

  func tapping(taps: Int = 1, touches: Int = 1) -> TapGestureRecognizer {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    tap.log("tap", to: log)
    view.addGestureRecognizer(tap)
    return tap
  }

  func pressing() -> LongPressGestureRecognizer {
    let press = LongPressGestureRecognizer()
    press.log("press", to: log)
    view.addGestureRecognizer(press)
    return press
  }

  @Test func aTapIsShort() {
    _ = tapping()
    window.beginTouch(at: point)
    window.clock.advance(by: 0.7)
    window.endTouch()
    #expect(log.take() == ["tap ended"])
    window.beginTouch(at: point)
    window.clock.advance(by: 0.8)
    window.endTouch()
    #expect(log.take() == [])
  }

  @Test func aTapStaysInPlace() {
    let tap = tapping()
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: 145, y: 100))
    window.endTouch()
    #expect(log.take() == ["tap ended"])
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: 146, y: 100))
    #expect(tap.state == .failed)
    window.moveTouch(to: point)
    window.endTouch()
    #expect(log.take() == [])
    window.beginTouch(at: point)
    window.endTouch(at: CGPoint(x: 146, y: 100))
    #expect(log.take() == [])
    #expect(tap.state == .possible)
  }

  @Test func tapsInARowAreNearInTimeAndPlace() {
    _ = tapping(taps: 3)
    func tap(at point: CGPoint, after delay: TimeInterval) {
      window.clock.advance(by: delay)
      window.beginTouch(at: point)
      window.endTouch()
    }
    tap(at: point, after: 0)
    tap(at: point, after: 0.3)
    tap(at: point, after: 0.3)
    #expect(log.take() == ["tap ended"])
    tap(at: point, after: 1)
    tap(at: point, after: 0.3)
    tap(at: point, after: 0.4)
    #expect(log.take() == [])
    tap(at: point, after: 1)
    tap(at: point, after: 0.1)
    tap(at: CGPoint(x: 150, y: 100), after: 0.1)
    #expect(log.take() == [])
  }

  @Test func twoFingersTapTogether() {
    let tap = tapping(touches: 2)
    window.beginTouch(1, at: point)
    window.endTouch(1)
    #expect(log.take() == [])
    window.beginTouch(1, at: point)
    window.beginTouch(2, at: CGPoint(x: 120, y: 140))
    #expect(tap.numberOfTouches == 2)
    #expect(tap.location(in: view) == CGPoint(x: 110, y: 120))
    #expect(tap.location(ofTouch: 1, in: view) == CGPoint(x: 120, y: 140))
    #expect(tap.location(ofTouch: 2, in: view) == .zero)
    window.endTouch(1)
    window.endTouch(2)
    #expect(log.take() == ["tap ended"])
    for finger in 1...3 { window.beginTouch(finger, at: point) }
    for finger in 1...3 { window.endTouch(finger) }
    #expect(log.take() == [])
  }

  @Test func aPressBeginsAfterHalfASecond() {
    let press = pressing()
    window.clock.advance(by: 1)
    window.beginTouch(at: point)
    window.clock.advance(to: 1.499)
    #expect(press.state == .possible)
    window.clock.advance(to: 1.5)
    #expect(press.state == .began)
    #expect(press.location(in: view) == point)
    window.moveTouch(to: CGPoint(x: 170, y: 100))
    window.clock.advance(by: 3)
    window.endTouch()
    #expect(log.take() == ["press began", "press changed", "press ended"])
  }

  @Test func aPressStaysInPlaceUntilItBegins() {
    let press = pressing()
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: 110, y: 100))
    #expect(press.state == .possible)
    window.moveTouch(to: CGPoint(x: 110.5, y: 100))
    #expect(press.state == .failed)
    window.clock.advance(by: 1)
    window.endTouch()
    window.beginTouch(at: point)
    window.clock.advance(by: 0.4)
    window.endTouch()
    window.clock.advance(by: 1)
    #expect(log.take() == [])
    #expect(press.state == .possible)
  }

  @Test func aPressIsCancelledWithItsTouch() {
    _ = pressing()
    window.beginTouch(at: point)
    window.clock.advance(by: 0.6)
    window.cancelTouch()
    #expect(log.take() == ["press began", "press cancelled"])
  }

  @Test(arguments: [0, -1, TimeInterval.nan])
  func aPressWithoutADurationBeginsAtOnce(_ duration: TimeInterval) {
    pressing().minimumPressDuration = duration
    window.beginTouch(at: point)
    #expect(log.take() == ["press began"])
  }

  @Test func aPressMayComeAfterATap() {
    pressing().numberOfTapsRequired = 1
    window.beginTouch(at: point)
    window.clock.advance(by: 1)
    window.endTouch()
    #expect(log.take() == [])
    window.beginTouch(at: point)
    window.endTouch()
    window.clock.advance(by: 0.2)
    window.beginTouch(at: point)
    window.clock.advance(by: 0.5)
    window.endTouch()
    #expect(log.take() == ["press began", "press ended"])
  }

  @Test func aRecogniserOnAViewWithoutSizeHearsNothing() {
    view.frame = CGRect(x: 100, y: 100, width: 0, height: 0)
    _ = tapping()
    window.beginTouch(at: point)
    window.endTouch()
    #expect(log.take() == [])
    #expect(view.point(inside: .zero, with: nil) == false)
  }
}
