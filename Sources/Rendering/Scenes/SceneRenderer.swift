import Foundation
import TableKit

/// Draws trees of views.
///
/// ```swift
/// let picture = try SceneRenderer().picture(of: window)
/// try picture.writePNG(to: "window.png")
/// let vectors = try SceneRenderer().bytes(of: window, as: .svg)
/// ```
@MainActor
public struct SceneRenderer {
  /// A renderer.
  public init() {}

  /// A picture of what a view's bounds show: the view and all in it.
  ///
  /// The tree is laid out first. The view's own place, transform and superview are no matter. What nothing is drawn on
  /// stays transparent. Where animations run, the picture is what they show at the time of the window's clock.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - scale: How many pixels a point has along each axis; `nil` for what the view's window says.
  /// - Throws: `RenderingError.invalidSize`, `.invalidScale` or `.tooManyPixels` for a picture that cannot be;
  ///   `.drawingFailed` if memory runs out.
  public func picture(of view: View, scale: CGFloat? = nil) throws(RenderingError) -> Picture {
    try renderer(for: view, scale: scale).picture { drawContents(of: view, in: $0) }
  }

  /// A picture of what a view's bounds show, as a file's content; see ``picture(of:scale:)``.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - format: The file's format.
  ///   - scale: How many pixels, or other units of the file, a point has along each axis; `nil` for what the view's window says.
  /// - Throws: `RenderingError.invalidSize`, `.invalidScale`, `.tooManyPixels` or `.tooLong` for a picture that cannot be;
  ///   `.drawingFailed` if memory runs out.
  public func bytes(
    of view: View, as format: PictureFormat, scale: CGFloat? = nil
  ) throws(RenderingError) -> [UInt8] {
    try renderer(for: view, scale: scale).bytes(as: format) { drawContents(of: view, in: $0) }
  }

  /// Draws what a view's bounds show, the bounds' corner at the origin, as it is at the time of its window's clock.
  ///
  /// The tree is laid out first. The view's own place, transform and superview are no matter.
  public func drawContents(of view: View, in context: CairoDrawingContext) {
    drawContents(of: view, in: context as any SceneDrawingContext)
  }

  func drawContents(of view: View, in context: any SceneDrawingContext) {
    view.layoutIfNeeded()
    guard view.isInSight else { return }
    let shown = view.shownValues
    context.isolate {
      context.translateBy(x: -shown.bounds.minX, y: -shown.bounds.minY)
      draw(view, shown, in: context)
    }
  }

  private func renderer(for view: View, scale: CGFloat?) -> PictureRenderer {
    view.layoutIfNeeded()
    return PictureRenderer(size: view.shownValues.bounds.size, scale: scale ?? view.displayScale)
  }

  /// Draws a view and all in it, in its superview's coordinates, as it is shown at the time of its window's clock.
  ///
  /// From back to front: the background, what the view draws itself, the layers in it, the subviews in their order, the border. A hidden
  /// view draws nothing; one that is not opaque is drawn whole first and then laid over as one picture. While the size of a view is
  /// being animated, what it draws itself is stretched from the size it has to the one that is shown, as in UIKit.
  public func draw(_ view: View, in context: CairoDrawingContext) {
    draw(view, in: context as any SceneDrawingContext)
  }

  private func draw(_ view: View, in context: any SceneDrawingContext) {
    guard view.isInSight else { return }
    let shown = view.shownValues
    context.isolate {
      context.concatenate(shown.transformToSuperlayer)
      draw(view, shown, in: context)
    }
  }

  private func draw(_ view: View, _ shown: LayerValues, in context: any SceneDrawingContext) {
    let layer = view.layerIfMade
    context.beginOwner(view, shown)
    defer { context.endOwner() }
    context.drawGroup(alpha: shown.opacity) {
      clip(to: layer?.mask, in: context)
      let outline = shown.outline
      if let color = shown.backgroundColor { context.fill(outline, color: color) }
      context.isolate {
        if view.clipsToBounds { context.clip(to: outline) }
        context.isolate {
          stretch(view.bounds, to: shown.bounds, in: context)
          view.draw(in: context)
        }
        if let layer {
          for sublayer in layer.sublayers { draw(sublayer, in: context) }
        }
        for subview in view.subviews { draw(subview, in: context) }
      }
      drawBorder(shown, in: context)
    }
  }

  /// Draws a layer that is not a view's, and all in it, in its superlayer's coordinates.
  private func draw(_ layer: Layer, in context: any SceneDrawingContext) {
    guard !layer.isHidden else { return }
    let shown = layer.shownValues
    context.beginOwner(layer, shown)
    defer { context.endOwner() }
    context.isolate {
      context.concatenate(shown.transformToSuperlayer)
      context.drawGroup(alpha: shown.opacity) {
        clip(to: layer.mask, in: context)
        let outline = shown.outline
        if let color = shown.backgroundColor { context.fill(outline, color: color) }
        context.isolate {
          if layer.masksToBounds { context.clip(to: outline) }
          if let path = shown.path {
            if let color = shown.fillColor { context.fill(path, color: color) }
            if let color = shown.strokeColor { context.stroke(path, color: color, lineWidth: shown.lineWidth) }
          }
          context.isolate {
            stretch(layer.bounds, to: shown.bounds, in: context)
            layer.draw(in: context)
          }
          for sublayer in layer.sublayers { draw(sublayer, in: context) }
        }
        drawBorder(shown, in: context)
      }
    }
  }

  private func clip(to mask: ShapeLayer?, in context: any SceneDrawingContext) {
    guard let mask else { return }
    let shown = mask.shownValues
    context.clip(to: (shown.path ?? Path()).applying(shown.transformToSuperlayer))
  }

  private func drawBorder(_ shown: LayerValues, in context: any SceneDrawingContext) {
    let width = min(shown.borderWidth, shown.bounds.width / 2, shown.bounds.height / 2)
    guard width > 0 else { return }
    let middle = shown.bounds.insetBy(dx: width / 2, dy: width / 2)
    context.stroke(
      Path(
        roundedRect: middle, cornerRadius: max(0, shown.cornerRadius - width / 2), corners: shown.maskedCorners),
      color: shown.borderColor, lineWidth: width)
  }

  /// Makes what is drawn into one rectangle next fill another.
  private func stretch(_ bounds: CGRect, to shown: CGRect, in context: any SceneDrawingContext) {
    guard bounds != shown, bounds.width > 0, bounds.height > 0 else { return }
    context.translateBy(x: shown.minX, y: shown.minY)
    context.concatenate(
      CGAffineTransform(scaleX: shown.width / bounds.width, y: shown.height / bounds.height))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }
}
