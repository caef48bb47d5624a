import Foundation
import TableKit

/// A file's picture while it is being drawn.
@MainActor
final class Sheet {
  /// What is drawn into, in points.
  let context: CairoDrawingContext

  private enum Surface {
    case pixels(CairoSurface)
    case vectors(CairoVectorSurface)
  }

  private let surface: Surface

  /// An empty, transparent sheet.
  ///
  /// - Parameters:
  ///   - format: The file's format.
  ///   - extent: The sheet's size in the file's units; whole numbers for pixels.
  ///   - scale: How many of those units a point has.
  init(format: PictureFormat, extent: CGSize, scale: CGFloat) throws(RenderingError) {
    if format == .png {
      let pixels = try CairoSurface(pixelWidth: Int(extent.width), pixelHeight: Int(extent.height))
      surface = .pixels(pixels)
      context = try CairoDrawingContext(surface: pixels, extent: extent, scale: scale)
    } else {
      let vectors = try CairoVectorSurface(format: format, size: extent)
      surface = .vectors(vectors)
      context = try CairoDrawingContext(surface: vectors, extent: extent, scale: scale)
    }
  }

  /// The file's content. Nothing can be drawn any more afterwards.
  func bytes() throws(RenderingError) -> [UInt8] {
    try context.checkStatus()
    switch surface {
    case .pixels(let surface): return try surface.pngBytes()
    case .vectors(let surface): return try surface.finish()
    }
  }
}
