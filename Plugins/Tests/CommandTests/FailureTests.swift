import Foundation
import Testing

@Suite("What cannot be done")
struct FailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("name,team,width\nAnn,red,50\nBo,blue,\n", to: "people.csv")
  }

  private func expectFailure(_ arguments: [String], _ complaint: String) throws {
    let before = try folder.contents
    let run = try CommandRun(arguments, in: folder)
    #expect(run.status == 1)
    #expect(run.complaint == "swivel: \(complaint)")
    #expect(try folder.contents == before, "something was left behind")
  }

  // MARK: Input

  private static let badContents: [([UInt8], String)] = [
    ([], "x.csv: empty: a table needs at least a header line"),
    (Array("a,b\n1\u{1F},2\n3,\"4".utf8), "x.csv, line 3: unterminated quote: the field that begins here never ends"),
    (Array("a,b\n1,2,3\n".utf8), "x.csv, line 2: too many fields: the header has 2, this row has 3"),
    (Array("a\n".utf8) + [0xFF], "x.csv, line 2: not UTF-8: byte 0xFF at position 3 of the file"),
    ([0xFF, 0xFE, 0x61, 0], "x.csv: encoded as UTF-16, as its first bytes say: save it as UTF-8"),
  ]

  @Test("A file that is no table is one line", arguments: badContents)
  func badFiles(bytes: [UInt8], complaint: String) throws {
    try folder.write(bytes, to: "x.csv")
    try expectFailure(["render", "x.csv", "--out", "x.png", "--layout", "x.json"], complaint)
  }

  @Test("A file that cannot be read is one line")
  func unreadable() throws {
    try folder.makeFolder("folder.csv")
    try expectFailure(
      ["render", "none.csv", "--out", "x.png"], "none.csv: cannot be read: No such file or directory")
    try expectFailure(["render", "folder.csv", "--out", "x.png"], "folder.csv: cannot be read: Is a directory")
    try expectFailure(
      ["render", "people.csv/x", "--out", "x.png"], "people.csv/x: cannot be read: Not a directory")
    try #require(mkfifo(folder["pipe.csv"], 0o600) == 0)
    try expectFailure(
      ["render", "pipe.csv", "--out", "x.png"],
      "pipe.csv: cannot be read: a pipe that may never end; have it read as /dev/stdin")
    try expectFailure(["render", "/dev/zero", "--out", "x.png"], "/dev/zero: cannot be read: a device, not a file")
    try expectFailure(
      ["render", "/dev/null", "--out", "x.png"], "/dev/null: cannot be read: a device, not a file")
    try expectFailure(
      ["render", "no\nsuch", "--out", "x.png"], #"no\nsuch: cannot be read: No such file or directory"#)
  }

  @Test("Strange files are tables nevertheless")
  func strangeFiles() throws {
    let files = [
      "header only": "name,team\n",
      "no line end": "name",
      "mark and CRLF": "\u{FEFF}name,team\r\nAnn,\"a\r\nb\"\r\n",
      "short rows": "name,team\nAnn\n\"\"\n",
      "100,000 columns": String(repeating: "c,", count: 99_999) + "team\nAnn" + String(repeating: ",x", count: 99_999),
      "one long text": "name,team\n" + String(repeating: "long ", count: 100_000) + ",x\n",
      "controls": "name,team\n\u{1}\u{7F}\u{2028}\t,\u{202E}x\n",
    ]
    for (name, text) in files {
      try folder.write(text, to: "x.csv")
      for axis in ["vertical", "horizontal"] {
        let run = try CommandRun(
          ["render", "x.csv", "--axis", axis, "--out", "x.png", "--layout", "x.json"], in: folder)
        #expect(run.isClean, "\(name): \(run.errors)")
        _ = try PNGHeader(folder.bytes(of: "x.png"))
        _ = try Layout(folder, "x.json")
      }
    }
  }

  @Test("Columns are asked for by names that the table has")
  func columns() throws {
    try expectFailure(
      ["render", "people.csv", "--group-by", "tema", "--out", "x.png"],
      "people.csv: no column named “tema” (did you mean team? columns: name, team, width)")
    try expectFailure(
      ["render", "people.csv", "--extent-from", "xyzzy", "--out", "x.png"],
      "people.csv: no column named “xyzzy” (columns: name, team, width)")
    try expectFailure(
      ["render", "people.csv", "--extent-from", "width", "--out", "x.png"],
      "people.csv, row 2 (line 3), column “width”: “” is not a number: "
        + "a row's extent is a number of points, zero or more")
  }

  // MARK: Numbers

  private static let limits = "it may have 32767 pixels a side and 268435456 in all"

  private static let badNumbers: [(String, String, String)] = [
    ("--size", "0x100", "--size 0x100: both sides must be greater than 0"),
    ("--size", "100x-1", "--size 100x-1: both sides must be greater than 0"),
    ("--size", "1e9x100", "cannot draw a picture of 1000000000 × 100 points at a scale of 1: \(limits)"),
    ("--scale", "0", "--scale 0: must be greater than 0"),
    ("--scale", "-2", "--scale -2: must be greater than 0"),
    ("--scale", "1e300", "cannot draw a picture of 320 × 480 points at a scale of 1e+300: \(limits)"),
    ("--row-extent", "0", "--row-extent 0: must be from 1 to 1000000 points"),
    ("--row-extent", "-5", "--row-extent -5: must be from 1 to 1000000 points"),
    ("--row-extent", "1e300", "--row-extent 1e300: must be from 1 to 1000000 points"),
    ("--header-size", "0x20", "--header-size 0x20: both sides must be greater than 0"),
    ("--header-size", "20x1e300", "--header-size 20x1e300: may be 1000000 points at most"),
  ]

  @Test("Numbers out of range are one line, whatever is written", arguments: badNumbers)
  func numbers(option: String, value: String, complaint: String) throws {
    try expectFailure(["render", "people.csv", option, value, "--out", "x.png"], complaint)
    try expectFailure(["render", "people.csv", "\(option)=\(value)", "--layout", "x.json"], complaint)
  }

  @Test("More rows than could be told apart are refused before a cell is made")
  func manyRows() throws {
    try folder.write("name,w\n" + String(repeating: "x,0.001\n", count: 200_000), to: "tiny.csv")
    try expectFailure(
      ["render", "tiny.csv", "--extent-from", "w", "--out", "x.png"],
      "cannot draw 200000 rows at once: there may be 100000 in sight; make the rows longer")
  }

  @Test("Rows may be as long as numbers are")
  func longRows() throws {
    try folder.write("name,w\na,1e300\nb,0\nc,1e308\nd,1\n", to: "long.csv")
    for (axis, offset) in [("vertical", "0"), ("vertical", "1e300"), ("horizontal", "1e308"), ("horizontal", "5")] {
      let run = try CommandRun(
        [
          "render", "long.csv", "--extent-from", "w", "--axis", axis, "--offset", offset, "--out", "x.png", "--layout",
          "x.json",
        ], in: folder)
      #expect(run.isClean, "\(axis) \(offset): \(run.status) \(run.errors)")
    }
  }

  // MARK: Output

  @Test("What cannot be written is one line, and files that are there stay as they are")
  func unwritable() throws {
    try folder.makeFolder("folder")
    try folder.write("precious", to: "x.png")
    for (path, reason) in [
      ("none/x.png", "No such file or directory"), ("folder", "Is a directory"), ("people.csv/x", "Not a directory"),
      ("/dev/full", "No space left on device"),
    ] {
      try expectFailure(["render", "people.csv", "--out", path], "cannot write \(path): \(reason)")
      // The other file could be written, but is not.
      try expectFailure(
        ["render", "people.csv", "--out", "x.png", "--layout", path], "cannot write \(path): \(reason)")
      try expectFailure(
        ["render", "people.csv", "--out", path, "--layout", "x.png"], "cannot write \(path): \(reason)")
    }
    // Nor when the input turns out to be bad.
    try expectFailure(
      ["render", "people.csv", "--group-by", "x", "--out", "x.png"],
      "people.csv: no column named “x” (columns: name, team, width)")
    #expect(try folder.bytes(of: "x.png") == Array("precious".utf8))
  }

  private static let printing: [[String]] = [
    ["help"], ["--version"], ["help", "render"], ["demo", "--help"], ["demo"], ["render", "people.csv", "--trace"],
    ["completion", "bash"], ["adapters", "help"], ["adapters", "list"], ["adapters", "list", "--json"],
    ["adapters", "inspect", "mirror"], ["adapters", "inspect", "mirror", "--json"], ["adapters", "check", "mirror"],
    ["adapters", "check", "mirror", "--json"],
  ]

  @Test("Standard output that cannot be written to is one line", arguments: printing)
  func fullOutput(arguments: [String]) throws {
    let run = try CommandRun(arguments, in: folder, device: "/dev/full")
    #expect(run.status == 1)
    #expect(run.complaint == "swivel: cannot write to standard output: No space left on device")
  }

  @Test("Standard output that there is not is one line, and no file takes its place", arguments: printing)
  func closedOutput(arguments: [String]) throws {
    let run = try CommandRun(arguments, in: folder, redirection: ">&-")
    #expect(run.status == 1)
    #expect(run.complaint == "swivel: cannot write to standard output: Bad file descriptor")
    for name in try folder.contents where name.hasSuffix(".png") { _ = try PNGHeader(folder.bytes(of: name)) }
    // Without any of the streams there is nobody to tell; what is written is written whole.
    let mute = try CommandRun(
      ["render", "people.csv", "--out", "mute.png", "--layout", "mute.json"], in: folder, redirection: "<&- >&- 2>&-")
    #expect(mute.status == 0)
    _ = try PNGHeader(folder.bytes(of: "mute.png"))
    _ = try Layout(folder, "mute.json")
  }

  @Test("An argument that is not UTF-8 is told, and names no other file")
  func otherEncoding() throws {
    for (words, number) in [("$'\\xff.csv' --out x.png", 2), ("people.csv --out $'\\xffx.png'", 4)] {
      let run = try CommandRun(["render"], in: folder, redirection: words)
      #expect(run.status == 2)
      #expect(run.complaint?.hasPrefix("swivel: argument \(number): it is not UTF-8: ") == true)
    }
    #expect(try folder.contents == ["people.csv"])
  }

  @Test("A pipe that nobody reads is not waited for, and one that somebody reads is written to")
  func outputPipes() throws {
    try #require(mkfifo(folder["pipe.png"], 0o600) == 0)
    try expectFailure(
      ["render", "people.csv", "--out", "pipe.png"], "cannot write pipe.png: nobody reads the pipe")
    let run = try CommandRun(
      ["render", "people.csv", "--size", "800x800", "--out", "/dev/stdout"], in: folder,
      redirection: "| { sleep 0.3; cat; } >x.png")
    #expect(run.isClean)
    #expect(try PNGHeader(folder.bytes(of: "x.png")) == PNGHeader(width: 800, height: 800))
  }

  @Test("Whoever stops reading ends the program without a word", arguments: [["completion", "bash"], ["demo"]])
  func brokenPipe(arguments: [String]) throws {
    let run = try CommandRun(arguments, in: folder, redirection: "| true; exit ${PIPESTATUS[0]}")
    // By SIGPIPE, as any program that writes; or it was done before.
    #expect([0, 128 + SIGPIPE].contains(run.status), "\(run.status)")
    #expect(run.errors.isEmpty)
  }
}
