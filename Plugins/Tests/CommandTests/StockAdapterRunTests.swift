import Foundation
import Testing

/// Stock adapters that the program is asked for.
@Suite("Stock adapters of the program")
struct StockAdapterRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("name\nAnn\nBob\n", to: "people.csv")
  }

  private func render(_ options: String...) throws -> CommandRun {
    try CommandRun(["render", "people.csv", "--layout", "x.json"] + options, in: folder)
  }

  /// The lines of a trace, as what was asked and what was answered.
  private func answers(_ trace: String) throws -> [String] {
    try trace.split(separator: "\n").map { line in
      let call = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let arguments = try #require(call["arguments"] as? [String])
      return "\(call["requirement"] ?? "") \(arguments.joined(separator: " ")): \(call["result"] ?? "")"
    }
  }

  @Test("A trace to standard error is there when the program has ended, a file when it is asked for")
  func traces() throws {
    let expected = ["cellForRowAt TableView [0, 0]: TableViewCell", "cellForRowAt TableView [0, 1]: TableViewCell"]
    let shown = try render("--adapter", "tracing:requirements=cellForRowAt")
    #expect(shown.status == 0)
    #expect(try answers(shown.errors) == expected)

    for length in [2, 4] {
      let written = try render("--adapter", "tracing:requirements=cellForRowAt,file=calls.jsonl")
      #expect(written.isClean)
      let trace = String(decoding: try folder.bytes(of: "calls.jsonl"), as: UTF8.self)
      // A second run continues the file.
      #expect(try answers(trace) == Array((expected + expected).prefix(length)))
    }
  }

  @Test("A trace that cannot be written, or a factor that is none, is one line")
  func refusals() throws {
    let trace = try render("--adapter", "tracing:file=none/calls.jsonl")
    #expect(trace.status == 1)
    #expect(
      trace.complaint
        == "swivel: adapter tracing: file \"none/calls.jsonl\" cannot be written: No such file or directory")
    let scale = try render("--adapter", "row-scale:factor=0")
    #expect(scale.status == 1)
    #expect(
      scale.complaint
        == "swivel: adapter row-scale: key factor is 0.0; expected a finite number greater than 0, such as 1.5")
  }

  @Test("A header's picture is read from its file; one that is none or missing is one line")
  func headerPictures() throws {
    // Two by two red pixels.
    let red = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mP4z8AARAwQCgAf7gP9Y167WwAAAABJRU5ErkJggg=="))
    try folder.write([UInt8](red), to: "red.png")
    func picture(_ header: String, _ name: String) throws -> [UInt8] {
      let run = try render("--adapter", "covered-header:height=150,make-room=true,\(header)", "--out", name)
      #expect(run.isClean)
      return try folder.bytes(of: name)
    }
    #expect(try picture("image=red.png", "a.png") == picture("color=#FF0000", "b.png"))
    #expect(try picture("image=red.png", "a.png") != picture("color=#FF0001", "c.png"))

    let missing = try render("--adapter", "covered-header:height=150,image=none/sea.png")
    #expect(missing.status == 1)
    #expect(
      missing.complaint
        == "swivel: adapter covered-header: key image: none/sea.png: cannot be read: No such file or directory")
    let other = try render("--adapter", "covered-header:height=150,image=people.csv")
    #expect(other.status == 1)
    #expect(
      other.complaint?.hasPrefix(
        "swivel: adapter covered-header: key image: people.csv: not an image that can be shown: ") == true)
  }

  @Test("A trace that cannot go on says so once, and the picture is drawn")
  func fullDisk() throws {
    let run = try render("--adapter", "tracing:file=/dev/full")
    #expect(run.status == 0)
    #expect(run.errors == "adapter tracing: file \"/dev/full\": No space left on device; the trace ends here\n")
    #expect(try Layout(folder, "x.json").cells.count == 2)
  }

  @Test("Rows are scaled in either axis")
  func scale() throws {
    #expect(try render("--row-extent", "40", "--adapter", "row-scale:factor=1.5").isClean)
    #expect(try Layout(folder, "x.json").cells == [[0, 0]: [0, 0, 320, 60], [0, 1]: [0, 60, 320, 60]])
    #expect(
      try render("--axis", "horizontal", "--size", "320x100", "--row-extent", "40", "--adapter", "row-scale:factor=2")
        .isClean)
    #expect(try Layout(folder, "x.json").cells == [[0, 0]: [0, 0, 80, 100], [0, 1]: [80, 0, 80, 100]])
  }

  @Test("Mirrored, rows of either axis stand where they do in a mirror, and headers with them")
  func mirror() throws {
    try folder.write("name,team\nAnn,A\nBob,A\nCid,B\n", to: "teams.csv")
    let options = [
      "render", "teams.csv", "--layout", "x.json", "--axis", "horizontal", "--size", "320x100", "--row-extent", "80",
      "--group-by", "team", "--header-size", "50x20",
    ]
    #expect(try CommandRun(options, in: folder).isClean)
    let plain = try Layout(folder, "x.json")
    #expect(try CommandRun(options + ["--adapter", "mirror"], in: folder).isClean)
    let mirrored = try Layout(folder, "x.json")
    func image(_ rect: [Double]) -> [Double] { [320 - rect[0] - rect[2], rect[1], rect[2], rect[3]] }
    #expect(mirrored.cells.count == 3 && mirrored.headers.count == 2)
    #expect(mirrored.cells == plain.cells.mapValues(image))
    #expect(mirrored.headers == plain.headers.mapValues(image))
    #expect(mirrored.views("cell").allSatisfy { $0.isUpright })

    #expect(try render("--adapter", "mirror").isClean)
    #expect(try Layout(folder, "x.json").cells == [[0, 0]: [0, 0, 320, 60], [0, 1]: [0, 60, 320, 60]])
  }

  @Test("With remembered heights the picture is the same, and each height is asked for once")
  func heightCache() throws {
    let below = "tracing:requirements=heightForRowAt,file=below.jsonl"
    #expect(try render("--row-extent", "40", "--adapter", below, "--adapter", "height-cache").isClean)
    #expect(try Layout(folder, "x.json").cells == [[0, 0]: [0, 0, 320, 40], [0, 1]: [0, 40, 320, 40]])
    let trace = String(decoding: try folder.bytes(of: "below.jsonl"), as: UTF8.self)
    #expect(
      try answers(trace) == ["heightForRowAt TableView [0, 0]: 40.0", "heightForRowAt TableView [0, 1]: 40.0"])
  }

  @Test("A finger on a row is a ripple in the film, and is gone when it is taken away")
  func ripple() throws {
    let film = [
      "render", "people.csv", "--size", "80x60", "--row-extent", "30", "--frames", "9", "--fps", "4", "--gesture",
      "down 20,45; wait 0.6s; cancel",
    ]
    let plain = try CommandRun(film + ["--out", "plain.png"], in: folder)
    try #require(plain.isClean, "\(plain.errors)")
    let rippling = try CommandRun(
      film + ["--out", "ripple.png", "--adapter", "paper-ripple:touchUpAnimationDuration=1"], in: folder)
    try #require(rippling.isClean, "\(rippling.errors)")
    // A touch reaches the row after 0.15 s and the ripple begins 0.1 s later. Taken away at 0.6 s, it is gone at 1.6 s; without the
    // adapter the row is highlighted until then.
    for (frame, isSame) in [(0, true), (1, false), (2, false), (3, false), (6, false), (7, true), (8, true)] {
      let same = try folder.bytes(of: "plain-00\(frame).png") == folder.bytes(of: "ripple-00\(frame).png")
      #expect(same == isSame, "frame \(frame)")
    }
    let refused = try render("--adapter", "paper-ripple:tapCircleColor=red")
    #expect(refused.status == 1)
    #expect(
      refused.complaint
        == "swivel: adapter paper-ripple: key tapCircleColor is \"red\"; expected a colour as #RRGGBB or #RRGGBBAA")
  }
}
