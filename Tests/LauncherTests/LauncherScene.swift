import Foundation
import Testing

/// A copy of the launcher in a folder of its own, among programs that only pretend: nothing is built, nothing installed.
///
/// Each pretended program writes its call to a list.
final class LauncherScene {
  /// What a run of the launcher ended with.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// What the pretended compiler does when asked to build or to test.
  enum Compiler: String {
    case succeeds = "exit 0"
    case fails = "echo 'file.swift:1:1: error: no'; exit 1"
    case runsTests = """
      printf '◇ Test run started.\\n✔ Test "a" passed after 1 seconds.\\n'
      printf '\\t Executed 0 tests, with 0 failures\\n✔ Test run with 3 tests in 1 suite passed after 1 seconds.\\n'
      """
    case failsTests = """
      printf '✔ Test "a" passed after 1 seconds.\\n✘ Test "b" failed after 1 seconds with 1 issue.\\n'
      printf '✘ Test run with 2 tests in 1 suite failed after 1 seconds with 1 issue.\\n'; exit 1
      """
    case runsNoTests = "printf '\\t Executed 0 tests, with 0 failures\\n'"
  }

  let folder: URL
  private var programs: URL { folder.appending(path: "programs") }
  private var calls: URL { folder.appending(path: "calls") }

  /// The repository that this file stands in.
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Sets the scene: a Swift compiler of version 6.3.1, all packages installed, the user root.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "launcher-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "root/Plugins"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.repository.appending(path: "swivel"), to: folder.appending(path: "root/swivel"))
    try setSwift(version: "6.3.1", .succeeds)
    try setProgram("dpkg-query", "printf installed")
    try setUser(0)
    for tool in ["apt-get", "sudo"] { try setProgram(tool, "exit 1") }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The lines of the calls so far.
  var callLines: [String] {
    ((try? String(contentsOf: calls, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  /// Makes a pretended program, a shell script that notes its call first.
  func setProgram(_ name: String, _ script: String) throws {
    try write("#!/bin/sh\necho \"\(name) $*\" >>'\(calls.path)'\n\(script)\n", to: programs.appending(path: name))
  }

  func setSwift(version: String, _ compiler: Compiler) throws {
    try setSwift(version: version, compiler.rawValue)
  }

  /// Makes a pretended compiler that runs a script when it is asked to build or to test.
  func setSwift(version: String, _ script: String) throws {
    try setProgram(
      "swift", "if [ \"$1\" = --version ]; then echo 'Swift version \(version) (x)'; exit 0; fi\n\(script)")
  }

  func setUser(_ number: Int) throws {
    try setProgram("id", "echo \(number)")
  }

  /// Puts a program where a build would.
  func setBuilt(_ path: String, _ script: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: folder.appending(path: "root/.build/\(path)"))
  }

  /// Puts a file in the launcher's folder.
  func setFile(_ path: String, _ text: String) throws {
    try write(text, to: folder.appending(path: "root/\(path)"))
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// Runs the launcher.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - environment: More variables.
  ///   - link: The path of a symbolic link to run it through.
  func run(_ arguments: [String], environment: [String: String] = [:], link: String? = nil) throws -> Outcome {
    var launcher = folder.appending(path: "root/swivel").path
    if let link {
      let path = folder.appending(path: link).path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: launcher)
      launcher = path
    }
    let process = Process()
    let output = Pipe()
    let errors = folder.appending(path: "errors")
    try Data().write(to: errors)
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [launcher] + arguments
    process.currentDirectoryURL = programs
    process.environment = ["PATH": "\(programs.path):/usr/bin:/bin", "TMPDIR": folder.path]
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: text, errors: try String(contentsOf: errors, encoding: .utf8))
  }
}
