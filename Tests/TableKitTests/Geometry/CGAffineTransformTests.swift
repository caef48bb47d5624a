import Foundation
import Testing

@testable import TableKit

@Suite("Transforms")
struct CGAffineTransformTests {
  @Test("A quarter turn counterclockwise takes down to right, without residue")
  func quarterTurn() {
    let turn = CGAffineTransform(rotationAngle: -.pi / 2)
    #expect(turn == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    #expect(CGPoint(x: 0, y: 10).applying(turn) == CGPoint(x: 10, y: 0))
    #expect(CGPoint(x: 10, y: 0).applying(turn) == CGPoint(x: 0, y: -10))
  }

  @Test(
    "Multiples of a quarter turn are exact",
    arguments: [(0, 0), (1, 1), (2, 2), (3, 3), (4, 0), (-2, 2), (5, 1), (-7, 1), (2_000_000, 0)] as [(Int, Int)])
  func exactMultiples(halfPis: Int, turns: Int) {
    let transform = CGAffineTransform(rotationAngle: CGFloat(halfPis) * .pi / 2)
    #expect(transform.quarterTurns == turns)
    #expect(transform == CGAffineTransform(quarterTurns: turns))
  }

  @Test("Other angles have no quarter turns")
  func otherAngles() {
    let transform = CGAffineTransform(rotationAngle: .pi / 6)
    #expect(transform.quarterTurns == nil)
    #expect(abs(transform.a - 3.0.squareRoot() / 2) < 1e-12)
    #expect(abs(transform.b - 0.5) < 1e-12)
    #expect(abs(transform.c + 0.5) < 1e-12)
  }

  @Test("Angles that are no numbers give a transform that is not finite, and no trap")
  func angleNotFinite() {
    #expect(!CGAffineTransform(rotationAngle: .nan).isFinite)
    #expect(!CGAffineTransform(rotationAngle: .infinity).isFinite)
    _ = CGAffineTransform(rotationAngle: .greatestFiniteMagnitude)
  }

  @Test("Concatenating applies the receiver first")
  func concatenation() {
    let scaleThenMove = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 5, y: 7))
    #expect(CGPoint(x: 1, y: 1).applying(scaleThenMove) == CGPoint(x: 7, y: 10))
    let moveThenScale = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
    #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 12, y: 24))
    let turnThenMove = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(turnThenMove) == CGPoint(x: 5, y: 1))
    let scaleThenTurn = CGAffineTransform(quarterTurns: 1).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(scaleThenTurn) == CGPoint(x: -3, y: 2))
  }

  @Test("An inverse undoes, and a map that cannot be undone stays as it is")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 6, ty: 8)
    #expect(transform.determinant == 8)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    #expect(transform.inverted().concatenating(transform).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(!flat.isInvertible)
    #expect(flat.inverted() == flat)
    #expect(!CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0).isInvertible)
  }

  @Test("A rectangle becomes its bounding box")
  func rectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(CGAffineTransform(quarterTurns: 3)) == CGRect(x: 2, y: -4, width: 4, height: 3))
    #expect(rect.applying(CGAffineTransform(quarterTurns: 1)) == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(rect.applying(CGAffineTransform(quarterTurns: 2)) == CGRect(x: -4, y: -6, width: 3, height: 4))
    #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -4, y: 4, width: 3, height: 8))
    let shear = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    #expect(rect.applying(shear) == CGRect(x: 3, y: 2, width: 7, height: 4))
    #expect(CGRect.null.applying(shear).isNull)
    #expect(CGRect.infinite.applying(shear).isInfinite)
  }

  @Test("A size may become negative")
  func sizes() {
    #expect(
      CGSize(width: 3, height: 4).applying(CGAffineTransform(quarterTurns: 1)) == CGSize(width: -4, height: 3))
  }
}
