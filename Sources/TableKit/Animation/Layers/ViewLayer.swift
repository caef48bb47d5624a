import Foundation

/// The layer of a view: the view's own values seen as a layer's. It stores only what a view has no property for.
final class ViewLayer: Layer {
  // Weak, for a layer may be kept when its view is gone. It is empty then.
  private(set) weak var view: View?

  init(of view: View) {
    self.view = view
    super.init()
  }

  override var owner: View? { view }

  override var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  override var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  override var anchorPoint: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }

  override var transform: CGAffineTransform {
    get { view?.transform ?? .identity }
    set { view?.transform = newValue }
  }

  override var opacity: CGFloat {
    get { view?.alpha ?? 0 }
    set { view?.alpha = newValue }
  }

  override var backgroundColor: Color? {
    get { view?.backgroundColor }
    set { view?.backgroundColor = newValue }
  }

  override var cornerRadius: CGFloat {
    get { view?.cornerRadius ?? 0 }
    set { view?.cornerRadius = newValue }
  }

  override var maskedCorners: CornerMask {
    get { view?.maskedCorners ?? .all }
    set { view?.maskedCorners = newValue }
  }

  override var isHidden: Bool {
    get { view?.isHidden ?? true }
    set { view?.isHidden = newValue }
  }

  override var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  override func draw(in context: any DrawingContext) { view?.draw(in: context) }

  override func setNeedsDisplay() { view?.setNeedsDisplay() }

  override var values: LayerValues {
    guard let view else { return LayerValues() }
    var values = view.ownValues
    values.takeBorder(of: stored)
    return values
  }
}
