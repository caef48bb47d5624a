import Foundation
import Testing

@testable import SourceTools

@Suite("Global actors are told from other attributes")
struct GlobalActorTests {
  private static let protocols = "@Studio public protocol Mixer: AnyObject { func mix() }\n"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) -> Outcome { SourceToolsCommand.run(["generate"] + arguments) }

  @Test(
    "By their declaration in the file, or in a file that is searched",
    arguments: ["actor", "final class", "struct", "enum"])
  func declared(kind: String) throws {
    let actor = "/// Sound.\n@globalActor public \(kind) Studio { }\n"
    let one = try folder.write(actor + Self.protocols, to: "One.swift")
    let outcome = run(one)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("@Studio public final class MixerProxy: Mixer"))
    let two = try folder.write(Self.protocols, to: "Two/Mixer.swift")
    try folder.write(actor, to: "Actors/Deep/Studio.swift")
    #expect(run(two, "--search", folder("Actors")).output == outcome.output.replacing("One.swift", with: "Mixer.swift"))
  }

  @Test("By the option, and by a name that ends in Actor")
  func named() throws {
    let source = try folder.write(Self.protocols, to: "Kit/Mixer.swift")
    let refused = run(source)
    #expect(
      refused.errors
        == "\(source):1:1: error: '@Studio' on a protocol is not supported; if it is a global actor, name it with "
        + "--global-actor\n")
    let outcome = run(source, "--global-actor", "Studio")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("(@Studio () -> Void)?"))
    let other = try folder.write(Self.protocols.replacing("Studio", with: "SoundActor"), to: "Kit/Other.swift")
    #expect(run(other).output.contains("(@SoundActor () -> Void)?"))
  }

  @Test("A requirement's too; what is declared otherwise is none")
  func requirements() throws {
    let source = try folder.write(
      "@propertyWrapper struct Wrapped { var wrappedValue = 1 }\n"
        + "protocol Mixer: Sendable {\n  @Studio func mix()\n  @Wrapped func wrap()\n}\n", to: "Kit/Mixer.swift")
    let outcome = run(source, "--global-actor=Studio")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("\(source):4:3: error: '@Wrapped' on a requirement is not supported"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test("By their declaration in an imported module, where an inherited protocol may be too")
  func imported() throws {
    let kit = try folder.write(
      "@globalActor public actor Studio { public static let shared = Studio() }\n"
        + "@Studio public protocol Base: AnyObject { func base(_ level: Int) async throws -> Int }\n",
      to: "kit/Kit.swift")
    try Toolchain.buildModule("Kit", sources: [kit], in: folder)
    try FileManager.default.removeItem(atPath: folder("kit"))
    let source = try folder.write(
      "import Kit\n\n@Studio public protocol Mixer: Base { func mix() -> Int }\n", to: "program/Mixer.swift")
    let refused = run(source)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("'@Studio' on a protocol is not supported"))

    let output = folder("program/Mixer.generated.swift")
    let base = folder("program/Base.generated.swift")
    #expect(run(source, "-I", folder.path, "--output", output) == Outcome())
    #expect(run("--module", "Kit", "-I", folder.path, "--protocol", "Base", "--output", base) == Outcome())
    try folder.write(
      """
      import Interposing
      import Kit

      @Studio final class Desk: Mixer {
        func base(_ level: Int) async throws -> Int { level * 2 }
        func mix() -> Int { 3 }
      }

      @main enum Main {
        static func main() async throws { try await use() }

        @Studio static func use() async throws {
          let desk = Desk()
          let chain = Chain(desk.mixerWitness)
          try chain.append(.intercepting("ten", waiting: { call in try? call.setArgument(10, at: 0) }))
          let proxy = try MixerProxy(chain.live())
          print(proxy.mix(), try await proxy.base(1))
        }
      }
      """, to: "program/Main.swift")
    try Toolchain.succeed(
      "swiftc",
      [
        "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", "Program", "-o",
        "program.out",
      ]
        + Toolchain.linking(["Kit"], in: folder) + [source, output, base, folder("program/Main.swift")],
      in: folder.path)
    #expect(try Toolchain.succeed("./program.out", [], in: folder.path) == "3 20\n")
  }

  @Test("An inherited protocol that no imported module declares is missed with the places looked in")
  func missing() throws {
    let kit = try folder.write("public protocol Base {}\n", to: "kit/Kit.swift")
    try Toolchain.buildModule("Kit", sources: [kit], in: folder)
    let source = try folder.write("import Kit\nprotocol Heir: Bass { func heir() }\n", to: "program/Heir.swift")
    #expect(
      run(source, "-I", folder.path, "--search", folder("kit")).errors
        == "\(source):2:16: error: the source of inherited 'Bass' is not in \(folder("kit")) and module Kit, and its "
        + "requirements must be known; name the folder it is in with --search\n")
  }
}
