import Foundation

/// Copies of a built adapter module, each with its manifest in a folder of its own, and the program that loads them.
final class ModuleCopies: Sendable {
  /// How many can be loaded by one run of the program.
  static let count = 64

  /// Made when first asked for, and then there for all cases until the process ends.
  static let shared = Result { try ModuleCopies() }

  /// Why nothing can be loaded.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: URL
  private let program: URL

  private init() throws {
    let built = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    program = built.appending(path: "swivel-bench-loading")
    folder = FileManager.default.temporaryDirectory.appending(
      path: "swivel-bench-\(ProcessInfo.processInfo.processIdentifier)")
    let json = try Data(contentsOf: built.appending(path: "swivel-benchmarks_LoadedModule.resources/loaded.json"))
    guard var manifest = try JSONSerialization.jsonObject(with: json) as? [String: Any] else {
      throw Failure(description: "the module's manifest is no JSON object")
    }
    manifest["file"] = "module.so"
    let (text, module) = (
      try JSONSerialization.data(withJSONObject: manifest),
      try Data(contentsOf: built.appending(path: "libLoadedModule.so"))
    )
    // Two more: what comes first is not timed.
    for index in 0..<Self.count + 2 {
      let copy = folder.appending(path: "\(index)")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try text.write(to: copy.appending(path: "loaded.json"))
      try module.write(to: copy.appending(path: "module.so"))
    }
    atexit { try? ModuleCopies.shared.get().remove() }
  }

  private func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }

  /// Lets the program load copies, and gives the CPU time that it says the loads took.
  ///
  /// - Parameters:
  ///   - count: How many, at most ``count``.
  ///   - method: How.
  func secondsOfLoading(_ count: Int, method: String) throws -> Double {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = [method, folder.path, "\(count)"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    // Verdicts on copies that are gone soon are nobody's business.
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.path]) { $1 }
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0, let nanoseconds = Double(text.trimmingCharacters(in: .newlines)) else {
      throw Failure(description: "\(program.path) \(method): it ended with status \(process.terminationStatus)")
    }
    return nanoseconds / 1e9
  }
}
