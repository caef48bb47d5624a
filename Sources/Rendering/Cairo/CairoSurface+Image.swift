import TableKit

extension CairoSurface {
  /// A surface that holds an image's pixels.
  convenience init(_ image: Image) throws(RenderingError) {
    try self.init(pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(image.pixelWidth * image.pixelHeight)
    for index in stride(from: 0, to: image.pixels.count, by: 4) {
      let alpha = UInt32(image.pixels[index + 3])
      // Multiplied by the opacity, as cairo wants them; rounded.
      func component(_ offset: Int) -> UInt32 { (UInt32(image.pixels[index + offset]) * alpha + 127) / 255 }
      pixels.append(alpha << 24 | component(0) << 16 | component(1) << 8 | component(2))
    }
    replacePixels(with: pixels)
  }
}
