import Foundation

/// The grid of a display's device pixels.
///
/// An offset is shown on this grid, so that thin lines do not blur while content moves. What moves the offset keeps the
/// unrounded number: rounding is for what is shown, and must not build up.
public struct PixelGrid: Sendable, Hashable {
  /// Device pixels in a point.
  public let scale: CGFloat

  /// A grid.
  ///
  /// - Parameter scale: Device pixels in a point; what is not a positive, finite number counts as 1.
  public init(scale: CGFloat) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The coordinate nearest to the given one that falls on the edge of a device pixel; halves go up, as in
  /// ``View/pixelAligned(_:)``.
  ///
  /// - Parameter coordinate: A coordinate in points. One that is not finite is returned as it is.
  public func aligned(_ coordinate: CGFloat) -> CGFloat {
    let aligned = (coordinate * scale + 0.5).rounded(.down) / scale
    return aligned.isFinite ? aligned : coordinate
  }

  /// The point nearest to the given one at which edges of device pixels cross; see ``aligned(_:)-(CGFloat)``.
  public func aligned(_ point: CGPoint) -> CGPoint {
    CGPoint(x: aligned(point.x), y: aligned(point.y))
  }
}
