import Foundation
import Testing

@testable import TableKit

@Suite("Interpolation")
struct InterpolatableTests {
  private func isNear(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    abs(a.a - b.a) <= 1e-12 && abs(a.b - b.b) <= 1e-12 && abs(a.c - b.c) <= 1e-12 && abs(a.d - b.d) <= 1e-12
      && abs(a.tx - b.tx) <= 1e-9 && abs(a.ty - b.ty) <= 1e-9
  }

  @Test("Numbers: exact at both ends and between equals, straight on outside")
  func numbers() {
    #expect(CGFloat(10).interpolated(to: 20, progress: 0.25) == 12.5)
    #expect(CGFloat(10).interpolated(to: 20, progress: 1.5) == 25)
    #expect(CGFloat(10).interpolated(to: 20, progress: -0.5) == 5)
    for (from, to) in [(0.1, 0.7), (1e17, 3), (-0.3, 1e-9)] as [(CGFloat, CGFloat)] {
      #expect(from.interpolated(to: to, progress: 0) == from)
      #expect(from.interpolated(to: to, progress: 1) == to)
      for step in 0...100 { #expect(from.interpolated(to: from, progress: Double(step) / 100) == from) }
    }
  }

  @Test("Nonsense: a step where a number is not finite, progress clamped, no overflow")
  func degenerateNumbers() {
    #expect(CGFloat.infinity.interpolated(to: 3, progress: 0.49) == .infinity)
    #expect(CGFloat.infinity.interpolated(to: 3, progress: 0.5) == 3)
    #expect(CGFloat(3).interpolated(to: .nan, progress: 0.2) == 3)
    #expect(CGFloat(3).interpolated(to: .nan, progress: 0.7).isNaN)
    #expect(CGFloat(3).interpolated(to: 4, progress: .nan) == 3)
    #expect(CGFloat(0).interpolated(to: 1, progress: .infinity) == 1e6)
    #expect(CGFloat(0).interpolated(to: 1, progress: -.infinity) == -1e6)
    let huge = CGFloat.greatestFiniteMagnitude
    #expect((-huge).interpolated(to: huge, progress: 0.5) == 0)
    #expect((-huge).interpolated(to: huge, progress: 9) == huge)
  }

  @Test("Points, sizes and rectangles go by their numbers")
  func geometry() {
    #expect(CGPoint(x: 0, y: 10).interpolated(to: CGPoint(x: 8, y: 20), progress: 0.25) == CGPoint(x: 2, y: 12.5))
    let size = CGSize(width: 4, height: 8).interpolated(to: CGSize(width: 8, height: 0), progress: 1.25)
    #expect(size == CGSize(width: 9, height: -2))
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(
      rect.interpolated(to: CGRect(x: 10, y: 20, width: 50, height: 80), progress: 0.5)
        == CGRect(x: 5, y: 10, width: 75, height: 60))
    // A spring that overshoots an empty rectangle.
    let overshot = rect.interpolated(to: .zero, progress: 1.1)
    #expect(overshot.size == .zero)
    // One that was inside out stays so.
    let inverted = CGRect(origin: .zero, size: CGSize(width: -10, height: 5))
    #expect(inverted.interpolated(to: .zero, progress: 0.5).size.width == -5)
    _ = CGRect.null.interpolated(to: .infinite, progress: 0.5)
  }

  @Test("Transforms turn the shorter way round and keep their size")
  func rotation() {
    let quarter = CGAffineTransform(quarterTurns: 1)
    #expect(
      isNear(
        CGAffineTransform.identity.interpolated(to: quarter, progress: 0.5), CGAffineTransform(rotationAngle: .pi / 4)))
    #expect(
      isNear(
        CGAffineTransform(rotationAngle: 3).interpolated(to: CGAffineTransform(rotationAngle: -3), progress: 0.5),
        CGAffineTransform(rotationAngle: .pi)))
    let half = CGAffineTransform(quarterTurns: 2)
    #expect(CGAffineTransform.identity.interpolated(to: half, progress: 0.5) == quarter)
    #expect(half.interpolated(to: .identity, progress: 0.5) == CGAffineTransform(quarterTurns: 3))
    #expect(CGAffineTransform.identity.interpolated(to: half, progress: 1) == half)
  }

  @Test("Scales, shears and translations go each on its own")
  func parts() {
    let start = CGAffineTransform(scaleX: 1, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0))
    let end = CGAffineTransform(scaleX: 3, y: 4).concatenating(CGAffineTransform(quarterTurns: 1))
    let expected = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(rotationAngle: .pi / 4))
      .concatenating(CGAffineTransform(translationX: 5, y: 0))
    #expect(isNear(start.interpolated(to: end, progress: 0.5), expected))
    let sheared = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    #expect(
      isNear(CGAffineTransform.identity.interpolated(to: sheared, progress: 0.3), CGAffineTransform(1, 0, 0.3, 1, 0, 0))
    )
    // Two mirror images turn like any others.
    let mirror = CGAffineTransform(scaleX: 1, y: -1)
    let turned = mirror.concatenating(CGAffineTransform(quarterTurns: 1))
    #expect(
      isNear(
        mirror.interpolated(to: turned, progress: 0.5), mirror.concatenating(CGAffineTransform(rotationAngle: .pi / 4)))
    )
  }

  @Test("Taken apart and put together at the ends, any transform is itself to rounding")
  func recomposition() {
    let transforms = [
      CGAffineTransform(2, 1, -0.5, 3, 7, 9), CGAffineTransform(-1, 0.25, 4, 2, 0, 1),
      CGAffineTransform(0, 2, -3, 0.5, 1, 1),
    ]
    for start in transforms {
      for end in transforms {
        #expect(start.interpolated(to: end, progress: 0) == start)
        #expect(start.interpolated(to: end, progress: 1) == end)
        #expect(isNear(start.interpolated(to: end, progress: 1e-15), start))
        #expect(isNear(start.interpolated(to: end, progress: 1 - 1e-15), end))
      }
    }
  }

  @Test("What cannot be taken apart goes by its coefficients")
  func byCoefficients() {
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    #expect(mirror.interpolated(to: .identity, progress: 0.25) == CGAffineTransform(scaleX: -0.5, y: 1))
    let flat = CGAffineTransform(scaleX: 0, y: 0)
    #expect(flat.interpolated(to: .identity, progress: 0.25) == CGAffineTransform(scaleX: 0.25, y: 0.25))
    let broken = CGAffineTransform(.nan, 0, 0, 1, 0, 0)
    #expect(broken.interpolated(to: .identity, progress: 0.5).isIdentity)
    #expect(CGAffineTransform.identity.interpolated(to: flat, progress: .nan) == .identity)
  }

  @Test("Colours are mixed by their opacity and stay in range")
  func colors() {
    let half = Color.black.interpolated(to: .white, progress: 0.5)
    #expect(half == Color(white: 0.5))
    // From nothing, red fades in as red.
    let fading = Color.clear.interpolated(to: .red, progress: 0.25)
    #expect(fading == Color(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(Color.red.interpolated(to: .blue, progress: 1) == .blue)
    #expect(Color.red.interpolated(to: .blue, progress: .nan) == .red)
    #expect(Color.red.interpolated(to: .blue, progress: 2) == .blue)
    #expect(Color.red.interpolated(to: .clear, progress: 1.2) == .clear)
    #expect(Color.systemTeal.interpolated(to: .systemTeal, progress: 0.3) == .systemTeal)
  }
}
