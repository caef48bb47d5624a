import Foundation
import TableKit
import Testing

@Suite("swivel demo")
struct DemoTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("It draws both pictures and says who answers each requirement, on one screen")
  func report() throws {
    let run = try CommandRun(["demo", "--out", "new/pictures"], in: folder)
    #expect(run.isClean)
    #expect(try PNGHeader(folder.bytes(of: "new/pictures/vertical.png")) == PNGHeader(width: 640, height: 960))
    #expect(try PNGHeader(folder.bytes(of: "new/pictures/horizontal.png")) == PNGHeader(width: 1280, height: 280))
    #expect(run.output.contains("new/pictures/vertical.png") && run.output.contains("new/pictures/horizontal.png"))

    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40)
    // A path can be longer than a screen is wide.
    #expect(lines.allSatisfy { $0.count <= 100 || $0.contains("/") })

    let words = Set(run.output.split { !$0.isLetter }.map(String.init))
    for requirement in TableViewWitness.requirements { #expect(words.contains(requirement.key)) }
    func answer(_ key: String) -> String? {
      guard let line = lines.first(where: { $0.hasPrefix("  \(key) ") }) else { return nil }
      return line.dropFirst(key.count + 2).trimmingCharacters(in: .whitespaces)
    }
    #expect(answer("cellForRowAt") == "rotated-cells → RecordsDataSource")
    #expect(answer("numberOfRowsInSection") == "RecordsDataSource")
    #expect(answer("heightForRowAt") == "RecordsDelegate")
    #expect(answer("viewForHeaderInSection") == "rotated-headers → RecordsDelegate")
    #expect(answer("didSelectRowAt") == nil)
    #expect(run.output.contains("/libRotatedCellsModule.so\n") && run.output.contains("/libRotatedHeadersModule.so\n"))
  }

  @Test("Without a folder the pictures go where it is run, and are the same each time")
  func currentFolder() throws {
    #expect(try CommandRun(["demo"], in: folder).isClean)
    #expect(try folder.contents == ["horizontal.png", "vertical.png"])
    let before = try (folder.bytes(of: "horizontal.png"), folder.bytes(of: "vertical.png"))
    #expect(try CommandRun(["demo"], in: folder).isClean)
    let after = try (folder.bytes(of: "horizontal.png"), folder.bytes(of: "vertical.png"))
    #expect(before == after)
  }

  @Test("Where it cannot write, it says so in one line and writes nothing")
  func unwritable() throws {
    try folder.write("x", to: "file")
    try folder.makeFolder("full/horizontal.png")
    let underFile = try CommandRun(["demo", "--out", "file/pictures"], in: folder)
    #expect(underFile.status == 1)
    #expect(underFile.complaint?.hasPrefix("swivel: cannot make the folder file/pictures: ") == true)
    let overFolder = try CommandRun(["demo", "--out", "full"], in: folder)
    #expect(overFolder.status == 1)
    #expect(overFolder.complaint == "swivel: cannot write full/horizontal.png: Is a directory")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder["full"])
    #expect(left == ["horizontal.png"])
  }

  @Test("Without the adapters there is no demo")
  func withoutAdapters() throws {
    let run = try CommandRun(["demo"], in: folder, environment: ["SWIVEL_ADAPTER_PATH": folder.path])
    #expect(run.status == 1)
    #expect(run.complaint?.hasPrefix("swivel: adapter rotated-cells: not found: looked in \(folder.path)") == true)
    #expect(try folder.contents.isEmpty)
  }

  @Test("The sample has at least 200 records in several groups, each with a code of its own")
  func sample() throws {
    let bundle = CommandRun.program.deletingLastPathComponent().appending(path: "swivel-plugins_Command.resources")
    let text = try String(contentsOf: bundle.appending(path: "airports.csv"), encoding: .utf8)
    let lines = text.split(separator: "\n").dropFirst()
    let rows = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows.count >= 200)
    #expect(rows.allSatisfy { $0.count == 5 && $0[0].count == 3 && !$0[1].isEmpty && !$0[2].isEmpty })
    #expect(Set(rows.map { $0[0] }).count == rows.count)
    #expect(Set(rows.map { $0[4] }).count == 6)
  }
}
