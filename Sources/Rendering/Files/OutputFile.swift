import Glibc

/// Writes files whole or not at all.
public enum OutputFile {
  /// Writes a file, in place of one that may be there.
  ///
  /// The bytes go to a new file in the same folder, which then takes the name: whoever looks sees the old file or the
  /// whole new one, and a failure leaves the old one as it was. A symbolic link is followed; permissions stay. What is not
  /// a regular file (a pipe, a device such as `/dev/stdout`) is written to directly.
  ///
  /// - Parameters:
  ///   - bytes: What the file will hold.
  ///   - path: The file's path.
  /// - Throws: `RenderingError.unwritable`, with the system's reason.
  public static func write(_ bytes: [UInt8], to path: String) throws(RenderingError) {
    var information = stat()
    guard stat(path, &information) == 0 else {
      guard errno == ENOENT else { throw failure(path) }
      return try replace(path, by: bytes, mode: nil, named: path)
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG:
      guard access(path, W_OK) == 0 else { throw failure(path) }
      try replace(resolved(path), by: bytes, mode: information.st_mode & 0o7777, named: path)
    case S_IFDIR:
      throw failure(path, EISDIR)
    default:
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(path) }
      defer { close(descriptor) }
      try write(bytes, to: descriptor, named: path)
    }
  }

  /// Writes a new file beside `path` and gives it that name.
  private static func replace(
    _ path: String, by bytes: [UInt8], mode: mode_t?, named name: String
  ) throws(RenderingError) {
    let (temporary, descriptor) = try createFile(beside: path, named: name)
    do throws(RenderingError) {
      do throws(RenderingError) {
        try write(bytes, to: descriptor, named: name)
        if let mode, fchmod(descriptor, mode) != 0 { throw failure(name) }
      } catch {
        close(descriptor)
        throw error
      }
      guard close(descriptor) == 0 else { throw failure(name) }
      guard rename(temporary, path) == 0 else { throw failure(name) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Creates an empty file in the folder of `path`, under a name that none has yet.
  private static func createFile(
    beside path: String, named name: String
  ) throws(RenderingError) -> (path: String, descriptor: Int32) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for attempt in 0..<1_000 {
      let candidate = "\(folder).swivel-\(getpid())-\(attempt)"
      let descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (candidate, descriptor) }
      guard errno == EEXIST else { throw failure(name) }
    }
    throw failure(name, EEXIST)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, named name: String) throws(RenderingError) {
    var offset = 0
    while offset < bytes.count {
      // The slice is the array's own memory, which outlives the call.
      let count = bytes[offset...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        offset += count
      } else if count < 0, errno != EINTR {
        throw failure(name)
      }
    }
  }

  /// Where a path leads when all links are followed.
  private static func resolved(_ path: String) -> String {
    // The system allocates the result; it is copied and freed here.
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func failure(_ path: String, _ number: Int32 = errno) -> RenderingError {
    .unwritable(path: path, reason: strerror(number).map { String(cString: $0) } ?? "error \(number)")
  }
}
