/// The pixels that copies of an image share.
package final class ImageStorage: Sendable, Hashable {
  package let pixels: [UInt8]

  init(_ pixels: [UInt8]) {
    self.pixels = pixels
  }

  package static func == (first: ImageStorage, second: ImageStorage) -> Bool {
    first === second || first.pixels == second.pixels
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(pixels.count)
    hasher.combine(pixels.prefix(64))
  }
}
