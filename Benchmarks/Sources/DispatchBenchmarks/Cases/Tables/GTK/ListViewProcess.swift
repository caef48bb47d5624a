import Foundation

/// GTK 4's list view in a process of its own, under a display that nobody sees. It starts when it is first asked.
@MainActor
final class ListViewProcess {
  /// What it did for a line.
  struct Answer: Sendable, Hashable {
    /// The CPU time in nanoseconds that it took, or the bytes that it was asked for.
    let amount: Double
    /// Where the list is scrolled to, in points.
    let offset: Double
    /// How many rows it has.
    let rowCount: Int
    /// How many widgets were made for rows.
    let madeCount: Int

    /// - Parameter line: Four numbers. What is no such line gives `nil`.
    init?(_ line: String) {
      let words = line.split(separator: " ")
      guard words.count == 4, let amount = Double(words[0]), let offset = Double(words[1]),
        let rowCount = Int(words[2]),
        let madeCount = Int(words[3])
      else { return nil }
      (self.amount, self.offset, self.rowCount, self.madeCount) = (amount, offset, rowCount, madeCount)
    }
  }

  /// Why it does not answer.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let server: URL
  private let program: URL
  private let display = Process()
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()
  private var isStarted = false

  /// - Parameters:
  ///   - server: The program that makes a display: `Xvfb`.
  ///   - program: The program in C that shows the list.
  nonisolated init(server: URL, program: URL) {
    self.server = server
    self.program = program
  }

  isolated deinit {
    try? input.fileHandleForWriting.close()
    if isStarted { process.waitUntilExit() }
    if display.isRunning { display.terminate() }
  }

  /// Lets it do something.
  ///
  /// - Parameters:
  ///   - what: What, by the name that the program has for it.
  ///   - rowCount: In a list of how many rows.
  ///   - times: How often.
  func perform(_ what: String, rowCount: Int, times: Int) throws(Failure) -> Answer {
    do {
      if !isStarted { try start() }
      try input.fileHandleForWriting.write(contentsOf: Data("\(what) \(rowCount) \(times)\n".utf8))
      let line = try readLine()
      guard let answer = Answer(line) else { throw Failure(description: "gtk: it answered '\(line)'") }
      return answer
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(description: "gtk: \(error)")
    }
  }

  private func start() throws {
    let number = Pipe()
    display.executableURL = server
    // It takes a display that nobody has, and writes its number.
    display.arguments = ["-displayfd", "1", "-screen", "0", "640x960x24", "-nolisten", "tcp", "-noreset"]
    display.standardInput = FileHandle.nullDevice
    display.standardOutput = number
    display.standardError = FileHandle.nullDevice
    try display.run()
    let name = try Self.readLine(number.fileHandleForReading, &received)
    received = Data()

    process.executableURL = program
    // What would be started for it, and is not there on a bare machine, is no part of a list.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": ":\(name)", "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:", "GTK_A11Y": "none",
      "GSETTINGS_BACKEND": "memory",
    ]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // A process that has ended is found out by its silence.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    isStarted = true
    guard try readLine().hasPrefix("ready ") else { throw Failure(description: "gtk: it did not begin") }
  }

  private func readLine() throws -> String { try Self.readLine(output.fileHandleForReading, &received) }

  private static func readLine(_ handle: FileHandle, _ received: inout Data) throws -> String {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received = Data(received[(end + 1)...]) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      // What is there, and not as much as is asked for.
      let more = handle.availableData
      guard !more.isEmpty else { throw Failure(description: "gtk: it has ended") }
      received.append(more)
    }
  }
}
