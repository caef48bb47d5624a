import Glibc

/// Reads files with the system's calls, so that a message can give the system's reason, and pipes can be read too.
enum FileBytes {
  /// The bytes of a file, or of what the process has been given as a pipe.
  ///
  /// A pipe counts if its path names a descriptor of the process's own, as `/dev/stdin` does and what a shell makes of `<(…)`. One that
  /// stands in a folder is refused, for to open it is to wait for somebody who may never write; devices are, which may have no end.
  ///
  /// - Throws: `RecordError.unreadable` with the reason; `.tooLarge` if there are more than `RecordTable.largestSize` bytes.
  static func read(path: String) throws(RecordError) -> [UInt8] {
    let (descriptor, size) = try open(path)
    defer { close(descriptor) }
    guard size <= RecordTable.largestSize else { throw .tooLarge(table: path, limit: RecordTable.largestSize) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)

    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      // The buffer outlives the call, which writes at most as many bytes as it is told the buffer has.
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          // Whoever shares the pipe does not want to wait; a table needs all of it.
          var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          poll(&wanted, 1, -1)
          continue
        }
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
  /// - Throws: `RecordError.unreadable` with the reason.
  static func checkReadableFile(_ path: String) throws(RecordError) {
    let mode = try mode(of: path)
    guard access(path, R_OK) == 0 else { throw .unreadable(path: path, reason: reason(errno)) }
    guard mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, reason: reason(mode: mode)) }
  }

  /// Opens a file, or takes up a pipe.
  ///
  /// - Returns: A descriptor to be closed, and the file's size; 0 for what has none.
  private static func open(_ path: String) throws(RecordError) -> (descriptor: Int32, size: Int) {
    var information = stat()
    let mode = try mode(of: path)
    switch mode & S_IFMT {
    case S_IFREG:
      // What stands there may have become something else by now, which must not be waited for.
      let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      guard descriptor >= 0 else { throw .unreadable(path: path, reason: reason(errno)) }
      guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        throw .unreadable(path: path, reason: reason(mode: information.st_mode))
      }
      return (descriptor, information.st_size)
    case S_IFIFO, S_IFSOCK:
      guard let own = ownDescriptor(path) else { throw .unreadable(path: path, reason: reason(mode: mode)) }
      let descriptor = fcntl(own, F_DUPFD_CLOEXEC, 3)
      guard descriptor >= 0 else { throw .unreadable(path: path, reason: reason(errno)) }
      return (descriptor, 0)
    default:
      throw .unreadable(path: path, reason: reason(mode: mode))
    }
  }

  /// What stands at a path, with all links followed.
  private static func mode(of path: String) throws(RecordError) -> mode_t {
    var information = stat()
    guard stat(path, &information) == 0 else { throw .unreadable(path: path, reason: reason(errno)) }
    return information.st_mode
  }

  /// The descriptor of the process that a path names.
  private static func ownDescriptor(_ path: String) -> Int32? {
    if path == "/dev/stdin" { return STDIN_FILENO }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  /// Why something that is no file is not read.
  private static func reason(mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: reason(EISDIR)
    case S_IFIFO: "a pipe that may never end; have it read as /dev/stdin"
    case S_IFCHR, S_IFBLK: "a device, not a file"
    case S_IFSOCK: "a socket, not a file"
    default: "not a file"
    }
  }

  /// The system's words for an error number.
  private static func reason(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
