import Foundation
import Testing

/// A run of the built program, to its end.
struct CommandRun {
  /// The process's exit status; negative if a signal ended it.
  let status: Int32
  /// What it wrote to standard output.
  let output: String
  /// What it wrote to standard error.
  let errors: String

  /// The program that was built beside the tests.
  static var program: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "swivel")
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - folder: The folder it runs in.
  ///   - environment: What is added to the environment. Of the test's own, what names adapters is taken out.
  ///   - device: Where standard output goes, if not into `output`.
  ///   - redirection: What a shell, bash, finds behind the program and its arguments, such as `>&-`.
  init(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:], device: String? = nil,
    redirection: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    if let redirection {
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = ["-c", "\"$0\" \"$@\" \(redirection)", Self.program.path] + arguments
    }
    process.currentDirectoryURL = URL(filePath: folder.path)
    // Into files, for a pipe that nobody empties would fill up and stop the program.
    let streams = try TemporaryFolder()
    // Nothing of the user's own: neither adapters nor settings nor what was found out earlier.
    var variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SWIVEL_") }
    for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_DIRS"] {
      variables[name] = streams["home"]
    }
    process.environment = variables.merging(environment) { $1 }
    let (outputFile, errorFile) = (try streams.makeFile("output"), try streams.makeFile("errors"))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = device.flatMap { FileHandle(forWritingAtPath: $0) } ?? outputFile
    process.standardError = errorFile
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = try String(contentsOfFile: streams["output"], encoding: .utf8)
    errors = try String(contentsOfFile: streams["errors"], encoding: .utf8)
  }

  /// Whether it did what it was asked, without a word of complaint.
  var isClean: Bool { status == 0 && errors.isEmpty }

  /// The one line that an unsuccessful run writes, without its line end; `nil` if it wrote anything else.
  var complaint: String? {
    guard output.isEmpty, errors.hasSuffix("\n"), errors.dropLast().allSatisfy({ !$0.isNewline }) else { return nil }
    return String(errors.dropLast())
  }
}
