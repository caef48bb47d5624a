import CPangoCairo

/// Owns a surface of pixels that cairo draws on. Unsafe, with these invariants:
///
/// - `pointer` is good as long as this object lives, and nobody else releases it.
/// - The pixels are four bytes each; their memory is good between `cairo_surface_flush` and the end of the function that
///   calls it, in which nothing draws.
final class CairoSurface: DrawingSurface {
  let pointer: OpaquePointer
  let isVector = false
  let pixelWidth: Int
  let pixelHeight: Int

  /// A transparent surface.
  ///
  /// - Throws: `RenderingError.drawingFailed` if memory runs out, or a side has more than `Picture.longestSide` pixels.
  init(pixelWidth: Int, pixelHeight: Int) throws(RenderingError) {
    guard let width = Int32(exactly: pixelWidth), let height = Int32(exactly: pixelHeight),
      let pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    else { throw .drawingFailed(reason: "no surface of \(pixelWidth) × \(pixelHeight) pixels") }
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

  /// The pixels, row by row, as `Picture.premultiplied` has them.
  var pixels: [UInt32] {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    return [UInt32](unsafeUninitializedCapacity: pixelWidth * pixelHeight) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      for row in 0..<pixelHeight {
        UnsafeMutableRawPointer(start + row * pixelWidth)
          .copyMemory(from: data + row * stride, byteCount: pixelWidth * 4)
      }
      count = pixelWidth * pixelHeight
    }
  }

  /// Reads the pixels where they are; the pointer is good until `body` returns, which draws nothing.
  func withPixels<Result>(_ body: (_ start: UnsafeRawPointer, _ bytesPerRow: Int) -> Result) -> Result? {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return nil }
    return body(UnsafeRawPointer(data), Int(cairo_image_surface_get_stride(pointer)))
  }

  /// Sets all pixels. Numbers that are missing leave theirs as they are, superfluous ones are left out.
  func replacePixels(with pixels: [UInt32]) {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    pixels.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      for row in 0..<min(pixelHeight, pixels.count / pixelWidth) {
        UnsafeMutableRawPointer(data + row * stride)
          .copyMemory(from: start + row * pixelWidth * 4, byteCount: pixelWidth * 4)
      }
    }
    cairo_surface_mark_dirty(pointer)
  }

  /// The surface as a PNG file.
  func pngBytes() throws(RenderingError) -> [UInt8] {
    var bytes: [UInt8] = []
    // The function is called only within `cairo_surface_write_to_png_stream`, with the pointer to `bytes` that it is given
    // here and with memory that is good until it returns.
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        pointer,
        { closure, data, length in
          closure?.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw RenderingError(status) }
    return bytes
  }
}

extension RenderingError {
  /// What cairo says went wrong.
  init(_ status: cairo_status_t) {
    self = .drawingFailed(reason: cairo_status_to_string(status).map { String(cString: $0) } ?? "\(status)")
  }
}
