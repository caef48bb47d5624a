import Foundation
import Testing

@testable import TableKit

@Suite("Timing curves")
struct CubicBezierTests {
  static let named: [CubicBezier] = [.linear, .default, .easeIn, .easeOut, .easeInOut]

  /// Curves that are flat or vertical somewhere, overshoot, or hardly differ from such.
  static let peculiar: [CubicBezier] = [
    CubicBezier(0, 0, 0, 1), CubicBezier(0, 1, 0, 1), CubicBezier(1, 0, 1, 0), CubicBezier(0, 0, 0, 0),
    CubicBezier(1, 1, 1, 1), CubicBezier(1, 0, 0, 1), CubicBezier(0, 1, 1, 0), CubicBezier(0.999, 0, 0.001, 1),
    CubicBezier(1, 0, 1e-9, 1), CubicBezier(0.5, -2, 0.5, 3), CubicBezier(0.175, 0.885, 0.32, 1.275),
    CubicBezier(0.6, -0.28, 0.735, 0.045), CubicBezier(0.76, 0, 0.24, 1), CubicBezier(0.74, 0, 0.26, 1),
  ]

  /// One coordinate in its textbook form.
  static func coordinate(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * p1 + 3 * (1 - s) * s * s * p2 + s * s * s
  }

  /// The progress by halving alone; in the second half seen from the end, because a curve may be so flat there that its
  /// times have no digits left to tell parameters by.
  static func bisected(_ curve: CubicBezier, at time: Double) -> Double {
    if time > 0.5 {
      return 1 - bisected(CubicBezier(1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1), at: 1 - time)
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if coordinate(curve.x1, curve.x2, middle) < time { low = middle } else { high = middle }
    }
    return coordinate(curve.y1, curve.y2, low)
  }

  @Test("The named curves have the control points that they are known by")
  func namedCurves() {
    #expect(CubicBezier.default == CubicBezier(0.25, 0.1, 0.25, 1))
    #expect(CubicBezier.easeInOut == CubicBezier(0.42, 0, 0.58, 1))
    #expect(CubicBezier.easeIn == CubicBezier(0.42, 0, 1, 1))
    #expect(CubicBezier.easeOut == CubicBezier(0, 0, 0.58, 1))
    for step in 0...100 {
      let time = Double(step) / 100
      #expect(CubicBezier.linear.value(at: time) == time)
      #expect(CubicBezier.linear.velocity(at: time) == 1)
    }
  }

  @Test("Values agree with a bisection to 1e-6", arguments: named + peculiar)
  func bisection(curve: CubicBezier) {
    for step in 0...1000 {
      let time = Double(step) / 1000
      // Within rounding error of its vertical place, a curve's value is anything: the bisection cannot tell it there.
      if curve.x1 >= 0.999, curve.x2 <= 0.001, abs(time - 0.5) < 1e-9 { continue }
      #expect(abs(curve.value(at: time) - Self.bisected(curve, at: time)) <= 1e-6, "at \(time)")
    }
  }

  @Test("Values are correct to 1e-12, wherever a point of the curve is exactly representable")
  func exactPoints() {
    // Parameters in 128ths and control points in 16ths: no sum or product here is rounded, so (time, progress) lies on
    // the curve exactly.
    let points = stride(from: 0.0, through: 1, by: 0.125)
    for x1 in points {
      for x2 in points {
        for (y1, y2) in [(0.0, 1.0), (0.125, 1), (-0.25, 1.25), (1, 0)] {
          let curve = CubicBezier(x1, y1, x2, y2)
          for step in 0...128 {
            let s = Double(step) / 128
            let time = Self.coordinate(x1, x2, s)
            let error = abs(curve.value(at: time) - Self.coordinate(y1, y2, s))
            if error > 1e-12 { Issue.record("\(curve) at \(time): off by \(error)") }
          }
        }
      }
    }
  }

  @Test("Velocities are correct to 1e-9, wherever a point of the curve is exactly representable and it is not vertical")
  func exactSlopes() {
    /// The derivative by the parameter, from the differences of the control values.
    func derivative(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * p1 + 6 * (1 - s) * s * (p2 - p1) + 3 * s * s * (1 - p2)
    }
    let points = stride(from: 0.0, through: 1, by: 0.125)
    for x1 in points {
      for x2 in points {
        for (y1, y2) in [(0.0, 1.0), (0.125, 1), (-0.25, 1.25), (1, 0)] {
          let curve = CubicBezier(x1, y1, x2, y2)
          for step in 0...128 {
            let s = Double(step) / 128
            let run = derivative(x1, x2, s)
            guard run > 0 else { continue }
            let slope = derivative(y1, y2, s) / run
            let error = abs(curve.velocity(at: Self.coordinate(x1, x2, s)) - slope) / max(1, abs(slope))
            if error > 1e-9 { Issue.record("\(curve) at \(s): off by \(error)") }
          }
        }
      }
    }
  }

  @Test("Values agree with the roots known in closed form to 1e-12")
  func closedForms() {
    for step in 0...1000 {
      let time = Double(step) / 1000
      // x = s³, y = 3s² − 2s³
      let s = cbrt(time)
      #expect(abs(CubicBezier(0, 0, 0, 1).value(at: time) - (3 * s * s - 2 * s * s * s)) <= 1e-12)
      // 1 − x = (1 − s)³
      let r = cbrt(1 - time)
      #expect(abs(CubicBezier(1, 0, 1, 1).value(at: time) - (1 - 3 * r * r + 2 * r * r * r)) <= 1e-12)
      // x − ½ = 4(s − ½)³, y = 3s² − 2s³
      let u = cbrt((time - 0.5) / 4)
      let expected = 0.5 + 1.5 * u - 2 * u * u * u
      #expect(abs(CubicBezier(1, 0, 0, 1).value(at: time) - expected) <= 1e-12)
      // x = 3s² − 2s³, y = s³: s = ½ − sin(asin(1 − 2x)/3)
      let t = 0.5 - sin(asin(1 - 2 * time) / 3)
      #expect(abs(CubicBezier(0, 0, 1, 0).value(at: time) - t * t * t) <= 1e-12)
    }
    // Right beside the vertical place.
    for offset in [1e-16, 1e-15, 1e-12, 1e-9] {
      let time = 0.5 + offset
      let u = cbrt((time - 0.5) / 4)
      #expect(abs(CubicBezier(1, 0, 0, 1).value(at: time) - (0.5 + 1.5 * u - 2 * u * u * u)) <= 1e-12)
    }
    // Right beside the ends.
    for time in [Double.leastNonzeroMagnitude, 1e-300, 1e-100, 1e-30, 1e-16] {
      // x = s³, 1 − y = (1 − s)³
      let s = cbrt(time)
      #expect(abs(CubicBezier(0, 1, 0, 1).value(at: time) - (3 * s - 3 * s * s + s * s * s)) <= 1e-12)
    }
  }

  @Test("The velocity is the slope of the values", arguments: named + [CubicBezier(0.5, -2, 0.5, 3)])
  func slopes(curve: CubicBezier) {
    for step in 1..<200 {
      let time = Double(step) / 200
      let difference = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: time) - difference) <= 1e-6 * max(1, abs(difference)) * 10, "at \(time)")
    }
  }

  @Test("The velocity at an end is the slope of the line to the control point")
  func endSlopes() {
    #expect(abs(CubicBezier.default.velocity(at: 0) - 0.4) <= 1e-15)
    #expect(CubicBezier.default.velocity(at: 1) == 0)
    #expect(CubicBezier.easeIn.velocity(at: 0) == 0)
    #expect(CubicBezier.easeInOut.velocity(at: 1) == 0)
    // The first control point lies on the end: the line goes to the second.
    #expect(abs(CubicBezier.easeOut.velocity(at: 0) - 1 / 0.58) <= 1e-12)
    #expect(abs(CubicBezier.easeIn.velocity(at: 1) - 1 / 0.58) <= 1e-12)
    #expect(CubicBezier(0, 0.5, 0.5, 1).velocity(at: 0) == .infinity)
    #expect(CubicBezier(0, -0.5, 0.5, 1).velocity(at: 0) == -.infinity)
    #expect(CubicBezier(0, 0, 0, 1).velocity(at: 0) == .infinity)
    #expect(CubicBezier(1, 0, 0, 1).velocity(at: 0.5) == .infinity)
    #expect(CubicBezier(1, 2, 0, -1).velocity(at: 0.5) == -.infinity)
  }

  @Test("Values never fall where neither control point lies outside 0 … 1 in order", arguments: named)
  func monotone(curve: CubicBezier) {
    var last = 0.0
    for step in 0...10_000 {
      let value = curve.value(at: Double(step) / 10_000)
      #expect(value >= last - 1e-15)
      last = value
    }
    #expect(last == 1)
  }

  @Test("A reversed curve runs backwards", arguments: named + peculiar)
  func reversed(curve: CubicBezier) {
    for step in 0...64 {
      let time = Double(step) / 64
      if curve.x1 >= 0.999, curve.x2 <= 0.001, time == 0.5 { continue }
      #expect(abs(curve.reversed.value(at: time) - (1 - curve.value(at: 1 - time))) <= 1e-9)
    }
  }

  @Test("Times outside stand at the ends; what is not a number counts as 0", arguments: named + peculiar)
  func outside(curve: CubicBezier) {
    for time in [-Double.infinity, -1, -0.0, 0, .nan] { #expect(curve.value(at: time) == 0) }
    for time in [1, 1.5, Double.infinity] { #expect(curve.value(at: time) == 1) }
    for time in [-Double.infinity, -1, 1.5, .infinity] { #expect(curve.velocity(at: time) == 0) }
    #expect(curve.velocity(at: .nan) == curve.velocity(at: 0))
  }

  @Test("Control points are clamped in time, and linear if one is not a number")
  func degenerate() {
    #expect(CubicBezier(-1, 2, 7, -3) == CubicBezier(0, 2, 1, -3))
    #expect(CubicBezier(-.infinity, .infinity, .infinity, -.infinity) == CubicBezier(0, 1e6, 1, -1e6))
    for curve in [
      CubicBezier(.nan, 0, 1, 1), CubicBezier(0, .nan, 1, 1), CubicBezier(0, 0, .nan, 1), CubicBezier(0, 0, 1, .nan),
    ] {
      #expect(curve == .linear)
    }
    let wild = CubicBezier(1, 1e6, 0, -1e6)
    for step in 0...1000 {
      #expect(wild.value(at: Double(step) / 1000).isFinite)
      #expect(!wild.velocity(at: Double(step) / 1000).isNaN)
    }
  }
}
