import Foundation
import TableKit

/// Draws trees of views.
///
/// ```swift
/// let picture = try SceneRenderer().picture(of: window)
/// try picture.writePNG(to: "window.png")
/// ```
@MainActor
public struct SceneRenderer {
  /// A renderer.
  public init() {}

  /// A picture of what a view's bounds show: the view and all in it.
  ///
  /// The tree is laid out first. The view's own place, transform and superview are no matter. What nothing is drawn on
  /// stays transparent.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - scale: How many pixels a point has along each axis; `nil` for what the view's window says.
  /// - Throws: `RenderingError.invalidSize`, `.invalidScale` or `.tooManyPixels` for a picture that cannot be;
  ///   `.drawingFailed` if memory runs out.
  public func picture(of view: View, scale: CGFloat? = nil) throws(RenderingError) -> Picture {
    view.layoutIfNeeded()
    let scale = scale ?? view.displayScale
    let bounds = view.bounds
    let (width, height) = try Picture.pixelSize(of: bounds.size, scale: scale)
    let surface = try CairoSurface(pixelWidth: width, pixelHeight: height)
    let context = CairoDrawingContext(
      canvas: try CairoCanvas(surface: surface), pixelSize: CGSize(width: width, height: height),
      transform: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale)))
    drawInOwnCoordinates(view, in: context)
    try context.checkStatus()
    return Picture(pixelWidth: width, pixelHeight: height, scale: scale, premultiplied: surface.pixels)
  }

  /// Draws a view and all in it, in its superview's coordinates.
  ///
  /// From back to front: the background, what the view draws itself, the subviews in their order. A hidden view draws
  /// nothing; one that is not opaque is drawn whole first and then laid over as one picture.
  public func draw(_ view: View, in context: CairoDrawingContext) {
    context.isolate {
      context.concatenate(view.transformToSuperview)
      drawInOwnCoordinates(view, in: context)
    }
  }

  private func drawInOwnCoordinates(_ view: View, in context: CairoDrawingContext) {
    guard !view.isHidden else { return }
    context.drawGroup(alpha: view.alpha) {
      let outline = Path(roundedRect: view.bounds, cornerRadius: view.cornerRadius)
      if let color = view.backgroundColor { context.fill(outline, color: color) }
      if view.clipsToBounds { context.clip(to: outline) }
      context.isolate { view.draw(in: context) }
      for subview in view.subviews { draw(subview, in: context) }
    }
  }
}
