import Foundation
import Testing

@testable import SourceTools

/// A table of protocols that were never written for witnesses.
@Suite("Any protocol")
struct ProtocolShapeTests {
  @Test("The table is no shorter than it says")
  func count() {
    #expect(ProtocolShape.all.count >= 60)
    #expect(Set(ProtocolShape.all.map(\.name)).count == ProtocolShape.all.count)
  }

  @Test("What cannot be generated is one diagnostic in the right place")
  func refusals() {
    for shape in ProtocolShape.all {
      guard case .refused(let message) = shape.outcome else { continue }
      let source = MarkedSource(shape.source)
      do {
        _ = try generated(source.text)
        Issue.record("\(shape.name): nothing was wrong")
      } catch SourceToolsError.source(let diagnostics) {
        #expect(diagnostics.count == 1, "\(shape.name): \(diagnostics)")
        guard let only = diagnostics.first else { continue }
        #expect(only.line == source.line && only.column == source.column, "\(shape.name): \(only)")
        #expect(only.message.hasPrefix(message), "\(shape.name): \(only)")
      } catch {
        Issue.record(error, "\(shape.name)")
      }
    }
  }

  /// All shapes together are one module, what uses them is one program.
  @Test("What is generated compiles without a warning and does what it should")
  func accepted() throws {
    let folder = try TemporaryFolder()
    var sources: [String] = []
    var clients: [String] = []
    var expected: [String: [String]] = [:]
    var runs: [String] = []
    for (number, shape) in ProtocolShape.all.enumerated() {
      guard case .accepted(let declarations, let body, let prints) = shape.outcome else { continue }
      // A folder each, for what is inherited is looked for in folders.
      let path = try folder.write(shape.source, to: "module/Shape\(number)/Shape\(number).swift")
      let output = GenerateCommand.generatedPath(of: path)
      let outcome = SourceToolsCommand.run([
        "generate", path, "--search", folder("module/Shape\(number)"), "--output", output,
      ])
      #expect(outcome.status == 0, "\(shape.name): \(outcome.errors)")
      sources += [path, output]
      let client = """
        import Interposing
        import Shapes

        \(declarations)

        @MainActor enum Shape\(number) {
          static func run() async throws {
        \(body)
          }
        }
        """
      clients.append(try folder.write(client, to: "program/Client\(number).swift"))
      expected[shape.name] = prints
      runs.append("print(\"▸\(shape.name)\")\n    try await Shape\(number).run()")
    }
    let main = """
      @main @MainActor enum Main {
        static func main() async throws {
          \(runs.joined(separator: "\n    "))
        }
      }
      """
    clients.append(try folder.write(main, to: "program/Main.swift"))

    let formatting = try Toolchain.run(
      "swift",
      ["format", "lint", "--strict", "--configuration", "\(Toolchain.repository)/.swift-format"]
        + sources.filter { $0.hasSuffix(".generated.swift") },
      in: folder.path)
    #expect(formatting.status == 0, "\(formatting.text)")

    try Toolchain.buildModule(
      "Shapes", sources: sources, options: Toolchain.linking([], in: folder) + ["-wmo"], in: folder)
    try Toolchain.succeed(
      "swiftc",
      [
        "-wmo", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", "Program", "-o",
        "program.out",
      ]
        + Toolchain.linking(["Shapes"], in: folder) + clients,
      in: folder.path)
    let printed = try Toolchain.succeed("./program.out", [], in: folder.path)

    var lines: [String: [String]] = [:]
    var name = ""
    for line in printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("▸") {
        name = String(line.dropFirst())
        lines[name] = []
      } else {
        lines[name, default: []].append(String(line))
      }
    }
    for shape in ProtocolShape.all where expected[shape.name] != nil {
      #expect(lines[shape.name] == expected[shape.name], "\(shape.name)")
    }
  }
}
