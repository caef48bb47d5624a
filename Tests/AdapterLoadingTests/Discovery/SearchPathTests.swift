import Foundation
import Testing

@testable import AdapterLoading

@Suite("Search paths")
struct SearchPathTests {
  private func manifest(_ name: String, version: String = "1.0.0") -> String {
    """
    {"name": "\(name)", "version": "\(version)", "kind": "swift", "file": "lib\(name).so", "abi": 1,
     "compiler": "6.3.1", "library": "0.1.0"}
    """
  }

  private func searchPath(_ folders: String...) -> SearchPath {
    SearchPath(folders: folders.map { SearchFolder(path: $0, origin: .explicit) })
  }

  private func folders(_ explicit: [String] = [], _ variables: [String: String] = [:]) -> [SearchFolder] {
    SearchPath(explicit: explicit, executable: "/opt/tool/bin/tool") { variables[$0] }.folders
  }

  @Test("Explicit folders come first, then added ones; the environment's own replace those that nobody names")
  func order() {
    func paths(_ explicit: [String], _ variables: [String: String]) -> [String] {
      folders(explicit, variables).map(\.path)
    }
    let system = ["/usr/local/share/swivel/adapters", "/usr/share/swivel/adapters"]
    #expect(paths([], [:]) == system + ["/opt/tool/bin"])
    #expect(paths(["/a", "/b"], [:]) == ["/a", "/b"] + system + ["/opt/tool/bin"])
    #expect(paths([], ["SWIVEL_ADAPTER_PATH": "/c:/d"]) == ["/c", "/d"])
    #expect(paths(["/a"], ["SWIVEL_ADAPTER_PATH": "/c"]) == ["/a", "/c"])
    // Set to nothing is not set; set to no folder is a search path of none.
    #expect(paths(["/a"], ["SWIVEL_ADAPTER_PATH": "", "SWIVEL_ADD_ADAPTER_PATH": ""]) == paths(["/a"], [:]))
    #expect(paths(["/a"], ["SWIVEL_ADAPTER_PATH": ":"]) == ["/a"])
    #expect(paths([], ["SWIVEL_ADAPTER_PATH": ":/c::/d:"]) == ["/c", "/d"])
    #expect(paths(["/a"], ["SWIVEL_ADD_ADAPTER_PATH": "/e:/f"]) == ["/a", "/e", "/f"] + system + ["/opt/tool/bin"])
    #expect(paths(["/a"], ["SWIVEL_ADD_ADAPTER_PATH": "/e", "SWIVEL_ADAPTER_PATH": "/c"]) == ["/a", "/e", "/c"])
    #expect(
      paths([], ["HOME": "/users/ann"]) == ["/users/ann/.local/share/swivel/adapters"] + system + ["/opt/tool/bin"])
    #expect(
      paths([], ["HOME": "/users/ann", "XDG_DATA_HOME": "/data", "XDG_DATA_DIRS": "/x:relative:/y/"])
        == ["/data/swivel/adapters", "/x/swivel/adapters", "/y/swivel/adapters", "/opt/tool/bin"])
  }

  @Test("Each folder tells who named it")
  func origins() {
    let all = folders(["/a"], ["SWIVEL_ADD_ADAPTER_PATH": "/e", "HOME": "/users/ann", "XDG_DATA_DIRS": "/x"])
    #expect(all.map(\.origin) == [.explicit, .addedByEnvironment, .userData, .systemData, .besideExecutable])
    #expect(all.map(\.isNamed) == [true, true, false, false, false])
    #expect(folders([], ["SWIVEL_ADAPTER_PATH": "/c"]).map(\.origin) == [.environment])
  }

  @Test("The user's own folders are where the standard says")
  func standardFolders() {
    let home = StandardFolders { ["HOME": "/users/ann"][$0] }
    #expect(home.userConfiguration == "/users/ann/.config")
    #expect(home.userCache == "/users/ann/.cache")
    let named = StandardFolders { ["HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_CACHE_HOME": "relative"][$0] }
    #expect(named.userConfiguration == "/c")
    #expect(named.userCache == "/h/.cache")
    let none = StandardFolders { ["HOME": "", "XDG_DATA_HOME": ""][$0] }
    #expect(none.userData == nil && none.userConfiguration == nil && none.userCache == nil)
    #expect(none.systemData == ["/usr/local/share", "/usr/share"])
  }

  @Test("This process's own search path ends beside its executable, or where the environment says")
  func ownProcess() throws {
    let executable = try #require(ProcessFacts.executablePath)
    let path = SearchPath(explicit: ["/a"])
    #expect(path.folders.first?.path == "/a")
    if ProcessInfo.processInfo.environment[SearchPath.environmentVariable] == nil {
      #expect(path.folders.last?.path == FilePath.folder(of: executable))
    }
  }

  @Test("Each step is told, and a folder that nobody named need not be there")
  func log() throws {
    let first = try TemporaryFolder()
    let second = try TemporaryFolder()
    try first.write(manifest("a"), to: "a.json")
    try second.write(manifest("a"), to: "a.json")
    try second.write(manifest("b"), to: "b.json")
    let path = SearchPath(folders: [
      SearchFolder(path: "/nowhere", origin: .userData), SearchFolder(path: first.path, origin: .explicit),
      SearchFolder(path: second.path, origin: .environment), SearchFolder(path: first.path, origin: .environment),
    ])
    let lines = LogLines()
    #expect(try path.manifestFile(forAdapter: "a", log: lines.log).path == first["a.json"])
    #expect(
      lines.taken == [
        "a: not in /nowhere (the user's data)", "a: found \(first["a.json"]) (named explicitly)",
        "a: \(second["a.json"]) (SWIVEL_ADAPTER_PATH) is passed over: \(first["a.json"]) comes first",
      ])
    #expect(path.listings(log: lines.log).map(\.path) == [first["a.json"], second["a.json"], second["b.json"]])
    #expect(
      lines.taken == [
        "looking in /nowhere (the user's data): no such folder", "looking in \(first.path) (named explicitly)",
        "a: found \(first["a.json"])", "looking in \(second.path) (SWIVEL_ADAPTER_PATH)",
        "a: \(second["a.json"]) is passed over: \(first["a.json"]) comes first", "b: found \(second["b.json"])",
      ])
    let error = #expect(throws: AdapterLoadingError.self) { try path.manifestFile(forAdapter: "zebra") }
    #expect(
      error?.description
        == "adapter zebra: not found: looked in \(first.path), \(second.path), \(first.path); there are a, b")
    #expect(AdapterLog(environmentValue: nil).isSilent)
    #expect(AdapterLog(environmentValue: "tables,adapter").isSilent)
    #expect(!AdapterLog(environmentValue: "tables,adapters").isSilent)
  }

  @Test("The environment counts in a process that has only its user's rights")
  func environment() {
    #expect(ProcessFacts.environmentValue(of: "PATH") == ProcessInfo.processInfo.environment["PATH"])
    #expect(ProcessFacts.environmentValue(of: "SWIVEL_NO_SUCH_VARIABLE") == nil)
  }

  @Test("The first manifest of a name wins; resources beside an executable are searched too")
  func finding() throws {
    let first = try TemporaryFolder()
    let second = try TemporaryFolder()
    try first.write(manifest("a", version: "1.0.0"), to: "tool_A.resources/a.json")
    try second.write(manifest("a", version: "2.0.0"), to: "a.json")
    try second.write(manifest("b"), to: "b.json")
    let path = searchPath(first.path, second.path)
    #expect(try path.manifestFile(forAdapter: "a").manifest.version == "1.0.0")
    #expect(try path.manifestFile(forAdapter: "a").modulePath == first["tool_A.resources/liba.so"])
    #expect(try path.manifestFile(forAdapter: "b").path == second["b.json"])
    #expect(path.adapterNames == ["a", "b"])
    #expect(try searchPath(second.path, first.path).manifestFile(forAdapter: "a").manifest.version == "2.0.0")
  }

  @Test("A bad manifest is an error, not a reason to look on")
  func badManifestFirst() throws {
    let first = try TemporaryFolder()
    let second = try TemporaryFolder()
    try first.write("{}", to: "a.json")
    try second.write(manifest("a"), to: "a.json")
    #expect(
      throws: AdapterLoadingError.manifestInvalid(path: first["a.json"], jsonPath: "$.name", reason: "it is missing")
    ) { try searchPath(first.path, second.path).manifestFile(forAdapter: "a") }
    try FileManager.default.removeItem(atPath: first["a.json"])
    try FileManager.default.createSymbolicLink(atPath: first["a.json"], withDestinationPath: "/nowhere")
    #expect(
      throws: AdapterLoadingError.manifestUnreadable(path: first["a.json"], reason: "there is no such file")
    ) { try searchPath(first.path, second.path).manifestFile(forAdapter: "a") }
  }

  @Test("A name that is not found is an error with the nearest ones")
  func notFound() throws {
    let folder = try TemporaryFolder()
    try folder.write(manifest("rotated-cells"), to: "rotated-cells.json")
    try folder.write(manifest("rotated-headers"), to: "rotated-headers.json")
    func message(_ name: String, _ path: SearchPath) -> String? {
      #expect(throws: AdapterLoadingError.self) { try path.manifestFile(forAdapter: name) }?.description
    }
    let path = searchPath(folder.path)
    #expect(
      message("rotated-cell", path)
        == "adapter rotated-cell: not found: looked in \(folder.path); did you mean rotated-cells?")
    #expect(
      message("zebra", path)
        == "adapter zebra: not found: looked in \(folder.path); there are rotated-cells, rotated-headers")
    #expect(
      message("zebra", searchPath("/nowhere/at-all"))
        == "adapter zebra: not found: looked in /nowhere/at-all (no such folder); there are no adapters")
    #expect(
      message("zebra", searchPath())
        == "adapter zebra: not found: the search path is empty; name a folder in SWIVEL_ADAPTER_PATH")
  }

  @Test(
    "What is no adapter's name is not looked for",
    arguments: ["", "../a", "a/b", "A", "a b", "a\n", "-a", String(repeating: "a", count: 300)])
  func invalidName(name: String) throws {
    let error = #expect(throws: AdapterLoadingError.invalidName(name)) {
      try searchPath("/").manifestFile(forAdapter: name)
    }
    #expect(error?.description.contains("\n") == false)
  }

  @Test("Listing shows refused and shadowed manifests, passes over other files, and opens no module")
  func listing() throws {
    let first = try TemporaryFolder()
    let second = try TemporaryFolder()
    try first.write(manifest("good"), to: "good.json")
    try first.write("{\"kind\": \"swift\"}", to: "incomplete.json")
    try first.write("{", to: "torn.json")
    try first.write("{\"targets\": []}", to: "description.json")
    try first.write("[1]", to: "numbers.json")
    try first.write([UInt8](repeating: 32, count: 1 << 20), to: "large.json")
    try first.write(manifest("good"), to: "Not-A-Name.json")
    try first.makeFolder("folder.json")
    try second.write(manifest("good"), to: "good.json")

    let listings = searchPath(first.path, second.path).listings
    #expect(listings.map(\.name) == ["good", "incomplete", "torn", "good"])
    #expect(listings.map(\.shadowedBy) == [nil, nil, nil, first["good.json"]])
    #expect(listings[0].manifest.map(\.manifest.name) == .success("good"))
    #expect(
      listings[1].manifest.map(\.path)
        == .failure(
          .manifestInvalid(path: first["incomplete.json"], jsonPath: "$.name", reason: "it is missing")))
    guard case .failure(.manifestInvalid(first["torn.json"], "$", _)) = listings[2].manifest else {
      Issue.record("\(listings[2])")
      return
    }
  }
}
