import Foundation
import TableKit
import Testing

@MainActor
struct ControlTests {
  final class Tracker: Control {
    let log: TouchLog
    var begins = true
    var continues = true

    init(log: TouchLog) {
      self.log = log
      super.init(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    }

    override func beginTracking(_ touch: Touch, with event: TableKit.Event?) -> Bool {
      log.note("begin")
      return begins
    }

    override func continueTracking(_ touch: Touch, with event: TableKit.Event?) -> Bool {
      log.note("continue")
      return continues
    }

    override func endTracking(_ touch: Touch?, with event: TableKit.Event?) {
      log.note("end \(touch == nil ? "itself" : "touch")")
    }

    override func cancelTracking(with event: TableKit.Event?) { log.note("cancel") }
  }

  let log = TouchLog()
  let window = Window(size: CGSize(width: 300, height: 300))
  let control: Tracker
  let middle = CGPoint(x: 125, y: 125)

  static let names: [(Control.Events, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancelled"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primary"),
  ]

  init() {
    control = Tracker(log: log)
    window.addSubview(control)
    for (events, name) in Self.names {
      control.addAction(for: events) { [log] control in
        log.note("\(name)\(control.isHighlighted ? " highlighted" : "")")
      }
    }
  }

  @Test func isPressed() {
    window.beginTouch(at: middle)
    #expect(control.isTracking)
    #expect(control.isTouchInside)
    #expect(control.state == .highlighted)
    window.endTouch()
    #expect(!control.isTracking)
    #expect(!control.isTouchInside)
    #expect(control.state == .normal)
    #expect(log.take() == ["begin", "down highlighted", "end touch", "upInside", "primary"])
    window.beginTouch(at: middle)
    window.endTouch()
    #expect(log.take() == ["begin", "down highlighted", "downRepeat highlighted", "end touch", "upInside", "primary"])
  }

  @Test func outsideBeginsSeventyPointsBeyondTheBounds() {
    window.beginTouch(at: middle)
    window.moveTouch(to: CGPoint(x: 219, y: 125))
    #expect(log.take() == ["begin", "down highlighted", "continue", "dragInside highlighted"])
    window.moveTouch(to: CGPoint(x: 221, y: 125))
    #expect(log.take() == ["continue", "dragOutside", "dragExit"])
    #expect(control.isTracking)
    #expect(!control.isTouchInside)
    window.moveTouch(to: CGPoint(x: 230, y: 125))
    #expect(log.take() == ["continue", "dragOutside"])
    window.moveTouch(to: CGPoint(x: 125, y: 31))
    #expect(log.take() == ["continue", "dragInside highlighted", "dragEnter highlighted"])
    window.endTouch(at: CGPoint(x: 125, y: 29))
    #expect(log.take() == ["end touch", "upOutside"])
  }

  @Test func isCancelled() {
    window.beginTouch(at: middle)
    window.cancelTouch()
    #expect(log.take() == ["begin", "down highlighted", "cancel", "cancelled"])
    window.beginTouch(at: middle)
    control.isEnabled = false
    #expect(control.state == .disabled)
    window.endTouch()
    #expect(
      log.take()
        == ["begin", "down highlighted", "downRepeat highlighted", "cancel", "cancelled"].filter {
          $0 != "downRepeat highlighted"
        })
    window.beginTouch(at: middle)
    window.endTouch()
    #expect(log.take() == [])
  }

  @Test func isCancelledWhenItLeavesItsWindow() {
    window.beginTouch(at: middle)
    control.removeFromSuperview()
    #expect(log.take() == ["begin", "down highlighted", "cancel", "cancelled"])
    window.endTouch()
    #expect(log.take() == [])
  }

  @Test func itsOwnActionMayTakeItAway() {
    control.addAction(for: .touchDown) { $0.removeFromSuperview() }
    window.beginTouch(at: middle)
    #expect(log.take() == ["begin", "down highlighted", "cancel", "cancelled"])
    #expect(!control.isTracking)
  }

  @Test func aSubclassDecidesWhatItFollows() {
    control.begins = false
    window.beginTouch(at: middle)
    window.endTouch()
    #expect(log.take() == ["begin"])
    control.begins = true
    control.continues = false
    window.clock.advance(by: 1)
    window.beginTouch(at: middle)
    window.moveTouch(to: CGPoint(x: 126, y: 125))
    #expect(!control.isTracking)
    window.moveTouch(to: CGPoint(x: 127, y: 125))
    window.endTouch()
    #expect(log.take() == ["begin", "down highlighted", "continue", "end itself"])
  }

  @Test func aRecogniserThatTakesTheTouchCancelsIt() {
    let pan = PanGestureRecognizer()
    window.addGestureRecognizer(pan)
    window.beginTouch(at: middle)
    window.moveTouch(to: CGPoint(x: 125, y: 150))
    window.endTouch()
    #expect(log.take() == ["begin", "down highlighted", "cancel", "cancelled"])
  }

  @Test func aTapIsTheControlsAndNotThatOfTheViewsAroundIt() {
    let tap = TapGestureRecognizer()
    tap.log("tap", to: log)
    window.addGestureRecognizer(tap)
    window.beginTouch(at: middle)
    window.endTouch()
    #expect(log.take() == ["begin", "down highlighted", "end touch", "upInside", "primary"])
    control.isEnabled = false
    window.clock.advance(by: 1)
    window.beginTouch(at: middle)
    window.endTouch()
    #expect(log.take() == ["tap ended"])
  }

  @Test func actionsAreCalledOncePerEventAndUntilTheyAreTakenAway() {
    var count = 0
    let registration = control.addAction(for: [.touchUpInside, .primaryActionTriggered]) { _ in count += 1 }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    #expect(count == 1)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
    control.removeAction(registration)
    control.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }
}
