import Foundation
import Testing

@testable import TableKit

/// Content, delegates and windows that change while the content moves.
@MainActor
@Suite("Changes under a drag or a fling")
struct ScrollChangesTests {
  private func flung(_ content: CGFloat = 10_000, scale: CGFloat = 2) -> ScrollStage {
    let stage = ScrollStage(content: CGSize(width: 400, height: content), scale: scale)
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    return stage
  }

  // MARK: Offsets

  @Test("A fling goes on from an offset that is set, with the way it had left")
  func movedFling() {
    let stage = flung()
    stage.wait(0.5)
    let before = stage.y
    stage.scroll.contentOffset.y += 1000
    #expect(stage.scroll.isDecelerating)
    stage.wait(5)
    // It would have come to rest at 684.01.
    #expect(abs(stage.y - 1684.01) <= 0.5)
    #expect(before < 684)
  }

  @Test("A content that is put back by its delegate goes round for ever")
  func round() {
    let stage = ScrollStage(scale: 2)
    var turns = 0
    stage.scroll.contentOffset.y = 1000
    stage.log.during = { scroll, call in
      if call == "scroll", scroll.contentOffset.y >= 2000 {
        scroll.contentOffset.y -= 1000
        turns += 1
      }
    }
    // 300 points in 0.06 s are 5000 a second: 1290 and 4990 · 0.499 = 2490 more.
    stage.fling(by: CGPoint(x: 0, y: -300), over: 0.06)
    stage.wait(5)
    #expect(turns == 2)
    #expect(abs(stage.y - (1290 + 4990 * 0.499 - 2000)) <= 0.75)
  }

  @Test("A drag goes on from an offset that is set")
  func movedDrag() {
    let stage = ScrollStage()
    stage.press(CGPoint(x: 200, y: 800))
    stage.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    stage.scroll.contentOffset.y = 3000
    stage.move(by: CGPoint(x: 0, y: -25), over: 0.1)
    #expect(stage.y == 3025)
    #expect(stage.scroll.isDragging)
  }

  @Test("An axis that the delegate pins stays where it is")
  func pinned() {
    let stage = ScrollStage(content: CGSize(width: 4000, height: 4000))
    stage.log.during = { scroll, call in if call == "scroll" { scroll.contentOffset.x = 0 } }
    stage.fling(from: CGPoint(x: 300, y: 800), by: CGPoint(x: -100, y: -200), over: 0.2)
    stage.wait(5)
    #expect(stage.x == 0)
    #expect(stage.y > 500)
    stage.scroll.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    stage.wait(1)
    #expect(stage.scroll.contentOffset == .zero)
    #expect(stage.log.calls.last == "scroll" || stage.log.calls.last == "didEndScrollingAnimation")
  }

  @Test("An animated scrolling goes on to its target from an offset that is set")
  func movedAnimation() {
    let stage = ScrollStage(scale: 100)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.wait(0.15)
    stage.scroll.contentOffset.y = 0
    #expect(stage.scroll.isScrollAnimating)
    var offsets: [CGFloat] = []
    stage.log.during = { scroll, call in if call == "scroll" { offsets.append(scroll.contentOffset.y) } }
    stage.wait(0.15)
    #expect(stage.y == 400)
    for (before, after) in zip(offsets, offsets.dropFirst()) { #expect(before <= after) }
    #expect(stage.log.calls.last == "didEndScrollingAnimation")
  }

  // MARK: Content

  @Test("Content that shrinks under a fling makes it bounce back to the new end")
  func shrunkUnderFling() {
    let stage = flung()
    stage.wait(0.3)
    let before = stage.y
    #expect(before > 400)
    stage.scroll.contentSize.height = 1160
    #expect(stage.y == before)
    #expect(stage.scroll.isDecelerating)
    stage.wait(3)
    #expect(stage.y == 200)
    #expect(stage.log.calls.last == "didEndDecelerating")
  }

  @Test("Content that grows under a fling lets it go on")
  func grownUnderFling() {
    let stage = flung(1300)
    #expect(stage.log.target?.y == 340)
    stage.wait(0.05)
    stage.scroll.contentSize.height = 10_000
    stage.wait(5)
    #expect(abs(stage.y - 684.01) <= 0.5)
  }

  @Test("Content that shrinks under a finger stays where it is, held back, and bounces when it is let go")
  func shrunkUnderDrag() {
    let stage = ScrollStage(scale: 100)
    stage.press(CGPoint(x: 200, y: 900))
    stage.move(by: CGPoint(x: 0, y: -510), over: 0.2)
    #expect(stage.y == 500)
    stage.scroll.contentSize.height = 1360
    #expect(stage.y == 500)
    // 400 is the end now; 100 beyond. One point of the finger is less than half a point there.
    stage.move(by: CGPoint(x: 0, y: 1), over: 0.05)
    #expect(stage.y < 500 && stage.y > 499)
    stage.wait(0.2)
    stage.lift()
    stage.wait(3)
    #expect(stage.y == 400)
  }

  @Test("Insets that are set as a drag ends hold the content there, as a refresh does")
  func refresh() {
    let stage = ScrollStage()
    stage.log.during = { scroll, call in
      if call.hasPrefix("didEndDragging"), scroll.contentOffset.y < -60 { scroll.contentInset.top = 60 }
    }
    stage.dragAndHold(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 200))
    stage.wait(3)
    #expect(stage.y == -60)
    #expect(
      stage.log.calls == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "scroll",
        "didEndDecelerating",
      ])
  }

  @Test("A view that is resized under a fling comes to rest in its new range")
  func resized() {
    let stage = flung(1500)
    stage.wait(0.05)
    stage.scroll.frame.size.height = 400
    stage.wait(5)
    #expect(abs(stage.y - 684.01) <= 0.5)
    stage.scroll.frame.size.height = 1400
    #expect(stage.y == 100)
  }

  @Test("An animated scrolling whose target falls out of range ends in range")
  func animationOutOfRange() {
    let stage = ScrollStage()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 4000), animated: true)
    stage.wait(0.1)
    stage.scroll.contentSize.height = 1000
    stage.wait(1)
    #expect(stage.y == 40)
    #expect(stage.log.calls.last == "didEndScrollingAnimation")
    // One that the program sends out of range goes there.
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    stage.wait(1)
    #expect(stage.y == 200)
  }

  @Test("Pages that become shorter while one is on its way: it is one of the new ones that comes to rest")
  func resizedPages() {
    let stage = ScrollStage()
    stage.scroll.isPagingEnabled = true
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(0.1)
    stage.scroll.frame.size.height = 400
    stage.wait(3)
    // The page at 960 is nearest to the third of 400.
    #expect(stage.y == 800)
  }

  @Test("Insets that change are told")
  func insets() {
    final class Insets: ScrollViewDelegate {
      var count = 0
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { count += 1 }
    }
    let insets = Insets()
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.delegate = insets
    scroll.contentInset.top = 5
    scroll.contentInset.top = 5
    #expect(insets.count == 1)
  }

  // MARK: Delegates and windows

  @Test(
    "A delegate may go, or be replaced, in any of its calls",
    arguments: [
      "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
      "didEndDecelerating",
    ])
  func delegateGone(call: String) {
    let stage = ScrollStage()
    let other = ScrollLog()
    stage.log.during = { scroll, name in if name == call { scroll.delegate = other } }
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(5)
    #expect(stage.log.calls.last == call)
    #expect(stage.y == 684)
    if call != "didEndDecelerating" { #expect(other.calls.last == "didEndDecelerating") }
  }

  @Test(
    "The view may leave its window in any call: it is where it would have come to rest, and has told so",
    arguments: [
      "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
      "didEndDecelerating",
    ])
  func removed(call: String) {
    let stage = ScrollStage()
    stage.log.during = { [log = stage.log] scroll, name in
      guard name == call, scroll.window != nil else { return }
      log.during = nil
      scroll.removeFromSuperview()
    }
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(5)
    #expect(!stage.scroll.isDragging && !stage.scroll.isTracking && !stage.scroll.isDecelerating)
    let begun = stage.log.calls.filter { $0 == "willBeginDecelerating" }.count
    let ended = stage.log.calls.filter { $0 == "didEndDecelerating" }.count
    #expect(begun == ended)
    #expect(stage.log.calls.filter { $0.hasPrefix("didEndDragging") }.count == 1)
    #expect(stage.scroll.isOffsetInRange)
  }

  @Test("A view that leaves its window during a deceleration or an animation is at its end")
  func leaving() {
    let stage = flung()
    stage.wait(0.1)
    stage.scroll.removeFromSuperview()
    #expect(stage.y == 684)
    #expect(stage.log.calls.last == "didEndDecelerating")
    stage.window.addSubview(stage.scroll)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 10.3), animated: true)
    stage.wait(0.1)
    let other = Window(size: CGSize(width: 400, height: 960))
    other.addSubview(stage.scroll)
    #expect(stage.y == 10.3)
    #expect(stage.log.calls.last == "didEndScrollingAnimation")
    stage.wait(1)
    other.clock.advance(by: 1)
    #expect(stage.log.calls.filter { $0 == "didEndScrollingAnimation" }.count == 1)
  }

  @Test("A view may be freed in its own callback, and while it moves")
  func freed() {
    final class Holder: ScrollViewDelegate {
      var scroll: ScrollView?
      func scrollViewDidScroll(_ scrollView: ScrollView) {
        guard scrollView.isDecelerating else { return }
        scrollView.removeFromSuperview()
        scroll = nil
      }
    }
    let window = Window(size: CGSize(width: 400, height: 960))
    let holder = Holder()
    weak var freed: ScrollView?
    do {
      let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 960))
      scroll.contentSize = CGSize(width: 400, height: 5000)
      scroll.delegate = holder
      window.addSubview(scroll)
      holder.scroll = scroll
      freed = scroll
    }
    window.beginTouch(at: CGPoint(x: 200, y: 800))
    for step in 1...10 {
      window.clock.advance(by: 0.01)
      window.moveTouch(to: CGPoint(x: 200, y: 800 - CGFloat(step) * 20))
    }
    window.endTouch()
    window.clock.advance(by: 1)
    #expect(freed == nil)

    let other = Window(size: CGSize(width: 400, height: 960))
    do {
      let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 960))
      scroll.contentSize = CGSize(width: 400, height: 5000)
      other.addSubview(scroll)
      scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      other.clock.advance(by: 0.1)
      freed = scroll
      scroll.removeFromSuperview()
    }
    #expect(freed == nil)
    other.clock.advance(by: 1)
  }

  @Test("The view may leave its window as a drag that begins ends an animated scrolling")
  func removedAsDragBegins() {
    let stage = ScrollStage()
    stage.press(CGPoint(x: 200, y: 800))
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.log.during = { scroll, call in
      if call == "didEndScrollingAnimation" { scroll.removeFromSuperview() }
    }
    stage.move(by: CGPoint(x: 0, y: -50), over: 0.1)
    #expect(!stage.scroll.isDragging && !stage.scroll.isTracking)
    #expect(!stage.log.calls.contains("willBeginDragging"))
    stage.lift()
    stage.wait(1)
    #expect(stage.log.calls.filter { $0 == "didEndScrollingAnimation" }.count == 1)
  }

  @Test("The recogniser at another view scrolls from there")
  func recognizerElsewhere() {
    let stage = ScrollStage(size: CGSize(width: 400, height: 480))
    let frame = View(frame: CGRect(x: 0, y: 0, width: 400, height: 480))
    stage.window.addSubview(frame)
    frame.addGestureRecognizer(stage.scroll.panGestureRecognizer)
    stage.dragAndHold(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -110))
    #expect(stage.y == 100)
  }

  @Test("A recogniser that is taken away or turned off lets go")
  func recognizerGone() {
    let stage = ScrollStage()
    stage.press(CGPoint(x: 200, y: 800))
    stage.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    stage.scroll.removeGestureRecognizer(stage.scroll.panGestureRecognizer)
    #expect(!stage.scroll.isDragging)
    #expect(stage.log.calls.last == "didEndDragging(false)")
    stage.lift()
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(1)
    #expect(stage.y == 100)
  }
}
