import CPangoCairo
import Foundation

/// Owns a surface that cairo writes as a file of vectors. Unsafe, with these invariants:
///
/// - `pointer` is good as long as this object lives, and nobody else releases it.
/// - cairo gets the address of `output`, which this object owns, and writes there until the surface is finished; that is at the
///   latest before `output` is released.
final class CairoVectorSurface: DrawingSurface {
  let pointer: OpaquePointer
  let isVector = true
  private let format: PictureFormat
  private let output: UnsafeMutablePointer<[UInt8]>

  /// An empty surface.
  ///
  /// - Parameters:
  ///   - format: SVG or PDF.
  ///   - size: Its size in the file's units.
  init(format: PictureFormat, size: CGSize) throws(RenderingError) {
    let output = UnsafeMutablePointer<[UInt8]>.allocate(capacity: 1)
    output.initialize(to: [])
    let append: cairo_write_func_t = { closure, data, length in
      closure?.assumingMemoryBound(to: [UInt8].self).pointee
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
      return CAIRO_STATUS_SUCCESS
    }
    let surface =
      format == .pdf
      ? cairo_pdf_surface_create_for_stream(append, output, size.width, size.height)
      : cairo_svg_surface_create_for_stream(append, output, size.width, size.height)
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      let status = surface.map { cairo_surface_status($0) } ?? CAIRO_STATUS_NO_MEMORY
      cairo_surface_destroy(surface)
      output.deinitialize(count: 1)
      output.deallocate()
      throw RenderingError(status)
    }
    pointer = surface
    self.format = format
    self.output = output
    if format == .pdf {
      // Otherwise each file would hold the time at which it was made.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, nil)
    } else {
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    }
  }

  deinit {
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
    output.deinitialize(count: 1)
    output.deallocate()
  }

  /// The file's content. Nothing can be drawn any more afterwards.
  func finish() throws(RenderingError) -> [UInt8] {
    cairo_surface_finish(pointer)
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw RenderingError(status) }
    return format == .svg ? SVGIdentifiers.renumbered(output.pointee) : output.pointee
  }
}
