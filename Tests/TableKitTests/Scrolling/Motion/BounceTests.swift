import Foundation
import Testing

@testable import TableKit

@Suite("Bounce")
struct BounceTests {
  @Test("With a velocity: critically damped, ω = 11/s")
  func inMotion() {
    let bounce = Bounce(from: 430, edge: 400, velocity: 600)
    for step in 0..<40 {
      let t = Double(step) / 100
      // v0 + ω·x0 = 600 + 11·30
      #expect(abs(Double(bounce.value(at: t)) - (400 + (30 + 930 * t) * exp(-11 * t))) <= 1e-9)
      #expect(abs(Double(bounce.velocity(at: t)) - (930 - 11 * (30 + 930 * t)) * exp(-11 * t)) <= 1e-9)
    }
  }

  @Test("From rest: two rates, 9/s and 46/s")
  func fromRest() {
    for velocity in [0, 49.9, -49.9] {
      let bounce = Bounce(from: -60, edge: 0, velocity: CGFloat(velocity))
      for step in 0..<40 {
        let t = Double(step) / 100
        let (slow, quick) = (46 * -60 + velocity, 9 * -60 + velocity)
        #expect(abs(Double(bounce.value(at: t)) - (slow * exp(-9 * t) - quick * exp(-46 * t)) / 37) <= 1e-9)
        #expect(abs(Double(bounce.velocity(at: t)) - (46 * quick * exp(-46 * t) - 9 * slow * exp(-9 * t)) / 37) <= 1e-9)
      }
    }
  }

  @Test("Rest ends at 50 points a second, in either direction")
  func threshold() {
    #expect(Bounce.restingVelocity == 50)
    #expect(Bounce(from: 10, edge: 0, velocity: 49.999).spring == Bounce.springFromRest)
    #expect(Bounce(from: 10, edge: 0, velocity: -49.999).spring == Bounce.springFromRest)
    #expect(Bounce(from: 10, edge: 0, velocity: 50).spring == Bounce.springInMotion)
    #expect(Bounce(from: 10, edge: 0, velocity: -50).spring == Bounce.springInMotion)
  }

  @Test("It ends within half a device pixel, at the edge", arguments: [1, 2, 3] as [CGFloat])
  func end(scale: CGFloat) {
    for velocity: CGFloat in [0, 900] {
      let bounce = Bounce(from: 80, edge: 50, velocity: velocity, displayScale: scale)
      #expect(abs(abs(bounce.value(at: bounce.duration.nextDown) - 50) - 0.5 / scale) <= 1e-6)
      #expect(bounce.value(at: bounce.duration) == 50)
      #expect(bounce.velocity(at: bounce.duration) == 0)
      #expect(bounce.restingValue == 50)
    }
  }

  @Test("It passes the edge only where it is thrown back fast enough")
  func crossing() throws {
    // −x0/(v0 + ω·x0) = −20/(−620 + 220)
    let thrown = try #require(Bounce(from: 20, edge: 0, velocity: -620).crossing)
    #expect(abs(thrown - 0.05) <= 1e-12)
    // From rest: e^(37t) = (9·1 − 49)/(46·1 − 49) = 40/3
    let slow = Bounce(from: 1, edge: 0, velocity: -49, displayScale: 1000)
    let late = try #require(slow.crossing)
    #expect(abs(late - log(40.0 / 3) / 37) <= 1e-12)
    #expect(abs(slow.value(at: late)) <= 1e-12)
    #expect(Bounce(from: 20, edge: 0, velocity: -219).crossing == nil)
    #expect(Bounce(from: 20, edge: 0, velocity: 619).crossing == nil)
    #expect(Bounce(from: 20, edge: 0).crossing == nil)
    #expect(Bounce(from: 0, edge: 0, velocity: 300).crossing == nil)
  }

  @Test("Nonsense gives finite answers")
  func degenerate() {
    let numbers: [CGFloat] = [-.infinity, -1e300, -1, 0, 1e-300, 1, 1e300, .infinity, .nan]
    for from in numbers {
      for edge in numbers {
        for velocity in numbers {
          let bounce = Bounce(from: from, edge: edge, velocity: velocity, displayScale: from)
          #expect(bounce.duration.isFinite && bounce.duration >= 0)
          _ = bounce.crossing
          for time in numbers
          where !bounce.value(at: Double(time)).isFinite || !bounce.velocity(at: Double(time)).isFinite {
            Issue.record("\(bounce) at \(time)")
          }
        }
      }
    }
    #expect(Bounce(from: 3, edge: 3).duration == 0)
  }
}
