import Foundation
import Testing

/// What comes between while content moves or is held.
@Suite("A window in which several things happen at once", .serialized)
struct InterruptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    var text = "name,team,detail\n"
    for row in 0..<200 { text += "Row \(row),Team \(row / 40),detail \(row)\n" }
    try text.write(toFile: folder["rows.csv"], atomically: true, encoding: .utf8)
  }

  private func show(_ arguments: [String]) throws -> ShownWindow {
    try ShownWindow(["rows.csv", "--size", "320x480"] + arguments, in: folder)
  }

  private static let interruptions: [(String, [String])] = [
    ("another size", ["windowsize", "%w", "700", "300"]),
    ("smaller and larger", ["windowsize", "%w", "90", "60", "sleep", "0.1", "windowsize", "%w", "640", "500"]),
    ("an adapter less", ["key", "1"]),
    ("all adapters less, and back", ["key", "3", "1", "2", "sleep", "0.1", "key", "2", "3", "1"]),
    ("the panel", ["key", "F1"]),
    ("the panel, and not", ["key", "F1", "sleep", "0.1", "key", "F1"]),
    ("a key", ["key", "Home"]),
    ("a finger", ["mousedown", "1", "sleep", "0.3", "mouseup", "1"]),
    ("out of sight and back", ["windowunmap", "%w", "sleep", "0.2", "windowmap", "%w"]),
  ]

  @Test(
    "Whatever comes between while content flies, in the end the window shows what there is to show",
    arguments: interruptions)
  func interruptedFling(what: String, actions: [String]) throws {
    let window = try ShownWindow(
      [
        "rows.csv", "--axis", "horizontal", "--adapter", "row-scale:factor=2", "--group-by", "team", "--size",
        "600x240", "--out", "end.png",
      ], in: folder)
    let mark = try window.mark()
    try window.drag(from: (500, 120), to: (100, 120), steps: 6, pause: 0.01, hold: 0)
    try window.wait("the fling", from: mark) { $0.requirement == "willBeginDecelerating" }
    try window.act(actions)
    let touched = try window.mark()
    try window.drag(from: (60, 40), to: (50, 40), hold: 0)
    _ = try window.rest(from: touched)
    #expect(try window.offset != nil)
    try window.closeComparing()
  }

  @Test("Content that is held goes along with the finger again after an adapter is taken out under it")
  func interruptedDrag() throws {
    let window = try show(["--adapter", "row-scale:factor=2", "--out", "end.png"])
    let mark = try window.mark()
    try window.move(100, 400)
    try window.act(["mousedown", "1", "mousemove", "--window", "%w", "100", "300", "sleep", "0.1", "key", "1"])
    try window.wait("the switch", from: mark) { $0.event == "adapter" }
    try window.act(["mousemove", "--window", "%w", "100", "260", "sleep", "0.3", "mouseup", "1"])
    _ = try window.rest(from: mark)
    // 140 points, less the first ten.
    #expect(try window.offset == 130)
    #expect(try window.lines.count { $0.requirement == "didEndDragging" } == 1)
    try window.closeComparing()
  }

  @Test("A fault while the window is open is told once, and in the end everything is written nevertheless")
  func fault() throws {
    var text = "name,picture\n"
    for row in 0..<50 { text += "Row \(row),\(row < 48 ? "" : "missing.png")\n" }
    try text.write(toFile: folder["pictures.csv"], atomically: true, encoding: .utf8)
    let window = try ShownWindow(
      ["pictures.csv", "--image-column", "picture", "--stats", "--out", "end.png", "--layout", "end.json"], in: folder)
    let mark = try window.mark()
    try window.press("End")
    _ = try window.rest(from: mark)
    try window.takePicture("shown.png")
    let output = try window.close(
      complaint: "swivel: warning: pictures.csv, row 49 (line 50), column “picture”: missing.png: cannot be read: "
        + "No such file or directory\n")
    #expect(output.split(separator: "\n").count == 5)
    #expect(folder.text(of: "end.json").contains("\"text\": \"Row 49\""))
    #expect(try window.differences("shown.png", "end.png") == 0)
  }

  @Test("A window that is closed while a finger is on it ends as any other")
  func closedWhileDragging() throws {
    let window = try show(["--stats", "--out", "end.png"])
    let mark = try window.mark()
    try window.move(100, 400)
    try window.act(["mousedown", "1", "mousemove", "--window", "%w", "100", "300"])
    try window.wait("the drag", from: mark) { $0.requirement == "willBeginDragging" }
    #expect(try window.close().split(separator: "\n").count == 5)
    #expect(try window.lines.last?.event == "closed")
    #expect(FileManager.default.fileExists(atPath: folder["end.png"]))
  }
}
