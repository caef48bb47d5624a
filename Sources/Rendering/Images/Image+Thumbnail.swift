public import Foundation
public import TableKit

extension Image {
  /// The image made smaller, so that it fits whole into a size; itself if it does. It is never made larger.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: How many pixels a point of the smaller image has.
  /// - Returns: `nil` if the size is not positive and finite, or memory runs out.
  /// - Complexity: O(*n*) for *n* pixels.
  @MainActor
  public func preparingThumbnail(of size: CGSize, scale: CGFloat = 1) -> Image? {
    guard size.isFinite, size.width > 0, size.height > 0, scale > 0, scale.isFinite else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    guard factor < 1 else { return self }
    // Whole pixels, at least one a side.
    let width = max(1, (self.size.width * factor * scale).rounded())
    let height = max(1, (self.size.height * factor * scale).rounded())
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    guard let picture = try? PictureRenderer(size: rect.size).picture({ $0.drawImage(self, in: rect) }) else {
      return nil
    }
    return Image(pixelWidth: Int(width), pixelHeight: Int(height), scale: scale, pixels: picture.straightPixels)?
      .withRenderingMode(renderingMode)
  }
}
