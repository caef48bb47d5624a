public import Foundation
public import TableKit

extension Image {
  /// The most pixels that a decoded image may have: four bytes each, they take a quarter of a gibibyte. A file of a few bytes can ask
  /// for any number.
  public static let largestArea = 1 << 26

  /// Decodes an image.
  ///
  /// PNG is decoded by Cairo. JPEG is decoded by GdkPixbuf, and so is whatever else it has been taught on the system, such as GIF (its
  /// first frame), TIFF and BMP. A picture that says which way up it was taken is turned that way.
  ///
  /// - Parameters:
  ///   - bytes: A file's content.
  ///   - name: What the image is called in messages: usually the file's path.
  ///   - scale: How many pixels a point has; 1 if it is not a positive finite number.
  /// - Throws: `ImageError.undecodable` or `.tooManyPixels`.
  /// - Complexity: O(*n*) for *n* pixels and bytes.
  public init(decoding bytes: [UInt8], name: String = "image", scale: CGFloat = 1) throws(ImageError) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let decoded =
      PNGDecoder.accepts(bytes)
      ? try PNGDecoder.pixels(of: bytes, name: name) : try PixbufDecoder.pixels(of: bytes, name: name)
    guard
      let image = Image(
        pixelWidth: decoded.width, pixelHeight: decoded.height, scale: scale, pixels: decoded.pixels)
    else { throw .undecodable(name: name, reason: "it has no pixels") }
    self = image
  }

  /// Reads an image from a file.
  ///
  /// - Parameter path: The file's path. A name such as `star@2x.png` says that a point has two pixels; otherwise it has one.
  /// - Throws: `ImageError`.
  public init(readingFile path: String) throws(ImageError) {
    try self.init(decoding: InputFile.read(path), name: path, scale: ImageFileName(path).scale)
  }

  /// Reads an image from a file, as UIKit does; `nil` if there is none, or none that can be decoded. ``init(readingFile:)`` says why.
  ///
  /// - Parameter path: The file's path. A name such as `star@2x.png` says that a point has two pixels; otherwise it has one.
  public init?(contentsOfFile path: String) {
    guard let image = try? Image(readingFile: path) else { return nil }
    self = image
  }
}
