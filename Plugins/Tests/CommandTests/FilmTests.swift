import Foundation
import Testing

@Suite("swivel render --frames")
struct FilmTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("name,team\nAnn,red\nBo,blue\n", to: "people.csv")
  }

  private func size(of name: String) throws -> PNGHeader { try PNGHeader(folder.bytes(of: name)) }

  @Test(
    "Each frame is a numbered picture, and all of them stand in a strip, in rows of eight",
    arguments: [
      (1, 1, 1), (3, 3, 1), (8, 8, 1), (9, 8, 2), (17, 8, 3),
    ])
  func strip(frames: Int, columns: Int, rows: Int) throws {
    let run = try CommandRun(
      [
        "render", "people.csv", "--size", "40x30", "--scale", "2", "--frames", "\(frames)", "--fps", "30", "--out",
        "out.png",
      ],
      in: folder)
    try #require(run.isClean, "\(run.errors)")
    let names = (0..<frames).map { String(format: "out-%03d.png", $0) }
    #expect(try folder.contents == (names + ["out.png", "people.csv"]).sorted())
    for name in names { #expect(try size(of: name) == PNGHeader(width: 80, height: 60)) }
    #expect(try size(of: "out.png") == PNGHeader(width: 80 * columns, height: 60 * rows))
  }

  @Test(
    "Of a table at rest all frames are the picture that is made without", arguments: ["a.b/film", "film.x.png", ".png"])
  func atRest(path: String) throws {
    try FileManager.default.createDirectory(atPath: folder["a.b"], withIntermediateDirectories: true)
    let still = try CommandRun(["render", "people.csv", "--size", "40x30", "--out", "still.png"], in: folder)
    try #require(still.isClean, "\(still.errors)")
    let run = try CommandRun(["render", "people.csv", "--size", "40x30", "--frames", "2", "--out", path], in: folder)
    try #require(run.isClean, "\(run.errors)")
    let names = ["a.b/film": "a.b/film-00N", "film.x.png": "film.x-00N.png", ".png": ".png-00N"]
    for frame in 0..<2 {
      let name = try #require(names[path]).replacingOccurrences(of: "N", with: "\(frame)")
      #expect(try folder.bytes(of: name) == folder.bytes(of: "still.png"))
    }
  }

  @Test("A strip that is larger than any picture is refused before anything is drawn")
  func tooLarge() throws {
    let run = try CommandRun(
      ["render", "people.csv", "--size", "5000x4000", "--frames", "1000", "--out", "out.png"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.complaint
        == "swivel: cannot draw a picture of 40000 × 500000 points at a scale of 1: it may have 32767 pixels a side "
        + "and 268435456 in all")
    #expect(try folder.contents == ["people.csv"])
  }

  @Test("A layout that leads to a picture by a link is refused", arguments: ["out.png", "out-001.png"])
  func linkedLayout(target: String) throws {
    try folder.write("kept", to: target)
    let link = folder["layout.json"]
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let run = try CommandRun(
      ["render", "people.csv", "--size", "40x30", "--frames", "2", "--out", "out.png", "--layout", "layout.json"],
      in: folder)
    #expect(run.status == 2)
    #expect(run.complaint?.hasPrefix("swivel: render: --") == true, "\(run.errors)")
    #expect(Array(try folder.bytes(of: target)) == Array("kept".utf8))
  }

  @Test("There may be 1000 frames")
  func longest() throws {
    let run = try CommandRun(
      ["render", "people.csv", "--size", "20x20", "--frames", "1000", "--out", "out.png"], in: folder)
    #expect(run.isClean, "\(run.errors)")
    #expect(try folder.contents.count == 1002)
  }
}
