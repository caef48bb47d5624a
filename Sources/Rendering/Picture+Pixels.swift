extension Picture {
  /// Red, green, blue and opacity of each pixel, row by row, the colours not multiplied by the opacity.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  var straightPixels: [UInt8] {
    premultiplied.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: source.count * 4) { target, count in
        for index in 0..<source.count {
          let pixel = Pixel(premultiplied: source[index])
          let start = index * 4
          target[start] = pixel.red
          target[start + 1] = pixel.green
          target[start + 2] = pixel.blue
          target[start + 3] = pixel.alpha
        }
        count = source.count * 4
      }
    }
  }
}

extension Picture.Pixel {
  /// A pixel of a number as `Picture.premultiplied` has them.
  init(premultiplied value: UInt32) {
    let alpha = value >> 24
    guard alpha > 0 else {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    let half = alpha / 2
    self.init(
      red: UInt8(min(255, ((value >> 16 & 0xFF) * 255 + half) / alpha)),
      green: UInt8(min(255, ((value >> 8 & 0xFF) * 255 + half) / alpha)),
      blue: UInt8(min(255, ((value & 0xFF) * 255 + half) / alpha)), alpha: UInt8(alpha))
  }
}
