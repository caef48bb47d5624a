import Foundation
import Testing

@testable import TableKit

/// Numbers that no screen has.
@MainActor
@Suite("Scrolling by odd numbers")
struct ScrollNumbersTests {
  @Test("What is not finite changes nothing")
  func notFinite() {
    let stage = ScrollStage()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: true)
    stage.scroll.setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: false)
    #expect(!stage.scroll.isScrollAnimating)
    stage.press(CGPoint(x: 200, y: 800))
    stage.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    stage.window.moveTouch(to: CGPoint(x: CGFloat.nan, y: 3))
    stage.window.moveTouch(to: CGPoint(x: 200, y: CGFloat.infinity))
    #expect(stage.y == 100)
    stage.lift()
    stage.scroll.decelerationRate = ScrollView.DecelerationRate(rawValue: .nan)
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(5)
    #expect(abs(stage.y - (stage.log.target?.y ?? 0)) <= 1)
  }

  @Test("Huge movements stay finite")
  func huge() {
    let stage = ScrollStage()
    stage.press(CGPoint(x: 200, y: 800))
    stage.clock.advance(by: 0.01)
    stage.window.moveTouch(to: CGPoint(x: 200, y: -1e300))
    stage.clock.advance(by: 0.01)
    stage.window.moveTouch(to: CGPoint(x: 200, y: 1e300))
    stage.lift()
    stage.wait(1)
    #expect(stage.scroll.contentOffset.isFinite)
    stage.wait(100)
    #expect(stage.scroll.isOffsetInRange)
    stage.scroll.contentSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    stage.scroll.isPagingEnabled = true
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.001)
    stage.wait(10)
    #expect(stage.scroll.contentOffset.isFinite)
  }

  @Test("Views and contents without an extent do no harm", arguments: [false, true])
  func empty(isPaged: Bool) {
    let stage = ScrollStage(content: .zero)
    stage.scroll.isPagingEnabled = isPaged
    stage.scroll.alwaysBounceVertical = true
    for size in [CGSize.zero, CGSize(width: 400, height: 0), CGSize(width: 0, height: 960)] {
      stage.press(CGPoint(x: 200, y: 500))
      stage.move(by: CGPoint(x: 3, y: 110), over: 0.1)
      stage.scroll.bounds.size = size
      stage.move(by: CGPoint(x: 3, y: -210), over: 0.1)
      stage.lift()
      stage.window.sendWheel(at: CGPoint(x: 200, y: 500), delta: CGPoint(x: 3, y: 3))
      stage.wait(3)
      #expect(stage.scroll.contentOffset.isFinite)
      stage.scroll.frame = CGRect(x: 0, y: 0, width: 400, height: 960)
      stage.wait(3)
      #expect(stage.scroll.contentOffset == .zero)
    }
  }
}
