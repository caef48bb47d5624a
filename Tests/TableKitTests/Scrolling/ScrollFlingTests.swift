import Foundation
import Testing

@testable import TableKit

/// What is let go: landing points, durations and offsets in between, by the formulas that were measured on devices:
/// distance = (|v| − 10)·d/(1 − d)/1000, duration = ln(10/|v|)/(1000·ln d), and the spring of a bounce.
@MainActor
@Suite("Flings")
struct ScrollFlingTests {
  /// The finger goes 200 points up in 0.2 s: the content 190, for 10 are the slop, and it is let go at 1000 points a
  /// second.
  private func fling(scale: CGFloat = 1, rate: ScrollView.DecelerationRate = .normal) -> ScrollStage {
    let stage = ScrollStage(scale: scale)
    stage.scroll.decelerationRate = rate
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    return stage
  }

  @Test("A fling lands where its distance takes it, on a whole pixel", arguments: [1, 2, 3] as [CGFloat])
  func landing(scale: CGFloat) {
    let stage = fling(scale: scale)
    #expect(stage.y == 190)
    stage.wait(10)
    // 990 · 0.499 = 494.01.
    #expect(stage.y == (684.01 * scale).rounded() / scale)
    #expect(stage.log.target == stage.scroll.contentOffset)
    #expect(abs((stage.log.velocity?.y ?? 0) - 1) < 1e-9)
    #expect(stage.log.velocity?.x == 0)
  }

  @Test("At the fast rate it lands sooner")
  func fastLanding() {
    let stage = fling(scale: 2, rate: .fast)
    stage.wait(10)
    // 990 · 0.099 = 98.01.
    #expect(stage.y == 288)
  }

  @Test(
    "It lasts as long as it was measured to",
    arguments: [(.normal, 2.30028), (.fast, 0.45821)] as [(ScrollView.DecelerationRate, TimeInterval)])
  func duration(rate: ScrollView.DecelerationRate, seconds: TimeInterval) {
    // ln 100 = 4.60517; −1000·ln 0.998 = 2.0020027, −1000·ln 0.99 = 10.0503359.
    let stage = fling(rate: rate)
    stage.wait(seconds - 1e-4)
    #expect(stage.scroll.isDecelerating)
    stage.wait(2e-4)
    #expect(!stage.scroll.isDecelerating)
  }

  @Test("Between, the offset is that of the closed form, rounded to pixels", arguments: [0.05, 0.1, 0.5, 1, 2])
  func between(time: TimeInterval) {
    let stage = fling(scale: 2)
    stage.wait(time)
    let expected = 190 + 1000 * (1 - pow(0.998, 1000 * time)) * 0.499
    #expect(abs(stage.y - expected) <= 0.25)
    #expect((stage.y * 2).rounded() == stage.y * 2)
  }

  @Test("The trace is a function of time and touches, not of how the clock was advanced")
  func trace() {
    func offsets(steps: [TimeInterval]) -> [TimeInterval: CGFloat] {
      let stage = fling(scale: 3)
      let start = stage.clock.now
      var trace: [TimeInterval: CGFloat] = [:]
      for step in steps {
        stage.clock.advance(to: start + step)
        trace[step] = stage.y
      }
      return trace
    }
    let fine = offsets(steps: (1...3000).map { Double($0) / 1000 })
    let coarse = offsets(steps: [0.25, 0.5, 1, 1.7, 3])
    for (time, offset) in coarse { #expect(fine[time] == offset) }
    #expect(offsets(steps: [3])[3] == fine[3])
  }

  @Test("A touch between two frames meets the content where it is then")
  func caughtBetweenFrames() {
    func caught(stepping: Bool) -> CGFloat {
      let stage = fling(scale: 3)
      let time = stage.clock.now + 0.3217
      if stepping { while stage.clock.now + 0.004 < time { stage.wait(0.004) } }
      stage.clock.schedule(after: time - stage.clock.now) { stage.press(CGPoint(x: 200, y: 500)) }
      stage.clock.advance(to: time + 1)
      return stage.y
    }
    let expected = 190 + 1000 * (1 - pow(0.998, 321.7)) * 0.499
    #expect(abs(caught(stepping: false) - expected) <= 1.0 / 6)
    #expect(caught(stepping: false) == caught(stepping: true))
  }

  @Test("Thrown against its edge, content bounces and comes to rest there")
  func intoTheEdge() throws {
    let stage = ScrollStage(content: CGSize(width: 400, height: 1250), scale: 2)
    // The range ends at 1250 − 960 = 290, 100 points after 190.
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    #expect(stage.log.target == CGPoint(x: 0, y: 290))
    // It meets the edge when 1000·(1 − d^t)·0.499 = 100, so with a velocity of 1000 − 100/0.499 = 799.6.
    let meeting = log(1 - 100 / 499.0) / log(0.998) / 1000
    let velocity = 1000 - 100 / 0.499
    stage.wait(meeting + 1.0 / 11)
    // A critically damped spring of 11/s is furthest out after 1/11 s, by v/(11·e).
    let peak = velocity / (11 * exp(1))
    #expect(abs(stage.y - 290 - peak) <= 0.25)
    #expect(stage.scroll.isDecelerating)
    stage.wait(2)
    #expect(stage.y == 290)
    #expect(!stage.scroll.isDecelerating)
  }

  @Test("Without bounces it stands at the edge")
  func withoutBounces() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 1250), scale: 2)
    stage.scroll.bounces = false
    var greatest: CGFloat = 0
    stage.log.during = { scroll, _ in greatest = max(greatest, scroll.contentOffset.y) }
    stage.fling(by: CGPoint(x: 0, y: -200), over: 0.2)
    stage.wait(3)
    #expect(stage.y == 290)
    #expect(greatest == 290)
    #expect(stage.log.calls.last == "didEndDecelerating")
  }

  @Test("Let go out of range at rest, it comes back by the two rates that were measured")
  func backFromRest() {
    let stage = ScrollStage(scale: 2)
    stage.dragAndHold(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 110))
    // The finger is 100 points past the edge: 52.02 at 960 points.
    #expect(abs(stage.y + 52.02) <= 0.25)
    #expect(stage.log.target == .zero)
    #expect(stage.log.velocity == .zero)
    let start = -960 * (1 - 1 / (100 * 0.55 / 960 + 1))
    stage.wait(0.1)
    let expected = start * (46 * exp(-0.9) - 9 * exp(-4.6)) / 37
    #expect(abs(stage.y - expected) <= 0.25)
    stage.wait(2)
    #expect(stage.y == 0)
  }

  @Test("Beyond the edge the content has only a part of the finger's velocity")
  func velocityBeyond() throws {
    let stage = ScrollStage(scale: 2)
    stage.fling(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 110), over: 0.11)
    // The finger goes at 1000; the slope of the band 100 points out is 0.55·(960/(55 + 960))².
    let slope = 0.55 * pow(960.0 / 1015, 2)
    let velocity = try #require(stage.log.velocity)
    #expect(abs(velocity.y + slope) < 1e-9)
  }

  @Test("Below ten points a second nothing goes on")
  func tooSlow() {
    let stage = ScrollStage()
    stage.press(CGPoint(x: 200, y: 800))
    stage.move(by: CGPoint(x: 0, y: -60), over: 0.3)
    stage.move(by: CGPoint(x: 0, y: -1), over: 0.12)
    stage.lift()
    #expect(!stage.scroll.isDecelerating)
    #expect(stage.y == 51)
    #expect(stage.log.calls == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging(false)"])
  }

  @Test("Both axes go on, each by itself")
  func diagonal() {
    let stage = ScrollStage(content: CGSize(width: 4000, height: 4000), scale: 2)
    stage.fling(from: CGPoint(x: 300, y: 800), by: CGPoint(x: -120, y: -160), over: 0.2)
    // 200 points of way, of which 190 count: 114 and 152. Velocities 600 and 800.
    #expect(stage.scroll.contentOffset == CGPoint(x: 114, y: 152))
    stage.wait(10)
    #expect(abs(stage.x - (114 + 590 * 0.499)) <= 0.25)
    #expect(abs(stage.y - (152 + 790 * 0.499)) <= 0.25)
  }
}
