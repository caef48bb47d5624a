import CGdkPixbuf
import TableKit

/// Decodes images with GdkPixbuf. Unsafe, with these invariants:
///
/// - The loader, errors and pixbufs are released in the function that made them; the pixels of a pixbuf are copied before.
/// - The handler of `size-prepared` is called only within `gdk_pixbuf_loader_write` and `gdk_pixbuf_loader_close`, with the pointer to
///   `size` that it is given here, which lives longer.
enum PixbufDecoder {
  private struct Size {
    var width = 0
    var height = 0
  }

  /// Red, green, blue and opacity of each pixel.
  static func pixels(
    of bytes: [UInt8], name: String
  ) throws(ImageError) -> (width: Int, height: Int, pixels: [UInt8]) {
    guard !bytes.isEmpty else { throw .undecodable(name: name, reason: "the file is empty") }
    let loader = try loader(for: bytes, name: name)
    defer { g_object_unref(loader) }
    var size = Size()
    let reason = withUnsafeMutablePointer(to: &size) { size in decode(bytes, with: loader, size: size) }
    guard size.width <= Picture.longestSide, size.height <= Picture.longestSide,
      size.width * size.height <= Image.largestArea
    else { throw .tooManyPixels(name: name, width: size.width, height: size.height) }
    if let reason { throw .undecodable(name: name, reason: reason) }
    guard let decoded = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(decoded)
    else { throw .undecodable(name: name, reason: "the file ends too early") }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return copy(upright)
  }

  /// How files of the common formats begin, and what GdkPixbuf calls the formats.
  private static let formats: [(start: [UInt8], name: String)] = [
    ([0xFF, 0xD8, 0xFF], "jpeg"), (Array("GIF8".utf8), "gif"), (Array("BM".utf8), "bmp"),
    ([0x49, 0x49, 0x2A, 0], "tiff"), ([0x4D, 0x4D, 0, 0x2A], "tiff"),
  ]

  /// What decodes files that begin as these bytes do.
  ///
  /// GdkPixbuf left alone looks formats up in the system's table of content types, which need not be there.
  private static func loader(
    for bytes: [UInt8], name: String
  ) throws(ImageError) -> UnsafeMutablePointer<GdkPixbufLoader> {
    var failure: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&failure) }
    let loader: UnsafeMutablePointer<GdkPixbufLoader>?
    if let format = formats.first(where: { bytes.starts(with: $0.start) }) {
      loader = gdk_pixbuf_loader_new_with_type(format.name, &failure)
    } else {
      loader = gdk_pixbuf_loader_new()
    }
    guard let loader else { throw .undecodable(name: name, reason: message(of: failure)) }
    return loader
  }

  private static func message(of failure: UnsafeMutablePointer<GError>?) -> String {
    failure.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "it cannot be decoded"
  }

  /// - Returns: Why the bytes cannot be decoded; `nil` if they are.
  private static func decode(
    _ bytes: [UInt8], with loader: UnsafeMutablePointer<GdkPixbufLoader>, size: UnsafeMutablePointer<Size>
  ) -> String? {
    let handler:
      @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
        loader, width, height, data in
        data?.assumingMemoryBound(to: Size.self).pointee = Size(width: Int(width), height: Int(height))
        // Asked to make nothing of it, the loader stops.
        let isTooLarge = width > Picture.longestSide || height > Picture.longestSide
        if isTooLarge || Int(width) * Int(height) > Image.largestArea { gdk_pixbuf_loader_set_size(loader, 0, 0) }
      }
    let signal = g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self), size, nil, GConnectFlags(rawValue: 0))
    defer { g_signal_handler_disconnect(loader, signal) }
    var failure: UnsafeMutablePointer<GError>?
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &failure) != 0
    // A loader that was given anything is closed, whatever became of it; a second error is no news.
    let isClosed =
      isWritten ? gdk_pixbuf_loader_close(loader, &failure) != 0 : gdk_pixbuf_loader_close(loader, nil) != 0
    defer { g_clear_error(&failure) }
    guard isWritten, isClosed else {
      return message(of: failure)
    }
    return nil
  }

  private static func copy(_ pixbuf: OpaquePointer) -> (width: Int, height: Int, pixels: [UInt8]) {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    // Pixbufs have eight bits a channel, red, green and blue with an opacity or without; there are no others.
    guard let source = gdk_pixbuf_read_pixels(pixbuf), channels == 3 || channels == 4 else { return (0, 0, []) }
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      var index = 0
      for y in 0..<height {
        var pixel = source + y * stride
        for _ in 0..<width {
          target[index] = pixel[0]
          target[index + 1] = pixel[1]
          target[index + 2] = pixel[2]
          target[index + 3] = channels == 4 ? pixel[3] : 255
          index += 4
          pixel += channels
        }
      }
      count = width * height * 4
    }
    return (width, height, pixels)
  }
}
