import Foundation
import Testing

/// A display without a screen, which one test has for itself: an Xvfb on a number that is free.
final class VirtualDisplay {
  /// What `DISPLAY` is for its programs.
  let name: String
  private let server: Process
  private let folder: TemporaryFolder

  /// The size of its screen in pixels.
  static let size = (width: 1400, height: 1000)

  /// Starts the server and waits until it takes connections.
  init() throws {
    server = Process()
    server.executableURL = URL(filePath: "/usr/bin/Xvfb")
    // It writes the number it has found to its standard output once it is ready.
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(Self.size.width)x\(Self.size.height)x24", "-nolisten", "tcp", "-noreset",
    ]
    folder = try TemporaryFolder()
    // Into files: the ends of a pipe would live on in other tests' programs.
    server.standardOutput = try folder.newFile("number")
    server.standardError = FileHandle.nullDevice
    server.standardInput = FileHandle.nullDevice
    try server.runTakingSignals()
    let end = Date(timeIntervalSinceNow: ShownWindow.patience)
    while !folder.text(of: "number").hasSuffix("\n"), server.isRunning, Date() < end {
      Thread.sleep(forTimeInterval: 0.01)
    }
    let number = folder.text(of: "number")
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    try #require(name.count > 1, "Xvfb gave no display")
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
  }

  /// Runs a program of the display's to its end.
  ///
  /// - Returns: What it wrote to standard output.
  @discardableResult
  func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
    let output = "output-\(UUID().uuidString)"
    let file = try folder.newFile(output)
    process.standardOutput = file
    process.standardError = file
    process.standardInput = FileHandle.nullDevice
    try process.runTakingSignals()
    process.waitUntilExit()
    let text = folder.text(of: output)
    try #require(process.terminationStatus == 0, "\(program) \(arguments.joined(separator: " ")): \(text)")
    return text
  }
}
