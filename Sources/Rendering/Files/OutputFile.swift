import Glibc

/// Writes files whole or not at all.
public enum OutputFile {
  /// A file that is to be written.
  public struct Content: Sendable, Hashable {
    /// The file's path.
    public let path: String
    /// What the file will hold.
    public let bytes: [UInt8]

    /// Names a file and what it will hold.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Writes a file, in place of one that may be there.
  ///
  /// The bytes go to a new file in the same folder, which then takes the name: whoever looks sees the old file or the
  /// whole new one, and a failure leaves the old one as it was. A symbolic link is followed; permissions stay, and as far as the
  /// system lets it, the owner. What is not a regular file (a pipe, a device) is written to directly, and so is a descriptor that is
  /// open (`/dev/stdout`), whatever it leads to.
  ///
  /// - Parameters:
  ///   - bytes: What the file will hold.
  ///   - path: The file's path.
  /// - Throws: `RenderingError.unwritable`, with the system's reason.
  public static func write(_ bytes: [UInt8], to path: String) throws(RenderingError) {
    try write([Content(path: path, bytes: bytes)])
  }

  /// Writes several files, each as ``write(_:to:)`` does, and none before all are ready: if one cannot be written, the
  /// others are left as they were too.
  ///
  /// Files take their names one after the other, so a failure of the system in that moment can leave some with the new
  /// content, each whole.
  ///
  /// - Parameter contents: The files, at different paths.
  /// - Throws: `RenderingError.unwritable`, with the first path that cannot be written and the system's reason.
  public static func write(_ contents: [Content]) throws(RenderingError) {
    var files: [PendingFile] = []
    do throws(RenderingError) {
      for (number, content) in contents.enumerated() { files.append(try pendingFile(content, number)) }
      // What is written to directly goes first: it may still fail, and then nothing has a new name yet.
      for file in files where !file.isReplacement { try file.complete() }
      for file in files where file.isReplacement { try file.complete() }
    } catch {
      for file in files { file.discard() }
      throw error
    }
  }

  /// Finds out whether a file could be written now, as ``write(_:to:)`` does. One that may be there stays as it is, and there is
  /// none afterwards that was not there before.
  ///
  /// - Parameter path: The file's path.
  /// - Throws: `RenderingError.unwritable`, with the system's reason.
  public static func check(_ path: String) throws(RenderingError) {
    // A new file beside it could be made, but not be given that name.
    guard !path.isEmpty else { throw failure(path, ENOENT) }
    let file = try pendingFile(Content(path: path, bytes: []), 0)
    defer { file.discard() }
    if !file.isReplacement, access(path, W_OK) != 0 { throw failure(path) }
  }

  /// - Parameter number: The file's number among those that are written together.
  private static func pendingFile(_ content: Content, _ number: Int) throws(RenderingError) -> PendingFile {
    let path: String
    switch OutputDestination(content.path) {
    case .descriptor(let descriptor): return .opened(content, descriptor: descriptor)
    case .path(let followed): path = followed
    }
    var information = stat()
    guard stat(path, &information) == 0 else {
      guard errno == ENOENT else { throw failure(content.path) }
      return try replacement(of: path, by: content, number, original: nil)
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG:
      guard access(path, W_OK) == 0 else { throw failure(content.path) }
      return try replacement(of: path, by: content, number, original: information)
    case S_IFDIR:
      throw failure(content.path, EISDIR)
    default:
      return .direct(content)
    }
  }

  /// Writes a new file beside `path`, to be given that name.
  private static func replacement(
    of path: String, by content: Content, _ number: Int, original: stat?
  ) throws(RenderingError) -> PendingFile {
    let name = content.path
    let (temporary, descriptor) = try createFile(number, beside: path, named: name)
    do throws(RenderingError) {
      do throws(RenderingError) {
        try write(content.bytes, to: descriptor, named: name)
        if let original {
          // Only the privileged may, and need to. Before the permissions, some of which a new owner would clear.
          _ = fchown(descriptor, original.st_uid, original.st_gid)
          guard fchmod(descriptor, original.st_mode & 0o7777) == 0 else { throw failure(name) }
        }
      } catch {
        close(descriptor)
        throw error
      }
      guard close(descriptor) == 0 else { throw failure(name) }
    } catch {
      unlink(temporary)
      throw error
    }
    return .replacement(temporary, path: path, name: name)
  }

  /// A file that only needs its last step.
  private enum PendingFile {
    /// A file that is written, under a name of its own, and is to take the place of another.
    case replacement(String, path: String, name: String)
    /// A pipe or device that is to be written to.
    case direct(Content)
    /// A descriptor that is to be written to where it stands.
    case opened(Content, descriptor: Int32)

    var isReplacement: Bool {
      if case .replacement = self { true } else { false }
    }

    func complete() throws(RenderingError) {
      switch self {
      case .replacement(let temporary, let path, let name):
        guard rename(temporary, path) == 0 else { throw OutputFile.failure(name) }
      case .direct(let content):
        // A pipe that nobody reads would be waited for: without waiting it cannot be opened, and that can be said.
        let descriptor = open(content.path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        guard descriptor >= 0 else { throw OutputFile.failure(content.path) }
        defer { close(descriptor) }
        // Once it is open, a reader that is slow is waited for.
        _ = fcntl(descriptor, F_SETFL, 0)
        try OutputFile.write(content.bytes, to: descriptor, named: content.path)
      case .opened(let content, let descriptor):
        try OutputFile.write(content.bytes, to: descriptor, named: content.path)
      }
    }

    /// Undoes what there is; nothing if the file is completed.
    func discard() {
      if case .replacement(let temporary, _, _) = self { unlink(temporary) }
    }
  }

  /// Creates an empty file in the folder of `path`, under a name that none has yet.
  private static func createFile(
    _ number: Int, beside path: String, named name: String
  ) throws(RenderingError) -> (path: String, descriptor: Int32) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    // Each of several files begins with a name of its own, so that those before it are not in its way.
    for attempt in number..<number + 1_000 {
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

  private static func failure(_ path: String, _ number: Int32 = errno) -> RenderingError {
    if number == ENXIO { return .unwritable(path: path, reason: "nobody reads the pipe") }
    return .unwritable(path: path, reason: strerror(number).map { String(cString: $0) } ?? "error \(number)")
  }
}
