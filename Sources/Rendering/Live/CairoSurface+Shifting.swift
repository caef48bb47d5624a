import CPangoCairo
import Foundation

// Unsafe, with the invariants of the type. All rows and columns that are touched are of the surface, since areas are cut to it.
extension CairoSurface {
  /// All pixels.
  var pixelBounds: PixelRect { PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight) }

  /// Moves the pixels of an area within it. What comes from outside of it stays as it was.
  func shift(_ area: PixelRect, byX dx: Int, y dy: Int) {
    let area = area.intersection(pixelBounds)
    let target = area.intersection(area.offset(byX: dx, y: dy))
    guard !target.isEmpty, dx != 0 || dy != 0 else { return }
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    for step in 0..<target.height {
      // From the end that is moved away from, so that no row is overwritten before it has been moved.
      let row = dy > 0 ? target.y + target.height - 1 - step : target.y + step
      memmove(
        data + row * stride + target.x * 4, data + (row - dy) * stride + (target.x - dx) * 4, target.width * 4)
    }
    cairo_surface_mark_dirty_rectangle(
      pointer, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height))
  }

  /// Makes the pixels of an area transparent.
  func clear(_ area: PixelRect) {
    let area = area.intersection(pixelBounds)
    cairo_surface_flush(pointer)
    guard !area.isEmpty, let data = cairo_image_surface_get_data(pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    for row in area.y..<area.y + area.height { memset(data + row * stride + area.x * 4, 0, area.width * 4) }
    cairo_surface_mark_dirty_rectangle(
      pointer, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height))
  }
}
