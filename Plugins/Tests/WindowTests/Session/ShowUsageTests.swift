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
    (["--demo", "paper", "--image-column", "name"], "--image-column is for INPUT; --demo shows a sample as it is"),
    (["--demo", "stack", "--style", "grouped"], "--style is for tables; --demo stack shows a stack"),
    (["--demo", "paper", "--style", "round"], "--style round: expected plain or grouped or inset-grouped"),
    (["--demo", "header", "--adapter", "covered-header"], "--adapter covered-header: --demo header loads it already"),
    (
      ["--demo", "horizontal", "--adapter", "rotated-cells"],
      "--adapter rotated-cells: --demo horizontal loads it already"
    ),
    (["people.csv", "--log", "people.csv"], "people.csv is the input; write to another file"),
    (["people.csv", "--layout", "./people.csv"], "./people.csv is the input; write to another file"),
    (["a.csv", "--log", "x.png", "--out", "./x.png"], "--log and --out name the same file"),
    (["a.csv", "--out", "x.png", "--layout", "x.png"], "--out and --layout name the same file"),
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

  private static let unwritable: [([String], String)] = [
    (["--out", "missing/end.png"], "missing/end.png: No such file or directory"),
    (["--layout", "missing/end.json"], "missing/end.json: No such file or directory"),
    (["--log", "missing/log.jsonl"], "missing/log.jsonl: No such file or directory"),
    (["--out", "folder.png"], "folder.png: Is a directory"),
    (["--layout", "people.csv/end.json"], "people.csv/end.json: Not a directory"),
    (["--log", "folder.png"], "folder.png: Is a directory"),
  ]

  @Test(
    "What cannot be written in the end is told at the beginning, before the input is read, and nothing is touched",
    arguments: unwritable)
  func output(arguments: [String], why: String) throws {
    try FileManager.default.createDirectory(atPath: folder["folder.png"], withIntermediateDirectories: false)
    try "old".write(toFile: folder["old.json"], atomically: true, encoding: .utf8)
    let others = arguments[0] == "--layout" ? [] : ["--layout", "old.json"]
    // There is neither input nor a display, which is not found out any more.
    let run = try ShownWindow.run(["missing.csv"] + arguments + others, in: folder)
    #expect(run.status == 1)
    #expect(run.errors == "swivel: cannot write \(why)\n")
    #expect(folder.text(of: "old.json") == "old")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == ["errors", "folder.png", "old.json", "output", "people.csv"])
  }

  @Test("Input that cannot be read is told before there is a window")
  func input() throws {
    let run = try ShownWindow.run(["missing.csv"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("swivel: missing.csv: "))
  }
}
