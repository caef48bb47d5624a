import Foundation
import Testing

/// What `swivel adapters new` writes. That it builds, passes its tests and loads is tried by Tests/NewAdapter.
@Suite("Making adapters")
struct AdaptersNewTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["adapters", "new"] + arguments, in: folder)
  }

  /// The paths of the files in a folder, in alphabetical order.
  private func files(in name: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder[name])?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder[name])/\(path)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  @Test("A package is written into a folder of the adapter's name, or the one that is named")
  func writing() throws {
    let run = try run("tall-rows")
    #expect(run.isClean)
    #expect(run.output == "tall-rows: a package with the adapter tall-rows; its README.md says how to build it\n")
    let expected = [
      ".gitignore", "Package.swift", "README.md", "Sources/TallRowsModule/Entry.swift",
      "Sources/TallRowsModule/TallRowsAdapter.swift", "Sources/TallRowsModule/tall-rows.json",
      "Tests/TallRowsModuleTests/Rows.swift", "Tests/TallRowsModuleTests/TallRowsAdapterTests.swift",
    ]
    #expect(files(in: "tall-rows") == expected)
    let readme = try String(decoding: folder.bytes(of: "tall-rows/README.md"), as: UTF8.self)
    #expect(readme.contains("\n```sh\nswift build\nswift test\n```\n"))
    let manifest = try JSONSerialization.jsonObject(
      with: Data(folder.bytes(of: "tall-rows/Sources/TallRowsModule/tall-rows.json")))
    #expect((manifest as? [String: Any])?["name"] as? String == "tall-rows")
    #expect((manifest as? [String: Any])?["disableVariable"] as? String == "SWIVEL_DISABLE_TALL_ROWS")
    // The library is the one that the program was built in.
    let package = try String(decoding: folder.bytes(of: "tall-rows/Package.swift"), as: UTF8.self)
    let match = try #require(package.firstMatch(of: /\.package\(name: "swivel", path: "([^"]+)"\)/))
    #expect(FileManager.default.fileExists(atPath: "\(match.1)/Sources/AdapterLoading"))

    try folder.makeFolder("elsewhere")
    #expect(try self.run("a-1b", "--kind", "swift", "--path", "elsewhere").isClean)
    #expect(files(in: "elsewhere").contains("Sources/A1bModule/a-1b.json"))
  }

  @Test("In C it is a folder with a Makefile, a manifest, a test and the library's own header")
  func writingC() throws {
    let run = try run("tall-rows", "--kind", "c")
    #expect(run.isClean)
    #expect(run.output == "tall-rows: the adapter tall-rows in C; its README.md says how to build it\n")
    #expect(
      files(in: "tall-rows") == [
        ".gitignore", "Makefile", "README.md", "module_tests.c", "swivel_adapter.h", "tall-rows.c", "tall-rows.json",
      ])
    let readme = try String(decoding: folder.bytes(of: "tall-rows/README.md"), as: UTF8.self)
    #expect(readme.contains("\n```sh\nmake\nmake test\n```\n"))
    let manifest = try JSONSerialization.jsonObject(with: Data(folder.bytes(of: "tall-rows/tall-rows.json")))
    #expect((manifest as? [String: Any])?["kind"] as? String == "c")
    #expect((manifest as? [String: Any])?["file"] as? String == "libtall-rows.so")
    #expect((manifest as? [String: Any])?["compiler"] == nil)
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let header = try Data(contentsOf: root.appending(path: "Sources/CSwivelAdapter/include/swivel_adapter.h"))
    #expect(try Data(folder.bytes(of: "tall-rows/swivel_adapter.h")) == header)
  }

  @Test(
    "Names that C or the folder's own files have are no harm", arguments: ["int", "create", "tests", "swivel-host"])
  func takenNames(name: String) throws {
    #expect(try run(name, "--kind", "c").isClean)
    let source = try String(decoding: folder.bytes(of: "\(name)/\(name).c"), as: UTF8.self)
    #expect(source.contains("} \(name.replacing("-", with: "_"))_adapter;\n"))
    #expect(source.contains("swivel_c_adapter_entry"))
  }

  @Test("No adapter's own variable is the one that keeps any out")
  func variable() throws {
    #expect(try run("adapters").isClean)
    let text = try String(decoding: folder.bytes(of: "adapters/Sources/AdaptersModule/adapters.json"), as: UTF8.self)
    #expect(text.contains(#""disableVariable": "SWIVEL_DISABLE_ADAPTERS_ADAPTER""#))
  }

  @Test("A folder that is not empty stays as it is")
  func notEmpty() throws {
    try folder.makeFolder("tall-rows")
    try folder.write("mine", to: "tall-rows/README.md")
    let run = try run("tall-rows")
    #expect(run.status == 1)
    #expect(run.complaint == "swivel: tall-rows: the folder is not empty; nothing was written")
    #expect(files(in: "tall-rows") == ["README.md"])
    try folder.write("", to: "file")
    #expect(
      try self.run("tall-rows", "--path", "file").complaint == "swivel: file: that is not a folder that can be read")
  }

  @Test("What cannot be made is one line")
  func refusals() throws {
    let rust = try run("tall-rows", "--kind", "rust")
    #expect(rust.status == 2)
    #expect(rust.complaint == "swivel: adapters new: --kind rust: expected swift or c")
    let name = try run("TallRows")
    #expect(name.status == 1)
    #expect(
      name.complaint
        == "swivel: adapter “TallRows”: that is not an adapter's name: names are in kebab-case, such as rotated-cells")
    let library = try run("tall-rows", "--library", folder.path)
    #expect(library.status == 1)
    #expect(
      library.complaint == "swivel: --library \(folder.path): that is not the folder of the library's package")
    #expect(try folder.contents.isEmpty)
  }
}
