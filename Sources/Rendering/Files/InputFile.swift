import Glibc

/// Reads files of images with the system's calls, so that a message can give the system's reason.
enum InputFile {
  /// The most bytes that a file may have: a gibibyte.
  private static let largestSize = 1 << 30

  /// The bytes of a file.
  ///
  /// - Throws: `ImageError.unreadable` with the system's reason.
  static func read(_ path: String) throws(ImageError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // The buffer outlives the call, which writes at most as many bytes as it is told the buffer has.
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path)
      }
      guard bytes.count + count <= largestSize else {
        throw .unreadable(name: path, reason: "it has more than \(largestSize) bytes")
      }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  private static func failure(_ path: String) -> ImageError {
    let number = errno
    return .unreadable(name: path, reason: strerror(number).map { String(cString: $0) } ?? "error \(number)")
  }
}
