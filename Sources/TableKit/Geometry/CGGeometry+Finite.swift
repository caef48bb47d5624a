import Foundation

extension CGPoint {
  /// Whether both coordinates are finite numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// Whether both extents are finite numbers.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Whether origin and size consist of finite numbers only. The null rectangle and the infinite one are not finite.
  public var isFinite: Bool {
    origin.isFinite && size.isFinite && maxX.isFinite && maxY.isFinite && !isInfinite
  }
}
