import Foundation
import TestSupport
import Testing

@testable import TableKit

@Suite("Fling")
struct FlingTests {
  /// Expects that offset and velocity do not jump where one phase follows another.
  private func expectContinuous(_ fling: Fling, sourceLocation: SourceLocation = #_sourceLocation) {
    for segment in fling.segments.dropFirst() {
      let before = segment.start.nextDown
      #expect(abs(fling.value(at: segment.start) - fling.value(at: before)) <= 1e-9, sourceLocation: sourceLocation)
      #expect(
        abs(fling.velocity(at: segment.start) - fling.velocity(at: before)) <= 1e-9, sourceLocation: sourceLocation)
    }
  }

  @Test("In range it is a deceleration")
  func inRange() {
    let fling = Fling(from: 100, velocity: 1000, minimum: 0, maximum: 5000)
    let plain = Deceleration(from: 100, velocity: 1000)
    #expect(fling.segments == [Fling.Segment(start: 0, phase: .deceleration(plain))])
    #expect(fling.duration == plain.duration)
    #expect(fling.restingValue == plain.restingValue)
    for step in 0..<300 {
      let time = Double(step) / 100
      #expect(fling.value(at: time) == plain.value(at: time))
      #expect(fling.velocity(at: time) == plain.velocity(at: time))
    }
  }

  @Test("Into the edge: it bounces with the velocity that it meets the edge with")
  func intoTheEdge() throws {
    let fling = Fling(from: 300, velocity: 2000, minimum: 0, maximum: 400)
    #expect(fling.segments.count == 2)
    let meeting = fling.segments[1].start
    // 100 = (2000 − v)·0.499, so v = 2000 − 100/0.499
    #expect(abs(fling.value(at: meeting) - 400) <= 1e-9)
    #expect(abs(fling.velocity(at: meeting) - (2000 - 100 / 0.499)) <= 1e-9)
    expectContinuous(fling)
    // The furthest point of (v·t)·e^(−ωt) is at 1/ω: v/(ω·e).
    let furthest = fling.value(at: meeting + 1.0 / 11)
    #expect(abs(furthest - (400 + (2000 - 100 / 0.499) / (11 * CGFloat(exp(1.0))))) <= 1e-9)
    #expect(fling.restingValue == 400)
    #expect(fling.value(at: fling.duration) == 400)
  }

  @Test("Into the edge slowly: it bounces as from rest")
  func slowlyIntoTheEdge() {
    // Of 100 points a second, 30 are left after (100 − 30)·0.499 points.
    let fling = Fling(from: 0, velocity: -100, minimum: -34.93, maximum: 400)
    #expect(fling.segments.count == 2)
    guard case .bounce(let bounce) = fling.segments[1].phase else { return #expect(Bool(false)) }
    #expect(bounce.spring == Bounce.springFromRest)
    #expect(abs(bounce.initialVelocity + 30) <= 1e-9)
    expectContinuous(fling)
  }

  @Test("Out of range at rest: back to the edge")
  func outOfRange() {
    let fling = Fling(from: -60, velocity: 0, minimum: -10, maximum: 400, displayScale: 2)
    #expect(fling.segments == [Fling.Segment(start: 0, phase: .bounce(Bounce(from: -60, edge: -10, displayScale: 2)))])
    #expect(fling.restingValue == -10)
    #expect(fling.value(at: 0) == -60)
  }

  @Test("Out of range, thrown back: past the edge it goes on through the content, to the far edge and back")
  func thrownBack() {
    let fling = Fling(from: -20, velocity: 3220, minimum: 0, maximum: 500)
    #expect(fling.segments.count == 3)
    // 20/(3220 − 220), where the velocity is 3000·e^(−11t).
    #expect(abs(fling.segments[1].start - 20.0 / 3000) <= 1e-12)
    #expect(abs(fling.velocity(at: fling.segments[1].start) - 3000 * CGFloat(exp(-11 * 20.0 / 3000))) <= 1e-9)
    expectContinuous(fling)
    #expect(fling.restingValue == 500)
    // Not so fast, it comes to rest within.
    let slower = Fling(from: -20, velocity: 620, minimum: 0, maximum: 5000)
    #expect(slower.segments.count == 2)
    #expect(slower.restingValue > 0 && slower.restingValue < 620 * 0.499)
    expectContinuous(slower)
  }

  @Test("At the edge, thrown beyond it: a bounce alone")
  func atTheEdge() {
    let fling = Fling(from: 400, velocity: 500, minimum: 0, maximum: 400)
    #expect(
      fling.segments == [Fling.Segment(start: 0, phase: .bounce(Bounce(from: 400, edge: 400, velocity: 500)))])
    #expect(fling.velocity(at: 0) == 500)
    // Content that fits has nowhere else to go, and stays continuous on its way through the edge.
    let fitting = Fling(from: 30, velocity: -2000, minimum: 0, maximum: 0)
    #expect(fitting.restingValue == 0)
    expectContinuous(fitting)
  }

  @Test("Without bouncing it stands at the edge")
  func withoutBouncing() {
    let fling = Fling(from: 300, velocity: 2000, minimum: 0, maximum: 400, bounces: false)
    #expect(fling.segments.count == 1)
    #expect(fling.restingValue == 400)
    #expect(abs(fling.value(at: fling.duration.nextDown) - 400) <= 1e-9)
    for step in 0..<200 { #expect(fling.value(at: Double(step) / 100) <= 400) }
    let beyond = Fling(from: 450, velocity: 100, minimum: 0, maximum: 400, bounces: false)
    #expect(beyond.duration == 0)
    #expect(beyond.value(at: 0) == 400)
  }

  @Test("Whatever it begins with, it is continuous and comes to rest in range")
  func everyBeginning() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let minimum = CGFloat.random(in: -200...0, using: &generator)
      let maximum = CGFloat.random(in: -300...2000, using: &generator)
      let fling = Fling(
        from: .random(in: -500...2500, using: &generator), velocity: .random(in: -6000...6000, using: &generator),
        minimum: minimum, maximum: maximum, rate: Bool.random(using: &generator) ? .normal : .fast)
      expectContinuous(fling)
      #expect(fling.segments.count >= 1 && fling.segments.count <= 3)
      #expect(fling.restingValue >= minimum && fling.restingValue <= max(minimum, maximum))
      // What ends is as good as at rest: half a pixel is all that it may jump.
      #expect(abs(fling.value(at: fling.duration.nextDown) - fling.restingValue) <= 0.5 + 1e-9)
    }
  }

  @Test("Nonsense gives finite answers")
  func degenerate() {
    let numbers: [CGFloat] = [-.infinity, -1e300, -1, 0, 1, 1e300, .infinity, .nan]
    for from in numbers {
      for velocity in numbers {
        for minimum in numbers {
          for maximum in numbers {
            let fling = Fling(from: from, velocity: velocity, minimum: minimum, maximum: maximum, displayScale: minimum)
            #expect(fling.duration.isFinite && fling.duration >= 0)
            for time in numbers {
              if !fling.value(at: Double(time)).isFinite || !fling.velocity(at: Double(time)).isFinite {
                Issue.record("\(fling) at \(time)")
              }
            }
          }
        }
      }
    }
  }
}
