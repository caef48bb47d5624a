import Foundation
import Testing

@Suite("swivel render --gesture")
struct GestureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    var lines = "name,team\n"
    for index in 0..<20 { lines += "n\(index),t\(index)\n" }
    try folder.write(lines, to: "people.csv")
  }

  private func layout(_ gesture: String, _ arguments: String...) throws -> Layout {
    let options = ["--size", "320x300", "--gesture", gesture, "--layout", "layout.json"]
    let run = try CommandRun(["render", "people.csv"] + options + arguments, in: folder)
    try #require(run.isClean, "\(run.errors)")
    return try Layout(folder, "layout.json")
  }

  private func picture(_ gesture: String, _ arguments: String...) throws -> [UInt8] {
    let options = ["--size", "320x300", "--out", "x.png", "--gesture", gesture]
    let run = try CommandRun(["render", "people.csv"] + options + arguments, in: folder)
    try #require(run.isClean, "\(run.errors)")
    return Array(try folder.bytes(of: "x.png"))
  }

  @Test("The layout is that at the end of the gesture")
  func scrolled() throws {
    // The first 10 of 150 points are the slop; a finger that rests before it is lifted leaves the content there.
    #expect(try layout("down 160,250; move 160,100 0.2s; wait 0.3s; up").contentOffset == [0, 140])
    // A finger that is still down holds what it drags.
    #expect(try layout("down 160,250; move 160,100 0.2s").contentOffset == [0, 140])
    // Rows are 60 points long.
    #expect(try layout("wheel 160,100 0,60").cells[[0, 1]] == [0, 0, 320, 60])
  }

  @Test("A turned table is dragged sideways")
  func turned() throws {
    let layout = try layout("down 250,100; move 100,100 0.2s; wait 0.3s; up", "--axis", "horizontal")
    #expect(layout.contentOffset == [0, 140])
  }

  @Test("A tap selects the row that it is in", arguments: ["vertical", "horizontal"])
  func selected(axis: String) throws {
    let none = try picture("wait 1s", "--axis", axis)
    // Rows are 60 points high, or 140 wide.
    let (first, same, other) =
      axis == "vertical" ? ("40,70", "300,110", "40,130") : ("150,40", "270,290", "290,40")
    let selected = try picture("tap \(first); wait 1s", "--axis", axis)
    #expect(selected != none)
    #expect(try picture("tap \(same); wait 1s", "--axis", axis) == selected)
    #expect(try picture("tap \(other); wait 1s", "--axis", axis) != selected)
    #expect(try picture("tap \(other); wait 1s; tap \(first); wait 1s", "--axis", axis) == selected)
  }

  @Test("In a film the gesture begins with the first frame")
  func film() throws {
    // A frame each 0.1 s: after the fourth, 0.3 s have passed of a drag of 0.4 s by 200 points.
    let layout = try layout("drag 160,280 160,80 0.4s", "--frames", "4", "--fps", "10", "--out", "film.png")
    #expect(layout.contentOffset == [0, 140])
  }

  @Test(
    "A script that is wrong is one line with the place, and nothing is written",
    arguments: [
      ("tap 40", "1:5: expected a point such as 160,300, found '40'"),
      ("wait 1s\nwait 1s; jump", "2:10: unknown statement 'jump'; there are "),
      ("up", "1:1: finger 0 is not down; "),
      ("wait 2h", "1:6: expected a duration such as 0.2s or 200ms, found '2h'"),
      ("wait 3601s", "1:1: until the end of this the script takes 3601 s; it may take 3600 s in all"),
    ])
  func wrong(script: String, complaint: String) throws {
    let run = try CommandRun(["render", "people.csv", "--out", "x.png", "--gesture", script], in: folder)
    #expect(run.status == 2)
    #expect(run.complaint?.hasPrefix("swivel: render: --gesture \(complaint)") == true, "\(run.errors)")
    #expect(try folder.contents == ["people.csv"])
  }
}
