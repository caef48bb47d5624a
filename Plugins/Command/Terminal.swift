import Foundation

/// The program's standard streams.
enum Terminal {
  /// Writes a text to standard output.
  static func write(_ text: String) throws(CommandFailure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw .failed("standard output", "cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes a failure's line to standard error.
  static func report(_ failure: CommandFailure) {
    writeError("swivel: \(failure.line)")
  }

  /// Writes a warning's line to standard error: something is odd, but what was asked is done.
  static func warn(_ text: String) {
    writeError("swivel: warning: \(CommandFailure.failed(text, "").line)")
  }

  private static func writeError(_ line: String) {
    // Where even this cannot be written there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
