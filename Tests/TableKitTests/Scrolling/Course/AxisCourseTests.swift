import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Courses along an axis")
struct AxisCourseTests {
  private let axis = ScrollAxis(
    minimum: 0, maximum: 10_000, extent: 500, isScrollable: true, bounces: true, displayScale: 2)

  @Test("A landing begins with the velocity that there is, ends at its target, and never turns round on the way")
  func landing() {
    for velocity in [12, 60, 400, 1000, 5000, -400] as [CGFloat] {
      for way in [3, 40, 200, 900, 4000, -3, -200] as [CGFloat] {
        let course = AxisCourse.landing(from: 5000, velocity: velocity, at: 5000 + way, on: axis)
        #expect(course.value(at: 0) == 5000)
        #expect(abs(course.velocity(at: 0) - velocity) < 1e-9)
        #expect(course.value(at: course.duration) == 5000 + way)
        #expect(course.duration < 30)
        guard way * velocity > 0 else { continue }
        var last: CGFloat = 0
        for step in 0...200 {
          let gone = (course.value(at: course.duration * Double(step) / 200) - 5000) * (way > 0 ? 1 : -1)
          #expect(gone >= last - 0.3 && gone <= abs(way) + 0.3)
          last = gone
        }
      }
    }
  }

  @Test("Where the way is the one it goes by itself, a landing is the fling")
  func natural() {
    let fling = AxisCourse.released(from: 100, velocity: 1000, on: axis)
    let landing = AxisCourse.landing(from: 100, velocity: 1000, at: fling.restingValue, on: axis)
    for time in stride(from: 0.0, through: 3, by: 0.1) {
      #expect(abs(fling.value(at: time) - landing.value(at: time)) < 1e-6)
    }
  }

  @Test("Out of range, the target is the edge; along an axis that does not scroll, nothing goes on")
  func edges() {
    #expect(AxisCourse.landing(from: 100, velocity: 0, at: -50, on: axis).restingValue == 0)
    #expect(AxisCourse.landing(from: 100, velocity: 500, at: 20_000, on: axis).restingValue == 10_000)
    #expect(AxisCourse.landing(from: 100, velocity: 0, at: 100, on: axis) == .rest(100))
    var still = axis
    still.isScrollable = false
    #expect(AxisCourse.released(from: 100, velocity: 1000, on: still) == .rest(100))
    still.bounces = false
    #expect(AxisCourse.released(from: -30, velocity: 0, on: still) == .rest(0))
    // Without a bounce, what is thrown away from its target is not carried beyond the edge.
    var hard = axis
    hard.bounces = false
    let back = AxisCourse.landing(from: 2, velocity: -900, at: 40, on: hard)
    for step in 0...100 { #expect(back.value(at: Double(step) / 50) >= 0) }
  }

  @Test("Taken up again at any time, offset and velocity go on, and so does all that follows")
  func resumed() {
    let courses: [AxisCourse] = [
      .released(from: 100, velocity: 1000, on: axis),
      .released(from: 9900, velocity: 1000, on: axis),
      .released(from: -60, velocity: 0, on: axis),
      .landing(from: 100, velocity: 1000, at: 500, on: axis),
      .landing(from: 100, velocity: -100, at: 500, on: axis),
      .curve(CurveMotion(from: 0, to: 400, duration: 0.3, curve: .easeInOut)),
    ]
    for course in courses {
      for time in [0.01, 0.1, 0.25] {
        let isCurve = if case .curve = course { true } else { false }
        let resumed = course.resumed(at: time, movedBy: 0, on: axis, before: axis, isPaged: false)
        let start = isCurve ? time : 0
        #expect(abs(resumed.value(at: start) - course.value(at: time)) < 1e-9)
        #expect(isCurve || abs(resumed.velocity(at: 0) - course.velocity(at: time)) < 1e-9)
        #expect(abs(resumed.restingValue - course.restingValue) < 1e-9)
        // Decelerations have no memory: they go on just as they would have.
        if case .fling = resumed, abs(course.velocity(at: time)) >= Bounce.restingVelocity, course.value(at: time) >= 0
        {
          #expect(abs(resumed.value(at: 0.2) - course.value(at: time + 0.2)) < 1e-6)
        }
      }
    }
  }

  @Test("A curve that is moved on its way comes from there and keeps time and target")
  func movedCurve() {
    let course = AxisCourse.curve(CurveMotion(from: 0, to: 400, duration: 0.3, curve: .easeInOut))
    let moved = course.resumed(at: 0.15, movedBy: -100, on: axis, before: axis, isPaged: false)
    #expect(abs(moved.value(at: 0.15) - 100) < 1e-9)
    #expect(moved.value(at: 0.3) == 400)
    var short = axis
    short.maximum = 300
    let clamped = course.resumed(at: 0.15, movedBy: 0, on: short, before: axis, isPaged: false)
    #expect(abs(clamped.value(at: 0.15) - 200) < 1e-9)
    #expect(clamped.value(at: 0.3) == 300)
    #expect(course.resumed(at: 0.3, movedBy: 5, on: axis, before: axis, isPaged: false) == .rest(400))
  }

  @Test("Nothing that is not finite comes of it", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func notFinite(value: CGFloat) {
    for course in [
      AxisCourse.released(from: value, velocity: 100, on: axis), .released(from: 0, velocity: value, on: axis),
      .landing(from: value, velocity: 100, at: 5, on: axis), .landing(from: 0, velocity: value, at: 5, on: axis),
    ] {
      for time in [0, 0.1, 3, 100, value] as [CGFloat] { #expect(course.value(at: Double(time)).isFinite) }
      #expect(course.restingValue.isFinite)
    }
  }
}
