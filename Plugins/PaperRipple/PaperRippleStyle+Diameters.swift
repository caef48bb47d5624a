public import Foundation

extension PaperRippleStyle {
  /// The diameter of the grown circle, in points.
  ///
  /// | ``tapCircleDiameter`` | diameter |
  /// | --- | --- |
  /// | exactly −1 | what fills the cell: √((2·max(x, w − x))² + (2·max(y, h − y))²), from the middle √(w² + h²) |
  /// | less than −1, or not finite | max(w, h) |
  /// | else | that, but not less than 0 |
  ///
  /// - Parameters:
  ///   - point: The finger, from the cell's top left, in points. It is no matter unless ``rippleFromTapLocation``.
  ///   - size: The cell's size, w × h, in points.
  public func finalDiameter(at point: CGPoint, in size: CGSize) -> CGFloat {
    if tapCircleDiameter == Self.tapCircleDiameterFull { return fillingDiameter(at: point, in: size) }
    if !tapCircleDiameter.isFinite || tapCircleDiameter < Self.tapCircleDiameterFull {
      return max(size.width, size.height)
    }
    return max(0, tapCircleDiameter)
  }

  /// The diameter of the circle at the end of its burst, in points: ``tapCircleBurstAmount`` more than ``finalDiameter(at:in:)``.
  ///
  /// The circle that is as wide as the cell (``tapCircleDiameterDefault``) leaves much of the cell out where the finger is near
  /// an end of it: there it bursts to as much as fills the cell.
  ///
  /// - Parameters:
  ///   - point: The finger when it is lifted, from the cell's top left, in points.
  ///   - size: The cell's size, in points.
  public func burstDiameter(at point: CGPoint, in size: CGSize) -> CGFloat {
    let amount = tapCircleBurstAmount.isFinite ? tapCircleBurstAmount : 0
    let diameter = max(0, finalDiameter(at: point, in: size) + amount)
    guard !tapCircleDiameter.isFinite || tapCircleDiameter < Self.tapCircleDiameterFull else { return diameter }
    return max(diameter, fillingDiameter(at: point, in: size))
  }

  /// The diameter with which the circle begins, in points.
  var startDiameter: CGFloat {
    tapCircleDiameterStartValue.isFinite ? max(0, tapCircleDiameterStartValue) : 0
  }

  /// What reaches the farthest corner.
  private func fillingDiameter(at point: CGPoint, in size: CGSize) -> CGFloat {
    guard rippleFromTapLocation, point.x.isFinite, point.y.isFinite else { return hypot(size.width, size.height) }
    return hypot(2 * max(point.x, size.width - point.x), 2 * max(point.y, size.height - point.y))
  }
}
