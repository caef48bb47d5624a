import Foundation

/// The program's standard streams.
package enum Terminal {
  /// Makes sure that no file which is opened later takes the place of a standard stream that the process was started without: what
  /// is written to the stream would go into the file. Whoever writes to it all the same gets an error.
  package static func reserveStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // The system gives the lowest number that is free, which is this one. It is opened for what nobody does with it.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

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
}
