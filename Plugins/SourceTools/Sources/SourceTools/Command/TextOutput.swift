import Foundation

/// Writes texts with the system's calls, so that a message can give the system's reason.
public enum TextOutput {
  /// Writes a text to an open file, a pipe or a device.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - descriptor: Where it goes.
  /// - Returns: Why it could not be written, in the system's words; `nil` if it was.
  public static func write(_ text: String, to descriptor: Int32) -> String? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // The slice outlives the call, which reads no more bytes than it is told there are.
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(cString: strerror(errno)) }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Writes a file whole or not at all: a failure leaves one that is there as it was. Links are followed, permissions stay; a pipe or a
  /// device is written to as it is.
  ///
  /// - Parameters:
  ///   - text: What it will hold.
  ///   - path: The file.
  /// - Throws: ``SourceToolsError/failure(what:why:)`` with the system's reason.
  internal static func write(_ text: String, toFile path: String) throws(SourceToolsError) {
    func failure(_ reason: String = String(cString: strerror(errno))) -> SourceToolsError {
      .failure(what: path, why: "cannot be written: \(reason)")
    }
    var information = stat()
    let isThere = stat(path, &information) == 0
    if isThere, information.st_mode & S_IFMT != S_IFREG {
      // A pipe that nobody reads would be waited for.
      let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
      guard descriptor >= 0 else { throw failure() }
      _ = fcntl(descriptor, F_SETFL, 0)
      defer { close(descriptor) }
      if let reason = write(text, to: descriptor) { throw failure(reason) }
      return
    }
    guard !isThere || access(path, W_OK) == 0 else { throw failure() }
    let target = isThere ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    let temporary = "\(folder).swivel-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure() }
    var reason = write(text, to: descriptor)
    if isThere { fchmod(descriptor, information.st_mode & 0o7777) }
    if close(descriptor) != 0, reason == nil { reason = String(cString: strerror(errno)) }
    if reason == nil, rename(temporary, target) != 0 { reason = String(cString: strerror(errno)) }
    if let reason {
      unlink(temporary)
      throw failure(reason)
    }
  }
}
