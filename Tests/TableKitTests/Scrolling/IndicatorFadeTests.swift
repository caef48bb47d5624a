import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Fading indicators")
struct IndicatorFadeTests {
  private let stage: ScrollStage

  init() {
    stage = ScrollStage()
    stage.scroll.scrollIndicatorVisibility = .whileScrolling
    stage.window.layoutIfNeeded()
  }

  private var isSeen: Bool { stage.scroll.verticalScrollIndicator?.isHidden == false && alpha > 0 }
  private var alpha: CGFloat { stage.scroll.verticalScrollIndicator?.alpha ?? 0 }

  @Test("At rest they are not to be seen, by default they are")
  func resting() {
    #expect(!isSeen)
    stage.scroll.contentOffset.y = 10
    stage.wait(0.1)
    #expect(!isSeen)
    stage.scroll.scrollIndicatorVisibility = .always
    stage.wait(0)
    #expect(isSeen && alpha == 1)
    #expect(ScrollView().scrollIndicatorVisibility == .always)
  }

  @Test("A drag shows them; when the scrolling is over they stay 0.3 s and fade within 0.25")
  func dragging() {
    stage.press(CGPoint(x: 200, y: 800))
    stage.wait(0.01)
    #expect(!isSeen)
    stage.move(by: CGPoint(x: 0, y: -100), over: 0.1)
    stage.wait(1)
    #expect(isSeen && alpha == 1)
    stage.lift()
    stage.wait(0.3)
    #expect(abs(alpha - 1) < 1e-9)
    stage.wait(0.125)
    #expect(abs(alpha - 0.5) < 1e-9)
    stage.wait(0.125)
    #expect(!isSeen)
    stage.wait(10)
    #expect(!isSeen)
  }

  @Test("They stay for a deceleration, an animated scrolling, and new ones before they have faded")
  func moving() {
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(2)
    #expect(stage.scroll.isDecelerating && alpha == 1)
    stage.wait(0.3004)
    stage.wait(0.4)
    #expect(alpha > 0.5 && alpha < 1)
    stage.scroll.setContentOffset(.zero, animated: true)
    #expect(alpha == 1)
    stage.wait(0.3)
    #expect(alpha == 1)
    stage.wait(0.425)
    #expect(abs(alpha - 0.5) < 1e-9)
  }

  @Test("Flashing shows them for a moment; so do wheel and keys")
  func flashing() {
    stage.scroll.flashScrollIndicators()
    stage.wait(0)
    #expect(isSeen && alpha == 1)
    stage.wait(0.6)
    #expect(!isSeen)
    stage.window.sendWheel(at: CGPoint(x: 200, y: 500), delta: CGPoint(x: 0, y: 5))
    stage.wait(0.1)
    #expect(isSeen && alpha == 1)
    stage.wait(0.6)
    #expect(!isSeen)
    stage.window.sendKey(.down)
    stage.wait(0.5)
    #expect(isSeen)
    stage.wait(0.6)
    #expect(!isSeen)
  }

  @Test("They follow the offset in the same frame, get shorter beyond the edge, and keep their insets")
  func geometry() throws {
    stage.scroll.verticalScrollIndicatorInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 7)
    stage.press(CGPoint(x: 200, y: 100))
    stage.move(by: CGPoint(x: 0, y: 110), over: 0.2)
    let indicator = try #require(stage.scroll.verticalScrollIndicator)
    stage.window.layoutIfNeeded()
    // The track is 960 − 20 − 2 · 3 = 934, the indicator 934 · 960/10000 = 89.664, less the 52 beyond the edge.
    #expect(stage.y == -52)
    #expect(abs(indicator.frame.height - 37.664) < 1e-9)
    #expect(indicator.frame.minY == -29)
    #expect(indicator.frame.maxX == 390)
    stage.lift()
    stage.wait(0.1)
    let length = 89.664 + stage.y
    #expect(abs(indicator.frame.height - length) < 1e-9)
  }

  @Test("What leaves the window has none")
  func leaving() {
    stage.scroll.flashScrollIndicators()
    stage.wait(0.1)
    stage.scroll.removeFromSuperview()
    stage.scroll.layoutIfNeeded()
    #expect(!isSeen)
  }

  @Test("The styles are colours")
  func styles() {
    stage.scroll.indicatorStyle = .white
    #expect(stage.scroll.scrollIndicatorColor == Color(white: 1, alpha: 0.35))
    stage.scroll.indicatorStyle = .black
    #expect(stage.scroll.scrollIndicatorColor == Color(white: 0, alpha: 0.35))
    stage.scroll.indicatorStyle = .default
    #expect(stage.scroll.scrollIndicatorColor == ScrollIndicatorView.defaultColor)
  }
}
