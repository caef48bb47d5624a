import Foundation
import Testing

@testable import TableKit

@Suite("Release velocity")
struct VelocityTrackerTests {
  private func isNear(_ velocity: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(velocity.x - x) <= 1e-6 && abs(velocity.y - y) <= 1e-6
  }

  @Test("A steady finger lets go with its velocity, however often it is reported", arguments: [24, 60, 120, 1000])
  func steady(reportsPerSecond: Int) {
    var tracker = VelocityTracker()
    for report in 0...reportsPerSecond {
      let time = Double(report) / Double(reportsPerSecond)
      tracker.add(CGPoint(x: 300 * time, y: -1200 * time), at: time)
    }
    #expect(isNear(tracker.velocity(at: 1), 300, -1200))
  }

  @Test("Only the last tenth of a second counts")
  func window() {
    var tracker = VelocityTracker()
    // Half a second at 2,000 points a second, then a tenth at 100.
    for step in 0...50 { tracker.add(CGPoint(x: CGFloat(step) * 20, y: 0), at: Double(step) / 100) }
    for step in 1...10 { tracker.add(CGPoint(x: 1000 + CGFloat(step), y: 0), at: 0.5 + Double(step) / 100) }
    #expect(isNear(tracker.velocity(at: 0.6), 100, 0))
  }

  @Test("Between two reports, the finger was on the line between them")
  func betweenReports() {
    var tracker = VelocityTracker()
    tracker.add(CGPoint(x: 0, y: 0), at: 0)
    tracker.add(CGPoint(x: 80, y: 0), at: 0.08)
    tracker.add(CGPoint(x: 80, y: 0), at: 0.15)
    // At 0.05 it was at 50: 30 points in a tenth of a second.
    #expect(isNear(tracker.velocity(at: 0.15), 300, 0))
  }

  @Test("A finger that rests before it is lifted lets go more slowly, and then not at all")
  func resting() {
    var tracker = VelocityTracker()
    for step in 0...20 { tracker.add(CGPoint(x: 0, y: CGFloat(step) * 8), at: Double(step) / 100) }
    #expect(isNear(tracker.velocity(at: 0.2), 0, 800))
    #expect(isNear(tracker.velocity(at: 0.225), 0, 600))
    #expect(isNear(tracker.velocity(at: 0.25), 0, 400))
    #expect(isNear(tracker.velocity(at: 0.3), 0, 0))
    #expect(tracker.velocity(at: 5) == .zero)
  }

  @Test("A touch that is shorter than the window counts for its own time")
  func short() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 10)
    #expect(tracker.velocity(at: 10) == .zero)
    tracker.add(CGPoint(x: 20, y: 10), at: 10.04)
    #expect(isNear(tracker.velocity(at: 10.04), 500, 250))
    tracker.reset()
    #expect(tracker.velocity(at: 10.04) == .zero)
    #expect(tracker == VelocityTracker())
  }

  @Test("Reports out of order or without numbers are ignored; one of the same time replaces the last")
  func nonsense() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    tracker.add(CGPoint(x: 10, y: 0), at: 0.05)
    let before = tracker
    tracker.add(CGPoint(x: 500, y: 0), at: 0.04)
    tracker.add(CGPoint(x: 500, y: 0), at: .nan)
    tracker.add(CGPoint(x: 500, y: 0), at: .infinity)
    tracker.add(CGPoint(x: CGFloat.nan, y: 0), at: 0.06)
    tracker.add(CGPoint(x: 0, y: CGFloat.infinity), at: 0.06)
    #expect(tracker == before)
    tracker.add(CGPoint(x: 20, y: 0), at: 0.05)
    #expect(isNear(tracker.velocity(at: 0.05), 400, 0))
    for time in [Double.nan, .infinity, -.infinity, 0.01] { #expect(isNear(tracker.velocity(at: time), 400, 0)) }
  }

  @Test("Reports that are too near to one another do not make a velocity without bounds")
  func tooNear() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    tracker.add(CGPoint(x: 1, y: 0), at: 1e-12)
    #expect(isNear(tracker.velocity(at: 1e-12), 1000, 0))
    tracker.add(CGPoint(x: CGFloat.greatestFiniteMagnitude, y: -.greatestFiniteMagnitude), at: 0.01)
    #expect(tracker.velocity(at: 0.01) == CGPoint(x: MotionLimits.magnitude, y: -MotionLimits.magnitude))
    tracker.add(CGPoint(x: -CGFloat.greatestFiniteMagnitude, y: .greatestFiniteMagnitude), at: 0.02)
    #expect(tracker.velocity(at: 0.02).isFinite)
    // A clock that starts far from 0.
    var late = VelocityTracker()
    for step in 0...6 { late.add(CGPoint(x: CGFloat(step) * 16, y: 0), at: 1e9 + Double(step) / 50) }
    #expect(abs(late.velocity(at: 1e9 + 0.12).x - 800) <= 0.01)
  }
}
