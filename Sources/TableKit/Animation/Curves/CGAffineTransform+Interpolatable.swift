import Foundation

extension CGAffineTransform: Interpolatable {
  /// The transform between this one and another; see ``Interpolatable``.
  ///
  /// Both are taken apart into a scale, a shear, a rotation and a translation, and each is interpolated on its own: what
  /// turns keeps its size on the way. It turns the shorter way round; at exactly half a turn, clockwise on screen.
  ///
  /// If either cannot be taken apart because it flattens the plane, or if only one of them mirrors it, the six coefficients are
  /// interpolated as numbers. So a mirror image is reached through a line.
  ///
  /// The decomposition is the one of *CSS Transforms Module Level 1*, "Decomposing a 2D matrix", with a shear instead of
  /// its remaining matrix.
  public func interpolated(to other: CGAffineTransform, progress: Double) -> CGAffineTransform {
    if progress == 1 { return other }
    guard self != other, progress != 0, !progress.isNaN else { return self }
    guard let start = Parts(self), let end = Parts(other), (start.scaleY < 0) == (end.scaleY < 0) else {
      return CGAffineTransform(
        a: a.interpolated(to: other.a, progress: progress), b: b.interpolated(to: other.b, progress: progress),
        c: c.interpolated(to: other.c, progress: progress), d: d.interpolated(to: other.d, progress: progress),
        tx: tx.interpolated(to: other.tx, progress: progress), ty: ty.interpolated(to: other.ty, progress: progress))
    }
    return start.interpolated(to: end, progress: progress).transform
  }

  /// What a transform is made of: its axes are scaled and sheared, then all of it is turned, then moved.
  private struct Parts {
    /// The length of the image of the x axis' unit; never negative.
    var scaleX: CGFloat
    /// The extent of the image of the y axis' unit across that of the x axis; negative in a mirror image.
    var scaleY: CGFloat
    /// Its extent along it.
    var shear: CGFloat
    /// The angle of the image of the x axis, in radians.
    var angle: CGFloat
    var translation: CGPoint

    init(scaleX: CGFloat, scaleY: CGFloat, shear: CGFloat, angle: CGFloat, translation: CGPoint) {
      self.scaleX = scaleX
      self.scaleY = scaleY
      self.shear = shear
      self.angle = angle
      self.translation = translation
    }

    /// `nil` if the transform cannot be undone or is not finite.
    init?(_ transform: CGAffineTransform) {
      guard transform.isFinite, transform.isInvertible else { return nil }
      let length = hypot(transform.a, transform.b)
      guard length > 0, length.isFinite else { return nil }
      let cosine = transform.a / length
      let sine = transform.b / length
      self.init(
        scaleX: length,
        scaleY: cosine * transform.d - sine * transform.c,
        shear: cosine * transform.c + sine * transform.d,
        angle: atan2(transform.b, transform.a),
        translation: CGPoint(x: transform.tx, y: transform.ty))
    }

    func interpolated(to other: Parts, progress: Double) -> Parts {
      var turn = other.angle - angle
      if turn > .pi { turn -= 2 * .pi }
      if turn <= -.pi { turn += 2 * .pi }
      return Parts(
        scaleX: scaleX.interpolated(to: other.scaleX, progress: progress),
        scaleY: scaleY.interpolated(to: other.scaleY, progress: progress),
        shear: shear.interpolated(to: other.shear, progress: progress),
        angle: angle.interpolated(to: angle + turn, progress: progress),
        translation: translation.interpolated(to: other.translation, progress: progress))
    }

    var transform: CGAffineTransform {
      let rotation = CGAffineTransform(rotationAngle: angle)
      return CGAffineTransform(
        a: scaleX * rotation.a, b: scaleX * rotation.b,
        c: shear * rotation.a - scaleY * rotation.b, d: shear * rotation.b + scaleY * rotation.a,
        tx: translation.x, ty: translation.y)
    }
  }
}
