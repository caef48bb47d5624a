import CPangoCairo

/// Owns a surface that holds how much of each pixel is covered, and no colours. Unsafe, with these invariants:
///
/// - `pointer` is good as long as this object lives, and nobody else releases it.
final class CairoMask: DrawingSurface {
  let pointer: OpaquePointer
  let isVector = false
  let pixelWidth: Int
  let pixelHeight: Int

  /// A mask that covers nothing.
  ///
  /// - Throws: `RenderingError.drawingFailed` if memory runs out.
  init(pixelWidth: Int, pixelHeight: Int) throws(RenderingError) {
    guard let width = Int32(exactly: pixelWidth), let height = Int32(exactly: pixelHeight),
      let pointer = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
    else { throw .drawingFailed(reason: "no mask of \(pixelWidth) × \(pixelHeight) pixels") }
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw RenderingError(status)
    }
    self.pointer = pointer
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  deinit {
    cairo_surface_destroy(pointer)
  }
}
