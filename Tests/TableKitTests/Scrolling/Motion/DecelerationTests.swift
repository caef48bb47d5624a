import Foundation
import Testing

@testable import TableKit

@Suite("Deceleration")
struct DecelerationTests {
  @Test("The rates are those measured on devices")
  func rates() {
    #expect(ScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(ScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(Deceleration.stoppingVelocity == 10)
  }

  @Test("Velocity v0·d^(1000t)", arguments: [ScrollView.DecelerationRate.normal, .fast])
  func velocity(rate: ScrollView.DecelerationRate) {
    for v0: CGFloat in [1000, -2500] {
      let fling = Deceleration(from: 0, velocity: v0, rate: rate)
      for milliseconds in [0, 1, 10, 100, 250] {
        let expected = Double(v0) * pow(Double(rate.rawValue), Double(milliseconds))
        #expect(abs(Double(fling.velocity(at: Double(milliseconds) / 1000)) - expected) <= 1e-9)
      }
    }
  }

  @Test("Distance (|v0| − 10)·d/(1 − d)/1000 and duration ln(10/|v0|)/(1000·ln d)")
  func distanceAndDuration() {
    // 990·0.499, and ln 0.01 / (1000·ln 0.998)
    let normal = Deceleration(from: 100, velocity: 1000)
    #expect(normal.rate == .normal)
    #expect(abs(normal.distance - 494.01) <= 1e-9)
    #expect(abs(normal.restingValue - 594.01) <= 1e-9)
    #expect(abs(normal.duration - 2.300_282_4) <= 1e-6)
    // 990·0.099, and ln 0.01 / (1000·ln 0.99)
    let fast = Deceleration(from: 100, velocity: -1000, rate: .fast)
    #expect(abs(fast.distance + 98.01) <= 1e-9)
    #expect(abs(fast.restingValue - 1.99) <= 1e-9)
    #expect(abs(fast.duration - 0.458_210_6) <= 1e-6)
  }

  @Test("Offsets are those of steps of a millisecond", arguments: [ScrollView.DecelerationRate.normal, .fast])
  func steps(rate: ScrollView.DecelerationRate) {
    let fling = Deceleration(from: 50, velocity: 3000, rate: rate)
    var offset = 50.0
    var velocity = 3000.0
    for step in 1...500 {
      velocity *= Double(rate.rawValue)
      offset += velocity / 1000
      #expect(abs(Double(fling.value(at: Double(step) / 1000)) - offset) <= 1e-9)
    }
  }

  @Test("It stands where its distance says, without a jump, at 10 points a second")
  func end() {
    for (v0, rate) in [(800, .normal), (-4000, .fast), (11, .normal)] as [(CGFloat, ScrollView.DecelerationRate)] {
      let fling = Deceleration(from: 7, velocity: v0, rate: rate)
      let last = fling.duration.nextDown
      #expect(abs(fling.value(at: last) - fling.restingValue) <= 1e-9)
      #expect(abs(abs(fling.velocity(at: last)) - 10) <= 1e-9)
      #expect(fling.value(at: fling.duration) == fling.restingValue)
      #expect(fling.velocity(at: fling.duration) == 0)
    }
  }

  @Test("Projection v/1000·d/(1 − d)")
  func projection() {
    #expect(abs(ScrollView.DecelerationRate.normal.projection(velocity: 1000) - 499) <= 1e-9)
    #expect(abs(ScrollView.DecelerationRate.fast.projection(velocity: -1000) + 99) <= 1e-9)
    // Ten points a second less travelled: 10·0.499.
    let fling = Deceleration(from: 0, velocity: 1000)
    #expect(abs(ScrollView.DecelerationRate.normal.projection(velocity: 1000) - fling.distance - 4.99) <= 1e-9)
  }

  @Test("The velocity to go a distance goes it")
  func velocityToGo() {
    #expect(abs(Deceleration.velocity(toGo: 494.01) - 1000) <= 1e-9)
    #expect(abs(Deceleration.velocity(toGo: -98.01, rate: .fast) + 1000) <= 1e-9)
    for distance: CGFloat in [0.5, 20, -300, 12_345] {
      let velocity = Deceleration.velocity(toGo: distance)
      #expect(abs(Deceleration(from: 0, velocity: velocity).distance - distance) <= 1e-9)
    }
    #expect(Deceleration.velocity(toGo: 0) == 0)
  }

  @Test("The time at an offset is when it is there")
  func timeAtOffset() throws {
    let fling = Deceleration(from: 100, velocity: -1500)
    for time in [0.001, 0.1, 0.7, 1.9] {
      let found = try #require(fling.time(at: fling.value(at: time)))
      #expect(abs(found - time) <= 1e-9)
    }
    #expect(fling.time(at: 100) == 0)
    #expect(try abs(#require(fling.time(at: fling.restingValue)) - fling.duration) <= 1e-6)
    #expect(fling.time(at: 101) == nil)
    #expect(fling.time(at: fling.restingValue - 0.1) == nil)
    #expect(fling.time(at: .nan) == nil)
    #expect(fling.time(at: .infinity) == nil)
  }

  @Test("Slower than 10 points a second, it stands at once", arguments: [0, 10, -10, 3] as [CGFloat])
  func slow(velocity: CGFloat) {
    let fling = Deceleration(from: 5, velocity: velocity)
    #expect(fling.duration == 0)
    #expect(fling.distance == 0)
    #expect(fling.value(at: 0) == 5)
    #expect(fling.velocity(at: 0) == 0)
    #expect(fling.time(at: 5) == 0)
    #expect(fling.time(at: 6) == nil)
  }

  @Test("Nonsense gives finite answers")
  func degenerate() {
    let numbers: [CGFloat] = [-.infinity, -1e300, -1, 0, 0.5, 1, 2, 1e300, .infinity, .nan]
    for rawValue in numbers {
      let rate = ScrollView.DecelerationRate(rawValue: rawValue)
      #expect(rate.perMillisecond >= 0 && rate.perMillisecond <= 0.99999)
      for number in numbers {
        let fling = Deceleration(from: number, velocity: number, rate: rate)
        #expect(fling.duration.isFinite && fling.duration >= 0)
        #expect(rate.projection(velocity: number).isFinite)
        #expect(Deceleration.velocity(toGo: number, rate: rate).isFinite)
        for time in numbers {
          #expect(fling.value(at: Double(time)).isFinite)
          #expect(fling.velocity(at: Double(time)).isFinite)
          _ = fling.time(at: time)
        }
      }
    }
    let unnamed = ScrollView.DecelerationRate(rawValue: .nan)
    #expect(
      Deceleration(from: 0, velocity: 1000, rate: unnamed).distance == Deceleration(from: 0, velocity: 1000).distance)
    #expect(Deceleration(from: 3, velocity: 1000, rate: .init(rawValue: 0)).restingValue == 3)
    #expect(Deceleration.velocity(toGo: 3, rate: .init(rawValue: -1)) == MotionLimits.magnitude)
    #expect(Deceleration(from: .nan, velocity: .nan).restingValue == 0)
    #expect(Deceleration(from: 4, velocity: 100).value(at: .nan) == 4)
  }
}
