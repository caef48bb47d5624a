import Foundation
import TableKit

/// A circle under a finger.
@MainActor
final class RippleCircle {
  /// How far it has come.
  enum Phase {
    /// It grows.
    case growing
    /// It has grown to its end.
    case grown
    /// It bursts or fades.
    case leaving
  }

  let layer = ShapeLayer()
  var phase = Phase.growing
  /// Whether it is to burst when it has grown; about which point of the content.
  var pendingBurst: CGPoint?

  init() {
    layer.name = PaperRippleLayers.circle
    layer.mask = ShapeLayer()
  }

  /// The path of a circle.
  static func path(around center: CGPoint, diameter: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter))
  }
}
