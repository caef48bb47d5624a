import TableKit

extension CairoSurface {
  /// A surface that holds an image's pixels.
  convenience init(_ image: Image) throws(RenderingError) {
    try self.init(pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight)
    let pixels = image.pixels.withUnsafeBufferPointer { source in
      [UInt32](unsafeUninitializedCapacity: source.count / 4) { target, count in
        for index in 0..<source.count / 4 {
          let start = index * 4
          let alpha = UInt32(source[start + 3])
          // Multiplied by the opacity, as cairo wants them; rounded.
          let red = (UInt32(source[start]) * alpha + 127) / 255
          let green = (UInt32(source[start + 1]) * alpha + 127) / 255
          let blue = (UInt32(source[start + 2]) * alpha + 127) / 255
          target[index] = alpha << 24 | red << 16 | green << 8 | blue
        }
        count = source.count / 4
      }
    }
    replacePixels(with: pixels)
  }
}
