import Foundation

extension CGPoint: Interpolatable {
  /// The point on the straight line to another; see ``Interpolatable``.
  public func interpolated(to other: CGPoint, progress: Double) -> CGPoint {
    CGPoint(x: x.interpolated(to: other.x, progress: progress), y: y.interpolated(to: other.y, progress: progress))
  }
}

extension CGSize: Interpolatable {
  /// The size between this one and another; see ``Interpolatable``. It may be negative where the progress lies outside
  /// 0 … 1.
  public func interpolated(to other: CGSize, progress: Double) -> CGSize {
    CGSize(
      width: width.interpolated(to: other.width, progress: progress),
      height: height.interpolated(to: other.height, progress: progress))
  }
}

extension CGRect: Interpolatable {
  /// The rectangle whose origin and size lie between those of this one and another; see ``Interpolatable``.
  ///
  /// An extent that is negative in neither is never negative: a spring that overshoots makes a rectangle empty, but does
  /// not turn it inside out.
  public func interpolated(to other: CGRect, progress: Double) -> CGRect {
    var size = size.interpolated(to: other.size, progress: progress)
    if self.size.width >= 0, other.size.width >= 0 { size.width = max(size.width, 0) }
    if self.size.height >= 0, other.size.height >= 0 { size.height = max(size.height, 0) }
    return CGRect(origin: origin.interpolated(to: other.origin, progress: progress), size: size)
  }
}

extension Color: Interpolatable {
  /// The colour between this one and another; see ``Interpolatable``.
  ///
  /// Components are mixed in sRGB as they are, with opacity as one of them, in proportion to their opacity
  /// (premultiplied). So a colour that fades from or to ``clear`` keeps its hue instead of passing through gray. Components
  /// are clamped to 0 … 1, also where the progress lies outside.
  public func interpolated(to other: Color, progress: Double) -> Color {
    if progress == 1 { return other }
    guard self != other, progress != 0, !progress.isNaN else { return self }
    let alpha = alpha.interpolated(to: other.alpha, progress: progress)
    // Nothing is to be seen of it; the hue of the nearer end will do.
    guard alpha > 0 else { return (progress < 0.5 ? self : other).withAlphaComponent(0) }
    func mixed(_ own: CGFloat, _ others: CGFloat) -> CGFloat {
      (own * self.alpha).interpolated(to: others * other.alpha, progress: progress) / alpha
    }
    return Color(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue), alpha: alpha)
  }
}
