import Foundation
import Testing

@Suite("Looking at adapters")
struct AdaptersCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("mine")
  }

  private var modules: String { CommandRun.program.deletingLastPathComponent().path }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(["adapters"] + arguments, in: folder, environment: environment)
  }

  /// Writes a manifest whose module is not there.
  private func write(_ name: String, _ more: String = "", to place: String = "mine") throws {
    try folder.write(
      """
      {"name": "\(name)", "version": "2.0.0", "kind": "swift", "file": "x.so", "abi": 1, "compiler": "6.3.1",
       "library": "0.1.0"\(more.isEmpty ? "" : ", \(more)")}
      """, to: "\(place)/\(name).json")
  }

  private func entries(_ arguments: String..., environment: [String: String] = [:]) throws -> [[String: Any]] {
    let run = try CommandRun(["adapters", "list", "--json"] + arguments, in: folder, environment: environment)
    #expect(run.isClean)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(json?["adapters"] as? [[String: Any]])
  }

  @Test("The list has the chain's order, then the others, each with its reason")
  func list() throws {
    let run = try run("list", "--axis", "horizontal", environment: ["SWIVEL_ENABLE_ADAPTERS": "fix*"])
    #expect(run.isClean)
    #expect(
      run.output.hasPrefix(
        """
        1  rotated-cells    0.1.0  the program asks for it
        2  rotated-headers  0.1.0  the program asks for it
        3  fixture          0.1.0  SWIVEL_ENABLE_ADAPTERS has fix*
        -  covered-header   0.1.0  nobody asks for it

        """))
    // Whatever other modules the tests have: these are among them, in alphabetical order.
    let plain = try self.run("list").output.split(separator: "\n")
    #expect(plain == plain.sorted())
    for name in ["covered-header ", "fixture        ", "rotated-cells  ", "rotated-headers", "row-scale      "] {
      #expect(plain.contains("-  \(name)  0.1.0  nobody asks for it"))
    }
    let none = try self.run("list", environment: ["SWIVEL_ADAPTER_PATH": folder["mine"]])
    #expect(none.isClean)
    #expect(none.output == "There are no adapters on the search path.\n")
  }

  @Test("Wishes of manifests change the order, and contradictions are one line")
  func order() throws {
    try write("a", #""after": ["b"]"#)
    try write("b")
    try write("c", #""before": ["b"]"#)
    let asked = ["--adapter", "a", "--adapter", "b", "--adapter", "c", "--path", folder["mine"]]
    let run = try CommandRun(["adapters", "list"] + asked, in: folder)
    #expect(run.output.hasPrefix("1  c                2.0.0  the program asks for it\n2  b  "))
    try write("b", #""before": ["c"]"#)
    let circle = try CommandRun(["adapters", "list"] + asked, in: folder)
    #expect(circle.status == 1)
    #expect(
      circle.complaint == "swivel: adapters b, c: no order suits their manifests: b before c before b; "
        + "keep one of them out, or correct its before or after")
  }

  @Test("The list as JSON tells the places, what is refused and what is passed over")
  func json() throws {
    try write("fixture")
    try folder.write("{", to: "mine/torn.json")
    let entries = try entries("--adapter", "fixture", "--path", folder["mine"])
    func found(_ name: String) -> [[String: Any]] { entries.filter { $0["name"] as? String == name } }
    // Among the other modules that there are.
    let names = entries.compactMap { $0["name"] as? String }.filter {
      $0.hasPrefix("rotated-") || ["fixture", "torn"].contains($0)
    }
    #expect(names == ["fixture", "fixture", "rotated-cells", "rotated-headers", "torn"])
    #expect(entries[0]["in"] as? Bool == true)
    #expect(entries[0]["position"] as? Int == 1)
    #expect(entries[0]["version"] as? String == "2.0.0")
    #expect(entries[0]["manifest"] as? String == folder["mine/fixture.json"])
    #expect(entries[0]["module"] as? String == folder["mine/x.so"])
    #expect(entries[0]["origin"] as? String == "named explicitly")
    let second = try #require(found("fixture").last)
    #expect(second["in"] as? Bool == false)
    #expect(second["position"] == nil)
    #expect(second["reason"] as? String == "\(folder["mine/fixture.json"]) comes first")
    #expect(second["origin"] as? String == "beside the program")
    let torn = try #require(found("torn").first)
    let refused = try #require(torn["refused"] as? String)
    #expect(refused.hasPrefix("manifest \(folder["mine/torn.json"]): $: "))
    #expect(torn["reason"] as? String == refused)
    #expect(torn["version"] == nil)
  }

  @Test("Variables that name folders are searched in their order")
  func places() throws {
    try folder.makeFolder("added")
    try folder.makeFolder("data/swivel/adapters")
    for place in ["mine", "added", "data/swivel/adapters"] { try write("a", to: place) }
    func manifests(_ arguments: [String], _ environment: [String: String]) throws -> [String] {
      let run = try CommandRun(["adapters", "list", "--json"] + arguments, in: folder, environment: environment)
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: [[String: Any]]]
      return (json?["adapters"] ?? []).filter { $0["name"] as? String == "a" }.compactMap { $0["manifest"] as? String }
        .map { String($0.dropFirst(folder.path.count + 1)) }
    }
    var environment = ["XDG_DATA_HOME": folder["data"], "SWIVEL_ADD_ADAPTER_PATH": folder["added"]]
    #expect(
      try manifests(["--path", folder["mine"]], environment)
        == ["mine/a.json", "added/a.json", "data/swivel/adapters/a.json"])
    environment["SWIVEL_ADAPTER_PATH"] = folder["mine"]
    #expect(try manifests([], environment) == ["added/a.json", "mine/a.json"])
  }

  @Test("A module in C is listed, inspected and checked as others are")
  func moduleInC() throws {
    let entry = try #require(try entries().first { $0["name"] as? String == "row-scale-in-c" })
    #expect(entry["in"] as? Bool == false && entry["version"] as? String == "0.1.0")
    let run = try run("inspect", "row-scale-in-c")
    #expect(run.isClean)
    for row in [
      /kind +c\n/, /compiler +\(any\)\n/, /library +\(any\)\n/, /checks +passed; it has not been opened\n/,
      /touches +TableViewDelegate.estimatedHeightForRowAt, TableViewDelegate.heightForRowAt\n/,
    ] { #expect(run.output.contains(row)) }
    #expect(try self.run("check", "row-scale-in-c").output == "row-scale-in-c  sound  it loads\n")
  }

  @Test("An inspection tells all that a manifest says, and what the checks say")
  func inspect() throws {
    let run = try run("inspect", "fixture")
    #expect(run.isClean)
    for line in [
      "name         fixture", "status       out: nobody asks for it", "module       \(modules)/libFixtureModule.so",
      "checks       passed; it has not been opened", "contract     version 1",
      "touches      TableViewDelegate.heightForRowAt", "kept out by  SWIVEL_DISABLE_FIXTURE",
      "key limit    number, 1 if not given: over 1 it is refused",
    ] { #expect(run.output.contains("\(line)\n")) }

    try write("lame", #""touches": {"TableViewDelegate": ["heigthForRowAt"]}, "colour": 1"#)
    let lame = try self.run("inspect", "lame", "--json", "--path", folder["mine"])
    #expect(lame.isClean)
    let json = try JSONSerialization.jsonObject(with: Data(lame.output.utf8)) as? [String: Any]
    #expect((json?["manifest"] as? [String: Any])?["name"] as? String == "lame")
    #expect((json?["warnings"] as? [String])?.count == 2)
    #expect(json?["in"] as? Bool == false)
    #expect(
      json?["refused"] as? String == "adapter lame: \(folder["mine/x.so"]): there is no such file; "
        + "build the module, or correct the manifest's key file")
    let unknown = try self.run("inspect", "fixtur")
    #expect(unknown.status == 1)
    #expect(
      unknown.complaint == "swivel: adapter fixtur: not found: looked in \(modules); did you mean fixture?")
  }
}
