public import Foundation

/// A layer that shows a path.
///
/// The path is filled by the nonzero rule and then outlined, in the coordinates of the layer's bounds; these need not contain it.
open class ShapeLayer: Layer {
  /// The path, or `nil` for none. A change of it can be animated where there is something in between; see
  /// ``Path/interpolated(to:progress:)``.
  open var path: Path? {
    get { stored.path }
    set {
      stored.path = newValue
      setNeedsDisplay()
    }
  }

  /// What the path is filled with; black by default, `nil` for nothing.
  open var fillColor: Color? {
    get { stored.fillColor }
    set {
      stored.fillColor = newValue
      setNeedsDisplay()
    }
  }

  /// What the path is outlined with; `nil`, nothing, by default.
  open var strokeColor: Color? {
    get { stored.strokeColor }
    set {
      stored.strokeColor = newValue
      setNeedsDisplay()
    }
  }

  /// The width of the outline, half of it on either side of the path, in points; 1 by default, not negative.
  open var lineWidth: CGFloat {
    get { stored.lineWidth }
    set {
      guard newValue.isFinite else { return }
      stored.lineWidth = max(0, newValue)
      setNeedsDisplay()
    }
  }

  /// A layer without a path.
  public override init() {
    super.init()
    stored.fillColor = .black
  }
}
