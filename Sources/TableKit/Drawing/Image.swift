import Foundation

/// A picture made of pixels.
///
/// A pixel is four bytes: red, green, blue and opacity, in sRGB, the colours *not* multiplied by the opacity. Rows
/// follow each other from the top, without gaps.
public struct Image: Sendable, Hashable {
  /// How many pixels a row has.
  public let pixelWidth: Int
  /// How many rows there are.
  public let pixelHeight: Int
  /// How many pixels a point has along each axis.
  public let scale: CGFloat
  /// Four bytes a pixel, `pixelWidth * pixelHeight` pixels.
  public let pixels: [UInt8]

  /// The size at which one pixel of the picture falls on one of a device of the same scale, in points.
  public var size: CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }

  /// A picture of the given pixels.
  ///
  /// - Parameters:
  ///   - pixelWidth: How many pixels a row has.
  ///   - pixelHeight: How many rows there are.
  ///   - scale: How many pixels a point has.
  ///   - pixels: Red, green, blue, opacity of each pixel, row by row from the top.
  /// - Returns: `nil` if a side or the scale is not positive, or if there are not four bytes for each pixel.
  public init?(pixelWidth: Int, pixelHeight: Int, scale: CGFloat = 1, pixels: [UInt8]) {
    guard pixelWidth > 0, pixelHeight > 0, scale > 0, scale.isFinite else { return nil }
    let (area, areaOverflows) = pixelWidth.multipliedReportingOverflow(by: pixelHeight)
    let (bytes, bytesOverflow) = area.multipliedReportingOverflow(by: 4)
    guard !areaOverflows, !bytesOverflow, pixels.count == bytes else { return nil }
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    self.pixels = pixels
  }

  /// A picture of a single colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - size: The size in points; rounded up to whole pixels, at least one a side.
  ///   - scale: How many pixels a point has.
  /// - Returns: `nil` if size or scale are not finite, the scale is not positive, or a side has more than 16,384
  ///   pixels.
  public init?(color: Color, size: CGSize, scale: CGFloat = 1) {
    guard size.isFinite, scale > 0, scale.isFinite else { return nil }
    let width = max(1, (size.width * scale).rounded(.up))
    let height = max(1, (size.height * scale).rounded(.up))
    guard width <= 16_384, height <= 16_384 else { return nil }
    let pixel = [color.red, color.green, color.blue, color.alpha].map { UInt8(($0 * 255).rounded()) }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(Int(width) * Int(height) * 4)
    for _ in 0..<(Int(width) * Int(height)) { pixels.append(contentsOf: pixel) }
    self.init(pixelWidth: Int(width), pixelHeight: Int(height), scale: scale, pixels: pixels)
  }
}
