public import Foundation

/// A rectangle that is drawn and can be animated, without the means of a view: it takes no touches and lays nothing out.
///
/// Every view has one, ``View/layer``, whose values are the view's own. Further layers are drawn between what the view draws itself
/// and its subviews:
///
/// ```swift
/// let circle = ShapeLayer()
/// circle.path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
/// cell.layer.addSublayer(circle)
/// circle.add(BasicAnimation(keyPath: .opacity, fromValue: 0, toValue: 1, duration: 0.3), forKey: "appear")
/// ```
///
/// The layer's values (its *model*) change at once whenever they are set; nothing is animated unless ``add(_:forKey:completion:)`` is
/// called, or a view is changed in an animation block. What is shown while animations run is ``presentation()``.
///
/// A setter that is given a number that is not finite leaves the property as it is.
@MainActor
open class Layer {
  /// The values that are stored here; a view's layer has most of its own in the view.
  var stored = LayerValues()

  /// An empty layer at (0, 0).
  public init() {}

  /// What it is called, for whoever reads a list of layers.
  open var name: String?

  // MARK: Geometry

  /// The layer's own coordinate system: the coordinates of its top left corner, and its size, in points.
  open var bounds: CGRect {
    get { stored.bounds }
    set {
      guard newValue.isFinite else { return }
      stored.bounds = newValue.standardized
      setNeedsDisplay()
    }
  }

  /// Where the anchor stands in the superlayer's coordinates; that of a view's layer is the view's centre.
  open var position: CGPoint {
    get { stored.position }
    set {
      guard newValue.isFinite else { return }
      stored.position = newValue
      setNeedsDisplay()
    }
  }

  /// The place of the anchor in the bounds, as parts of their width and height: (0.5, 0.5), the middle, by default. Setting it
  /// moves the layer. That of a view's layer is always the middle.
  open var anchorPoint: CGPoint {
    get { stored.anchorPoint }
    set {
      guard newValue.isFinite else { return }
      stored.anchorPoint = newValue
      setNeedsDisplay()
    }
  }

  /// What the layer's picture goes through, about its anchor.
  open var transform: CGAffineTransform {
    get { stored.transform }
    set {
      guard newValue.isFinite else { return }
      stored.transform = newValue
      setNeedsDisplay()
    }
  }

  /// The smallest upright rectangle around the layer, in the superlayer's coordinates. Setting it gives position and the bounds' size;
  /// under a transform, the size is the rectangle's as it is seen through the inverse of that.
  open var frame: CGRect {
    get { values.frame }
    set {
      guard newValue.isFinite else { return }
      let rect = newValue.standardized
      let linear = transform.linearPart
      if linear.isInvertible {
        bounds.size = linear.isIdentity ? rect.size : rect.applying(linear.inverted()).size
      }
      let box = frame
      position = CGPoint(x: position.x + rect.minX - box.minX, y: position.y + rect.minY - box.minY)
    }
  }

  // MARK: Looks

  /// The opacity of the layer with all in it, as one picture; 0 … 1, clamped.
  open var opacity: CGFloat {
    get { stored.opacity }
    set {
      guard !newValue.isNaN else { return }
      stored.opacity = min(max(newValue, 0), 1)
      setNeedsDisplay()
    }
  }

  /// What the bounds are filled with, or `nil` for nothing.
  open var backgroundColor: Color? {
    get { stored.backgroundColor }
    set {
      stored.backgroundColor = newValue
      setNeedsDisplay()
    }
  }

  /// The radius of the corners of the background, of the border and of what the content is clipped to, in points; not negative.
  open var cornerRadius: CGFloat {
    get { stored.cornerRadius }
    set {
      guard newValue.isFinite else { return }
      stored.cornerRadius = max(0, newValue)
      setNeedsDisplay()
    }
  }

  /// The corners that ``cornerRadius`` rounds; all by default.
  open var maskedCorners: CornerMask {
    get { stored.maskedCorners }
    set {
      stored.maskedCorners = newValue
      setNeedsDisplay()
    }
  }

  /// The width of the border, which lies inside the bounds' edge in front of all in the layer, in points; 0 by default, not negative.
  open var borderWidth: CGFloat {
    get { stored.borderWidth }
    set {
      guard newValue.isFinite else { return }
      stored.borderWidth = max(0, newValue)
      setNeedsDisplay()
    }
  }

  /// The border's colour; black by default.
  open var borderColor: Color {
    get { stored.borderColor }
    set {
      stored.borderColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the layer and all in it are out of sight.
  open var isHidden = false {
    didSet { setNeedsDisplay() }
  }

  /// Whether what the layer draws and holds is shown only as far as it lies in the bounds, with their rounded corners.
  open var masksToBounds = false {
    didSet { setNeedsDisplay() }
  }

  /// A shape that the layer, with all in it, is shown only inside of; `nil` for none. Only its path and its geometry count, in the
  /// layer's coordinates. It may be animated as a sublayer is, and stands in no other layer.
  open var mask: ShapeLayer? {
    didSet {
      guard mask !== oldValue else { return }
      if let mask, isInside(mask) {
        self.mask = oldValue
        return
      }
      oldValue?.removeAnimationsInTree(on: clock)
      if oldValue?.superlayer === self { oldValue?.superlayer = nil }
      mask?.removeFromSuperlayer()
      mask?.superlayer = self
      setNeedsDisplay()
    }
  }

  /// Draws what the layer itself shows, over its background and behind its sublayers; by default nothing.
  ///
  /// - Parameter context: Where to draw, in the coordinates of ``bounds``.
  open func draw(in context: any DrawingContext) {}

  /// Says that the layer looks different from when it was last drawn.
  open func setNeedsDisplay() {
    window?.needsDisplay = true
  }

  // MARK: The tree

  /// The layer that this one is in.
  public internal(set) weak var superlayer: Layer?

  /// The layers in this one, from back to front. The layers of a view's subviews are not among them.
  public internal(set) var sublayers: [Layer] = []

  // MARK: For this module

  /// The animations that run.
  var running = RunningAnimations()

  /// The view that this is the layer of.
  var owner: View? { nil }

  /// The values that the layer has.
  var values: LayerValues { stored }
}
