import Foundation
import Testing

@testable import WindowCommand

@Suite("Calling swivel show")
struct ShowUsageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try "name,team\nAnn,red\n".write(toFile: folder["people.csv"], atomically: true, encoding: .utf8)
  }

  @Test("Without a display it says so in one line, and ends with status 1", arguments: [nil, ":4711"])
  func noDisplay(display: String?) throws {
    let run = try ShownWindow.run(["people.csv"], in: folder, display: display)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("swivel: no display: "))
    #expect(run.errors.hasSuffix("; start it on a desktop, or set DISPLAY to one\n"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("Help names what it takes")
  func help() throws {
    let run = try ShownWindow.run(["--help"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("usage: swivel show [INPUT] [OPTION…]\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  private static let wrong: [([String], String)] = [
    ([], "INPUT is missing, and there is no --demo; swivel show --help says what it takes"),
    (["a.csv", "b.csv"], "unexpected argument b.csv"),
    (["a.csv", "--demo", "paper"], "--demo shows a sample and a.csv a file; give one of them"),
    (["--demo", "pape"], "--demo pape: expected paper or header or stack or horizontal"),
    (["--demo", "paper", "--axis", "horizontal"], "--axis is for INPUT; --demo shows a sample as it is"),
    (["a.csv", "--fps", "3"], "--fps: a window shows frames as time goes by; swivel render draws films"),
    (["a.csv", "--gesture", "tap"], "--gesture 1:4: expected a point such as 160,300, found the end"),
    (["a.csv", "--log", ""], "--log: a path cannot be empty"),
  ]

  @Test("Wrong use is one line and status 2", arguments: wrong)
  func wrongUse(arguments: [String], why: String) throws {
    let run = try ShownWindow.run(arguments, in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "swivel: show: \(why)\n")
  }

  @Test("Input that cannot be read is told before there is a window")
  func input() throws {
    let run = try ShownWindow.run(["missing.csv"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("swivel: missing.csv: "))
  }
}
