public import Foundation

/// Distances from the edges of a rectangle, of which two go by the direction in which lines run.
public struct DirectionalEdgeInsets: Sendable, Hashable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the edge at which lines begin, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge at which lines end, in points.
  public var trailing: CGFloat

  /// Distances in points.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance at all.
  public static let zero = DirectionalEdgeInsets()
}
