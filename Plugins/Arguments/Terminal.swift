import Foundation

/// The program's standard streams.
package enum Terminal {
  /// Writes a text to standard output.
  package static func write(_ text: String) throws(CommandFailure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in Foundation.write(1, bytes.baseAddress, bytes.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .failed("cannot write to standard output", String(cString: strerror(errno))) }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes a failure's line to standard error.
  package static func report(_ failure: CommandFailure) {
    writeError("swivel: \(failure.line)")
  }

  /// Writes a warning's line to standard error: something is odd, but what was asked is done.
  package static func warn(_ text: String) {
    writeError("swivel: warning: \(CommandFailure.failed(text, "").line)")
  }

  private static func writeError(_ line: String) {
    // Where even this cannot be written there is nobody to tell.
    // On a terminal a line that tells of progress may stand there.
    let start = isatty(STDERR_FILENO) == 1 ? "\r\u{1B}[K" : ""
    try? FileHandle.standardError.write(contentsOf: Data("\(start)\(line)\n".utf8))
  }

  /// What the system says of an error, where Foundation would only give its own number for it.
  package static func reason(_ error: any Error) -> String {
    var current = error as NSError
    while let deeper = current.userInfo[NSUnderlyingErrorKey] as? NSError { current = deeper }
    guard current.domain == NSPOSIXErrorDomain else { return current.localizedDescription }
    return String(cString: strerror(Int32(current.code)))
  }
}
