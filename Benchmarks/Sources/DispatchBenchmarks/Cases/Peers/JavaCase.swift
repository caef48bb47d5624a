import Foundation
import WorkUnit

/// The plain unit in Java, in a process of its own that warms itself up, and takes the time itself.
@MainActor
final class JavaCase: BenchmarkCase {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()
  private var reply: JavaReply?
  private var complaint: String?

  /// Why nothing can be measured.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts the process and waits until it is warm.
  ///
  /// - Parameters:
  ///   - java: The program that runs classes.
  ///   - folder: The folder of the compiled class.
  init(java: URL, folder: URL) throws {
    process.executableURL = java
    // A small heap of one collector: the boxes of a call die young.
    process.arguments =
      ["-Xmx64m", "-XX:+UseSerialGC", "-cp", folder.path, "ReflectProxyPeer"] + (0..<16).map { "\(rowHeight($0))" }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // A process that has ended is found out by its silence.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    guard readLine()?.hasPrefix("ready") == true else { throw Failure(description: "java: it did not begin") }
  }

  isolated deinit {
    // It ends when there is nothing more to read. Nobody waits for that: whoever does, in the last moments of this process, may do
    // so for ever.
    try? input.fileHandleForWriting.close()
  }

  var measuredSeconds: Double? { (reply?.nanoseconds ?? 0) / 1e9 }

  func prepare() {
    (reply, complaint) = (nil, nil)
  }

  func run(_ iterations: Int) {
    do {
      try input.fileHandleForWriting.write(contentsOf: Data("\(iterations)\n".utf8))
      guard let line = readLine() else { throw Failure(description: "java: it has ended") }
      guard let reply = JavaReply(line) else { throw Failure(description: "java: it answered '\(line)'") }
      self.reply = reply
    } catch {
      complaint = "\(error)"
    }
  }

  func fault(after iterations: Int) -> String? {
    if let complaint { return complaint }
    guard let reply else { return "java: there is no answer" }
    return PlainAnswers.fault(places: reply.places, sum: reply.sum, raise: 0, after: iterations)
  }

  private func readLine() -> String? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received = Data(received[(end + 1)...]) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      // Whatever is there, for reading some number of bytes waits for all of them.
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      received.append(more)
    }
  }
}
