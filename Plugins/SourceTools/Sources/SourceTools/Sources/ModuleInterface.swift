import Foundation

/// What a built module declares, as the toolchain prints it: the source of protocols whose sources are not there.
internal struct ModuleInterface {
  /// The text, as Swift without bodies.
  internal let text: String

  /// Prints a module's interface, with the tools of the first toolchain on `PATH`.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - folders: Where modules are looked for, besides those of the toolchain.
  /// - Throws: ``SourceToolsError/failure(what:why:)`` if there is no toolchain, or it cannot load the module.
  internal init(of module: String, folders: [String]) throws(SourceToolsError) {
    guard let tool = Self.tool() else {
      throw .failure(
        what: "module \(module)", why: "no toolchain on PATH has swift-synthesize-interface, which prints its interface"
      )
    }
    var arguments = ["-module-name", module, "-target", try Self.target(beside: tool)]
    for folder in folders { arguments += ["-I", folder] }
    if let root = ProcessInfo.processInfo.environment["SDKROOT"] { arguments += ["-sdk", root] }
    let (output, errors, status) = try Self.run(tool, arguments)
    guard status == 0 else {
      // The tool's own words come in several lines, and the first says it.
      let why = errors.split(separator: "\n").first.map(String.init) ?? "it ended with \(status)"
      throw .failure(
        what: "module \(module)",
        why:
          "its interface cannot be printed: \(why.replacing("<unknown>:0: ", with: "").replacing("error: ", with: ""))")
    }
    text = output
  }

  /// The tool, in a folder of `PATH` or beside the compiler that is there: that is often a symbolic link.
  private static func tool() -> URL? {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
      for folder in [URL(fileURLWithPath: String(folder)), compiler.deletingLastPathComponent()] {
        let tool = folder.appendingPathComponent("swift-synthesize-interface")
        if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
      }
    }
    return nil
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    let target: Target
  }

  /// What the toolchain compiles for unless it is told otherwise.
  private static func target(beside tool: URL) throws(SourceToolsError) -> String {
    let compiler = tool.deletingLastPathComponent().appendingPathComponent("swiftc")
    let (output, _, status) = try run(compiler, ["-print-target-info"])
    guard status == 0, let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(output.utf8)) else {
      throw .failure(what: compiler.path, why: "does not say what it compiles for (-print-target-info)")
    }
    return info.target.triple
  }

  private static func run(
    _ tool: URL, _ arguments: [String]
  ) throws(SourceToolsError) -> (output: String, errors: String, status: Int32) {
    // Errors go to a file: two pipes that are read one after the other could fill up and wait for ever.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("swivel-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try Data().write(to: file)
      process.standardError = try FileHandle(forWritingTo: file)
      try process.run()
    } catch {
      throw .failure(what: tool.path, why: "cannot be run: \(error.localizedDescription)")
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let errors = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return (output, errors, process.terminationStatus)
  }
}
