import CPangoCairo
import TableKit

/// Decodes PNG with cairo. Unsafe, with these invariants: cairo calls the function that reads only within the call that it is given to,
/// with the pointer to `input` that it is given there; a surface is released in the function that made it.
enum PNGDecoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private struct Input {
    let bytes: UnsafeRawBufferPointer
    var position = 0
    var isTooShort = false
  }

  /// Whether bytes begin as a PNG file does.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: signature)
  }

  /// Red, green, blue and opacity of each pixel.
  static func pixels(
    of bytes: [UInt8], name: String
  ) throws(ImageError) -> (width: Int, height: Int, pixels: [UInt8]) {
    // Behind the signature a length, "IHDR", and the size: known before anything of that size is made.
    guard bytes.count >= 24 else { throw .undecodable(name: name, reason: "the file ends too early") }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    guard width <= Picture.longestSide, height <= Picture.longestSide, width * height <= Image.largestArea else {
      throw .tooManyPixels(name: name, width: width, height: height)
    }
    var isTooShort = false
    let decoded = bytes.withUnsafeBytes { bytes in
      var input = Input(bytes: bytes)
      defer { isTooShort = input.isTooShort }
      return withUnsafeMutablePointer(to: &input) { input in
        cairo_image_surface_create_from_png_stream(
          { closure, data, length in
            guard let input = closure?.assumingMemoryBound(to: Input.self), let data else {
              return CAIRO_STATUS_READ_ERROR
            }
            let (count, start) = (Int(length), input.pointee.position)
            guard let source = input.pointee.bytes.baseAddress, count <= input.pointee.bytes.count - start else {
              input.pointee.isTooShort = true
              return CAIRO_STATUS_READ_ERROR
            }
            UnsafeMutableRawPointer(data).copyMemory(from: source + start, byteCount: count)
            input.pointee.position += count
            return CAIRO_STATUS_SUCCESS
          }, input)
      }
    }
    defer { cairo_surface_destroy(decoded) }
    guard let decoded, cairo_surface_status(decoded) == CAIRO_STATUS_SUCCESS else {
      throw .undecodable(name: name, reason: isTooShort ? "the file ends too early" : "the PNG file is damaged")
    }
    do throws(RenderingError) {
      return (width, height, try straightPixels(of: decoded, width: width, height: height))
    } catch {
      throw .undecodable(name: name, reason: "\(error)")
    }
  }

  /// The pixels of a surface of any format, the colours not multiplied by the opacity.
  private static func straightPixels(
    of decoded: OpaquePointer, width: Int, height: Int
  ) throws(RenderingError) -> [UInt8] {
    let surface = try CairoSurface(pixelWidth: width, pixelHeight: height)
    let canvas = try CairoCanvas(surface: surface)
    canvas.paint(decoded)
    try canvas.checkStatus()
    return Picture(pixelWidth: width, pixelHeight: height, scale: 1, premultiplied: surface.pixels).straightPixels
  }
}
