import Foundation
import TableKit

/// A picture made of pixels, as it was drawn.
public struct Picture: Sendable, Hashable {
  /// The most pixels along a side; the drawing library's coordinates hold no more.
  public static let longestSide = 32_767

  /// The most pixels in all: four bytes each, they take a gibibyte.
  public static let largestArea = 1 << 28

  /// One pixel: sRGB components and an opacity from 0 to 255, the colours *not* multiplied by the opacity.
  public struct Pixel: Sendable, Hashable {
    /// The red component.
    public let red: UInt8
    /// The green component.
    public let green: UInt8
    /// The blue component.
    public let blue: UInt8
    /// The opacity.
    public let alpha: UInt8

    /// A pixel of the given components.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// How many pixels a row has.
  public let pixelWidth: Int

  /// How many rows there are.
  public let pixelHeight: Int

  /// How many pixels a point has along each axis.
  public let scale: CGFloat

  /// A number a pixel, row by row from the top: opacity, red, green, blue from the highest byte to the lowest, the colours
  /// multiplied by the opacity.
  let premultiplied: [UInt32]

  /// The pixel in a column and a row, both counted from 0 at the top left.
  ///
  /// - Precondition: There is such a pixel.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(x >= 0 && x < pixelWidth && y >= 0 && y < pixelHeight, "the picture has no pixel (\(x), \(y))")
    return Pixel(premultiplied: premultiplied[y * pixelWidth + x])
  }

  /// How many pixels a length in points takes: rounded up, but for what a computation may have left.
  ///
  /// - Returns: `nil` if it is not finite, or not below 2³¹.
  static func pixels(_ length: CGFloat, scale: CGFloat) -> Int? {
    let pixels = (length * scale - 1e-6).rounded(.up)
    guard pixels.isFinite, pixels < 0x8000_0000 else { return nil }
    return max(1, Int(pixels))
  }

  /// The number of pixels of a picture along both sides: a part of a pixel counts whole.
  ///
  /// It tells, before anything is drawn or laid out, whether there can be such a picture.
  ///
  /// - Parameters:
  ///   - size: The picture's size in points.
  ///   - scale: How many pixels a point has along each axis.
  /// - Throws: `RenderingError.invalidSize`, `.invalidScale` or `.tooManyPixels`.
  public static func pixelSize(of size: CGSize, scale: CGFloat) throws(RenderingError) -> (width: Int, height: Int) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { throw .invalidSize(size) }
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    guard let width = pixels(size.width, scale: scale), let height = pixels(size.height, scale: scale),
      width <= longestSide, height <= longestSide, width * height <= largestArea
    else { throw .tooManyPixels(size: size, scale: scale) }
    return (width, height)
  }
}
