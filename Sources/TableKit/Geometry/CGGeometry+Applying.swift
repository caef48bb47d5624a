import Foundation

extension CGPoint {
  /// Where the transform takes the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The size as a vector, taken through the transform's linear part; components may become negative.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around what the transform makes of this one.
  ///
  /// The null rectangle and the infinite one are returned as they are.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let rect = standardized
    // The bounding box of a parallelogram: its middle, and for either axis the absolute sum of what both edges span.
    // Written from the near corner, so that whole numbers stay whole under quarter turns.
    let origin = rect.origin.applying(transform)
    let acrossX = transform.a * rect.width
    let acrossY = transform.b * rect.width
    let downX = transform.c * rect.height
    let downY = transform.d * rect.height
    return CGRect(
      x: origin.x + min(acrossX, 0) + min(downX, 0),
      y: origin.y + min(acrossY, 0) + min(downY, 0),
      width: abs(acrossX) + abs(downX),
      height: abs(acrossY) + abs(downY))
  }
}
