import Foundation
import Testing

@testable import TableKit

@Suite("Springs")
struct SpringTests {
  /// Under-critical, critical, over-critical; nearly critical on either side; Core Animation's default; without damping;
  /// without stiffness.
  static let springs: [Spring] = [
    Spring(mass: 1, stiffness: 100, damping: 4), Spring(mass: 1, stiffness: 121, damping: 22),
    Spring(mass: 1, stiffness: 414, damping: 55), Spring(mass: 1, stiffness: 100, damping: 20 - 1e-9),
    Spring(mass: 1, stiffness: 100, damping: 20 + 1e-9), Spring(), Spring(mass: 2.5, stiffness: 300, damping: 9),
    Spring(mass: 1, stiffness: 50, damping: 0), Spring(mass: 1, stiffness: 0, damping: 3),
    Spring(mass: 3, stiffness: 0, damping: 0), Spring(dampingRatio: 0.5, response: 0.3),
  ]

  static let beginnings: [(displacement: CGFloat, velocity: CGFloat)] = [(1, 0), (0, 1), (-3, 20), (2, -50)]

  /// x″ = −(c·x′ + k·x)/m, integrated by the classical Runge–Kutta method in steps of a ten-thousandth of a second.
  static func integrated(_ spring: Spring, from x0: Double, velocity v0: Double, steps: Int) -> (Double, Double) {
    let h = 1e-4
    var (x, v) = (x0, v0)
    func force(_ x: Double, _ v: Double) -> Double { -(spring.damping * v + spring.stiffness * x) / spring.mass }
    for _ in 0..<steps {
      let (k1, l1) = (v, force(x, v))
      let (k2, l2) = (v + h / 2 * l1, force(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, force(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return (x, v)
  }

  @Test("States agree with a numerical integration to 1e-6", arguments: springs)
  func integration(spring: Spring) {
    for (x0, v0) in Self.beginnings {
      for steps in [1, 100, 1000, 5000, 20_000] {
        let (x, v) = Self.integrated(spring, from: Double(x0), velocity: Double(v0), steps: steps)
        let state = spring.state(at: Double(steps) * 1e-4, displacement: x0, velocity: v0)
        #expect(abs(Double(state.displacement) - x) <= 1e-6)
        #expect(abs(Double(state.velocity) - v) <= 1e-6)
      }
    }
  }

  @Test("Critical damping: x = (x0 + (v0 + ω·x0)·t)·e^(−ωt)")
  func critical() {
    let spring = Spring(mass: 1, stiffness: 121, damping: 22)
    #expect(spring.dampingRatio == 1)
    for step in 1...100 {
      let t = Double(step) / 50
      let state = spring.state(at: t, displacement: 5, velocity: -7)
      #expect(abs(Double(state.displacement) - (5 + 48 * t) * exp(-11 * t)) <= 1e-12)
      #expect(abs(Double(state.velocity) - (48 - 11 * (5 + 48 * t)) * exp(-11 * t)) <= 1e-12)
    }
  }

  @Test("Over-critical damping: the sum of two exponentials, here of the rates 9 and 46")
  func overcritical() {
    let spring = Spring(mass: 1, stiffness: 414, damping: 55)
    for step in 1...100 {
      let t = Double(step) / 50
      let state = spring.state(at: t, displacement: 37, velocity: 0)
      #expect(abs(Double(state.displacement) - (46 * exp(-9 * t) - 9 * exp(-46 * t))) <= 1e-12)
      #expect(abs(Double(state.velocity) - 414 * (exp(-46 * t) - exp(-9 * t))) <= 1e-11)
    }
  }

  @Test("Without damping: a cosine, for ever")
  func undamped() {
    let spring = Spring(mass: 4, stiffness: 36, damping: 0)
    for step in 1...100 {
      let t = Double(step) / 10
      #expect(abs(Double(spring.state(at: t, displacement: 2, velocity: 0).displacement) - 2 * cos(3 * t)) <= 1e-12)
    }
    #expect(spring.settlingDuration(displacement: 2, velocity: 0) == .infinity)
  }

  @Test("Without stiffness: the mass stops where damping stops it")
  func slack() {
    // x = x0 + v0·(1 − e^(−ct/m))·m/c
    let spring = Spring(mass: 2, stiffness: 0, damping: 8)
    let state = spring.state(at: 0.5, displacement: 3, velocity: 4)
    #expect(abs(Double(state.displacement) - (4 - exp(-2))) <= 1e-12)
    #expect(abs(Double(state.velocity) - 4 * exp(-2)) <= 1e-12)
    #expect(spring.dampingRatio == .infinity)
    #expect(spring.response == .infinity)
    #expect(spring.settlingDuration(displacement: 3, velocity: 4) == .infinity)
    let free = Spring(stiffness: 0, damping: 0).state(at: 2, displacement: 3, velocity: 4)
    #expect(free == Spring.State(displacement: 11, velocity: 4))
  }

  @Test("A spring from its looks has their physics")
  func dampingRatioAndResponse() {
    let spring = Spring(dampingRatio: 0.5, response: 0.25)
    // ω = 2π/0.25 = 8π: k = 64π², c = 2·0.5·8π
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 64 * .pi * .pi) <= 1e-9)
    #expect(abs(spring.damping - 8 * .pi) <= 1e-12)
    #expect(abs(spring.dampingRatio - 0.5) <= 1e-15)
    #expect(abs(spring.response - 0.25) <= 1e-15)
    // Of mass 4 and stiffness 16: ω = 2, one swing takes π seconds.
    #expect(abs(Spring(mass: 4, stiffness: 16, damping: 4).response - .pi) <= 1e-15)
    #expect(Spring(mass: 4, stiffness: 16, damping: 4).dampingRatio == 0.25)
  }

  @Test("After the settling time it stays within the threshold", arguments: springs)
  func settling(spring: Spring) {
    for (x0, v0) in Self.beginnings {
      for threshold: CGFloat in [0.5, 0.001] {
        let duration = spring.settlingDuration(displacement: x0, velocity: v0, threshold: threshold)
        guard duration.isFinite else { continue }
        for step in 0...2000 {
          let time = duration * (1 + Double(step) / 500)
          let state = spring.state(at: time, displacement: x0, velocity: v0)
          #expect(abs(state.displacement) <= threshold * (1 + 1e-9))
        }
      }
    }
  }

  @Test("The settling time is exact where the motion does not cross its rest")
  func exactSettling() {
    // (x0 + ω·x0·t)·e^(−ωt) at x0 = 1: a threshold of 11·e^(−10) is met when ωt = 10.
    let critical = Spring(mass: 1, stiffness: 121, damping: 22)
    let duration = critical.settlingDuration(displacement: 1, velocity: 0, threshold: CGFloat(11 * exp(-10.0)))
    #expect(abs(duration - 10.0 / 11) <= 1e-9)
    // (46·e^(−9t) − 9·e^(−46t))/37 at t = 1
    let over = Spring(mass: 1, stiffness: 414, damping: 55)
    let value = (46 * exp(-9.0) - 9 * exp(-46.0)) / 37
    #expect(abs(over.settlingDuration(displacement: 1, velocity: 0, threshold: CGFloat(value)) - 1) <= 1e-9)
    // Swinging, e^(−βt)·√(1 + (β/δ)²) bounds it: β = 2, δ = √96.
    let under = Spring(mass: 1, stiffness: 100, damping: 4)
    #expect(under.settlingDuration(displacement: 1, velocity: 0) < log((1 + 2 / 96.0.squareRoot()) / 0.001) / 2 + 1e-9)
  }

  @Test("Too little energy for the threshold is rest from the beginning")
  func atRest() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 4)
    #expect(spring.settlingDuration(displacement: 0, velocity: 0) == 0)
    #expect(spring.settlingDuration(displacement: 0.3, velocity: 4, threshold: 0.5) == 0)
    #expect(spring.settlingDuration(displacement: 0.3, velocity: 4.1, threshold: 0.5) > 0)
    for threshold in [CGFloat.nan, 0, -1] {
      let duration = spring.settlingDuration(displacement: 1, velocity: 0, threshold: threshold)
      #expect(duration == spring.settlingDuration(displacement: 1, velocity: 0, threshold: 0.001))
    }
  }

  @Test("Properties are clamped; what is not a number counts as the default")
  func degenerateProperties() {
    #expect(Spring(mass: .nan, stiffness: .nan, damping: .nan) == Spring(mass: 1, stiffness: 100, damping: 10))
    #expect(Spring(mass: 0, stiffness: -1, damping: -1) == Spring(mass: 1e-6, stiffness: 0, damping: 0))
    let endless = Double.infinity
    #expect(
      Spring(mass: endless, stiffness: endless, damping: endless) == Spring(mass: 1e6, stiffness: 1e12, damping: 1e12))
    #expect(Spring(dampingRatio: .nan, response: 1) == Spring(dampingRatio: 1, response: 1))
    #expect(Spring(dampingRatio: -1, response: 1) == Spring(dampingRatio: 0, response: 1))
    for response in [0, -1, Double.nan] {
      let spring = Spring(dampingRatio: 1, response: response)
      #expect(abs(spring.stiffness / 1e12 - 1) <= 1e-12)
      // At rest before the first frame, from a thousand points away.
      #expect(spring.settlingDuration(displacement: 1000, velocity: 0) < 1e-4)
    }
    #expect(Spring(dampingRatio: 1, response: .infinity).stiffness > 0)
  }

  @Test("Nothing that goes in makes a state that is not finite")
  func degenerateStates() {
    let numbers: [Double] = [-.infinity, -1e300, -1, 0, 1e-300, 1, 1e300, .infinity, .nan]
    for mass in numbers {
      for stiffness in numbers {
        for damping in numbers {
          let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
          for time in numbers {
            for start in numbers {
              let state = spring.state(at: time, displacement: CGFloat(start), velocity: CGFloat(-start))
              if !state.displacement.isFinite || !state.velocity.isFinite {
                Issue.record("\(spring) at \(time) from \(start): \(state)")
              }
            }
          }
          let duration = spring.settlingDuration(displacement: 1e300, velocity: -.infinity)
          if duration.isNaN || duration < 0 { Issue.record("\(spring) settles in \(duration)") }
        }
      }
    }
    #expect(Spring().state(at: -1, displacement: 3, velocity: 4) == Spring.State(displacement: 3, velocity: 4))
    #expect(Spring().state(at: .nan, displacement: .nan, velocity: .nan) == Spring.State(displacement: 0, velocity: 0))
    #expect(abs(Spring().state(at: .infinity, displacement: 3, velocity: 4).displacement) <= 1e-300)
  }
}
