import Foundation
import TableKit
import Testing

@Suite("swivel demo")
struct DemoTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The pictures with their sizes in pixels.
  private static let pictures = [
    "covered-header.png": PNGHeader(width: 4 * 416, height: 616), "horizontal.png": PNGHeader(width: 1280, height: 280),
    "paper-ripple.png": PNGHeader(width: 6 * 416, height: 308), "stack.png": PNGHeader(width: 640, height: 960),
    "vertical.png": PNGHeader(width: 640, height: 960),
  ]

  private func bytes() throws -> [Data] {
    try Self.pictures.keys.sorted().map { try Data(folder.bytes(of: $0)) }
  }

  @Test("It draws all systems and says who answers each requirement, on one screen")
  func report() throws {
    let run = try CommandRun(["demo", "--out", "new/pictures"], in: folder)
    #expect(run.isClean)
    for (name, header) in Self.pictures {
      #expect(try PNGHeader(folder.bytes(of: "new/pictures/\(name)")) == header)
      #expect(run.output.contains("  new/pictures/\(name) "))
    }

    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    // A terminal of fifty lines, with the call and the next prompt.
    #expect(lines.count <= 48)
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
    for module in ["RotatedCells", "RotatedHeaders", "CoveredHeader", "PaperRipple"] {
      #expect(run.output.contains("/lib\(module)Module.so\n"))
    }
  }

  @Test("Without a folder the pictures go where it is run, and are the same each time")
  func currentFolder() throws {
    #expect(try CommandRun(["demo"], in: folder).isClean)
    #expect(try folder.contents == Self.pictures.keys.sorted())
    let before = try bytes()
    #expect(try CommandRun(["demo"], in: folder).isClean)
    #expect(try bytes() == before)
  }

  @Test("Where it cannot write, it says so in one line and writes nothing")
  func unwritable() throws {
    try folder.write("x", to: "file")
    try folder.makeFolder("full/horizontal.png")
    let underFile = try CommandRun(["demo", "--out", "file/pictures"], in: folder)
    #expect(underFile.status == 1)
    #expect(underFile.complaint == "swivel: cannot make the folder file/pictures: Not a directory")
    let file = try CommandRun(["demo", "--out", "file"], in: folder)
    #expect(file.status == 1)
    #expect(file.complaint == "swivel: cannot make the folder file: Not a directory")
    #expect(try folder.bytes(of: "file") == [UInt8(ascii: "x")])
    try FileManager.default.createSymbolicLink(atPath: folder["nowhere"], withDestinationPath: "none")
    let link = try CommandRun(["demo", "--out", "nowhere"], in: folder)
    #expect(link.complaint == "swivel: cannot make the folder nowhere: File exists")
    let forbidden = try CommandRun(["demo", "--out", "/proc/swivel/pictures"], in: folder)
    #expect(forbidden.complaint == "swivel: cannot make the folder /proc/swivel/pictures: No such file or directory")
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
    let bundle = CommandRun.program.deletingLastPathComponent().appending(path: "swivel-plugins_Scenes.resources")
    let text = try String(contentsOf: bundle.appending(path: "airports.csv"), encoding: .utf8)
    let lines = text.split(separator: "\n").dropFirst()
    let rows = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows.count >= 200)
    #expect(rows.allSatisfy { $0.count == 5 && $0[0].count == 3 && !$0[1].isEmpty && !$0[2].isEmpty })
    #expect(Set(rows.map { $0[0] }).count == rows.count)
    #expect(Set(rows.map { $0[4] }).count == 6)
  }
}
