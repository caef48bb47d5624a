import Foundation

/// The compiler and the formatter that the tests run.
enum Toolchain {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program of `PATH`.
  ///
  /// - Returns: What it printed to both outputs, and its status.
  static func run(_ name: String, _ arguments: [String], in folder: String) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  /// Runs a program that must succeed.
  @discardableResult
  static func succeed(_ name: String, _ arguments: [String], in folder: String) throws -> String {
    let (text, status) = try run(name, arguments, in: folder)
    guard status == 0 else {
      throw Failure(description: "\(name) \(arguments.joined(separator: " ")) ended with \(status):\n\(text)")
    }
    return text
  }

  /// The root of the repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// A folder with the library's core, built as a module. It is built once for all tests.
  static let core: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    // A global is never freed, so the folder would stay.
    atexit { if case .success(let folder) = Toolchain.core { folder.remove() } }
    try buildModule("Interposing", sources: sources(below: "\(repository)/Sources/Interposing"), in: folder)
    return folder
  }

  /// Builds sources into a module and a shared library.
  ///
  /// - Parameter options: More options; those of ``linking(_:in:)`` for a module that imports another.
  static func buildModule(
    _ name: String, sources: [String], options: [String] = [], in folder: TemporaryFolder
  ) throws {
    try succeed(
      "swiftc",
      [
        "-swift-version", "6", "-package-name", "swivel", "-warnings-as-errors", "-parse-as-library", "-module-name",
        name,
      ]
        + ["-emit-module", "-emit-library", "-o", "lib\(name).so"] + options + sources,
      in: folder.path)
  }

  /// What lets a compilation import modules of a folder, and the library's core, and link their libraries.
  static func linking(_ imports: [String], in folder: TemporaryFolder) throws -> [String] {
    let folders = [folder.path, try core.get().path].flatMap {
      ["-I", $0, "-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]
    }
    return folders + (["Interposing"] + imports).map { "-l\($0)" }
  }

  private static func sources(below folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
      .sorted()
  }
}
