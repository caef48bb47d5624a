import Glibc

/// Writes lines to a file or to standard error, each with one call to the system as it comes.
///
/// Nothing is kept back, so nothing is lost when the process ends, however it does. Lines are appended whole, so that several
/// outputs and processes can share a file.
@MainActor
public final class LineOutput {
  private let descriptor: Int32
  private let path: String?
  private let speaker: String
  private var hasFailed = false

  /// Opens the output.
  ///
  /// - Parameters:
  ///   - destination: Where the lines go.
  ///   - speaker: Who complains where a line cannot be written.
  /// - Throws: ``TracingError``, if the file cannot be opened.
  public init(_ destination: TraceDestination, for speaker: String) throws(TracingError) {
    self.speaker = speaker
    switch destination {
    case .standardError:
      (descriptor, path) = (STDERR_FILENO, nil)
    case .file(let path):
      // A pipe that nobody reads would be waited for: without waiting it cannot be opened, and that can be said.
      let opened = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o666)
      guard opened >= 0 else {
        let number = errno
        throw .unwritable(path: path, reason: number == ENXIO ? "nobody reads the pipe" : Self.reason(number))
      }
      // Once it is open, a reader that is slow is waited for, and no line lost.
      _ = fcntl(opened, F_SETFL, O_APPEND)
      (descriptor, self.path) = (opened, path)
    }
  }

  deinit {
    if path != nil { close(descriptor) }
  }

  /// Writes a line. After the first that cannot be written, which is said once on standard error, there are no more.
  ///
  /// - Parameter line: The line's bytes, without a line end.
  public func write(line: some Sequence<UInt8>) {
    guard !hasFailed else { return }
    var bytes = Array(line)
    bytes.append(UInt8(ascii: "\n"))
    guard let number = Self.write(bytes, to: descriptor) else { return }
    hasFailed = true
    guard let path else { return }
    let complaint = "\(speaker): file \(path.debugDescription): \(Self.reason(number)); the trace ends here\n"
    _ = Self.write(Array(complaint.utf8), to: STDERR_FILENO)
  }

  /// Writes all bytes.
  ///
  /// - Returns: The system's error number, or `nil` if it went well.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// The system's words for an error number.
  private static func reason(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
