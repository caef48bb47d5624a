import Glibc

/// Reads files with the system's calls, so that a message can give the system's reason, and pipes can be read too.
enum FileBytes {
  /// The bytes of a file or a pipe.
  ///
  /// - Throws: `RecordError.unreadable` with the system's reason; `.tooLarge` if there are more than
  ///   `RecordTable.largestSize` bytes.
  static func read(path: String) throws(RecordError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: reason(errno)) }
    defer { close(descriptor) }

    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw .unreadable(path: path, reason: reason(errno)) }
    var bytes: [UInt8] = []
    if information.st_mode & S_IFMT == S_IFREG {
      guard information.st_size <= RecordTable.largestSize else {
        throw .tooLarge(table: path, limit: RecordTable.largestSize)
      }
      bytes.reserveCapacity(information.st_size)
    }

    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      // The buffer outlives the call, which writes at most as many bytes as it is told the buffer has.
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(path: path, reason: reason(errno))
      }
      guard count <= RecordTable.largestSize - bytes.count else {
        throw .tooLarge(table: path, limit: RecordTable.largestSize)
      }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Checks that a path leads to a file that can be read, and not to a folder or a pipe.
  ///
  /// - Throws: `RecordError.unreadable` with the system's reason.
  static func checkReadableFile(_ path: String) throws(RecordError) {
    var information = stat()
    guard stat(path, &information) == 0, access(path, R_OK) == 0 else {
      throw .unreadable(path: path, reason: reason(errno))
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .unreadable(path: path, reason: reason(EISDIR))
    default: throw .unreadable(path: path, reason: "not a regular file")
    }
  }

  /// The system's words for an error number.
  private static func reason(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
