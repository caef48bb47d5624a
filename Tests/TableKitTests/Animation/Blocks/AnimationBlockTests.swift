import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Animation blocks")
struct AnimationBlockTests {
  private let window = Window(size: CGSize(width: 400, height: 400))
  private let plate = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    window.addSubview(plate)
  }

  private var x: CGFloat { plate.shownValues.position.x }

  /// Where the plate is shown at times from the beginning of what `begin` begins.
  private func places(at times: [TimeInterval], _ begin: () -> Void) -> [CGFloat] {
    plate.layer.removeAllAnimations()
    View.performWithoutAnimation { plate.center.x = 0 }
    begin()
    let start = window.clock.now
    var places: [CGFloat] = []
    for time in times {
      window.clock.advance(to: start + time)
      places.append(x)
    }
    return places
  }

  private func expect(_ places: [CGFloat], _ expected: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(places.count == expected.count, sourceLocation: sourceLocation)
    for (place, expected) in zip(places, expected) {
      #expect(abs(place - expected) < 1e-6, sourceLocation: sourceLocation)
    }
  }

  @Test("Each property goes along the curve; the model is there at once")
  func properties() {
    plate.backgroundColor = .black
    View.animate(withDuration: 2) {
      plate.frame = CGRect(x: 50, y: 60, width: 200, height: 80)
      plate.alpha = 0
      plate.transform = CGAffineTransform(rotationAngle: .pi / 2)
      plate.backgroundColor = .white
      plate.cornerRadius = 8
    }
    // Without a turn the frame's middle is (150, 100). It is set before the turn, so the bounds have its size.
    #expect(plate.center == CGPoint(x: 150, y: 100) && plate.alpha == 0)
    window.clock.advance(by: 0.5)
    let progress = Bisection.value(0.42, 0, 0.58, 1, at: 0.25)
    let shown = plate.shownValues
    #expect(abs(shown.position.x - (50 + 100 * progress)) < 1e-6)
    #expect(abs(shown.position.y - (20 + 80 * progress)) < 1e-6)
    #expect(abs(shown.bounds.width - (100 + 100 * progress)) < 1e-6)
    #expect(abs(shown.bounds.height - (40 + 40 * progress)) < 1e-6)
    #expect(abs(shown.opacity - (1 - progress)) < 1e-6)
    #expect(abs(shown.transform.a - cos(.pi / 2 * progress)) < 1e-6)
    #expect(abs(shown.transform.b - sin(.pi / 2 * progress)) < 1e-6)
    #expect(abs((shown.backgroundColor?.green ?? -1) - progress) < 1e-6)
    #expect(abs(shown.cornerRadius - 8 * progress) < 1e-6)
    #expect(
      plate.layer.animationKeys.sorted() == [
        "backgroundColor", "bounds", "cornerRadius", "opacity", "position", "transform",
      ])
    window.clock.advance(by: 2)
    #expect(plate.shownValues == plate.ownValues)
  }

  @Test("Each option's curve")
  func curves() {
    let curves: [(View.AnimationOptions, [Double])] = [
      ([], [0.42, 0, 0.58, 1]), (.curveEaseInOut, [0.42, 0, 0.58, 1]), (.curveEaseIn, [0.42, 0, 1, 1]),
      (.curveEaseOut, [0, 0, 0.58, 1]), (.curveLinear, [0, 0, 1, 1]),
    ]
    for (options, p) in curves {
      let times = [0.1, 0.4, 0.5, 0.9]
      let places = places(at: times) {
        View.animate(withDuration: 1, delay: 0, options: options) { plate.center.x = 100 }
      }
      expect(places, times.map { CGFloat(100 * Bisection.value(p[0], p[1], p[2], p[3], at: $0)) })
    }
  }

  @Test("A delay shows what was, a repetition begins again, a reversal goes back and then jumps")
  func times() {
    expect(
      places(at: [0.5, 1, 1.25, 2, 3]) {
        View.animate(withDuration: 1, delay: 1, options: .curveLinear) { plate.center.x = 100 }
      }, [0, 0, 25, 100, 100])
    expect(
      places(at: [0.25, 0.75, 1.25, 100.5]) {
        View.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) { plate.center.x = 100 }
      }, [25, 75, 25, 50])
    expect(
      places(at: [0.25, 0.75, 1.25, 1.75, 2.1]) {
        View.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) { plate.center.x = 100 }
      }, [25, 75, 75, 25, 100])
    expect(
      places(at: [0.75, 1.75, 2.75]) {
        View.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse, .repeat]) { plate.center.x = 100 }
      }, [75, 25, 75])
  }

  @Test("A spring is at rest when its time is over, and goes as the closed form says")
  func springs() {
    for (ratio, velocity) in [(0.5, 0.0), (1, 0), (2, 0), (0.5, 4), (1, -3), (0.01, 0)] {
      let spring = Spring(dampingRatio: ratio, settlingDuration: 1.5, initialVelocity: velocity)
      let settling = spring.settlingDuration(displacement: 1, velocity: CGFloat(-velocity), threshold: 0.001)
      #expect(abs(settling - 1.5) < 1e-6)
      #expect(abs(spring.dampingRatio - ratio) < 1e-9)
      let times = [0.1, 0.35, 0.9, 1.4]
      let places = places(at: times + [1.5]) {
        View.animate(
          withDuration: 1.5, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
        ) { plate.center.x = 100 }
      }
      // m·x″ + c·x′ + k·x = 0 from x = −100 with the velocity of so many ways a second, in small steps (Runge and Kutta).
      var state = (x: -100.0, v: 100 * velocity)
      var expected: [CGFloat] = []
      let steps = 15_000
      for step in 1...steps {
        func slope(_ state: (x: Double, v: Double)) -> (x: Double, v: Double) {
          (state.v, -spring.stiffness * state.x - spring.damping * state.v)
        }
        func moved(_ slope: (x: Double, v: Double), _ h: Double) -> (x: Double, v: Double) {
          (state.x + h * slope.x, state.v + h * slope.v)
        }
        let h = 1.5 / Double(steps)
        let k1 = slope(state)
        let k2 = slope(moved(k1, h / 2))
        let k3 = slope(moved(k2, h / 2))
        let k4 = slope(moved(k3, h))
        state.x += h / 6 * (k1.x + 2 * k2.x + 2 * k3.x + k4.x)
        state.v += h / 6 * (k1.v + 2 * k2.v + 2 * k3.v + k4.v)
        if times.contains(where: { abs($0 - Double(step) * h) < h / 2 }) { expected.append(CGFloat(100 + state.x)) }
      }
      for (place, expected) in zip(places, expected) { #expect(abs(place - expected) < 1e-3) }
      #expect(places.last == 100)
    }
  }

  @Test("A block within a block has the outer one's duration and curve, unless it says otherwise")
  func nesting() {
    var log: [String] = []
    let inner = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let own = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for view in [inner, own] {
      view.center.x = 0
      plate.addSubview(view)
    }
    View.animate(withDuration: 4, delay: 0, options: .curveLinear) {
      #expect(View.inheritedAnimationDuration == 4)
      View.animate(withDuration: 1, animations: { inner.center.x = 100 }) {
        log.append("inner \($0) \(window.clock.now)")
      }
      View.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
      ) {
        own.center.x = 100
      } completion: {
        log.append("own \($0) \(window.clock.now)")
      }
      View.performWithoutAnimation {
        #expect(!View.areAnimationsEnabled)
        View.animate(withDuration: 9, animations: { plate.alpha = 0.5 }) { log.append("without \($0)") }
      }
      #expect(View.areAnimationsEnabled)
      plate.center.x = 100
    } completion: {
      log.append("outer \($0) \(window.clock.now)")
    }
    #expect(View.inheritedAnimationDuration == 0)
    window.clock.advance(by: 0.5)
    #expect(abs(inner.shownValues.position.x - 12.5) < 1e-9)
    #expect(abs(own.shownValues.position.x - 100 * Bisection.value(0.42, 0, 1, 1, at: 0.5)) < 1e-6)
    #expect(plate.shownValues.opacity == 0.5)
    window.clock.advance(by: 10)
    #expect(log == ["without true", "own true 1.0", "inner true 4.0", "outer true 4.0"])
  }

  @Test("A property that is set twice in a block goes to the last value in one way")
  func twice() {
    expect(
      places(at: [0.25, 0.5]) {
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          plate.center.x = 500
          plate.center.x = 100
        }
      }, [25, 50])
    #expect(plate.layer.animationKeys == ["position"])
  }

  @Test("Where nothing is animated the completion comes at the clock's next advance, or at once without a clock")
  func nothing() {
    var log: [String] = []
    View.animate(withDuration: 1, animations: {}) { log.append("empty \($0)") }
    View.animate(withDuration: 1, animations: { plate.alpha = 1 }) { log.append("unchanged \($0)") }
    #expect(log == ["empty true", "unchanged true"])
    for duration in [0, -1, -.infinity, .nan] as [TimeInterval] {
      log = []
      View.animate(withDuration: duration, animations: { plate.center.x += 1 }) {
        log.append("\($0) \(window.clock.now)")
      }
      #expect(log.isEmpty && plate.layer.animationKeys.isEmpty)
      let now = window.clock.now
      window.clock.advance(by: 1)
      #expect(log == ["true \(now)"])
    }
  }

  @Test("Durations, delays and values that are none do no harm")
  func nonsense() {
    var log: [String] = []
    View.animate(withDuration: .infinity, delay: .nan) {
      plate.center = CGPoint(x: CGFloat.nan, y: 3)
      plate.bounds = .infinite
      plate.center.x = 80
    } completion: {
      log.append("\($0)")
    }
    #expect(plate.layer.animationKeys == ["position"])
    window.clock.advance(by: 100)
    #expect(abs(x - 50) < 1e-6)
    View.animate(
      withDuration: .nan, delay: -.infinity, usingSpringWithDamping: .nan, initialSpringVelocity: .infinity
    ) { plate.center.y = 200 }
    #expect(plate.shownValues.position.y == 200)
    View.animate(withDuration: 1, delay: 0, usingSpringWithDamping: .nan, initialSpringVelocity: .nan) {
      plate.center.y = 100
    }
    window.clock.advance(by: 0.5)
    #expect(plate.shownValues.position.y > 100 && plate.shownValues.position.y < 200)
    #expect(log.isEmpty)
  }

  @Test("A view of no size, and one that is shrunk to none, is animated as any other")
  func zeroSize() {
    let dot = View(frame: .zero)
    plate.addSubview(dot)
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      dot.frame = CGRect(x: 10, y: 10, width: 20, height: 0)
      dot.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    window.clock.advance(by: 0.5)
    let shown = dot.shownValues
    #expect(shown.bounds == CGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(abs(shown.position.x - 10) < 1e-9 && abs(shown.position.y - 5) < 1e-9)
    #expect(abs(shown.transform.a - 0.5) < 1e-9 && abs(shown.transform.d - 0.5) < 1e-9)
    window.clock.advance(by: 1)
    View.animate(withDuration: 1) { dot.transform = .identity }
    window.clock.advance(by: 2)
    #expect(dot.shownValues.transform.isIdentity)
  }

  @Test("A layout that follows from the block is animated with it where that is asked for, and jumps else")
  func layout() {
    final class Row: View {
      let child = View(frame: .zero)
      override func layoutSubviews() {
        if child.superview == nil { addSubview(child) }
        child.frame = bounds
      }
    }
    for animatesLayout in [false, true] {
      let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      window.addSubview(row)
      window.layoutIfNeeded()
      View.animate(withDuration: 1, delay: 0, options: animatesLayout ? [.curveLinear, .layoutSubviews] : .curveLinear)
      {
        row.frame.size.width = 200
      }
      window.clock.advance(by: 0.5)
      #expect(row.shownValues.bounds.width == 150)
      #expect(row.child.shownValues.bounds.width == (animatesLayout ? 150 : 200))
    }
  }

  @Test("Subviews that resize by their masks do so with the animation")
  func autoresizing() {
    let child = View(frame: plate.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    plate.addSubview(child)
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { plate.frame.size.width = 300 }
    window.clock.advance(by: 0.5)
    #expect(child.shownValues.bounds.width == 200)
  }

  @Test("Touches pass by what is being animated, and find it at its own place where the block lets them")
  func touches() {
    View.animate(withDuration: 1) { plate.center.x = 300 }
    #expect(plate.isInputBlockedByAnimation)
    #expect(window.hitTest(CGPoint(x: 300, y: 20), with: nil) === window)
    window.clock.advance(by: 1)
    #expect(!plate.isInputBlockedByAnimation)
    #expect(window.hitTest(CGPoint(x: 300, y: 20), with: nil) === plate)
    View.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { plate.center.x = 50 }
    #expect(window.hitTest(CGPoint(x: 50, y: 20), with: nil) === plate)
    #expect(window.hitTest(CGPoint(x: 300, y: 20), with: nil) === window)
    plate.layer.add(BasicAnimation(keyPath: .opacity, fromValue: 0, toValue: 0.2, duration: 9), forKey: nil)
    #expect(window.hitTest(CGPoint(x: 50, y: 20), with: nil) === plate)
  }

  @Test("Each frame in which an animation runs looks different; when it is over, nothing does")
  func display() {
    View.animate(withDuration: 1) { plate.alpha = 0 }
    window.clock.advance(by: 0.5)
    window.needsDisplay = false
    window.clock.advance(by: 0.1)
    #expect(window.needsDisplay)
    window.clock.advance(by: 1)
    window.needsDisplay = false
    window.clock.advance(by: 1)
    #expect(!window.needsDisplay)
  }

  @Test("A task that a block starts is none of it")
  func task() async {
    var started: Task<Void, Never>?
    View.animate(withDuration: 1) {
      plate.alpha = 0.5
      started = Task { plate.center.x = 300 }
    }
    await started?.value
    #expect(plate.center.x == 300)
    #expect(plate.layer.animationKeys == ["opacity"])
  }

  @Test("What is shown is a function of the time, however the clock was advanced")
  func determinism() {
    func shown(_ steps: [TimeInterval]) -> LayerValues {
      let window = Window(size: CGSize(width: 100, height: 100))
      let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      View.animate(withDuration: 0.4, animations: { view.center.x = 60 }) { _ in
        View.animate(
          withDuration: 0.7, delay: 0.05, usingSpringWithDamping: 0.3, initialSpringVelocity: 1
        ) { view.transform = CGAffineTransform(rotationAngle: 2) }
      }
      window.clock.schedule(after: 0.3) {
        View.animate(withDuration: 0.5, delay: 0, options: .curveEaseOut) { view.center = CGPoint(x: 5, y: 90) }
      }
      for step in steps { window.clock.advance(by: step) }
      window.clock.advance(to: 0.73)
      return view.shownValues
    }
    let whole = shown([])
    #expect(shown([0.3, 0.1, 0.2]) == whole)
    #expect(shown([TimeInterval](repeating: 0.0071, count: 100)) == whole)
  }
}
