import Foundation
import Testing

@testable import WindowCommand

/// What a person does to a window, by the mouse and keys of a virtual display. What came of it is read from the log, from the
/// picture that the window shows, and from the layout that is written when it is closed.
@Suite("A table in a window", .serialized)
struct ShowTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    var text = "name,team,detail\n"
    for row in 0..<200 { text += "Row \(row),Team \(row / 40),detail \(row)\n" }
    try text.write(toFile: folder["rows.csv"], atomically: true, encoding: .utf8)
  }

  private func show(_ arguments: [String] = []) throws -> ShownWindow {
    try ShownWindow(["rows.csv", "--size", "320x480"] + arguments, in: folder)
  }

  private func requirements(_ lines: [LogLine]) -> [String] {
    var keys: [String] = []
    // What comes with each row or frame is not told here.
    let frequent = ["heightFor", "cellFor", "willDisplay", "didEndDisplaying", "numberOf", "titleFor", "viewFor"]
    for line in lines {
      guard let key = line.requirement, !frequent.contains(where: { key.hasPrefix($0) }), keys.last != key else {
        continue
      }
      keys.append(key)
    }
    return keys
  }

  @Test("A slow drag moves the content along with the pointer, and it stays where it is let go")
  func drag() throws {
    let window = try show(["--out", "end.png"])
    let mark = try window.mark()
    try window.drag(from: (100, 400), to: (100, 200), hold: 0.5)
    let lines = try window.rest(from: mark)
    #expect(
      requirements(lines) == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging"])
    #expect(lines.first { $0.requirement == "didEndDragging" }?.arguments?.last == "false")
    #expect(lines.filter { $0.event == "touch-begin" }.map(\.y) == [400])
    #expect(lines.filter { $0.event == "touch-end" }.map(\.y) == [200])
    // 200 points, less the first ten, in which it might still have become a tap.
    #expect(try window.offset == 190)
    try window.closeComparing()
  }

  @Test("A fling goes on by itself, slows down and comes to rest")
  func fling() throws {
    let window = try show(["--out", "end.png"])
    let mark = try window.mark()
    try window.drag(from: (100, 440), to: (100, 140), steps: 6, pause: 0.01, hold: 0)
    try window.wait("the end of the fling", from: mark) { $0.requirement == "didEndDecelerating" }
    let lines = try window.rest(from: mark)
    let keys = requirements(lines)
    #expect(keys.contains("willBeginDecelerating"))
    let offset = try #require(try window.offset)
    #expect(offset > 310)
    // It slows down: the last of its way takes more frames than the first.
    let end = try #require(lines.firstIndex { $0.requirement == "didEndDragging" })
    let places = lines[end...].compactMap { $0.event == "scroll" ? $0.y : nil }
    let middle = ((places.first ?? 0) + offset) / 2
    #expect(places.count { $0 > middle } >= places.count { $0 <= middle })
    try window.closeComparing()
  }

  @Test("Dragged beyond its beginning, the content follows more slowly and bounces back")
  func bounce() throws {
    let window = try show()
    let mark = try window.mark()
    try window.drag(from: (100, 100), to: (100, 400), hold: 0.3)
    let lines = try window.rest(from: mark)
    let least = lines.compactMap { $0.event == "scroll" ? $0.y : nil }.min() ?? 0
    #expect(least < -50 && least > -290)
    #expect(try window.offset == 0)
    _ = try window.close()
  }

  @Test("The wheel moves the content by 60 points a click, no further than its edge")
  func wheel() throws {
    let window = try show(["--out", "end.png"])
    try window.move(100, 100)
    for (button, offset) in [("5", 60.0), ("5", 120), ("4", 60), ("4", 0)] {
      let mark = try window.mark()
      try window.tool("click", button)
      try window.wait("the wheel", from: mark) { $0.event == "scroll" && $0.y == offset }
    }
    let mark = try window.mark()
    try window.tool("click", "4")
    #expect(try !window.rest(from: mark).contains { $0.event == "scroll" })
    try window.closeComparing()
  }

  @Test("Keys scroll: an arrow by 40 points, a page less what stays in sight, and to both ends")
  func scrollingKeys() throws {
    let window = try show()
    // 200 rows of 60 points, of which 480 are in sight.
    for (key, offset) in [
      ("Down", 40.0), ("Next", 480), ("Up", 440), ("Prior", 0), ("End", 11520), ("Home", 0), ("space", 440),
    ] {
      let mark = try window.mark()
      try window.press(key)
      _ = try window.rest(from: mark)
      #expect(try window.offset == offset, "\(key)")
    }
    _ = try window.close()
  }

  @Test("Tab goes from row to row, and space selects the row it is on")
  func focus() throws {
    let window = try show()
    for (keys, row) in [(["Tab", "space"], 0), (["Tab", "Tab", "Return"], 2), (["shift+Tab", "space"], 1)] {
      let mark = try window.mark()
      for key in keys { try window.press(key) }
      let line = try window.wait("the selection", from: mark) { $0.requirement == "didSelectRowAt" }
      #expect(line.arguments == ["TableView", "[0, \(row)]"])
      _ = try window.rest(from: mark)
    }
    _ = try window.close()
  }

  @Test("A tap selects the row under it; one on a header, which stays in sight, selects nothing")
  func taps() throws {
    let window = try show(["--group-by", "team", "--header-size", "320x30", "--out", "end.png"])
    var mark = try window.mark()
    // Below the header of 30 points the third row begins at 150.
    try window.tap(100, 180)
    let selected = try window.wait("the selection", from: mark) { $0.requirement == "didSelectRowAt" }
    #expect(selected.arguments == ["TableView", "[0, 2]"])
    #expect(selected.layer == "window")
    #expect(
      requirements(try window.rest(from: mark)) == ["didHighlightRowAt", "didUnhighlightRowAt", "didSelectRowAt"])
    mark = try window.mark()
    try window.tap(100, 15)
    #expect(requirements(try window.rest(from: mark)).isEmpty)
    // Scrolled into the second section, the header of that lies over its rows.
    mark = try window.mark()
    try window.press("End")
    _ = try window.rest(from: mark)
    mark = try window.mark()
    try window.tap(100, 15)
    #expect(requirements(try window.rest(from: mark)).isEmpty)
    try window.closeComparing()
  }

  @Test("Number keys take adapters out of the chain and put them back; the title bar shows the chain")
  func adapters() throws {
    let window = try ShownWindow(["rows.csv", "--axis", "horizontal", "--adapter", "row-scale:factor=2"], in: folder)
    #expect(try window.title == "swivel: rows.csv: 3 row-scale → 2 rotated-headers → 1 rotated-cells")
    try window.takePicture("before.png")
    for (key, name, isOn, title) in [
      ("1", "rotated-cells", false, "3 row-scale → 2 rotated-headers → (1 rotated-cells)"),
      ("3", "row-scale", false, "(3 row-scale) → 2 rotated-headers → (1 rotated-cells)"),
      ("1", "rotated-cells", true, "(3 row-scale) → 2 rotated-headers → 1 rotated-cells"),
      ("3", "row-scale", true, "3 row-scale → 2 rotated-headers → 1 rotated-cells"),
    ] {
      let mark = try window.mark()
      try window.press(key)
      let line = try window.wait("the switch", from: mark) { $0.event == "adapter" }
      #expect(line.name == name && line.on == isOn)
      _ = try window.rest(from: mark)
      #expect(try window.title == "swivel: rows.csv: \(title)")
      try window.takePicture("after.png")
      let isAsBefore = key == "3" && isOn
      #expect((try window.differences("before.png", "after.png") == 0) == isAsBefore)
    }
    // There is no fourth.
    try window.press("4")
    _ = try window.close()
  }

  @Test("F1 shows who answers what and how often, beside the table, and hides it again")
  func panel() throws {
    let window = try ShownWindow(
      ["rows.csv", "--size", "800x480", "--adapter", "row-scale:factor=2", "--layout", "end.json"], in: folder)
    try window.takePicture("before.png")
    for isOn in [true, false, true] {
      let mark = try window.mark()
      try window.press("F1")
      #expect(try window.wait("the panel", from: mark) { $0.event == "panel" }.on == isOn)
      _ = try window.rest(from: mark)
      try window.takePicture("after.png")
      #expect((try window.differences("before.png", "after.png") == 0) == !isOn)
    }
    let mark = try window.mark()
    try window.tap(100, 60)
    try window.wait("the selection", from: mark) { $0.requirement == "didSelectRowAt" }
    _ = try window.rest(from: mark)
    _ = try window.close()
    let layout = folder.text(of: "end.json")
    for text in ["heightForRowAt", "row-scale → row-removal → RecordsDelegate", "cellForRowAt"] {
      #expect(layout.contains("\"\(text)\""), "\(text)")
    }
    // It has been counted: each height was asked for once when the panel was opened, and the table is narrower by the panel.
    #expect(layout.contains("\"200\"") || layout.contains("\"400\""))
    #expect(layout.contains("[0, 0, 460, "))
  }

  @Test("Of another size, the window's table has that size, and what it shows is what there is to show")
  func resizing() throws {
    let window = try show(["--out", "end.png", "--layout", "end.json"])
    let mark = try window.mark()
    try window.resize(500, 300)
    try window.wait("another size", from: mark) { $0.event == "resize" }
    _ = try window.rest(from: mark)
    try window.closeComparing()
    #expect(folder.text(of: "end.json").contains("\"size\": [500, 300]"))
  }

  @Test("The indicator shows while content is dragged, and goes when it rests")
  func indicator() throws {
    let window = try show()
    try window.takePicture("rest.png")
    let mark = try window.mark()
    try window.move(100, 400)
    try window.act(["mousedown", "1", "mousemove", "--window", "%w", "100", "390"])
    // The content is held where it was: the first ten points might still have become a tap.
    try window.wait("the drag", from: mark) { $0.requirement == "willBeginDragging" }
    _ = try window.rest(from: mark)
    try window.takePicture("held.png")
    let indicator = try window.differences("rest.png", "held.png")
    #expect(indicator > 50 && indicator < 1_000)
    let lifted = try window.mark()
    try window.act(["mouseup", "1"])
    _ = try window.rest(from: lifted)
    try window.takePicture("end.png")
    #expect(try window.differences("rest.png", "end.png") == 0)
    _ = try window.close()
  }

  @Test("With two pixels to a point, taps are in points")
  func scale() throws {
    let window = try show(["--scale", "2", "--out", "end.png"])
    let mark = try window.mark()
    try window.tap(200, 300)
    let line = try window.wait("the selection", from: mark) { $0.requirement == "didSelectRowAt" }
    #expect(line.arguments == ["TableView", "[0, 2]"])
    #expect(try window.lines.contains { $0.event == "touch-begin" && $0.x == 100 && $0.y == 150 })
    try window.closeComparing()
  }

  @Test(
    "Where the desktop wants everything twice as large, the window is, unless a scale is asked for",
    arguments: [nil, "1"])
  func desktopScale(asked: String?) throws {
    let arguments = ["rows.csv", "--size", "320x240", "--out", "end.png", "--layout", "end.json"]
    let window = try ShownWindow(
      arguments + (asked.map { ["--scale", $0] } ?? []), in: folder, resources: "Xft.dpi:\t192\n")
    try window.takePicture("shown.png")
    _ = try window.close()
    #expect(try window.differences("shown.png", "end.png") == 0)
    let header = try Data(contentsOf: URL(filePath: folder["end.png"])).prefix(24).suffix(8)
    #expect(Array(header) == (asked == nil ? [0, 0, 2, 128, 0, 0, 1, 224] : [0, 0, 1, 64, 0, 0, 0, 240]))
    #expect(folder.text(of: "end.json").contains("\"size\": [320, 240]"))
  }

  @Test("A finger on a row makes a ripple, which shows while it is down and is gone afterwards")
  func ripple() throws {
    let window = try ShownWindow(["--demo", "paper", "--size", "320x480"], in: folder)
    try window.takePicture("before.png")
    let mark = try window.mark()
    try window.move(160, 200)
    try window.tool("mousedown", "1")
    try window.wait("the highlight", from: mark) { $0.requirement == "didHighlightRowAt" }
    // The circle grows for a while; a finger that stays changes nothing then.
    _ = try window.rest(from: mark)
    try window.takePicture("down.png")
    #expect(try window.differences("before.png", "down.png") > 1000)
    let lifted = try window.mark()
    try window.tool("mouseup", "1")
    try window.wait("the selection", from: lifted) { $0.requirement == "didSelectRowAt" }
    _ = try window.rest(from: lifted)
    try window.takePicture("after.png")
    #expect(try window.differences("down.png", "after.png") > 1000)
    _ = try window.close()
  }

  @Test("A swipe opens a row, its button deletes it, and the rows behind move up")
  func swipe() throws {
    let window = try show(["--out", "end.png", "--layout", "end.json"])
    try window.takePicture("before.png")
    var mark = try window.mark()
    try window.drag(from: (280, 90), to: (160, 90), hold: 0.3)
    _ = try window.rest(from: mark)
    try window.takePicture("open.png")
    #expect(try window.differences("before.png", "open.png") > 1000)
    mark = try window.mark()
    try window.tap(300, 90)
    let line = try window.wait("the deletion", from: mark) { $0.requirement == "commitForRowAt" }
    #expect(line.arguments?.last == "[0, 1]")
    #expect(line.layer == "row-removal")
    _ = try window.rest(from: mark)
    try window.closeComparing()
    let layout = folder.text(of: "end.json")
    #expect(!layout.contains("\"text\": \"Row 1\""))
    let moved = try Regex(#""row": 1, "rect": \[0, 60, 320, 60\][^}]*"text": "Row 2", "reuse": "record""#)
    #expect(layout.contains(moved))
    #expect(layout.contains("\"contentSize\": [320, 11940]"))
  }

  @Test("The demo's other systems open", arguments: ["header", "stack", "horizontal"])
  func demo(system: String) throws {
    let window = try ShownWindow(["--demo", system, "--layout", "end.json"], in: folder)
    #expect(try window.title.hasPrefix("swivel: demo \(system)"))
    let mark = try window.mark()
    if system == "horizontal" {
      try window.drag(from: (700, 120), to: (200, 120), hold: 0.3)
    } else {
      try window.drag(from: (200, 500), to: (200, 200), hold: 0.3)
    }
    try window.wait("the drag", from: mark) { $0.requirement == "didEndDragging" }
    _ = try window.rest(from: mark)
    #expect(try window.offset ?? 0 > 100)
    _ = try window.close()
    #expect(folder.text(of: "end.json").contains("\"kind\": \"cell\""))
  }

  @Test(
    "Frame times are printed when the window is closed, and when the program is interrupted",
    arguments: [nil, SIGINT, SIGTERM, SIGHUP])
  func statistics(signal: Int32?) throws {
    let window = try show(["--stats"])
    let mark = try window.mark()
    try window.press("Next")
    _ = try window.rest(from: mark)
    let output = try window.close(with: signal)
    let lines = output.split(separator: "\n")
    try #require(lines.count == 5)
    #expect(try #require(Int(lines[0].split(separator: " ")[0])) > 1)
    #expect(lines[0].hasSuffix(" longer than a 60th of a second"))
    for (line, name) in zip(lines.dropFirst(), ["frame", "moving", "drawing", "showing"]) {
      let form = try Regex("\(name): median [0-9.]+ ms, 99th percentile [0-9.]+ ms")
      #expect(line.wholeMatch(of: form) != nil)
    }
  }

  @Test("When the display goes away, that is one line and status 1, and all that was to be written is")
  func lostDisplay() throws {
    let window = try show(["--stats", "--out", "end.png", "--layout", "end.json"])
    let mark = try window.mark()
    try window.press("Next")
    _ = try window.rest(from: mark)
    let (status, output, errors) = window.loseDisplay()
    #expect(status == 1)
    #expect(errors == "swivel: display: the connection to it is lost\n")
    #expect(output.split(separator: "\n").count == 5)
    #expect(try window.lines.last?.event == "closed")
    // A page less what stays in sight.
    #expect(folder.text(of: "end.json").contains("\"contentOffset\": [0, 440]"))
    let picture = try Data(contentsOf: URL(filePath: folder["end.png"]))
    #expect(picture.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]) && picture.suffix(8).prefix(4) == Data("IEND".utf8))
  }

  @Test("A script of gestures is carried out as time goes by")
  func gesture() throws {
    let window = try show(["--gesture", "tap 100,90; wait 0.3s; drag 100,400 100,300 0.3s; wait 0.2s"])
    try window.wait("the drag") { $0.requirement == "didEndDragging" }
    #expect(try window.lines.contains { $0.requirement == "didSelectRowAt" && $0.arguments?.last == "[0, 1]" })
    _ = try window.close()
  }
}
