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
    // By no other name either.
    try folder.makeFolder("folder/below")
    try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: folder["folder/below"])
    try FileManager.default.createSymbolicLink(atPath: folder["folder/alias"], withDestinationPath: "../staff.db")
    for output in ["./staff.db", "link/../../staff.db", "folder/alias", folder["staff.db"]] {
      let run = try CommandRun(["render", "staff.db#a", "--layout", output], in: folder)
      #expect(run.status == 2)
      #expect(run.complaint == "swivel: render: \(output) is the input; write to another file")
    }
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
      ("gone.png", nil, "gone.png: cannot be read: No such file or directory"),
      ("empty.png", "", "empty.png: not an image that can be shown: the file is empty"),
    ] as [(String, String?, String)] {
      if let content { try folder.write(content, to: "data/\(name)") }
      try folder.write("name,picture\n\"A\nnn\",\nBo,\(name)\n", to: "data/people.csv")
      let run = try CommandRun(arguments + ["--out", "y.png"], in: folder)
      #expect(run.status == 1)
      #expect(run.complaint == "swivel: data/people.csv, row 2 (line 4), column “picture”: data/\(complaint)")
    }
    let unknown = try CommandRun(["render", "people.csv", "--image-column", "tame", "--out", "y.png"], in: folder)
    #expect(unknown.status == 1)
    #expect(unknown.complaint == "swivel: people.csv: no column named “tame” (did you mean name? columns: name, team)")
    #expect(!(try folder.contents.contains("y.png")))
  }

  @Test("A column that holds no paths of images, but bytes or other texts, is told with the row")
  func noImages() throws {
    let sql = """
      CREATE TABLE staff (name TEXT, team TEXT, portrait BLOB, age);
      INSERT INTO staff VALUES ('Ann', 'red', NULL, 41), ('Bo', 'blue', NULL, 7), ('Cy', 'red', x'89504E47', 12);
      """
    try folder.makeDatabase("staff.db", sql)
    let arguments = ["render", "staff.db#staff", "--out", "x.png", "--image-column"]
    for (options, complaint) in [
      (["portrait"], "row 3, column “portrait”: it holds bytes, not the path of an image"),
      // The rows stand in another order now, in which it is the second.
      (["portrait", "--group-by", "team"], "row 3, column “portrait”: it holds bytes, not the path of an image"),
      (["age"], "row 1, column “age”: 41: cannot be read: No such file or directory"),
    ] {
      let run = try CommandRun(arguments + options, in: folder)
      #expect(run.status == 1)
      #expect(run.complaint == "swivel: staff.db#staff, \(complaint)")
    }
    try folder.makeFolder("9")
    try folder.write(#"[{"a": "x"}, {"b": "9"}]"#, to: "list.json")
    let run = try CommandRun(["render", "list.json", "--image-column", "b", "--out", "x.png"], in: folder)
    #expect(run.complaint == "swivel: list.json, row 2 (line 1), column “b”: 9: cannot be read: Is a directory")
    #expect(try folder.contents.contains("x.png") == false)
  }

  @Test("An image that is no file is neither waited for nor read")
  func imagesThatAreNoFiles() throws {
    try #require(mkfifo(folder["pipe"], 0o600) == 0)
    for (path, reason) in [
      ("pipe", "a pipe, not a file"), ("/dev/zero", "a device, not a file"), ("/dev/stdin", "a device, not a file"),
    ] {
      try folder.write("name,picture\nAnn,\(path)\n", to: "x.csv")
      let run = try CommandRun(["render", "x.csv", "--image-column", "picture", "--out", "x.png"], in: folder)
      #expect(run.status == 1)
      #expect(
        run.complaint == "swivel: x.csv, row 1 (line 2), column “picture”: \(path): cannot be read: \(reason)")
    }
  }

  @Test("An image that is shown is not written over, by whatever name")
  func imageAsOutput() throws {
    let gif = try #require(Data(base64Encoded: "R0lGODlhAgACAPAAAAD/AAAAACH5BAAAAAAALAAAAAACAAIAAAIChFEAOw=="))
    try folder.makeFolder("data")
    try folder.write([UInt8](gif), to: "data/green.png")
    try FileManager.default.createSymbolicLink(atPath: folder["link.png"], withDestinationPath: "data/green.png")
    try folder.write("name,picture\nAnn,green.png\n", to: "data/people.csv")
    let arguments = ["render", "data/people.csv", "--image-column", "picture", "--size", "80x60"]
    for output in ["data/green.png", "./data/../data/green.png", "link.png", folder["data/green.png"]] {
      for option in ["--out", "--layout"] {
        let run = try CommandRun(arguments + [option, output], in: folder)
        #expect(run.status == 1)
        #expect(run.complaint == "swivel: \(output): an image that is shown; write to another file")
      }
    }
    // A frame of a film is one more file.
    try folder.write([UInt8](gif), to: "data/film-001.png")
    try folder.write("name,picture\nAnn,film-001.png\n", to: "data/people.csv")
    let film = try CommandRun(arguments + ["--out", "data/film.png", "--frames", "2"], in: folder)
    #expect(film.complaint == "swivel: data/film-001.png: an image that is shown; write to another file")
    #expect(try folder.bytes(of: "data/green.png") == [UInt8](gif))
    #expect(try folder.bytes(of: "data/film-001.png") == [UInt8](gif))
    // Beside it there is room, and one that is not shown is nobody's concern here.
    let run = try CommandRun(arguments + ["--out", "data/green.png"], in: folder)
    #expect(run.isClean, "\(run.errors)")
  }

  @Test("A pipe is read where it is given as one, whatever comes out of it in how many pieces")
  func pipes() throws {
    let expected = try layout(of: "people.csv")
    let program = CommandRun.program.path
    for (script, status) in [
      ("cat people.csv | '\(program)' render /dev/stdin --group-by team --layout piped.json", 0),
      (
        "{ head -c 9 people.csv; sleep 0.2; tail -c +10 people.csv; } | "
          + "'\(program)' render /dev/fd/0 --group-by team --layout piped.json", 0
      ),
      ("'\(program)' render <(cat people.csv) --group-by team --layout piped.json", 0),
      ("'\(program)' render /dev/stdin --group-by team --layout piped.json <people.csv", 0),
      ("'\(program)' render /dev/stdin --group-by team --layout piped.json <&-", 1),
      ("true | '\(program)' render /dev/stdin --group-by team --layout piped.json", 1),
    ] {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = ["-c", script]
      process.currentDirectoryURL = URL(filePath: folder.path)
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == status, "\(script): \(text)")
      guard status == 0 else {
        #expect(text.hasPrefix("swivel: /dev/stdin: "))
        #expect(text.split(separator: "\n").count == 1)
        continue
      }
      #expect(text.isEmpty)
      #expect(try folder.bytes(of: "piped.json") == expected, "\(script)")
      try FileManager.default.removeItem(atPath: folder["piped.json"])
    }
  }

  @Test("A trace that cannot be written is a failure, before any file is written")
  func lostTrace() throws {
    let run = try CommandRun(["render", "people.csv", "--trace", "--out", "x.png"], in: folder, device: "/dev/full")
    #expect(run.status == 1)
    #expect(run.complaint == "swivel: cannot write to standard output: No space left on device")
    #expect(!(try folder.contents.contains("x.png")))
  }
}
