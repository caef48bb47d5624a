import Foundation
import Testing

@Suite("Checking adapters")
struct AdaptersCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("name\nAnn\n", to: "people.csv")
    try folder.makeFolder("mine")
    // A module of somebody else's: a copy that stands elsewhere than the program.
    let modules = CommandRun.program.deletingLastPathComponent()
    let built = modules.appending(path: "swivel-plugins_FixtureModule.resources/fixture.json")
    var manifest = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: built)) as? [String: Any])
    manifest["file"] = "module.so"
    try folder.write([UInt8](JSONSerialization.data(withJSONObject: manifest)), to: "mine/fixture.json")
    try FileManager.default.copyItem(
      at: modules.appending(path: "libFixtureModule.so"), to: URL(filePath: folder["mine/module.so"]))
  }

  /// Runs a command with a module that misbehaves while it is loaded, and a cache of the test's own.
  private func run(_ arguments: [String], misbehaviour: String? = nil) throws -> CommandRun {
    var environment = ["XDG_CACHE_HOME": folder["cache"]]
    environment["FIXTURE_MISBEHAVIOUR"] = misbehaviour
    return try CommandRun(arguments + ["--path", folder["mine"]], in: folder, environment: environment)
  }

  private func render(misbehaviour: String?) throws -> CommandRun {
    try run(
      ["render", "people.csv", "--layout", "x.json", "--adapter", "fixture:height=75"], misbehaviour: misbehaviour)
  }

  @Test("All on the search path are loaded, and sound ones are all that is well")
  func all() throws {
    let run = try run(["adapters", "check"])
    #expect(run.isClean)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ", omittingEmptySubsequences: true) }
    for name in ["fixture", "rotated-cells", "rotated-headers"] {
      #expect(lines.contains { $0.joined(separator: " ") == "\(name) sound it loads" })
    }
  }

  @Test(
    "What a module does while loading is told, and the program lives on",
    arguments: [
      ("trap", "crashes", "it crashed while loading: signal "),
      ("loop", "hangs", "it had not loaded after 2.0 seconds"),
      ("exit", "exits", "it ended the process while loading, with status 7"),
      ("print", "prints", "it wrote while loading: “hello”"),
      ("leak", "leaks", "it left 3 files open while loading"),
    ])
  func misbehaving(misbehaviour: String, finding: String, reason: String) throws {
    let run = try run(["adapters", "check", "fixture", "--limit", "2"], misbehaviour: misbehaviour)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("fixture  \(finding)  \(reason)"))
    #expect(run.errors == "swivel: adapters check: not sound: fixture\n")
  }

  @Test("Whoever checks may be ended: what a module does while it is loaded ends with it")
  func ended() async throws {
    let check = Process()
    check.executableURL = CommandRun.program
    check.arguments = ["adapters", "check", "fixture", "--limit", "3000", "--path", folder["mine"]]
    check.environment = ["XDG_CACHE_HOME": folder["cache"], "FIXTURE_MISBEHAVIOUR": "loop"]
    check.standardOutput = FileHandle.nullDevice
    check.standardError = FileHandle.nullDevice
    try check.run()
    let process = check.processIdentifier
    let children = "/proc/\(process)/task/\(process)/children"
    var child: String?
    for _ in 0..<600 where child == nil {
      try await Task.sleep(for: .milliseconds(50))
      child = try? String(contentsOfFile: children, encoding: .utf8).split(separator: " ").first.map(String.init)
    }
    let probe = try #require(child)
    kill(process, SIGKILL)
    check.waitUntilExit()
    var isGone = false
    for _ in 0..<600 where !isGone {
      try await Task.sleep(for: .milliseconds(50))
      // One that has ended and that nobody has asked about yet is a zombie.
      let status = try? String(contentsOfFile: "/proc/\(probe)/stat", encoding: .utf8)
      isGone = status?.contains(") Z ") ?? true
    }
    #expect(isGone)
  }

  @Test("A verdict is kept until the file changes, or it is asked for anew")
  func keeping() throws {
    #expect(try run(["adapters", "check", "fixture"]).output == "fixture  sound  it loads\n")
    // What is known is not found out again, though it would come out otherwise now.
    let known = try run(["adapters", "check", "fixture"], misbehaviour: "exit")
    #expect(known.isClean)
    #expect(known.output == "fixture  sound  it loads (known from before)\n")
    let fresh = try run(["adapters", "check", "fixture", "--fresh", "--json"], misbehaviour: "exit")
    #expect(fresh.status == 1)
    let json = try JSONSerialization.jsonObject(with: Data(fresh.output.utf8)) as? [String: [[String: Any]]]
    let entry = try #require(json?["adapters"]?.first)
    #expect(entry["name"] as? String == "fixture")
    #expect(entry["finding"] as? String == "exits")
    #expect(entry["known"] as? Bool == false)
    // The bad verdict is kept too, with its reason, until the module is another one.
    let bad = try run(["adapters", "check", "fixture"])
    #expect(
      bad.output == "fixture  exits  it ended the process while loading, with status 7 (known from before)\n")
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder["mine/module.so"])
    #expect(try run(["adapters", "check", "fixture"]).output == "fixture  sound  it loads\n")
  }

  @Test("A module that would take the program along is kept out of it", arguments: ["trap", "exit"])
  func keptOut(misbehaviour: String) throws {
    let run = try render(misbehaviour: misbehaviour)
    #expect(run.status == 1)
    let complaint = try #require(run.complaint)
    #expect(complaint.hasPrefix("swivel: adapter fixture: \(folder["mine/module.so"]): it "))
    #expect(complaint.hasSuffix("; it was tried in a process of its own, and is not loaded"))
    #expect(!FileManager.default.fileExists(atPath: folder["x.json"]))
    // Known now: nobody need try it again.
    #expect(try render(misbehaviour: nil).complaint == complaint)
  }

  @Test("A module that prints is told of, and used")
  func printing() throws {
    let run = try render(misbehaviour: "print")
    #expect(run.status == 0)
    #expect(
      run.errors
        == "swivel: warning: adapter fixture: it wrote while loading: “hello”; tell its author\n")
    #expect(try Layout(folder, "x.json").cells == [[0, 0]: [0, 0, 320, 75]])
  }

  @Test("A refused module is told with its reason, and a name that is not there is one line")
  func refused() throws {
    try folder.write("text", to: "mine/module.so")
    let run = try run(["adapters", "check", "fixture"])
    #expect(run.status == 1)
    #expect(
      run.output
        == "fixture  refused  adapter fixture: \(folder["mine/module.so"]): it is not an ELF file; build the module anew\n"
    )
    let unknown = try self.run(["adapters", "check", "fixtur"])
    #expect(unknown.status == 1)
    #expect(unknown.complaint?.hasSuffix("; did you mean fixture?") == true)
    let limit = try self.run(["adapters", "check", "--limit", "0"])
    #expect(limit.complaint == "swivel: --limit 0: must be more than 0 and at most 3600 seconds")
  }

  @Test("A module that is asked for ten thousand times costs neither files nor memory")
  func soak() throws {
    // The channel for the report is standard output here.
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"exec "$0" adapters probe "$1" 10000 3>&1 </dev/null"#, CommandRun.program.path,
      folder["mine/fixture.json"],
    ]
    process.standardOutput = pipe
    try process.run()
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(report["refusal"] == nil)
    #expect(report["descriptorsAfter"] as? Int == report["descriptorsBefore"] as? Int)
    let before = try #require(report["memoryBefore"] as? Int)
    let after = try #require(report["memoryAfter"] as? Int)
    // Nine thousand times a hundred bytes would be nearly as much.
    #expect(before > 0 && after - before < 1 << 20)
  }

  @Test("What the program calls itself is no command for users")
  func probe() throws {
    for arguments in [[], ["a", "b"], ["a", "1", "2"]] {
      let run = try CommandRun(["adapters", "probe"] + arguments, in: folder)
      #expect(run.status == 2)
      #expect(
        run.complaint == "swivel: adapters probe: the program calls this itself; use swivel adapters check")
    }
    #expect(try !CommandRun(["adapters", "help"], in: folder).output.contains("probe"))
  }
}
