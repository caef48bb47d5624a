import Foundation
import Testing

@testable import TableKit

@Suite("Motions")
struct MotionTests {
  @Test("A curve motion goes its way in its time")
  func curve() {
    let motion = CurveMotion(from: 10, to: 30, duration: 0.5, curve: .easeInOut)
    #expect(motion.value(at: 0) == 10)
    #expect(abs(motion.value(at: 0.25) - 20) <= 1e-12)
    #expect(motion.value(at: 0.5) == 30)
    #expect(motion.restingValue == 30)
    // At one half dy/ds = 1.5 and dx/ds = 0.75·(1 − 0.42 + 0.58) = 0.87.
    #expect(abs(motion.velocity(at: 0.25) - 20 / 0.5 * 1.5 / 0.87) <= 1e-9)
    #expect(motion.velocity(at: 0.5) == 0)
    let plain = CurveMotion(from: 0, to: 8, duration: 2)
    #expect(plain.curve == .linear)
    #expect(plain.value(at: 0.5) == 2)
    #expect(plain.velocity(at: 0.5) == 4)
    #expect(plain.velocity(at: -1) == 4)
  }

  @Test("A spring motion takes up a velocity and comes to rest at its end")
  func spring() {
    let motion = SpringMotion(spring: Spring(mass: 1, stiffness: 121, damping: 22), from: 10, to: 40, velocity: 60)
    #expect(motion.value(at: 0) == 10)
    #expect(motion.velocity(at: 0) == 60)
    // x0 = −30, v0 = 60: v0 + ω·x0 = −270.
    #expect(abs(motion.value(at: 0.2) - (40 + (-30 - 270 * 0.2) * CGFloat(exp(-2.2)))) <= 1e-12)
    #expect(motion.duration > 0)
    #expect(abs(motion.value(at: motion.duration.nextDown) - 40) <= 0.001 * (1 + 1e-9))
    #expect(motion.value(at: motion.duration) == 40)
    #expect(motion.velocity(at: motion.duration) == 0)
    #expect(motion.value(at: -1) == 10)
  }

  @Test("An interrupted and reversed motion goes on without a jump in value or velocity")
  func interruption() {
    let fading = CurveMotion(from: 0, to: 300, duration: 0.4, curve: .default)
    for step in 1..<40 {
      let time = Double(step) / 100
      let back = SpringMotion(
        spring: Spring(dampingRatio: 0.7, response: 0.4), from: fading.value(at: time), to: 0,
        velocity: fading.velocity(at: time))
      let instant = 1e-15
      #expect(abs(back.value(at: instant) - fading.value(at: time)) <= 1e-9)
      #expect(abs(back.velocity(at: instant) - fading.velocity(at: time)) <= 1e-9)
      let middle = back.duration / 3
      let forth = SpringMotion(
        spring: Spring(dampingRatio: 1.5, response: 0.2), from: back.value(at: middle), to: 300,
        velocity: back.velocity(at: middle))
      #expect(forth.value(at: 0) == back.value(at: middle))
      #expect(forth.velocity(at: 0) == back.velocity(at: middle))
    }
  }

  @Test("A spring motion's velocity is the slope of its values")
  func slope() {
    for ratio in [0.2, 1, 3] {
      let motion = SpringMotion(spring: Spring(dampingRatio: ratio, response: 0.5), from: 0, to: 100, velocity: -40)
      for step in 1...20 {
        let time = Double(step) / 50
        let slope = (motion.value(at: time + 1e-6) - motion.value(at: time - 1e-6)) / 2e-6
        #expect(abs(motion.velocity(at: time) - slope) <= 1e-4)
      }
    }
  }

  @Test("A motion that takes no time is at its end; a huge one, and nonsense, stays finite")
  func degenerate() {
    let numbers: [Double] = [-.infinity, -1, 0, 1e-300, 1, 1e300, .infinity, .nan]
    for duration in numbers {
      let motion = CurveMotion(from: 1, to: 2, duration: duration, curve: CubicBezier(0, 1, 0, 1))
      #expect(motion.duration >= 0 && motion.duration <= MotionLimits.time)
      if !(duration > 0) { #expect(motion.value(at: 0) == 2 && motion.velocity(at: 0) == 0) }
      for time in numbers {
        #expect(motion.value(at: time).isFinite)
        #expect(motion.velocity(at: time).isFinite)
      }
    }
    for number in numbers {
      for time in numbers {
        let curve = CurveMotion(from: CGFloat(number), to: CGFloat(-number), duration: 1)
        #expect(curve.value(at: time).isFinite && curve.velocity(at: time).isFinite)
        let spring = SpringMotion(
          spring: Spring(), from: CGFloat(number), to: CGFloat(-number), velocity: CGFloat(number),
          threshold: CGFloat(number))
        #expect(spring.value(at: time).isFinite && spring.velocity(at: time).isFinite)
      }
    }
    #expect(SpringMotion(spring: Spring(), from: 3, to: 3).duration == 0)
    let endless = SpringMotion(spring: Spring(damping: 0), from: 0, to: 3)
    #expect(endless.duration == .infinity)
    #expect(endless.value(at: .infinity) == 3)
  }
}
