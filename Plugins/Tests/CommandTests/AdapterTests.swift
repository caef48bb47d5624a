import Foundation
import Testing

@Suite("Adapters of the program")
struct AdapterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("name\nAnn\n", to: "people.csv")
    try folder.makeFolder("empty")
  }

  /// The folder of the program and the modules.
  private var modules: String { CommandRun.program.deletingLastPathComponent().path }

  private func render(_ options: String..., environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(
      ["render", "people.csv", "--layout", "x.json"] + options, in: folder, environment: environment)
  }

  @Test("An adapter named by the user is installed, with what the user sets")
  func configured() throws {
    // This one replaces the data source by its own.
    let run = try render("--adapter", "fixture:rows=3")
    #expect(run.isClean)
    #expect(try Layout(folder, "x.json").cells.count == 3)
    #expect(try Layout(folder, "x.json").views("header").map(\.text) == [])
    let refused = try render("--adapter", "fixture:limit=2")
    #expect(refused.status == 1)
    #expect(refused.complaint == #"swivel: adapter fixture: limit 2.0\nis too large"#)
    let mistyped = try render("--adapter", "fixture:lmit=2")
    #expect(mistyped.complaint == "swivel: adapter fixture: unknown key “lmit”; did you mean limit?")
  }

  @Test("Nonsense that an adapter answers is one line, and nothing is written")
  func nonsense() throws {
    let sensible = try render("--adapter", "fixture:height=75")
    #expect(sensible.isClean)
    #expect(try Layout(folder, "x.json").cells == [[0, 0]: [0, 0, 320, 75]])
    try FileManager.default.removeItem(atPath: folder["x.json"])
    let run = try render("--adapter", "fixture:height=-2")
    #expect(run.status == 1)
    #expect(
      run.complaint == "swivel: tableView(_:heightForRowAt:): answered a height of -2.0 for row 0 of section 0; "
        + "a height is finite and 0 or more")
    #expect(try folder.contents == ["empty", "people.csv"])
  }

  @Test("One that is not found is one line with the nearest names and the places looked in")
  func notFound() throws {
    let run = try render("--adapter", "rotated-cell")
    #expect(run.status == 1)
    #expect(
      run.complaint == "swivel: adapter rotated-cell: not found: looked in \(modules); did you mean rotated-cells?")
    let malformed = try render("--adapter", "Rotated Cells")
    #expect(malformed.status == 1)
    #expect(malformed.complaint?.hasPrefix("swivel: adapter “Rotated Cells”: that is not an adapter's name") == true)
  }

  @Test("The axis's adapters come off the search path too")
  func searchPath() throws {
    // The variable replaces the program's own folder; the option comes before both.
    let away = ["SWIVEL_ADAPTER_PATH": folder["empty"]]
    let run = try render("--axis", "horizontal", environment: away)
    #expect(run.status == 1)
    #expect(
      run.complaint == "swivel: adapter rotated-cells: not found: looked in \(folder["empty"]); there are no adapters")
    #expect(try render("--axis", "horizontal", "--path", modules, environment: away).isClean)
    #expect(try render("--axis", "horizontal", environment: ["SWIVEL_ADAPTER_PATH": modules]).isClean)
    #expect(try render("--axis", "vertical", environment: away).isClean)
  }

  @Test("A folder to look into that is none is told, even where nothing is looked for in it")
  func noSearchFolder() throws {
    try folder.write("", to: "file")
    for (path, reason) in [
      ("none", "No such file or directory"), ("file", "Not a directory"), ("none\n", "No such file or directory"),
    ] {
      for command in [["render", "people.csv", "--out", "x.png"], ["demo"]]
        + ["list", "check"].map({ ["adapters", $0] })
      {
        let run = try CommandRun(command + ["--path", folder["empty"], "--path", path], in: folder)
        #expect(run.status == 1)
        #expect(run.complaint == "swivel: --path \(path.replacing("\n", with: "\\n")): \(reason)")
      }
      let inspection = try CommandRun(["adapters", "inspect", "fixture", "--path", path], in: folder)
      #expect(inspection.status == 1)
      #expect(inspection.complaint?.hasSuffix(": \(reason)") == true)
    }
  }

  @Test("A bad manifest that is found first is one line, and no later one stands in for it")
  func badManifest() throws {
    try folder.write("{ \"name\": \"rotated-cells\", ", to: "empty/rotated-cells.json")
    let run = try render("--axis", "horizontal", "--path", folder["empty"])
    #expect(run.status == 1)
    #expect(run.complaint?.hasPrefix("swivel: manifest \(folder["empty"])/rotated-cells.json: ") == true)
  }

  @Test("A module that does more than its manifest says is told of, and is used nevertheless")
  func lyingManifest() throws {
    let built = URL(filePath: "\(modules)/swivel-plugins_FixtureModule.resources/fixture.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: built))
    var manifest = try #require(json as? [String: Any])
    manifest["touches"] = ["TableViewDataSource": ["cellForRowAt"]]
    manifest["file"] = "module.so"
    try folder.write([UInt8](JSONSerialization.data(withJSONObject: manifest)), to: "empty/fixture.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder["empty/module.so"], withDestinationPath: "\(modules)/libFixtureModule.so")
    let run = try render("--adapter", "fixture:height=75", "--path", folder["empty"])
    #expect(run.status == 0)
    #expect(
      run.errors
        == "swivel: warning: adapter fixture: the module touches TableViewDelegate.heightForRowAt, its manifest "
        + "\(folder["empty"])/fixture.json says it touches TableViewDataSource.cellForRowAt; correct one of the two\n")
    #expect(try Layout(folder, "x.json").cells == [[0, 0]: [0, 0, 320, 75]])
    // What it does not touch this time is no lie.
    #expect(try render("--adapter", "fixture", "--path", folder["empty"]).isClean)
  }

  @Test("Safe mode starts without adapters and says so in one line")
  func safeMode() throws {
    let safe = ["SWIVEL_SAFE_MODE": "1"]
    let turned = try render("--axis", "horizontal", "--adapter", "fixture:height=75", environment: safe)
    #expect(turned.status == 0)
    #expect(
      turned.errors == "swivel: warning: SWIVEL_SAFE_MODE is set: no adapter is loaded; "
        + "left out: rotated-cells, rotated-headers, fixture\n")
    let demo = try CommandRun(["demo", "--out", "pictures"], in: folder, environment: safe)
    #expect(demo.status == 0)
    #expect(demo.errors.split(separator: "\n").count == 1)
    #expect(demo.output.contains("Without adapters.\n"))
    #expect(try render(environment: safe).isClean)
  }

  @Test("The environment and the user's settings keep adapters out and put them in; those asked for are told of")
  func selection() throws {
    let without = try render("--axis", "horizontal", environment: ["SWIVEL_DISABLE_ADAPTERS": "rotated-h*"])
    #expect(without.status == 0)
    #expect(
      without.errors
        == "swivel: warning: adapter rotated-headers: left out: SWIVEL_DISABLE_ADAPTERS has rotated-h*\n")
    let own = try render("--axis", "horizontal", environment: ["SWIVEL_DISABLE_ROTATED_CELLS": "1"])
    #expect(own.errors == "swivel: warning: adapter rotated-cells: left out: SWIVEL_DISABLE_ROTATED_CELLS is set\n")
    #expect(try render("--axis", "horizontal", environment: ["SWIVEL_DISABLE_ADAPTERS": "fixture"]).isClean)

    try folder.makeFolder("settings/swivel")
    try folder.write(
      #"{"enable": ["fixture"], "configuration": {"fixture": {"height": 75}}}"#, to: "settings/swivel/adapters.json")
    let settings = ["XDG_CONFIG_HOME": folder["settings"]]
    #expect(try render(environment: settings).isClean)
    #expect(try Layout(folder, "x.json").cells == [[0, 0]: [0, 0, 320, 75]])
    #expect(try render("--adapter", "fixture:height=50", environment: settings).isClean)
    #expect(try Layout(folder, "x.json").cells == [[0, 0]: [0, 0, 320, 50]])
    try folder.write("{", to: "settings/swivel/adapters.json")
    let torn = try render(environment: settings)
    #expect(torn.status == 1)
    #expect(torn.complaint?.hasPrefix("swivel: settings \(folder["settings"])/swivel/adapters.json: $: ") == true)
  }

  @Test("Each step is a line on standard error if that is asked for")
  func log() throws {
    let run = try render("--adapter", "fixture", environment: ["SWIVEL_DEBUG": "adapters"])
    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("swivel: adapters: ") })
    let steps = [
      "looking in \(modules) (beside the program)", "fixture: in: the program asks for it",
      "rotated-cells: out: nobody asks for it", "order: fixture", "fixture: checking \(modules)/libFixtureModule.so",
      "fixture: opening \(modules)/libFixtureModule.so", "fixture: loaded",
    ]
    for step in steps { #expect(lines.contains("swivel: adapters: \(step)")) }
  }

  @Test("What is odd about an adapter is told, and it is used nevertheless")
  func warning() throws {
    let built = URL(filePath: "\(modules)/swivel-plugins_FixtureModule.resources/fixture.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: built))
    var manifest = try #require(json as? [String: Any])
    manifest["colour"] = 1
    manifest["file"] = "module.so"
    try folder.write([UInt8](JSONSerialization.data(withJSONObject: manifest)), to: "empty/fixture.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder["empty/module.so"], withDestinationPath: "\(modules)/libFixtureModule.so")
    let run = try render("--adapter", "fixture:rows=2", "--path", folder["empty"])
    #expect(run.status == 0)
    let manifestPath = "\(folder["empty"])/fixture.json"
    #expect(
      run.errors == "swivel: warning: manifest \(manifestPath): unknown key $.colour: it is ignored; remove it\n")
    #expect(try Layout(folder, "x.json").cells.count == 2)
  }
}
