import CPangoCairo
import Foundation
import TableKit

/// Owns a cairo context. Unsafe, with these invariants:
///
/// - `pointer` is good as long as this object lives, and nobody else releases it.
/// - No coordinate or matrix that reaches cairo is infinite, not a number, or too large for its fixed-point numbers, and no
///   matrix is singular: any of these would put the context out of action for good.
final class CairoCanvas {
  let pointer: OpaquePointer
  private let surface: any DrawingSurface

  /// Whether what is drawn is kept as it is described, and not as pixels.
  let isVector: Bool

  /// The farthest from the origin that a coordinate may be, in pixels: half of what cairo's 24 bits before the point hold.
  static let farthestCoordinate: CGFloat = 4_000_000

  /// A context that draws on the surface.
  init(surface: any DrawingSurface) throws(RenderingError) {
    guard let pointer = cairo_create(surface.pointer) else { throw .drawingFailed(reason: "no context") }
    self.pointer = pointer
    self.surface = surface
    isVector = surface.isVector
    try checkStatus()
  }

  deinit {
    cairo_destroy(pointer)
  }

  /// Throws what has gone wrong since the context was made, if anything has.
  func checkStatus() throws(RenderingError) {
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw RenderingError(status) }
  }

  func save() {
    cairo_save(pointer)
  }

  func restore() {
    cairo_restore(pointer)
  }

  /// Makes what is drawn next go to a surface of its own, until ``endGroup(alpha:)``.
  func beginGroup() {
    cairo_push_group(pointer)
  }

  /// Draws what has been drawn since ``beginGroup()``, as one picture of the given opacity.
  func endGroup(alpha: CGFloat) {
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, alpha)
    cairo_set_source_rgb(pointer, 0, 0, 0)
  }

  /// Fills the path, which goes through `transform` on its way to the pixels.
  func fill(_ path: Path, transform: CGAffineTransform, color: Color) {
    setPath(path, transform: transform)
    setSource(color)
    cairo_fill(pointer)
  }

  /// Strokes the path, which goes through `transform` on its way to the pixels, as does the pen.
  func stroke(_ path: Path, transform: CGAffineTransform, color: Color, style: StrokeStyle) {
    setPath(path, transform: transform)
    setSource(color)
    cairo_set_line_width(pointer, min(style.lineWidth, Self.farthestCoordinate))
    cairo_set_line_cap(pointer, style.lineCap.cairoLineCap)
    cairo_set_line_join(pointer, style.lineJoin.cairoLineJoin)
    setMatrix(transform)
    cairo_stroke(pointer)
    cairo_identity_matrix(pointer)
  }

  /// Narrows the clip to the path, which goes through `transform`.
  func clip(to path: Path, transform: CGAffineTransform) {
    setPath(path, transform: transform)
    cairo_clip(pointer)
  }

  /// Draws another surface, stretched to fill a rectangle that goes through `transform`.
  func draw(_ image: CairoSurface, in rect: CGRect, transform: CGAffineTransform) {
    let placed = CGAffineTransform(
      scaleX: rect.width / CGFloat(image.pixelWidth), y: rect.height / CGFloat(image.pixelHeight)
    )
    .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    .concatenating(transform)
    guard placed.isFinite, placed.isInvertible, Self.isInReach(placed) else { return }
    cairo_save(pointer)
    setPath(Path(rect), transform: transform)
    setMatrix(placed)
    cairo_set_source_surface(pointer, image.pointer, 0, 0)
    let pattern = cairo_get_source(pointer)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    if isVector {
      // Whole and once, as an image of the file's own: one that goes on beyond its edges would become a pattern of tiles.
      cairo_clip(pointer)
      cairo_paint(pointer)
    } else {
      // Beyond its edges the image goes on in the edge's colour: otherwise a stretched one would fade out there.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_identity_matrix(pointer)
      cairo_fill(pointer)
    }
    cairo_restore(pointer)
  }

  /// Draws all of a surface, pixel by pixel.
  func paint(_ surface: OpaquePointer) {
    cairo_set_source_surface(pointer, surface, 0, 0)
    cairo_paint(pointer)
    cairo_set_source_rgb(pointer, 0, 0, 0)
  }

  /// Lays a colour through a mask, pixel by pixel.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - rect: The place of its pixels.
  func fill(through mask: CairoMask, at rect: PixelRect, color: Color) {
    setSource(color)
    cairo_mask_surface(pointer, mask.pointer, Double(rect.x), Double(rect.y))
  }

  /// Takes colours for what is drawn next.
  func setSource(_ color: Color) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  /// Sets what coordinates go through. The matrix is the identity between any two calls of this class's functions.
  func setMatrix(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_set_matrix(pointer, &matrix)
  }

  /// Whether a transform's coefficients are small enough for cairo.
  static func isInReach(_ transform: CGAffineTransform) -> Bool {
    let largest = max(
      abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d), abs(transform.tx), abs(transform.ty))
    return largest <= farthestCoordinate
  }

  /// Makes the path the current one, in pixels.
  ///
  /// A coordinate beyond the farthest that cairo takes is drawn at that distance. This happens far outside of any picture,
  /// and edges along the axes stay where they are.
  private func setPath(_ path: Path, transform: CGAffineTransform) {
    cairo_new_path(pointer)
    func pixel(_ point: CGPoint) -> CGPoint {
      let point = point.applying(transform)
      return CGPoint(
        x: min(max(point.x, -Self.farthestCoordinate), Self.farthestCoordinate),
        y: min(max(point.y, -Self.farthestCoordinate), Self.farthestCoordinate))
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        let point = pixel(point)
        cairo_move_to(pointer, point.x, point.y)
      case .line(let point):
        let point = pixel(point)
        cairo_line_to(pointer, point.x, point.y)
      case .curve(let point, let control1, let control2):
        let (first, second, end) = (pixel(control1), pixel(control2), pixel(point))
        cairo_curve_to(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close:
        cairo_close_path(pointer)
      }
    }
  }
}

extension StrokeStyle.LineCap {
  fileprivate var cairoLineCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.LineJoin {
  fileprivate var cairoLineJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
