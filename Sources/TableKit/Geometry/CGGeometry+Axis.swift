import Foundation

extension CGSize {
  /// A size by its extents along and across an axis.
  init(along axis: StackView.Axis, _ extent: CGFloat, across breadth: CGFloat) {
    self = axis == .horizontal ? CGSize(width: extent, height: breadth) : CGSize(width: breadth, height: extent)
  }

  /// The extent along an axis.
  func extent(along axis: StackView.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}

extension CGPoint {
  /// A point by its coordinates along and across an axis.
  init(along axis: StackView.Axis, _ coordinate: CGFloat, across other: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: coordinate, y: other) : CGPoint(x: other, y: coordinate)
  }

  /// The coordinate along an axis.
  func coordinate(along axis: StackView.Axis) -> CGFloat {
    axis == .horizontal ? x : y
  }
}

extension CGRect {
  /// A rectangle by where it begins, and how far it reaches, along and across an axis.
  init(
    along axis: StackView.Axis, from start: CGFloat, _ extent: CGFloat, across other: CGFloat, _ breadth: CGFloat
  ) {
    self.init(
      origin: CGPoint(along: axis, start, across: other), size: CGSize(along: axis, extent, across: breadth))
  }
}
