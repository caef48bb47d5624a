import Foundation
import Testing

@Suite("swivel render: kinds of input and of pictures")
struct InputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("name,team\nAnn,red\nBo,blue\nCy,red\n", to: "people.csv")
    try folder.write(
      #"[{"name": "Ann", "team": "red"}, {"team": "blue", "name": "Bo"}, {"name": "Cy", "team": "red"}]"#,
      to: "people.json")
  }

  private func layout(of input: String) throws -> [UInt8] {
    let run = try CommandRun(["render", input, "--group-by", "team", "--layout", "layout.json"], in: folder)
    try #require(run.isClean, "\(run.errors)")
    return try folder.bytes(of: "layout.json")
  }

  @Test("JSON shows as the same records in CSV do")
  func json() throws {
    #expect(try layout(of: "people.json") == layout(of: "people.csv"))
  }

  @Test("Input that cannot be read is one line, and nothing is written")
  func wrongInput() throws {
    try folder.write("[{\"name\": \"Ann\"},\n 7]", to: "wrong.json")
    try folder.write("name\nAnn\n", to: "wrong.db")
    for (input, complaint) in [
      (
        "wrong.json",
        "wrong.json, line 2, column 2: not a JSON list of records: expected an object, which a record is (at $[1])"
      ),
      ("wrong.db#staff", "wrong.db: not an SQLite database: its content is something else, or encrypted"),
      ("none.db#staff", "none.db: cannot be read: No such file or directory"),
      ("none.json", "none.json: cannot be read: No such file or directory"),
    ] {
      let run = try CommandRun(["render", input, "--out", "x.png"], in: folder)
      #expect(run.status == 1)
      #expect(run.complaint == "swivel: \(complaint)")
    }
    #expect(!(try folder.contents.contains("x.png")))
  }

  @Test("A database is not written over by its picture")
  func databaseAsOutput() throws {
    try folder.write("kept", to: "staff.db")
    let run = try CommandRun(["render", "staff.db#a", "--layout", "staff.db"], in: folder)
    #expect(run.status == 2)
    #expect(run.complaint == "swivel: render: staff.db is the input; write to another file")
    #expect(try folder.bytes(of: "staff.db") == Array("kept".utf8))
  }

  @Test("A picture is of the format that its ending names, a film strip as well", arguments: ["png", "svg", "PDF"])
  func formats(ending: String) throws {
    let starts = ["png": [0x89, 0x50, 0x4E, 0x47], "svg": Array("<?xml".utf8), "PDF": Array("%PDF-".utf8)]
    let start = try #require(starts[ending])
    let still = try CommandRun(["render", "people.csv", "--size", "40x30", "--out", "still.\(ending)"], in: folder)
    try #require(still.isClean, "\(still.errors)")
    let film = try CommandRun(
      ["render", "people.csv", "--size", "40x30", "--frames", "9", "--out", "film.\(ending)"], in: folder)
    try #require(film.isClean, "\(film.errors)")
    #expect(try folder.bytes(of: "still.\(ending)").starts(with: start))
    #expect(try folder.bytes(of: "film.\(ending)").starts(with: start))
    // Of a table at rest each frame is the picture that is made without, also by another process.
    for frame in 0..<9 {
      #expect(try folder.bytes(of: "film-00\(frame).\(ending)") == folder.bytes(of: "still.\(ending)"))
    }
  }

  @Test("Rows show the images that a column names, relative to the input, and one that cannot be read is told")
  func images() throws {
    // A GIF of two by two green pixels.
    let gif = try #require(Data(base64Encoded: "R0lGODlhAgACAPAAAAD/AAAAACH5BAAAAAAALAAAAAACAAIAAAIChFEAOw=="))
    try folder.makeFolder("data")
    try folder.write([UInt8](gif), to: "data/green.gif")
    try folder.write("name,team,picture\nAnn,red,green.gif\nBo,blue,\nCy,red,green.gif\n", to: "data/people.csv")
    let arguments = ["render", "data/people.csv", "--image-column", "picture", "--size", "200x180"]
    let run = try CommandRun(arguments + ["--out", "x.svg"], in: folder)
    try #require(run.isClean, "\(run.errors)")
    let svg = String(decoding: try folder.bytes(of: "x.svg"), as: UTF8.self)
    // The image stands there once, and is shown twice.
    #expect(svg.components(separatedBy: "<image ").count == 2)
    #expect(svg.components(separatedBy: "#image0").count == 3)
    for (name, content, complaint) in [
      ("gone.png", nil, "data/gone.png: cannot be read: No such file or directory"),
      ("empty.png", "", "data/empty.png: not an image that can be shown: the file is empty"),
    ] as [(String, String?, String)] {
      if let content { try folder.write(content, to: "data/\(name)") }
      try folder.write("name,picture\nAnn,\(name)\n", to: "data/people.csv")
      let run = try CommandRun(arguments + ["--out", "y.png"], in: folder)
      #expect(run.status == 1)
      #expect(run.complaint == "swivel: \(complaint)")
    }
    let unknown = try CommandRun(["render", "people.csv", "--image-column", "tame", "--out", "y.png"], in: folder)
    #expect(unknown.status == 1)
    #expect(unknown.complaint == "swivel: people.csv: no column named “tame” (did you mean name?)")
    #expect(!(try folder.contents.contains("y.png")))
  }

  @Test("A trace that cannot be written is a failure, before any file is written")
  func lostTrace() throws {
    let run = try CommandRun(["render", "people.csv", "--trace", "--out", "x.png"], in: folder, device: "/dev/full")
    #expect(run.status == 1)
    #expect(run.complaint == "swivel: cannot write to standard output: No space left on device")
    #expect(!(try folder.contents.contains("x.png")))
  }
}
