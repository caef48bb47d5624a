public import Foundation

extension Path {
  /// A rectangle of which some corners are rounded, clockwise on screen.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius in points; at most as much is used as leaves room for the corner at the other end of a side,
  ///     if that is rounded too.
  ///   - corners: Which corners are rounded.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, corners: CornerMask) {
    guard corners != .all else {
      self.init(roundedRect: rect, cornerRadius: cornerRadius)
      return
    }
    self.init()
    let rect = rect.standardized
    let isShared = (
      width: corners.isSuperset(of: .minYCorners) || corners.isSuperset(of: .maxYCorners),
      height: corners.isSuperset(of: [.layerMinXMinYCorner, .layerMinXMaxYCorner])
        || corners.isSuperset(of: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
    )
    let radius = min(
      cornerRadius, isShared.width ? rect.width / 2 : rect.width, isShared.height ? rect.height / 2 : rect.height)
    guard radius > 0, !corners.isEmpty else {
      addRect(rect)
      return
    }
    func extent(_ corner: CornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let control = 1 - Self.quarterCircleControl
    let (topLeft, topRight) = (extent(.layerMinXMinYCorner), extent(.layerMaxXMinYCorner))
    let (bottomLeft, bottomRight) = (extent(.layerMinXMaxYCorner), extent(.layerMaxXMaxYCorner))
    move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topRight, y: rect.minY))
    if topRight > 0 {
      addCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY + topRight),
        control1: CGPoint(x: rect.maxX - topRight * control, y: rect.minY),
        control2: CGPoint(x: rect.maxX, y: rect.minY + topRight * control))
    }
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight))
    if bottomRight > 0 {
      addCurve(
        to: CGPoint(x: rect.maxX - bottomRight, y: rect.maxY),
        control1: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight * control),
        control2: CGPoint(x: rect.maxX - bottomRight * control, y: rect.maxY))
    }
    addLine(to: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY))
    if bottomLeft > 0 {
      addCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft),
        control1: CGPoint(x: rect.minX + bottomLeft * control, y: rect.maxY),
        control2: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft * control))
    }
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft))
    if topLeft > 0 {
      addCurve(
        to: CGPoint(x: rect.minX + topLeft, y: rect.minY),
        control1: CGPoint(x: rect.minX, y: rect.minY + topLeft * control),
        control2: CGPoint(x: rect.minX + topLeft * control, y: rect.minY))
    }
    closeSubpath()
  }
}
