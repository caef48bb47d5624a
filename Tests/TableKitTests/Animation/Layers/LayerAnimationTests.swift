import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Animations of layers")
struct LayerAnimationTests {
  private let window = Window(size: CGSize(width: 400, height: 400))
  private let plate = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let layer = ShapeLayer()

  init() {
    window.addSubview(plate)
    plate.layer.addSublayer(layer)
  }

  private var shown: LayerValues { layer.presentation() ?? LayerValues() }

  @Test(
    "Values of curves agree with a bisection",
    arguments: [
      CubicBezier.linear, .default, .easeIn, .easeOut, .easeInOut, CubicBezier(0.4, 0, 0.2, 1),
      CubicBezier(0.3, -0.4, 0.6, 1.5),
    ])
  func curves(curve: CubicBezier) {
    layer.position.x = 5
    layer.add(
      BasicAnimation(
        keyPath: .position, fromValue: CGPoint(x: 10, y: -4), toValue: CGPoint(x: 30, y: 6), duration: 2,
        timingFunction: curve),
      forKey: "way")
    for step in 0..<40 {
      window.clock.advance(to: Double(step) * 0.05)
      let progress = Bisection.value(curve.x1, curve.y1, curve.x2, curve.y2, at: Double(step) / 40)
      #expect(abs(shown.position.x - (10 + 20 * progress)) < 1e-6)
      #expect(abs(shown.position.y - (-4 + 10 * progress)) < 1e-6)
      #expect(layer.position.x == 5)
    }
    window.clock.advance(to: 2)
    #expect(shown.position.x == 5)
    #expect(layer.animationKeys.isEmpty)
  }

  @Test("Springs agree with the closed form of each damping")
  func springs() {
    // Mass 1, ω = 10. Under-critical: β = 6, δ = 8; critical: β = 10; over-critical: β = 12.5, γ = 7.5, rates 5 and 20.
    func under(_ t: Double) -> Double {
      let swing: Double = cos(8 * t) + 0.75 * sin(8 * t)
      return exp(-6 * t) * swing
    }
    func critical(_ t: Double) -> Double { exp(-10 * t) * (1 + 10 * t) }
    func over(_ t: Double) -> Double {
      let slow: Double = 20 * exp(-5 * t)
      let fast: Double = 5 * exp(-20 * t)
      return (slow - fast) / 15
    }
    let cases: [(damping: Double, displacement: (Double) -> Double)] = [(12, under), (20, critical), (25, over)]
    for (damping, displacement) in cases {
      let animation = SpringAnimation(
        keyPath: .cornerRadius, fromValue: 100, toValue: 200, spring: Spring(mass: 1, stiffness: 100, damping: damping))
      layer.add(animation, forKey: "spring")
      let begin = window.clock.now
      while window.clock.now - begin + 0.03 < animation.settlingDuration {
        window.clock.advance(by: 0.03)
        let expected = 200 - 100 * displacement(window.clock.now - begin)
        #expect(abs(shown.cornerRadius - expected) < 1e-9)
      }
      // A thousandth of the way is left, or less.
      #expect(abs(shown.cornerRadius - 200) < 0.5)
      window.clock.advance(by: 0.03)
      #expect(shown.cornerRadius == 0)
    }
  }

  @Test("A spring begins with its velocity: ways per second, towards the target")
  func springVelocity() {
    layer.add(
      SpringAnimation(
        keyPath: .cornerRadius, fromValue: 100, toValue: 200, spring: Spring(mass: 1, stiffness: 100, damping: 20),
        initialVelocity: 3), forKey: nil)
    window.clock.advance(by: 0.1)
    // x(t) = e^(−10t)·(x0 + (v0 + 10·x0)·t) from x0 = −100, v0 = 300.
    let displacement: CGFloat = exp(-1) * (-100 + (300 - 1000) * 0.1)
    #expect(abs(shown.cornerRadius - (200 + displacement)) < 1e-9)
  }

  @Test("From, to and by, in every combination")
  func ends() {
    layer.cornerRadius = 8
    func first(_ from: CGFloat?, _ to: CGFloat?, _ by: CGFloat?) -> [CGFloat] {
      layer.add(
        BasicAnimation(keyPath: .cornerRadius, fromValue: 20, toValue: 20, duration: 100), forKey: "below")
      layer.add(
        BasicAnimation(keyPath: .cornerRadius, fromValue: from, toValue: to, byValue: by, duration: 1), forKey: "tried")
      let begin = shown.cornerRadius
      window.clock.advance(by: 0.5)
      let half = shown.cornerRadius
      layer.removeAllAnimations()
      return [begin, half]
    }
    #expect(first(10, 14, nil) == [10, 12])
    #expect(first(10, 14, 3) == [10, 12])
    #expect(first(10, nil, 6) == [10, 13])
    #expect(first(nil, 14, 6) == [8, 11])
    #expect(first(10, nil, nil) == [10, 9])
    #expect(first(nil, 14, nil) == [20, 17])
    #expect(first(nil, nil, 6) == [20, 23])
    #expect(first(nil, nil, nil) == [20, 14])
  }

  @Test("Additive animations add up, in any order, and go with the layer's own value")
  func additive() {
    layer.position = CGPoint(x: 100, y: 0)
    for (index, distance) in [40.0, -12].enumerated() {
      var animation = BasicAnimation(
        keyPath: .position, fromValue: CGPoint(x: distance, y: 1), toValue: .zero, duration: 1 + Double(index))
      animation.isAdditive = true
      layer.add(animation, forKey: nil)
    }
    window.clock.advance(by: 0.5)
    #expect(abs(shown.position.x - (100 + 20 - 9)) < 1e-9)
    #expect(abs(shown.position.y - (0.5 + 0.75)) < 1e-9)
    layer.position.x = 300
    #expect(abs(shown.position.x - (300 + 20 - 9)) < 1e-9)
    window.clock.advance(by: 1)
    #expect(abs(shown.position.x - (300 - 3)) < 1e-9)
  }

  /// A timing, and what is shown at each half second from 0.5 to 3 of an animation from 0 to 10; `nil` for the layer's own value.
  struct TimingCase: Sendable {
    let timing: AnimationTiming
    let shown: [CGFloat?]

    init(_ timing: AnimationTiming, _ shown: [CGFloat?]) {
      self.timing = timing
      self.shown = shown
    }
  }

  nonisolated static let timings: [TimingCase] = [
    TimingCase(AnimationTiming(duration: 1, delay: 1), [nil, 0, 5, nil, nil, nil]),
    TimingCase(AnimationTiming(duration: 1, delay: 1, fillMode: .backwards), [0, 0, 5, nil, nil, nil]),
    TimingCase(
      AnimationTiming(duration: 1, delay: 1, fillMode: .both, isRemovedOnCompletion: false), [0, 0, 5, 10, 10, 10]),
    TimingCase(AnimationTiming(duration: 1, delay: 1, fillMode: .forwards), [nil, 0, 5, nil, nil, nil]),
    TimingCase(
      AnimationTiming(duration: 1, repeatCount: 2.5, fillMode: .forwards, isRemovedOnCompletion: false),
      [5, 0, 5, 0, 5, 5]),
    TimingCase(AnimationTiming(duration: 1, repeatCount: .infinity), [5, 0, 5, 0, 5, 0]),
    TimingCase(AnimationTiming(duration: 1, autoreverses: true), [5, 10, 5, nil, nil, nil]),
    TimingCase(AnimationTiming(duration: 1, repeatCount: 1.5, autoreverses: true), [5, 10, 5, 0, 5, nil]),
    TimingCase(
      AnimationTiming(duration: 1, autoreverses: true, fillMode: .forwards, isRemovedOnCompletion: false),
      [5, 10, 5, 0, 0, 0]
    ),
    TimingCase(AnimationTiming(duration: 1, repeatCount: .nan), [5, nil, nil, nil, nil, nil]),
    TimingCase(AnimationTiming(duration: 1, repeatCount: -3), [5, nil, nil, nil, nil, nil]),
    TimingCase(AnimationTiming(duration: .nan), [nil, nil, nil, nil, nil, nil]),
    TimingCase(AnimationTiming(duration: -1), [nil, nil, nil, nil, nil, nil]),
    TimingCase(AnimationTiming(duration: 1, delay: .nan), [5, nil, nil, nil, nil, nil]),
    TimingCase(AnimationTiming(duration: 1, delay: -5), [5, nil, nil, nil, nil, nil]),
    TimingCase(AnimationTiming(duration: .infinity), [0, 0, 0, 0, 0, 0]),
    TimingCase(AnimationTiming(duration: 1, delay: .infinity), [nil, nil, nil, nil, nil, nil]),
  ]

  @Test("Delays, repetitions, reversals and what is shown before and after", arguments: timings)
  func timing(timingCase: TimingCase) {
    layer.cornerRadius = 77
    var animation = BasicAnimation(keyPath: .cornerRadius, fromValue: 0, toValue: 10)
    animation.timing = timingCase.timing
    layer.add(animation, forKey: "timed")
    var values: [CGFloat] = []
    for step in 1...6 {
      window.clock.advance(to: Double(step) * 0.5)
      values.append(shown.cornerRadius)
    }
    for (value, expected) in zip(values, timingCase.shown) { #expect(abs(value - (expected ?? 77)) < 1e-6) }
  }

  @Test("A group's animations run in its time and are cut off at its end")
  func group() {
    layer.opacity = 1
    var late = BasicAnimation(keyPath: .opacity, fromValue: 0.2, toValue: 0.6, duration: 1)
    late.delay = 1
    var group = AnimationGroup(animations: [
      BasicAnimation(keyPath: .position, fromValue: .zero, toValue: CGPoint(x: 100, y: 0), duration: 2), late,
    ])
    #expect(group.duration == 2)
    group.delay = 1
    group.repeatCount = 2
    var log: [String] = []
    layer.add(group, forKey: "group") { log.append("\($0) \(window.clock.now)") }
    var values: [[Double]] = []
    for time in [0.5, 1.5, 2.5, 3.5, 4.5, 5.5] {
      window.clock.advance(to: time)
      values.append([Double(shown.position.x).rounded(), (Double(shown.opacity) * 100).rounded()])
    }
    #expect(values == [[0, 100], [25, 100], [75, 40], [25, 100], [75, 40], [0, 100]])
    #expect(log == ["true 5.0"])

    group = AnimationGroup(
      animations: [BasicAnimation(keyPath: .position, fromValue: .zero, toValue: CGPoint(x: 100, y: 0), duration: 2)],
      duration: 1)
    layer.add(group, forKey: "group") { log.append("\($0) \(window.clock.now)") }
    window.clock.advance(by: 0.75)
    #expect(abs(shown.position.x - 37.5) < 1e-9)
    window.clock.advance(by: 0.5)
    #expect(shown.position.x == 0)
    #expect(log == ["true 5.0", "true 6.5"])
  }

  @Test("Keyframes")
  func keyframes() {
    layer.add(
      KeyframeAnimation(keyPath: .cornerRadius, values: [0, 10, 4], keyTimes: [0, 0.25, 1], duration: 4),
      forKey: "frames")
    var values: [CGFloat] = []
    for _ in 1...4 {
      window.clock.advance(by: 0.5)
      values.append(shown.cornerRadius)
    }
    for (value, expected) in zip(values, [5.0, 10, 9, 8]) { #expect(abs(value - expected) < 1e-9) }
    layer.removeAllAnimations()
    var steps = KeyframeAnimation(keyPath: .cornerRadius, values: [1, 2, 3], duration: 1)
    steps.isDiscrete = true
    layer.add(steps, forKey: "frames")
    window.clock.advance(by: 0.49)
    #expect(shown.cornerRadius == 1)
    window.clock.advance(by: 0.02)
    #expect(shown.cornerRadius == 2)
    layer.add(KeyframeAnimation<CGFloat>(keyPath: .cornerRadius, values: []), forKey: "frames")
    #expect(shown.cornerRadius == 0)
  }

  @Test("Paths of one shape have paths in between, others change half way")
  func paths() {
    let small = Path(CGRect(x: 40, y: 40, width: 20, height: 20))
    let large = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.path = large
    layer.add(BasicAnimation(keyPath: .path, fromValue: small, duration: 1), forKey: "grow")
    window.clock.advance(by: 0.5)
    #expect(shown.path == Path(CGRect(x: 20, y: 20, width: 60, height: 60)))
    window.clock.advance(by: 0.5)
    #expect(shown.path == large)
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.add(BasicAnimation(keyPath: .path, toValue: ellipse, duration: 1), forKey: "grow")
    window.clock.advance(by: 0.49)
    #expect(shown.path == large)
    window.clock.advance(by: 0.02)
    #expect(shown.path == ellipse)
    layer.path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 10))
    layer.add(BasicAnimation(keyPath: .path, fromValue: ellipse, duration: 1), forKey: "grow")
    window.clock.advance(by: 0.25)
    // The first point of an ellipse stands in the middle above, the end of its first curve at the right.
    #expect(shown.path?.elements.first == .move(to: CGPoint(x: 7.5, y: 0)))
    guard case .curve(let end, _, _)? = shown.path?.elements[2] else { return #expect(Bool(false)) }
    #expect(end == CGPoint(x: 15, y: 5))
  }

  @Test("A turn keeps the size on the way, the shorter way round; a mirror image is reached through a line")
  func transforms() {
    layer.add(
      BasicAnimation(
        keyPath: .transform, fromValue: CGAffineTransform(rotationAngle: 3),
        toValue: CGAffineTransform(rotationAngle: -3),
        duration: 2), forKey: "turn")
    window.clock.advance(by: 1)
    // From 3 to 2π − 3: half way stands at π.
    #expect(abs(shown.transform.a + 1) < 1e-9)
    #expect(abs(shown.transform.b) < 1e-9)
    layer.add(
      BasicAnimation(
        keyPath: .transform, fromValue: .identity, toValue: CGAffineTransform(scaleX: -1, y: 1), duration: 2),
      forKey: "turn")
    window.clock.advance(by: 0.5)
    #expect(abs(shown.transform.a - 0.5) < 1e-9)
    #expect(abs(shown.transform.b) < 1e-9)
    #expect(abs(shown.transform.d - 1) < 1e-9)
    layer.add(
      BasicAnimation(
        keyPath: .transform, fromValue: CGAffineTransform(scaleX: 0, y: 0),
        toValue: CGAffineTransform(rotationAngle: .pi / 2),
        duration: 2), forKey: "turn")
    window.clock.advance(by: 2 - 1e-12)
    #expect(abs(shown.transform.b - 1) < 1e-9)
  }

  @Test("A colour fades from clear without passing through gray")
  func colors() {
    layer.add(
      BasicAnimation(
        keyPath: .backgroundColor, fromValue: .clear, toValue: Color(red: 1, green: 0, blue: 0, alpha: 0.5), duration: 1
      ),
      forKey: "fade")
    window.clock.advance(by: 0.5)
    #expect(shown.backgroundColor == Color(red: 1, green: 0, blue: 0, alpha: 0.25))
  }

  @Test("Numbers that are none do no harm")
  func nonsense() {
    let wrong = CGFloat.nan
    layer.add(
      BasicAnimation(
        keyPath: .bounds, fromValue: CGRect(x: wrong, y: 0, width: .infinity, height: 10),
        toValue: CGRect(x: 0, y: 0, width: 10, height: wrong), duration: 1), forKey: nil)
    layer.add(BasicAnimation(keyPath: .opacity, fromValue: wrong, toValue: 7, duration: 1), forKey: nil)
    layer.add(
      BasicAnimation(
        keyPath: .transform, fromValue: CGAffineTransform(a: wrong, b: 0, c: 0, d: 0, tx: 0, ty: 0), duration: 1),
      forKey: nil)
    layer.add(
      SpringAnimation(
        keyPath: .cornerRadius, fromValue: 3, spring: Spring(stiffness: 0, damping: 0), initialVelocity: .nan),
      forKey: nil)
    window.clock.advance(by: 0.5)
    #expect(shown.bounds.isFinite)
    #expect(shown.transform.isFinite)
    #expect(shown.opacity == 1)
    #expect(shown.cornerRadius == 3)
    layer.position = CGPoint(x: wrong, y: 0)
    layer.bounds = .null
    layer.transform = CGAffineTransform(a: .infinity, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    layer.cornerRadius = .infinity
    layer.opacity = wrong
    #expect(layer.position == .zero && layer.bounds == .zero && layer.transform.isIdentity)
    #expect(layer.cornerRadius == 0 && layer.opacity == 1)
  }
}
