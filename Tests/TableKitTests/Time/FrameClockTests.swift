import Foundation
import TableKit
import Testing

@MainActor
@Suite struct FrameClockTests {
  @Test func framesStandAtWholeMultiplesAndAtTheEnd() {
    let clock = FrameClock(framesPerSecond: 10)
    var times: [TimeInterval] = []
    clock.subscribe { times.append($0) }
    clock.advance(to: 0.25)
    clock.advance(by: 0.05)
    #expect(times == [0.1, 0.2, 0.25, 0.3])
    #expect(clock.now == 0.3)
  }

  @Test func framesDoNotDrift() {
    let clock = FrameClock()
    var last: TimeInterval = 0
    var count = 0
    clock.subscribe {
      last = $0
      count += 1
    }
    clock.advance(to: 1000)
    #expect(last == 1000)
    #expect(count == 60_000)
  }

  @Test func actionsHappenAtTheirTimesBeforeTheFrame() {
    let clock = FrameClock(framesPerSecond: 10)
    var log: [String] = []
    clock.subscribe(.layout) { log.append("layout \($0)") }
    clock.subscribe { log.append("motion \($0)") }
    clock.schedule(after: 0.2) { log.append("second \(clock.now)") }
    clock.schedule(after: 0.15) {
      log.append("first \(clock.now)")
      clock.schedule(after: 0) { log.append("at once \(clock.now)") }
    }
    clock.schedule(after: 0.2) { log.append("third \(clock.now)") }
    clock.advance(to: 0.2)
    #expect(
      log == [
        "motion 0.1", "layout 0.1", "first 0.15", "at once 0.15", "second 0.2", "third 0.2", "motion 0.2", "layout 0.2",
      ])
  }

  @Test func cancelledActionsAndSubscriptionsAreOver() {
    let clock = FrameClock(framesPerSecond: 10)
    var log: [String] = []
    let cancelled = clock.schedule(after: 0.1) { log.append("cancelled") }
    cancelled.cancel()
    var later: FrameSubscription?
    clock.subscribe { _ in
      log.append("earlier")
      later?.cancel()
    }
    later = clock.subscribe { _ in log.append("later") }
    clock.advance(to: 0.1)
    #expect(log == ["earlier"])
    #expect(!cancelled.isPending)
    #expect(later?.isActive == false)
  }

  @Test func subscriptionEndsWithItsOwner() {
    final class Owner {}
    let clock = FrameClock(framesPerSecond: 10)
    var count = 0
    var owner: Owner? = Owner()
    let subscription = clock.subscribe(for: owner!) { _, _ in count += 1 }
    clock.advance(to: 0.2)
    owner = nil
    clock.advance(to: 0.4)
    #expect(count == 2)
    #expect(!subscription.isActive)
  }

  @Test func framesThatNobodyAskedForAreSkipped() {
    let clock = FrameClock()
    var layouts = 0
    clock.subscribe(.layout) { _ in layouts += 1 }
    clock.advance(to: 1_000_000)
    #expect(layouts == 1)
  }

  @Test(arguments: [-1, -.infinity, .infinity, .nan, 2e9])
  func timesThatAreNoneAreIgnored(_ seconds: TimeInterval) {
    let clock = FrameClock()
    clock.advance(to: 1)
    clock.advance(by: seconds)
    clock.advance(to: seconds)
    #expect(clock.now == 1)
  }

  @Test func advancingInACallbackIsIgnored() {
    let clock = FrameClock(framesPerSecond: 10)
    var frames = 0
    clock.subscribe { _ in
      frames += 1
      clock.advance(by: 5)
    }
    clock.advance(to: 0.2)
    #expect(frames == 2)
    #expect(clock.now == 0.2)
  }

  @Test func windowLaysItselfOutInEachFrame() {
    final class Counting: View {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let window = Window(size: CGSize(width: 10, height: 10))
    let view = Counting(frame: .zero)
    window.addSubview(view)
    window.clock.advance(by: 0)
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    window.clock.advance(by: 1)
    #expect(view.layouts == 2)
  }
}
