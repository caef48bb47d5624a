import Foundation
import Testing

@testable import SourceTools

@Suite("The lint command")
struct LintCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> Outcome {
    try LintCommand(arguments).run(library: [LibrarySources.stock])
  }

  private static let wrong = """
    final class Shadow: ScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: ScrollView) throws {}
      func scrollviewDidZoom(_ scrollView: ScrollView) {}
    }

    """

  @Test("It prints a line for each finding and one for what to write, in the order of the places, and ends with 1")
  func output() throws {
    try folder.write(Self.wrong, to: "Sources/B/Shadow.swift")
    try folder.write(
      "class C: ScrollViewDelegate { private func scrollViewDidScroll(_: ScrollView) {} }\n", to: "Sources/A.swift")
    let path = folder("Sources")
    let expected = """
      \(path)/A.swift:1:31: error: 'scrollViewDidScroll(_:)' is private, so ScrollViewDelegate's counts as left out: \
      a method without 'private' was meant
      fix-it: replace with "func scrollViewDidScroll(_: ScrollView)"
      \(path)/B/Shadow.swift:2:54: error: 'scrollViewDidScroll(_:)' throws, so ScrollViewDelegate's counts as left out: \
      a method without 'throws' was meant
      fix-it: replace with "func scrollViewDidScroll(_ scrollView: ScrollView)"
      \(path)/B/Shadow.swift:3:8: error: 'scrollviewDidZoom(_:)' answers nothing that ScrollViewDelegate asks: \
      'scrollViewDidZoom(_:)' was meant
      fix-it: replace with "func scrollViewDidZoom(_ scrollView: ScrollView)"

      """
    #expect(try run(path) == Outcome(output: expected, status: 1))
    #expect(
      try run("\(path)/", "\(path)/A.swift", "--", path) == Outcome(output: expected, status: 1), "each file once")
  }

  @Test("It says nothing and ends with 0 where nothing is wrong")
  func silence() throws {
    let path = try folder.write("final class Rows: ScrollViewDelegate {}\n", to: "Rows.swift")
    try folder.write("", to: "Empty.swift")
    #expect(try run(path) == Outcome())
    #expect(try run(folder.path) == Outcome())
  }

  @Test("Conformers see their ancestors in all the paths, whatever their order")
  func acrossPaths() throws {
    let derived = try folder.write(
      "class Derived: Base { func scrollViewDidScroll(_ scrollView: ScrollView) {} }\n", to: "A/Derived.swift")
    let base = try folder.write("class Base {}\n", to: "B/Base.swift")
    let conformance = try folder.write("extension Base: ScrollViewDelegate {}\n", to: "C/Conformance.swift")
    #expect(try run(derived) == Outcome(), "nothing is known of its base")
    for order in [[derived, base, conformance], [conformance, base, derived]] {
      let outcome = try LintCommand(order).run(library: [LibrarySources.stock])
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("\(derived):1:28: error: 'scrollViewDidScroll(_:)' is never called, as 'Base'"))
    }
  }

  @Test("A file that does not parse is reported, and the others are looked at all the same")
  func syntaxErrors() throws {
    try folder.write("class C: ScrollViewDelegate {\n  func scrollViewDidScroll( {}\n", to: "Broken.swift")
    try folder.write(Self.wrong, to: "Shadow.swift")
    let outcome = try run(folder.path)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("\(folder("Broken.swift")):") && $0.contains(": error: ") })
    #expect(lines.contains { $0.hasPrefix("\(folder("Shadow.swift")):2:54: error: ") })
    #expect(!outcome.output.contains("Broken.swift:2:8"), "what else it says is guesswork")
  }

  @Test("What cannot be read is said in a line of its own, and the others are looked at all the same")
  func unreadable() throws {
    try folder.write(Self.wrong, to: "Sources/Shadow.swift")
    try folder.write("no source", to: "Texts/read.txt")
    try Data([0x66, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: folder("Sources/Bytes.swift")))
    let outcome = try run(folder("Sources"), folder("None"), folder("Texts"))
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("\(folder("Sources"))/Shadow.swift:2:54: error: "))
    #expect(
      outcome.errors == """
        swivel: \(folder("Sources"))/Bytes.swift: is not UTF-8 text
        swivel: \(folder("None")): no such file or folder
        swivel: \(folder("Texts")): there is no Swift file in it

        """)
  }

  @Test("Hidden folders are left out, and links do not lead in circles")
  func folders() throws {
    try folder.write(Self.wrong, to: ".build/Shadow.swift")
    try folder.write("class Rows {}\n", to: "Sources/Rows.swift")
    try FileManager.default.createSymbolicLink(atPath: folder("Sources/Loop"), withDestinationPath: folder.path)
    #expect(try run(folder.path) == Outcome())
    #expect(try run(folder(".build")).status == 1, "but for those that are named")
  }

  @Test("Protocols that are given are known, with what has a default as optional")
  func given() throws {
    let source = try folder.write(
      "struct Log: Listener {\n  func hears(_ text: String) {}\n  func speak(to name: Int) {}\n}\n", to: "Log.swift")
    let protocols = try folder.write(
      """
      public protocol Listener { func hear(_ text: String); func speak(to name: String) }
      extension Listener { public func hear(_ text: String) {}; public func speak(to name: String) {} }
      """, to: "Vendor/Listener.swift")
    #expect(try run(source) == Outcome())
    let expected = """
      \(source):2:8: error: 'hears(_:)' answers nothing that Listener asks: 'hear(_:)' was meant
      fix-it: replace with "func hear(_ text: String)"
      \(source):3:23: error: 'speak(to:)' takes 'Int', so Listener's counts as left out: 'String' was meant
      fix-it: replace with "func speak(to name: String)"

      """
    #expect(try run(source, "--protocols", protocols) == Outcome(output: expected, status: 1))
    #expect(try run("--protocols=\(protocols)", folder.path) == Outcome(output: expected, status: 1))
  }

  @Test("A file that is given may hold aliases alone")
  func givenAliases() throws {
    let source = try folder.write(
      "class Screen: XYScrollViewDelegate { func scrollViewDidScrol(_ view: XYScrollView) {} }\n", to: "Screen.swift")
    let aliases = try folder.write(
      "typealias XYScrollViewDelegate = ScrollViewDelegate\ntypealias XYScrollView = ScrollView\n", to: "Aliases.swift")
    #expect(try run(source) == Outcome())
    let expected = """
      \(source):1:43: error: 'scrollViewDidScrol(_:)' answers nothing that ScrollViewDelegate asks: \
      'scrollViewDidScroll(_:)' was meant
      fix-it: replace with "func scrollViewDidScroll(_ view: XYScrollView)"

      """
    #expect(try run(source, "--protocols", aliases) == Outcome(output: expected, status: 1))
  }

  @Test("A file of protocols that is of no use is an error")
  func uselessProtocols() throws {
    let source = try folder.write("class Rows {}\n", to: "Rows.swift")
    #expect(throws: SourceToolsError.failure(what: source, why: "declares no protocol and no alias for one")) {
      try run(source, "--protocols", source)
    }
    #expect(throws: SourceToolsError.failure(what: folder("None.swift"), why: "no such file")) {
      try run(source, "--protocols", folder("None.swift"))
    }
    let broken = try folder.write("protocol P {\n", to: "Broken.swift")
    #expect(throws: SourceToolsError.self) { try run(source, "--protocols", broken) }
  }

  @Test(
    "What is typed wrongly ends with 2",
    arguments: [
      ([], "no file or folder to look at"),
      (["--protocols", "P.swift"], "no file or folder to look at"),
      (["Sources", "--protocols"], "--protocols needs a value"),
      (["Sources", "--protocols="], "--protocols needs a value"),
      (["Sources", "--help=all"], "--help takes no value"),
      (["Sources", "--fix"], "--fix: no such option"),
      ([""], "a path is empty"),
    ] as [([String], String)])
  func usage(arguments: [String], message: String) {
    let outcome = SourceToolsCommand.run(["lint"] + arguments)
    #expect(outcome == Outcome(errors: "swivel: lint: \(message); `swivel lint --help` lists the options\n", status: 2))
  }

  @Test("Help is no error")
  func help() {
    #expect(SourceToolsCommand.run(["lint", "--help"]) == Outcome(output: LintCommand.usage))
    #expect(SourceToolsCommand.run(["help"]).output.contains(LintCommand.usage))
  }
}
