import Foundation

/// A map of the plane that keeps straight lines straight: rotation, scale, shear and translation in one value.
///
/// A point (x, y) is taken to (a·x + c·y + tx, b·x + d·y + ty). The y axis points *down*, as in every view, so a
/// positive angle turns clockwise on screen.
///
/// ```swift
/// let turn = CGAffineTransform(rotationAngle: -.pi / 2)  // a quarter turn counterclockwise
/// CGPoint(x: 0, y: 10).applying(turn)                    // (10, 0): downwards has become rightwards
/// ```
///
/// Rotations by a multiple of a quarter turn have coefficients of exactly 0, 1 or −1, so that rectangles which are
/// turned there and back keep their coordinates to the last bit.
public struct CGAffineTransform: Sendable, Hashable {
  /// What one unit of x contributes to x.
  public var a: CGFloat
  /// What one unit of x contributes to y.
  public var b: CGFloat
  /// What one unit of y contributes to x.
  public var c: CGFloat
  /// What one unit of y contributes to y.
  public var d: CGFloat
  /// The horizontal translation, in points.
  public var tx: CGFloat
  /// The vertical translation, in points.
  public var ty: CGFloat

  /// The map that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The identity.
  public init() {
    self = .identity
  }

  /// A transform with the given coefficients.
  ///
  /// - Parameters:
  ///   - a: What one unit of x contributes to x.
  ///   - b: What one unit of x contributes to y.
  ///   - c: What one unit of y contributes to x.
  ///   - d: What one unit of y contributes to y.
  ///   - tx: The horizontal translation, in points.
  ///   - ty: The vertical translation, in points.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A transform with the given coefficients, in the order a, b, c, d, tx, ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A rotation about the origin.
  ///
  /// An angle within a billionth of a radian of a multiple of π/2 is taken as that multiple: the sine of the nearest
  /// floating-point number to π is 1.2e-16 rather than 0, and such a residue would leave edges beside the pixel grid.
  ///
  /// - Parameter angle: The angle in radians; positive is clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    let turns = (angle / (.pi / 2)).rounded()
    if abs(angle - turns * (.pi / 2)) <= 1e-9 {
      // A remainder of a finite number by 4 is one of −3 … 3, whatever the number's size.
      self.init(quarterTurns: Int(turns.truncatingRemainder(dividingBy: 4)))
    } else {
      let sine = sin(angle)
      let cosine = cos(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
  }

  /// A rotation about the origin by a number of quarter turns, with coefficients of exactly 0, 1 and −1.
  ///
  /// - Parameter quarterTurns: How many; positive is clockwise on screen.
  public init(quarterTurns: Int) {
    switch quarterTurns & 3 {
    case 1: self.init(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: self.init(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: self.init(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: self = .identity
    }
  }

  /// A scale about the origin.
  ///
  /// - Parameters:
  ///   - scaleX: The horizontal factor.
  ///   - y: The vertical factor.
  public init(scaleX: CGFloat, y: CGFloat) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A translation.
  ///
  /// - Parameters:
  ///   - translationX: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// Whether this leaves every point where it is.
  public var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }

  /// Whether all six coefficients are finite numbers.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// a·d − b·c: the factor by which areas grow; negative if the plane is mirrored.
  public var determinant: CGFloat {
    a * d - b * c
  }

  /// Whether the map can be undone: its determinant is a finite number other than 0.
  public var isInvertible: Bool {
    let determinant = determinant
    return determinant.isFinite && determinant != 0
  }

  /// How many quarter turns, 0 … 3 clockwise on screen, the map turns by, or `nil` if it does anything but turn by a
  /// multiple of 90° and translate.
  public var quarterTurns: Int? {
    switch (a, b, c, d) {
    case (1, 0, 0, 1): 0
    case (0, 1, -1, 0): 1
    case (-1, 0, 0, -1): 2
    case (0, -1, 1, 0): 3
    default: nil
    }
  }

  /// The same map without its translation.
  public var linearPart: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }

  /// This map, then the other one.
  ///
  /// - Parameter other: What is applied to the result of this map.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The map that undoes this one; this map itself if it cannot be undone (see ``isInvertible``).
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = determinant
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// A rotation, then this map.
  ///
  /// - Parameter angle: The angle in radians; positive is clockwise on screen.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A scale, then this map.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A translation, then this map.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
}

extension CGAffineTransform: CustomStringConvertible {
  /// The six coefficients, in the order a, b, c, d, tx, ty.
  public var description: String {
    "[\(a), \(b), \(c), \(d), \(tx), \(ty)]"
  }
}
