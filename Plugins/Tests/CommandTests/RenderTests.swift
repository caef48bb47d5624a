import Foundation
import Testing

@Suite("swivel render")
struct RenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Three groups, of 2, 2 and 1 rows.
    try folder.write(
      """
      name,team,city
      Ann,red,Oslo
      Bo,blue,Rome
      Cy,red,
      Di,green,"Bonn, am Rhein"
      Ed,blue,Bern

      """, to: "people.csv")
    // Three groups whose rows are 50, 60, 70, 80 · 50, 60 · 70, 80, 90 points long.
    try folder.write(
      """
      stop,line,width
      a,one,50
      b,one,60
      c,one,70
      d,one,80
      e,two,50
      f,two,60
      g,three,70
      h,three,80
      i,three,90

      """, to: "lines.csv")
  }

  private func layout(_ arguments: String...) throws -> Layout {
    let run = try CommandRun(["render"] + arguments + ["--layout", "layout.json"], in: folder)
    try #require(run.isClean, "\(run.errors)")
    return try Layout(folder, "layout.json")
  }

  // MARK: Trace

  @Test("A trace has a line for each call, with who answered it")
  func trace() throws {
    let run = try CommandRun(["render", "people.csv", "--size", "320x120", "--trace"], in: folder)
    try #require(run.isClean, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map { line in line.components(separatedBy: " in ")[0] }
    // 120 points show two rows of 60; the heights of all five are asked for.
    #expect(
      lines.filter { $0.hasPrefix("cellForRowAt") } == [
        "cellForRowAt(TableView, [0, 0]) = TableViewCell by RecordsDataSource",
        "cellForRowAt(TableView, [0, 1]) = TableViewCell by RecordsDataSource",
      ])
    #expect(
      lines.filter { $0.hasPrefix("heightForRowAt") }
        == (0..<5).map { "heightForRowAt(TableView, [0, \($0)]) = 60.0 by RecordsDelegate" })
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasSuffix(" µs") })
    #expect(try folder.contents == ["lines.csv", "people.csv"])
  }

  @Test("A trace names the adapter that answered")
  func traceOfAdapters() throws {
    let run = try CommandRun(
      ["render", "people.csv", "--axis", "horizontal", "--size", "140x100", "--trace"], in: folder)
    try #require(run.isClean, "\(run.errors)")
    #expect(run.output.contains("cellForRowAt(HorizontalTableView, [0, 0]) = TableViewCell by rotated-cells in "))
  }

  // MARK: Layout

  @Test("A record is a row with its first column as text and the rest as detail")
  func records() throws {
    let layout = try layout("people.csv")
    #expect(layout.size == [320, 480])
    #expect(layout.contentOffset == [0, 0])
    #expect(layout.contentSize == [320, 300])
    #expect(layout.views("cell").map(\.text) == ["Ann", "Bo", "Cy", "Di", "Ed"])
    #expect(layout.cells[[0, 4]] == [0, 240, 320, 60])
    #expect(layout.headers.isEmpty)
    #expect(
      layout.views("label").map(\.text) == [
        "Ann", "red, Oslo", "Bo", "blue, Rome", "Cy", "red", "Di", "green, Bonn, am Rhein", "Ed", "blue, Bern",
      ])
  }

  @Test("Groups are sections with headers that stay in sight and are pushed out by the next")
  func pinnedHeaders() throws {
    // Headers of 28 and rows of 60 points: the sections run from 0 to 148, to 296, to 384.
    let layout = try layout("people.csv", "--group-by", "team", "--size", "320x100", "--offset", "130")
    #expect(layout.contentSize == [320, 384])
    #expect(layout.contentOffset == [0, 130])
    // The first header would stay at 0, but its section ends at 18 on screen, and it is 28 points high.
    #expect(layout.headers == [0: [0, -10, 320, 28], 1: [0, 18, 320, 28]])
    #expect(layout.cells == [[0, 1]: [0, -42, 320, 60], [1, 0]: [0, 46, 320, 60]])
    #expect(layout.views("cell").map(\.text) == ["Cy", "Bo"])
    #expect(layout.views("header").map(\.text) == ["red", "blue"])
  }

  @Test("Beyond its ends a table stops", arguments: [("1e300", 284.0), ("284", 284), ("-50", 0), ("-1e300", 0)])
  func offsets(offset: String, expected: Double) throws {
    let layout = try layout("people.csv", "--group-by", "team", "--size", "320x100", "--offset", offset)
    #expect(layout.contentOffset == [0, expected])
  }

  @Test("The horizontal axis turns the table, and the adapters turn its cells and headers upright")
  func horizontal() throws {
    let layout = try layout(
      "lines.csv", "--group-by", "line", "--axis", "horizontal", "--size", "320x100", "--extent-from", "width",
      "--header-size", "40x20", "--offset", "230")
    // Headers lie over the rows and take a tenth of a point: the sections run from 0 to 260.1, to 370.2, to 610.3.
    // Of the content, whole pixels count.
    #expect(layout.contentSize == [100, 610])
    // Less the offset, on whole pixels; a row's height is its width on screen.
    #expect(
      layout.cells == [
        [0, 3]: [-50, 0, 80, 100], [1, 0]: [30, 0, 50, 100], [1, 1]: [80, 0, 60, 100],
        [2, 0]: [140, 0, 70, 100], [2, 1]: [210, 0, 80, 100], [2, 2]: [290, 0, 90, 100],
      ])
    // The first is pushed out by its section's end at 30; the others stand where their sections begin.
    #expect(layout.headers == [0: [-10, 0, 40, 20], 1: [30, 0, 40, 20], 2: [140, 0, 40, 20]])
    #expect(layout.views("header").map(\.text) == ["one", "two", "three"])
    // The cells themselves are turned with the table, by −90°; what is in them is not.
    #expect(layout.views("cell").allSatisfy { $0.transform.prefix(4) == [0, -1, 1, 0] && $0.isUpright })
    #expect(layout.views("header").allSatisfy { $0.isUpright })
    #expect(layout.views("label").allSatisfy { $0.isUpright && $0.transform == $0.contentTransform })
    // The indicator is 3 points thick, 3 from the top edge.
    let indicator = try #require(layout.views("indicator").first)
    #expect(layout.views("indicator").count == 1)
    #expect(indicator.rect[1] == 3 && indicator.rect[3] == 3)
  }

  @Test("Without a size of their own, headers are titles: over the whole width, or laid over at their text's size")
  func titles() throws {
    let vertical = try layout("lines.csv", "--group-by", "line")
    #expect(vertical.headers[0] == [0, 0, 320, 28])
    let horizontal = try layout("lines.csv", "--group-by", "line", "--axis", "horizontal", "--row-extent", "50")
    #expect(horizontal.views("header").map(\.text) == ["one", "two", "three"])
    #expect(horizontal.views("header").allSatisfy { $0.isUpright })
    // The second section begins behind four rows of 50 points and a tenth of a point.
    let second = try #require(horizontal.headers[1])
    #expect(second[0] == 200 && second[1] == 0 && second[3] == 28)
    #expect(second[2] > 32 && second[2] < 100)
  }

  @Test("Rows are as long as asked", arguments: [("vertical", [0.0, 70, 320, 70]), ("horizontal", [70, 0, 70, 480])])
  func rowExtent(axis: String, second: [Double]) throws {
    let layout = try layout("people.csv", "--row-extent", "70", "--axis", axis, "--size", "320x480")
    #expect(layout.cells[[0, 1]] == second)
  }

  // MARK: Pictures

  @Test(
    "A picture has a pixel for each point, or as many as asked",
    arguments: [
      ([], PNGHeader(width: 320, height: 480)),
      (["--axis", "horizontal"], PNGHeader(width: 480, height: 160)),
      (["--scale", "2"], PNGHeader(width: 640, height: 960)),
      (["--size", "100x50", "--scale=1.5"], PNGHeader(width: 150, height: 75)),
      (["--size", "10.2x0.5"], PNGHeader(width: 11, height: 1)),
      (["--scale", "1e-9"], PNGHeader(width: 1, height: 1)),
    ] as [([String], PNGHeader)])
  func pictureSizes(options: [String], expected: PNGHeader) throws {
    let run = try CommandRun(["render", "people.csv", "--out", "x.png"] + options, in: folder)
    #expect(run.isClean && run.output.isEmpty)
    #expect(try PNGHeader(folder.bytes(of: "x.png")) == expected)
  }

  @Test("The same command gives the same bytes", arguments: ["vertical", "horizontal"])
  func reproducible(axis: String) throws {
    for name in ["1", "2"] {
      let files = ["--out", "\(name).png", "--layout", "\(name).json"]
      let run = try CommandRun(["render", "people.csv", "--group-by", "team", "--axis", axis] + files, in: folder)
      #expect(run.isClean)
    }
    #expect(try folder.bytes(of: "1.png") == folder.bytes(of: "2.png"))
    #expect(try folder.bytes(of: "1.json") == folder.bytes(of: "2.json"))
  }

  @Test("A device such as standard output can be written to")
  func standardOutput() throws {
    let run = try CommandRun(["render", "people.csv", "--layout", "/dev/stdout"], in: folder)
    #expect(run.isClean)
    #expect(run.output.hasPrefix("{\n  \"size\": [320, 480],\n"))
  }
}
