import Foundation

/// How the outline of a path is drawn.
public struct StrokeStyle: Sendable, Hashable {
  /// How an open path ends.
  public enum LineCap: Sendable, Hashable, CaseIterable {
    /// Cut off square at the end point.
    case butt
    /// With a half circle about the end point.
    case round
    /// Cut off square, half a line's width past the end point.
    case square
  }

  /// How two pieces of a path meet.
  public enum LineJoin: Sendable, Hashable, CaseIterable {
    /// In a point.
    case miter
    /// In an arc.
    case round
    /// Cut off.
    case bevel
  }

  /// The line's width, in points.
  public var lineWidth: CGFloat
  /// How an open path ends.
  public var lineCap: LineCap
  /// How two pieces of a path meet.
  public var lineJoin: LineJoin

  /// A style; `lineWidth` in points.
  public init(lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
  }
}
