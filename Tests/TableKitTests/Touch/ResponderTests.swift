import Foundation
import Testing

@testable import TableKit

@MainActor
struct ResponderTests {
  /// A view that writes down wheels and keys, and passes on what it is told to.
  final class Listener: View {
    let log: TouchLog
    var passesOn = false
    var mayBeFirst = true
    var mayResign = true

    init(_ tag: Int, frame: CGRect, log: TouchLog) {
      self.log = log
      super.init(frame: frame)
      self.tag = tag
    }

    override var canBecomeFirstResponder: Bool { mayBeFirst }

    override func resignFirstResponder() -> Bool { mayResign && super.resignFirstResponder() }

    override func scrollWheel(with event: WheelEvent) {
      let delta = event.delta(in: self)
      log.note("\(tag) wheel \(Int(delta.x)),\(Int(delta.y)) \(event.phase)")
      if passesOn { super.scrollWheel(with: event) }
    }

    override func keyDown(with event: KeyEvent) {
      log.note("\(tag) key \(event.key.rawValue)")
      if passesOn { super.keyDown(with: event) }
    }
  }

  let log = TouchLog()
  let window = Window(size: CGSize(width: 300, height: 300))
  let first: Listener
  let second: Listener

  init() {
    first = Listener(1, frame: CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    second = Listener(2, frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
    window.addSubview(first)
    first.addSubview(second)
  }

  @Test func aWheelTurnsWhatIsUnderThePointer() {
    second.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    window.sendWheel(at: CGPoint(x: 200, y: 200), delta: CGPoint(x: 3, y: 4))
    // What runs right on screen runs down in a view that is turned by −90°.
    window.sendWheel(at: CGPoint(x: 50, y: 50), delta: CGPoint(x: 3, y: 4))
    #expect(log.take() == ["1 wheel 3,4 single", "2 wheel -4,3 single"])
    second.passesOn = true
    window.sendWheel(at: CGPoint(x: 50, y: 50), delta: CGPoint(x: 3, y: 4))
    #expect(log.take() == ["2 wheel -4,3 single", "1 wheel 3,4 single"])
    window.sendWheel(at: CGPoint(x: 500, y: 50), delta: CGPoint(x: 3, y: 4))
    #expect(log.take() == [])
  }

  @Test func aSequenceStaysWithTheViewThatItBeganOver() {
    window.sendWheel(at: CGPoint(x: 50, y: 50), delta: CGPoint(x: 0, y: 1), phase: .began)
    window.sendWheel(at: CGPoint(x: 200, y: 200), delta: CGPoint(x: 0, y: 2), phase: .changed)
    window.sendWheel(at: CGPoint(x: 200, y: 200), delta: .zero, phase: .ended)
    window.sendWheel(at: CGPoint(x: 200, y: 200), delta: CGPoint(x: 0, y: 3))
    #expect(log.take() == ["2 wheel 0,1 began", "2 wheel 0,2 changed", "2 wheel 0,0 ended", "1 wheel 0,3 single"])
    window.sendWheel(at: CGPoint(x: 50, y: 50), delta: CGPoint(x: 0, y: 1), phase: .began)
    second.removeFromSuperview()
    window.sendWheel(at: CGPoint(x: 50, y: 50), delta: CGPoint(x: 0, y: 2), phase: .changed)
    #expect(log.take() == ["2 wheel 0,1 began", "1 wheel 0,2 changed"])
  }

  @Test func keysGoToTheFirstResponderOrToTheMiddle() {
    window.sendKey(.down)
    #expect(log.take() == ["1 key down"])
    #expect(second.becomeFirstResponder())
    #expect(second.isFirstResponder)
    window.sendKey(.pageUp)
    #expect(log.take() == ["2 key page-up"])
    second.passesOn = true
    window.sendKey(.home)
    #expect(log.take() == ["2 key home", "1 key home"])
  }

  @Test func theFirstResponderGivesWayOnlyIfItWill() {
    first.mayBeFirst = false
    #expect(!first.becomeFirstResponder())
    first.mayBeFirst = true
    #expect(second.becomeFirstResponder())
    second.mayResign = false
    #expect(!first.becomeFirstResponder())
    #expect(second.isFirstResponder)
    second.mayResign = true
    #expect(first.becomeFirstResponder())
    #expect(!second.isFirstResponder)
    #expect(first.resignFirstResponder())
    #expect(window.firstResponder == nil)
  }

  @Test func aFirstResponderThatLeavesTheWindowIsNoneAnyMore() {
    #expect(!Listener(3, frame: .zero, log: log).becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    first.removeFromSuperview()
    #expect(window.firstResponder == nil)
  }
}
