import Foundation
import Testing

@Suite("Calling the program")
struct UsageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("name,team\nAnn,red\n", to: "people.csv")
  }

  @Test("Help goes to standard output, is set for 100 columns and names all options", arguments: ["render", "demo"])
  func help(subcommand: String) throws {
    for flag in ["--help", "-h"] {
      let run = try CommandRun([subcommand, flag], in: folder)
      #expect(run.isClean)
      #expect(run.output.hasPrefix("usage: swivel \(subcommand)"))
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    // Help counts wherever it stands, and whatever is wrong before it would be.
    #expect(try CommandRun([subcommand, "--out", "x.png", "--help"], in: folder).isClean)
    let options =
      subcommand == "demo"
      ? ["--out", "--path"]
      : [
        "--out", "--layout", "--axis", "--style", "--size", "--scale", "--offset", "--group-by", "--image-column",
        "--row-extent", "--extent-from", "--header-size", "--adapter", "--path", "--frames", "--fps", "--gesture",
        "--trace",
      ]
    let help = try CommandRun([subcommand, "--help"], in: folder).output
    for option in options { #expect(help.contains("\n  \(option) ")) }
    let named = help.split(separator: "\n").filter { $0.hasPrefix("  --") }.map { $0.split(separator: " ")[0] }
    #expect(Set(named.map(String.init)) == Set(options + ["--help"]))
  }

  @Test("Help of a command is what the command itself prints as its help")
  func helpOfCommands() throws {
    for words in [["render"], ["demo"], ["completion"]]
      + ["list", "inspect", "check", "new"].map({ ["adapters", $0] })
    {
      let own = try CommandRun(words + ["--help"], in: folder)
      #expect(own.isClean)
      for flag in ["help", "--help", "-h"] {
        let run = try CommandRun([flag] + words, in: folder)
        #expect(run.isClean)
        #expect(run.output == own.output)
      }
      if words.count == 2 {
        let run = try CommandRun(["adapters", "help", words[1]], in: folder)
        #expect(run.isClean)
        #expect(run.output == own.output)
      }
    }
    let overview = try CommandRun(["help"], in: folder).output
    #expect(try CommandRun(["help", "help"], in: folder).output == overview)
    let adapters = try CommandRun(["adapters", "help"], in: folder).output
    #expect(try CommandRun(["help", "adapters"], in: folder).output == adapters)
    #expect(try CommandRun(["adapters", "help", "help"], in: folder).output == adapters)
    // The window is another program, whose help is known here.
    #expect(try CommandRun(["help", "show"], in: folder).output.hasPrefix("usage: swivel show [INPUT] [OPTION…]\n"))
    for words in [["rendre"], ["render", "more"], ["adapters", "lsit"], ["list"], [""], ["--help"]] {
      let run = try CommandRun(["help"] + words, in: folder)
      #expect(run.status == 2)
      #expect(
        run.complaint
          == "swivel: help \(words.joined(separator: " ")): there is no such command; swivel help lists them")
    }
    let nested = try CommandRun(["adapters", "help", "lsit"], in: folder)
    #expect(nested.status == 2)
    #expect(nested.complaint == "swivel: adapters help lsit: there is no such command; swivel adapters help lists them")
  }

  @Test("The version is that of the library's package")
  func version() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    let version = try String(contentsOf: root.appending(path: "VERSION"), encoding: .utf8)
    let run = try CommandRun(["--version"], in: folder)
    #expect(run.isClean)
    #expect(run.output == "swivel \(version)")
    let surplus = try CommandRun(["--version", "now"], in: folder)
    #expect(surplus.status == 2)
    #expect(surplus.complaint == "swivel: --version: unexpected argument now")
  }

  @Test("Without a subcommand, or with one that there is not, it says how to go on")
  func subcommands() throws {
    for flag in ["help", "--help", "-h"] {
      let run = try CommandRun([flag], in: folder)
      #expect(run.isClean)
      #expect(["render", "demo", "adapters"].allSatisfy { run.output.contains("\n  \($0) ") })
    }
    for flag in ["help", "--help", "-h"] {
      let run = try CommandRun(["adapters", flag], in: folder)
      #expect(run.isClean)
      #expect(run.output.hasPrefix("usage: swivel adapters COMMAND"))
    }
    for subcommand in ["list", "inspect", "check", "new"] {
      let run = try CommandRun(["adapters", subcommand, "--help"], in: folder)
      #expect(run.isClean)
      #expect(run.output.hasPrefix("usage: swivel adapters \(subcommand)"))
      #expect(run.output.contains("\n  --path DIR"))
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    let bare = try CommandRun(["adapters"], in: folder)
    #expect(bare.status == 2)
    #expect(bare.complaint == "swivel: adapters: a command is missing: swivel adapters help lists them")
    let strange = try CommandRun(["adapters", "lsit"], in: folder)
    #expect(strange.status == 2)
    #expect(strange.complaint == "swivel: adapters lsit: there is no such command; swivel adapters help lists them")
    let unnamed = try CommandRun(["adapters", "inspect"], in: folder)
    #expect(unnamed.status == 2)
    #expect(
      unnamed.complaint
        == "swivel: adapters inspect: NAME is missing; swivel adapters inspect --help says what it takes")
    let surplus = try CommandRun(["adapters", "list", "fixture"], in: folder)
    #expect(surplus.status == 2)
    #expect(surplus.complaint == "swivel: adapters list: unexpected argument fixture")
    let none = try CommandRun([], in: folder)
    #expect(none.status == 2)
    #expect(none.complaint == "swivel: a command is missing: swivel help lists them")
    let unknown = try CommandRun(["rendre"], in: folder)
    #expect(unknown.status == 2)
    #expect(unknown.complaint == "swivel: rendre: there is no such command; swivel help lists them")
  }

  private static let wrong: [([String], String)] = [
    (["render"], "INPUT is missing; swivel render --help says what it takes"),
    (["render", "people.csv"], "there is nothing to write; give --out F.png, --layout F.json or both"),
    (["render", "people.csv", "more", "--out", "x.png"], "unexpected argument more"),
    (["render", "--", "people.csv", "--out"], "unexpected argument --out"),
    (["render", "", "--out", "x.png"], "INPUT is empty; give the path of a CSV file, a JSON file or FILE.db#TABLE"),
    (["render", "people.csv", "--ot", "x.png"], "unknown option --ot; did you mean --out?"),
    (["render", "people.csv", "--xyzzy"], "unknown option --xyzzy; swivel render --help lists them"),
    (["render", "people.csv", "-o", "x.png"], "unknown option -o; swivel render --help lists them"),
    (["render", "people.csv", "--out"], "--out needs a value: --out F.png|.svg|.pdf"),
    (["render", "people.csv", "--out", "--layout", "x.json"], "--out needs a value: --out F.png|.svg|.pdf"),
    (["render", "people.csv", "--out="], "--out: a path cannot be empty"),
    (
      ["render", "people.csv", "--out", "a.png", "--out", "b.png"], "--out is given twice, but can only have one value"
    ),
    (["render", "people.csv", "--out", "a", "--layout", "./a"], "--out and --layout name the same file"),
    (
      ["render", "people.csv", "--out", "x.png", "--size", "abc"],
      "--size abc: expected a width and a height in points, such as 320x480"
    ),
    (
      ["render", "people.csv", "--out", "x.png", "--size", "nanx10"],
      "--size nanx10: expected a width and a height in points, such as 320x480"
    ),
    (
      ["render", "people.csv", "--out", "x.png", "--size", "1x2x3"],
      "--size 1x2x3: expected a width and a height in points, such as 320x480"
    ),
    (
      ["render", "people.csv", "--out", "x.png", "--size", "infx10"],
      "--size infx10: expected a width and a height in points, such as 320x480"
    ),
    (["render", "people.csv", "--out", "x.png", "--scale", "two"], "--scale two: expected a number, such as 2 or 0.5"),
    (["render", "people.csv", "--out", "x.png", "--scale", "nan"], "--scale nan: expected a number, such as 2 or 0.5"),
    (["render", "people.csv", "--out", "x", "--scale", "1e999"], "--scale 1e999: expected a number, such as 2 or 0.5"),
    (["render", "people.csv", "--out", "x.png", "--scale", "0x2"], "--scale 0x2: expected a number, such as 2 or 0.5"),
    (["render", "people.csv", "--out", "x.png", "--path", ""], "--path: a path cannot be empty"),
    (["demo", "--path", ""], "--path: a path cannot be empty"),
    (["demo", "--out="], "--out: a path cannot be empty"),
    (["render", "people.csv", "--out", "x.png", "--offset", ""], "--offset : expected a number, such as 2 or 0.5"),
    (["render", "people.csv", "--out", "x.png", "--axis", "up"], "--axis up: expected vertical or horizontal"),
    (
      ["render", "people.csv", "--out", "x.png", "--row-extent", "50", "--extent-from", "team"],
      "--row-extent and --extent-from both say how long rows are; give one of them"
    ),
    (
      ["render", "people.csv", "--out", "x.png", "--adapter", "fixture:limit"],
      "adapter “fixture:limit”: “limit” has no =; expected NAME or NAME:key=value,key=value"
    ),
    (
      ["render", "people.csv", "--out", "x.png", "--axis", "horizontal", "--adapter", "rotated-cells"],
      "--adapter rotated-cells: --axis horizontal loads it already"
    ),
    (
      ["render", "people.csv", "--out", "x.png", "--adapter", "fixture", "--adapter", "fixture"],
      "--adapter fixture: it is given twice"
    ),
    (["render", "people.csv", "--out", "people.csv"], "--out people.csv: pictures are .png, .svg or .pdf files"),
    (["render", "people.csv", "--layout", "./people.csv"], "./people.csv is the input; write to another file"),
    (["render", "people.csv", "--out", "x.jpg"], "--out x.jpg: pictures are .png, .svg or .pdf files"),
    // What later versions will do is refused by name, not passed over.
    (["render", "people.csv", "--out", "x.svg.gz"], "--out x.svg.gz: pictures are .png, .svg or .pdf files"),
    (
      ["render", "people.csv", "--style", "flat", "--out", "x.png"],
      "--style flat: expected plain or grouped or inset-grouped"
    ),
    (
      ["render", "people.csv", "--fps=3", "--out", "x.png"],
      "--fps says how many frames a second has; give --frames N too, how many there are"
    ),
    (
      ["render", "people.csv", "--frames", "3", "--layout", "x.json"],
      "--frames makes pictures; give --out F.png, which becomes the film strip"
    ),
    (
      ["render", "people.csv", "--frames", "0", "--out", "x.png"], "--frames 0: expected a whole number from 1 to 1000"
    ),
    (
      ["render", "people.csv", "--frames", "2.5", "--out", "x.png"],
      "--frames 2.5: expected a whole number from 1 to 1000"
    ),
    (
      ["render", "people.csv", "--frames", "1001", "--out", "x.png"],
      "--frames 1001: expected a whole number from 1 to 1000"
    ),
    (
      ["render", "people.csv", "--frames", "two", "--out", "x.png"], "--frames two: expected a number, such as 2 or 0.5"
    ),
    (
      ["render", "people.csv", "--frames", "2", "--fps", "0", "--out", "x.png"],
      "--fps 0: expected a number greater than 0 and at most 1000"
    ),
    (
      ["render", "people.csv", "--frames", "2", "--fps", "-1e9", "--out", "x.png"],
      "--fps -1e9: expected a number greater than 0 and at most 1000"
    ),
    (
      ["render", "people.csv", "--frames", "2", "--out", "x", "--layout", "./x-001"],
      "--layout names the same file as a frame, x-001"
    ),
    (
      ["render", "people.csv", "--out", "x.png", "--gesture", "wait 1s; tap"],
      "--gesture 1:13: expected a point such as 160,300, found the end"
    ),
    (
      ["render", "people.csv", "--out", "x.png", "--gesture", "wait 4000s"],
      "--gesture 1:1: until the end of this the script takes 4000 s; it may take 3600 s in all"
    ),
    (["render", "people.csv", "--trace=yes"], "--trace: it has no value"),
    (["render", "people.csv", "--trace", "--trace"], "--trace is given twice"),
    (["demo", "here"], "unexpected argument here"),
    (["demo", "--ot", "x"], "unknown option --ot; did you mean --out?"),
  ]

  @Test("Wrong use is one line and status 2, and nothing is written", arguments: wrong)
  func wrongUse(arguments: [String], why: String) throws {
    let run = try CommandRun(arguments, in: folder)
    #expect(run.status == 2)
    #expect(run.complaint == "swivel: \(arguments[0]): \(why)")
    #expect(try folder.contents == ["people.csv"])
  }
}
