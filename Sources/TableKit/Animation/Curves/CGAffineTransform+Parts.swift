import Foundation

// A transform is animated as what it is made of: the axes are scaled and sheared, then all of it is turned, then moved. So what
// turns keeps its size on the way. A matrix M with the columns (a, b) and (c, d) is, for a rotation R by the angle of (a, b),
//
//     M = R · | scaleX  shear  |
//             |   0     scaleY |
//
// which there is for every matrix, those that flatten the plane included. The parts are not the only ones: the angle may be
// counted with any number of turns, and (−scaleX, −scaleY, −shear, angle + π) is the same matrix. Which of them are meant
// depends on where the animation comes from.

extension CGAffineTransform {
  /// The parts of a transform that come nearest to others: those from which one would turn the shorter way (at exactly half a turn,
  /// clockwise on screen), and without a turn into a mirror image where that is along an axis.
  ///
  /// - Parameter base: Parts of another transform.
  /// - Returns: scaleX, scaleY, shear, angle in radians, tx, ty, and twice 0.
  func parts(near base: AnimationVector) -> AnimationVector {
    if b == 0, c == 0, a > 0, d > 0, base[0] > 0, base[1] > 0, base[3] == 0 {
      return AnimationVector(Double(a), Double(d), 0, 0, Double(tx), Double(ty), 0, 0)
    }
    let angle = a == 0 && b == 0 ? Double(base[3]) : atan2(Double(b), Double(a))
    let cosine = cos(angle)
    let sine = sin(angle)
    let length = hypot(Double(a), Double(b))
    let extent = cosine * Double(d) - sine * Double(c)
    let shear = cosine * Double(c) + sine * Double(d)
    let turn = Self.shortest(angle - base[3])
    let otherTurn = Self.shortest(angle + .pi - base[3])
    let isMirrored = (length * extent < 0) != (base[0] * base[1] < 0) && length * extent != 0
    let isFlipped = isMirrored ? abs(otherTurn) < abs(turn) : base[0] < 0
    return isFlipped
      ? AnimationVector(-length, -extent, -shear, base[3] + otherTurn, Double(tx), Double(ty), 0, 0)
      : AnimationVector(length, extent, shear, base[3] + turn, Double(tx), Double(ty), 0, 0)
  }

  /// The parts with the angle nearest to 0.
  var parts: AnimationVector { parts(near: AnimationVector(1, 1, 0, 0, 0, 0, 0, 0)) }

  /// The transform of the given parts.
  init(parts: AnimationVector) {
    let (scaleX, scaleY, shear) = (CGFloat(parts[0]), CGFloat(parts[1]), CGFloat(parts[2]))
    guard parts[3] != 0 else {
      self.init(a: scaleX, b: 0, c: shear, d: scaleY, tx: CGFloat(parts[4]), ty: CGFloat(parts[5]))
      return
    }
    let rotation = CGAffineTransform(rotationAngle: CGFloat(parts[3]))
    self.init(
      a: scaleX * rotation.a, b: scaleX * rotation.b,
      c: shear * rotation.a - scaleY * rotation.b, d: shear * rotation.b + scaleY * rotation.a,
      tx: CGFloat(parts[4]), ty: CGFloat(parts[5]))
  }

  /// An angle with whole turns taken off: more than −π and at most π.
  private static func shortest(_ angle: Double) -> Double {
    let rest = angle.remainder(dividingBy: 2 * .pi)
    return rest <= -.pi ? rest + 2 * .pi : rest
  }
}
