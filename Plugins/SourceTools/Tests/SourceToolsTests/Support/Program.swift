import Foundation

@testable import SourceTools

/// A module with a protocol and what is generated for it, and a program that imports it.
struct Program {
  /// The module's sources by name; witnesses are generated for those whose name begins with `Protocol`.
  var module: [String: String]
  /// The program's sources by name.
  var program: [String: String]
  var options: [String] = []

  /// Generates, builds and runs, with warnings as errors.
  ///
  /// - Returns: The lines that were printed.
  func run() throws -> [String] {
    let folder = try TemporaryFolder()
    var sources: [String] = []
    for (name, text) in module { sources.append(try folder.write(text, to: "module/\(name)")) }
    for path in sources.sorted() where (path as NSString).lastPathComponent.hasPrefix("Protocol") {
      let output = GenerateCommand.generatedPath(of: path)
      let outcome = SourceToolsCommand.run(["generate", path, "--output", output])
      guard outcome.status == 0 else { throw Toolchain.Failure(description: outcome.errors) }
      sources.append(output)
    }
    try Toolchain.buildModule(
      "Media", sources: sources.sorted(), options: Toolchain.linking([], in: folder) + options, in: folder)
    let clients = try program.map { try folder.write($0.value, to: "program/\($0.key)") }
    try Toolchain.succeed(
      "swiftc",
      [
        "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", "Program", "-o",
        "program.out",
      ]
        + Toolchain.linking(["Media"], in: folder) + options + clients.sorted(),
      in: folder.path)
    let output = try Toolchain.succeed("./program.out", [], in: folder.path)
    return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
