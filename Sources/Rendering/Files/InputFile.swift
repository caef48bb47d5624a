import Glibc

/// Reads files of images with the system's calls, so that a message can give the system's reason.
enum InputFile {
  /// The most bytes that a file may have: a gibibyte.
  private static let largestSize = 1 << 30

  /// The bytes of a file. What is none, a pipe or a device, is neither waited for nor read.
  ///
  /// - Throws: `ImageError.unreadable` with the reason.
  static func read(_ path: String) throws(ImageError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw failure(path) }
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw failure(path, EISDIR)
    case S_IFIFO: throw .unreadable(name: path, reason: "a pipe, not a file")
    default: throw .unreadable(name: path, reason: "a device, not a file")
    }
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

  private static func failure(_ path: String, _ number: Int32 = errno) -> ImageError {
    // A socket cannot be opened.
    let reason = number == ENXIO ? "a socket or a device, not a file" : nil
    return .unreadable(
      name: path, reason: reason ?? strerror(number).map { String(cString: $0) } ?? "error \(number)")
  }
}
