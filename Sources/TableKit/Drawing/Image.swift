import Foundation

/// A picture made of pixels.
///
/// A pixel is four bytes: red, green, blue and opacity, in sRGB, the colours *not* multiplied by the opacity. Rows
/// follow each other from the top, without gaps. Copies share the pixels.
///
/// TableKit decodes no files; `Rendering` adds `Image(contentsOfFile:)` and `Image(named:in:)`.
public struct Image: Sendable, Hashable {
  /// What is shown of an image.
  public enum RenderingMode: Sendable, Hashable, CaseIterable {
    /// What suits the place where it is shown: the image as it is, in image views and cells.
    case automatic
    /// The image as it is.
    case alwaysOriginal
    /// Its shape alone, filled with a colour of the place where it is shown.
    case alwaysTemplate
  }

  /// How many pixels a row has.
  public let pixelWidth: Int
  /// How many rows there are.
  public let pixelHeight: Int
  /// How many pixels a point has along each axis.
  public let scale: CGFloat
  /// What is shown of the image.
  public private(set) var renderingMode = RenderingMode.automatic

  /// Where the pixels are kept. Images with the same storage have the same pixels.
  package private(set) var storage: ImageStorage

  /// Four bytes a pixel, `pixelWidth * pixelHeight` pixels.
  public var pixels: [UInt8] { storage.pixels }

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
    storage = ImageStorage(pixels)
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
    let pixel = color.bytes
    var pixels: [UInt8] = []
    pixels.reserveCapacity(Int(width) * Int(height) * 4)
    for _ in 0..<(Int(width) * Int(height)) { pixels.append(contentsOf: pixel) }
    self.init(pixelWidth: Int(width), pixelHeight: Int(height), scale: scale, pixels: pixels)
  }

  /// The same picture, of which something else is shown.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// The picture's shape in a colour: opaque where the picture is, in the colour's own opacity.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - renderingMode: What is shown of the new picture.
  /// - Complexity: O(*n*) for *n* pixels.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode = .automatic) -> Image {
    let tint = color.bytes
    let (red, green, blue, opacity) = (tint[0], tint[1], tint[2], Int(tint[3]))
    let tinted = storage.pixels.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
        for start in stride(from: 0, to: source.count, by: 4) {
          target[start] = red
          target[start + 1] = green
          target[start + 2] = blue
          target[start + 3] = UInt8((Int(source[start + 3]) * opacity + 127) / 255)
        }
        count = source.count
      }
    }
    var image = self
    image.storage = ImageStorage(tinted)
    image.renderingMode = renderingMode
    return image
  }
}

extension Color {
  /// Red, green, blue and opacity in 255ths.
  fileprivate var bytes: [UInt8] {
    [red, green, blue, alpha].map { UInt8(($0 * 255).rounded()) }
  }
}
