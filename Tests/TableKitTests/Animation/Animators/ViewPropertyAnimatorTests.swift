import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Property animators")
struct ViewPropertyAnimatorTests {
  private let window = Window(size: CGSize(width: 400, height: 400))
  private let plate = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    window.addSubview(plate)
    plate.center.x = 0
  }

  private var x: CGFloat { plate.shownValues.position.x }

  private func animator(curve: CubicBezier = .linear, log: @escaping @MainActor (String) -> Void = { _ in })
    -> ViewPropertyAnimator
  {
    let animator = ViewPropertyAnimator(duration: 2, curve: curve) { [plate] in plate.center.x = 100 }
    animator.addCompletion { [window] in log("\($0) \(window.clock.now)") }
    return animator
  }

  private func expect(_ value: CGFloat, _ expected: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(abs(value - expected) < 1e-6, sourceLocation: sourceLocation)
  }

  @Test("It runs to its end")
  func running() {
    var log: [String] = []
    let animator = animator(curve: .easeInOut) { log.append($0) }
    #expect(animator.state == .inactive && plate.center.x == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && plate.center.x == 100)
    window.clock.advance(by: 0.5)
    expect(x, CGFloat(100 * Bisection.value(0.42, 0, 0.58, 1, at: 0.25)))
    expect(animator.fractionComplete, 0.25)
    window.clock.advance(by: 2)
    #expect(log == ["end 2.0"])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(x == 100 && plate.layer.animationKeys.isEmpty)
  }

  @Test("Paused it stands still, then goes on in the time that is left")
  func pausing() {
    var log: [String] = []
    let animator = animator { log.append($0) }
    animator.startAnimation()
    window.clock.advance(by: 0.5)
    animator.pauseAnimation()
    #expect(!animator.isRunning && animator.state == .active)
    window.clock.advance(by: 7)
    expect(x, 25)
    expect(animator.fractionComplete, 0.25)
    animator.startAnimation()
    window.clock.advance(by: 0.75)
    expect(x, 62.5)
    window.clock.advance(by: 1)
    #expect(log == ["end 9.0"])
  }

  @Test("It shows the part of the way that it is set to, without the curve, and is given up from there")
  func scrubbing() {
    var log: [String] = []
    let animator = animator(curve: .easeInOut) { log.append($0) }
    for fraction in [0.1, 0.7, 0.3] as [CGFloat] {
      animator.fractionComplete = fraction
      expect(x, 100 * fraction)
      expect(animator.fractionComplete, fraction)
      window.clock.advance(by: 0.1)
    }
    animator.fractionComplete = 9
    expect(x, 100)
    animator.fractionComplete = .nan
    expect(x, 0)
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.startAnimation()
    let begin = window.clock.now
    window.clock.advance(by: 0.25)
    // Half of the way in half of the time, 1 s.
    expect(x, CGFloat(50 - 50 * Bisection.value(0.42, 0, 0.58, 1, at: 0.25)))
    #expect(plate.center.x == 100)
    window.clock.advance(by: 1)
    #expect(log == ["start \(begin + 1)"])
    #expect(plate.center.x == 0 && x == 0 && plate.layer.animationKeys.isEmpty)
  }

  @Test("Turned round while it runs it keeps its velocity, and comes back to the start")
  func reversing() {
    var log: [String] = []
    let animator = animator(curve: .easeInOut) { log.append($0) }
    animator.startAnimation()
    window.clock.advance(by: 0.8)
    let value = x
    func velocity() -> Double {
      plate.layer.running.sum(of: .position, where: { _ in true }, at: window.clock.now).velocity[0]
    }
    let before = velocity()
    #expect(before > 50)
    animator.isReversed = true
    #expect(abs(x - value) < 1e-9)
    #expect(abs(velocity() - before) < 1e-9)
    window.clock.advance(by: 0.5)
    #expect(animator.isRunning && animator.fractionComplete < 0.4)
    // And once more.
    let second = velocity()
    animator.isReversed = false
    #expect(abs(velocity() - second) < 1e-9)
    animator.isReversed = true
    window.clock.advance(by: 2)
    #expect(log.count == 1 && log[0].hasPrefix("start"))
    #expect(plate.center.x == 0)
  }

  @Test("A spring comes to rest in its time, also in what is left of it")
  func spring() {
    let animator = ViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { plate.center.x = 100 }
    animator.startAnimation()
    window.clock.advance(by: 0.5)
    animator.pauseAnimation()
    let shown = x
    window.clock.advance(by: 1)
    expect(x, shown)
    animator.continueAnimation(durationFactor: 2)
    window.clock.advance(by: 1.9)
    #expect(animator.isRunning)
    #expect(abs(x - 100) < 0.2)
    window.clock.advance(by: 0.2)
    #expect(!animator.isRunning && x == 100)
  }

  @Test("Stopped, what is shown is what the view has, until it is finished")
  func stopping() {
    var log: [String] = []
    var animator = animator { log.append($0) }
    animator.startAnimation()
    window.clock.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    expect(plate.center.x, 25)
    window.clock.advance(by: 5)
    #expect(log.isEmpty)

    for (position, expected) in [(ViewPropertyAnimator.Position.start, 0.0), (.end, 100), (.current, 50)] {
      plate.center.x = 0
      animator = self.animator { log.append($0) }
      animator.startAnimation()
      window.clock.advance(by: 1)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      expect(plate.center.x, 50)
      animator.startAnimation()
      animator.fractionComplete = 0.9
      expect(x, 50)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive)
      expect(plate.center.x, CGFloat(expected))
    }
    #expect(log.map { $0.prefix(3) } == ["sta", "end", "cur"])
  }

  @Test("A delay, a duration of none, and views outside of a window")
  func edges() {
    var log: [String] = []
    let late = animator { log.append($0) }
    late.startAnimation(afterDelay: 1)
    #expect(late.isRunning)
    window.clock.advance(by: 1.5)
    expect(x, 25)
    window.clock.advance(by: 2)
    #expect(log == ["end 3.0"])
    let instant = ViewPropertyAnimator(duration: .nan) { plate.center.x = 7 }
    instant.addCompletion { log.append("\($0)") }
    instant.startAnimation()
    window.clock.advance(by: 0)
    #expect(plate.center.x == 7 && x == 7 && log.last == "end")
    let outside = View(frame: .zero)
    let other = ViewPropertyAnimator(duration: 1) { outside.alpha = 0.5 }
    other.addCompletion { log.append("outside \($0)") }
    other.startAnimation()
    #expect(outside.alpha == 0.5 && log.last == "outside end" && other.state == .inactive)
  }

  @Test("All properties come back to the values they had")
  func restoring() {
    plate.backgroundColor = .red
    plate.cornerRadius = 3
    plate.transform = CGAffineTransform(scaleX: 2, y: 1)
    let values = plate.ownValues
    let animator = ViewPropertyAnimator(duration: 1) {
      plate.backgroundColor = .blue
      plate.cornerRadius = 9
      plate.transform = CGAffineTransform(rotationAngle: 1)
      plate.alpha = 0.2
      plate.center.y = 200
      plate.center.y = 300
      plate.bounds = CGRect(x: 4, y: 4, width: 20, height: 20)
    }
    animator.fractionComplete = 0.4
    expect(plate.shownValues.position.y, values.position.y + 0.4 * (300 - values.position.y))
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(plate.ownValues == values)
    #expect(plate.shownValues == values)
  }
}
