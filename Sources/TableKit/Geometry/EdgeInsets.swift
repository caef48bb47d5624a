import Foundation

/// Distances from the four edges of a rectangle inwards, in points; negative ones reach outwards.
///
/// UIKit's `UIEdgeInsets`.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// No distance at any edge.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// No distance at any edge.
  public init() {
    self = .zero
  }

  /// Insets of the given distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Whether all four distances are finite numbers.
  public var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension CGRect {
  /// The rectangle less the insets. Where they meet or cross, the extent is 0 rather than negative, and the rectangle
  /// stands at its leading inset.
  public func inset(by insets: EdgeInsets) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let rect = standardized
    return CGRect(
      x: rect.minX + insets.left,
      y: rect.minY + insets.top,
      width: max(0, rect.width - insets.left - insets.right),
      height: max(0, rect.height - insets.top - insets.bottom))
  }
}
