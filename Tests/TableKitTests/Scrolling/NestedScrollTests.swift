import Foundation
import Testing

@testable import TableKit

/// A scroll view in a scroll view: 400 × 600 outside, 400 × 200 inside at y 100.
@MainActor
@Suite("Nested scroll views")
struct NestedScrollTests {
  private let window = Window(size: CGSize(width: 400, height: 600))
  private let outer = ScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let inner = ScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 200))
  private let outerLog = ScrollLog()
  private let innerLog = ScrollLog()

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.contentSize = CGSize(width: 400, height: 3000)
    outer.delegate = outerLog
    inner.delegate = innerLog
  }

  private func drag(from point: CGPoint = CGPoint(x: 200, y: 200), by way: CGPoint) {
    window.beginTouch(at: point)
    for step in 1...10 {
      window.clock.advance(by: 0.02)
      window.moveTouch(to: CGPoint(x: point.x + way.x * CGFloat(step) / 10, y: point.y + way.y * CGFloat(step) / 10))
    }
    window.clock.advance(by: 0.2)
    window.endTouch()
    window.clock.advance(by: 3)
  }

  @Test("On crossing axes, each takes the drags along its own")
  func crossing() {
    inner.contentSize = CGSize(width: 2000, height: 200)
    drag(by: CGPoint(x: -100, y: -20))
    #expect(inner.contentOffset.x > 80)
    #expect(outer.contentOffset == .zero)
    #expect(outerLog.calls.isEmpty)
    innerLog.forget()
    drag(by: CGPoint(x: -20, y: -100))
    #expect(outer.contentOffset.y > 80)
    #expect(outer.contentOffset.x == 0)
    #expect(innerLog.calls.isEmpty)
    #expect(!inner.isDragging && !inner.isTracking)
  }

  @Test("On the same axis, the inner one takes the drag while it has room that way")
  func same() {
    inner.contentSize = CGSize(width: 400, height: 1000)
    drag(by: CGPoint(x: 0, y: -100))
    #expect(inner.contentOffset.y == 90)
    #expect(outer.contentOffset.y == 0)
    // The drag stays with the one that it began in.
    inner.contentOffset.y = 790
    drag(by: CGPoint(x: 0, y: -100))
    #expect(inner.contentOffset.y == 800)
    #expect(outer.contentOffset.y == 0)
  }

  @Test("At its end, the inner one leaves it to the outer one, if that has room; an always bouncing one does not")
  func handedOver() {
    inner.contentSize = CGSize(width: 400, height: 1000)
    inner.contentOffset.y = 800
    drag(by: CGPoint(x: 0, y: -100))
    #expect(inner.contentOffset.y == 800)
    #expect(outer.contentOffset.y == 90)
    #expect(innerLog.calls == ["scroll"])
    drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 60))
    #expect(inner.contentOffset.y == 750)

    inner.contentOffset.y = 800
    inner.alwaysBounceVertical = true
    innerLog.forget()
    drag(from: CGPoint(x: 200, y: 150), by: CGPoint(x: 0, y: -60))
    #expect(outer.contentOffset.y == 90)
    #expect(innerLog.calls.first == "willBeginDragging")
    #expect(inner.contentOffset.y == 800)

    // Neither has room: the inner one bounces.
    inner.alwaysBounceVertical = false
    inner.contentOffset.y = 0
    outer.contentOffset.y = 0
    innerLog.forget()
    drag(by: CGPoint(x: 0, y: 60))
    #expect(innerLog.calls.first == "willBeginDragging")
    #expect(inner.contentOffset.y == 0)
  }

  @Test("Content that fits leaves the drag to the outer one")
  func fitting() {
    inner.contentSize = CGSize(width: 400, height: 150)
    drag(by: CGPoint(x: 0, y: -100))
    #expect(outer.contentOffset.y == 90)
  }

  @Test("While the outer one moves by itself, a touch in the inner one stops it")
  func caught() {
    inner.contentSize = CGSize(width: 400, height: 1000)
    outer.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    window.clock.advance(by: 0.15)
    let touch = window.beginTouch(at: CGPoint(x: 200, y: 200))
    #expect(touch?.view === outer)
    #expect(outerLog.calls.last == "didEndScrollingAnimation")
    #expect(outer.contentOffset.y == 25)
    window.endTouch()
  }

  @Test("The axes are those on screen, also where the inner one is turned")
  func turned() {
    inner.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    inner.frame = CGRect(x: 0, y: 100, width: 400, height: 200)
    inner.contentSize = CGSize(width: 200, height: 2000)
    drag(by: CGPoint(x: -100, y: 10))
    #expect(inner.contentOffset.y > 80)
    #expect(outer.contentOffset.y == 0)
    drag(by: CGPoint(x: 0, y: -100))
    #expect(outer.contentOffset.y == 90)
  }

  // MARK: The wheel

  @Test("The wheel moves what can go that way, from the inside out")
  func wheel() {
    inner.contentSize = CGSize(width: 400, height: 250)
    let point = CGPoint(x: 200, y: 200)
    window.sendWheel(at: point, delta: CGPoint(x: 0, y: 30))
    #expect(inner.contentOffset.y == 30)
    window.sendWheel(at: point, delta: CGPoint(x: 0, y: 30))
    #expect(inner.contentOffset.y == 50)
    #expect(outer.contentOffset.y == 0)
    window.sendWheel(at: point, delta: CGPoint(x: 0, y: 30))
    #expect(outer.contentOffset.y == 30)
    window.sendWheel(at: point, delta: CGPoint(x: 0, y: -30))
    #expect(inner.contentOffset.y == 20)
  }

  @Test("A wheel that turns one way moves content of the other axis only if nothing else scrolls along its own")
  func wheelAcross() {
    inner.contentSize = CGSize(width: 2000, height: 200)
    let point = CGPoint(x: 200, y: 200)
    window.sendWheel(at: point, delta: CGPoint(x: 0, y: 30))
    #expect(inner.contentOffset.x == 0)
    #expect(outer.contentOffset.y == 30)
    outer.contentSize.height = 0
    window.sendWheel(at: point, delta: CGPoint(x: 0, y: 30))
    #expect(inner.contentOffset.x == 30)
    // A touch pad has both axes of its own.
    window.sendWheel(at: point, delta: CGPoint(x: 0, y: 30), phase: .began)
    #expect(inner.contentOffset.x == 30)
    window.sendWheel(at: point, delta: CGPoint(x: 12, y: 0), phase: .changed)
    #expect(inner.contentOffset.x == 42)
  }
}
