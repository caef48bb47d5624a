import Glibc
import Testing

@testable import AdapterLoading

@Suite("Manifests")
struct AdapterManifestTests {
  private let whole = """
    {"name": "row-scale", "version": "1.2.3", "kind": "swift", "file": "../libRowScale.so", "abi": 1,
     "compiler": "6.3.1", "library": "0.1.0"}
    """

  private func fault(_ json: String) -> AdapterManifest.Fault? {
    do {
      _ = try AdapterManifest(json: Array(json.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("A whole manifest is read as it stands")
  func reading() throws {
    let expected = AdapterManifest(
      name: "row-scale", version: "1.2.3", kind: .swift, file: "../libRowScale.so", abi: 1, compiler: "6.3.1",
      library: "0.1.0")
    #expect(try AdapterManifest(json: Array(whole.utf8)) == expected)
  }

  @Test("Each missing key is named", arguments: AdapterManifest.CodingKeys.required.map(\.rawValue))
  func missing(key: String) {
    let fault = fault(whole.replacing("\"\(key)\":", with: "\"other\":"))
    #expect(fault?.jsonPath == "$.\(key)")
    #expect(fault?.reason == "it is missing")
  }

  @Test(
    "Each mistyped value is named",
    arguments: [
      ("\"row-scale\"", "$.name", "expected a text"), ("\"1.2.3\"", "$.version", "expected a text"),
      ("\"../libRowScale.so\"", "$.file", "expected a text"), ("\"6.3.1\"", "$.compiler", "expected a text"),
      ("\"0.1.0\"", "$.library", "expected a text"), ("\"swift\"", "$.kind", "expected a text"),
    ])
  func mistyped(value: String, path: String, reason: String) {
    for wrong in ["[1]", "17", "{\"a\": 1}", "null", "true"] {
      let fault = fault(whole.replacing(value, with: wrong))
      #expect(fault?.jsonPath == path)
      #expect(fault?.reason == reason)
    }
  }

  @Test(
    "The contract's version is a whole number from 1 on",
    arguments: ["\"1\"", "null", "true", "[1]", "1.5", "0", "-1", "1e99", "99999999999999999999"])
  func abi(value: String) {
    #expect(fault(whole.replacing("\"abi\": 1", with: "\"abi\": \(value)"))?.jsonPath == "$.abi")
  }

  @Test("A kind that this version does not load is named")
  func kind() {
    let fault = fault(whole.replacing("\"swift\"", with: "\"rust\""))
    #expect(fault?.jsonPath == "$.kind")
    #expect(fault?.reason == "expected swift or c")
  }

  @Test("A module in C is bound to no compiler and to no version of the library")
  func moduleInC() throws {
    let bound = whole.replacing("\"swift\"", with: "\"c\"")
    #expect(fault(bound)?.jsonPath == "$.compiler")
    #expect(fault(bound)?.reason == "a module in C is bound to none; remove it")
    let half = bound.replacing("\"compiler\": \"6.3.1\",", with: "")
    #expect(fault(half)?.jsonPath == "$.library")
    let manifest = try AdapterManifest(
      json: Array(#"{"name": "spread", "version": "1", "kind": "c", "file": "libspread.so", "abi": 1}"#.utf8))
    #expect(
      manifest
        == AdapterManifest(
          name: "spread", version: "1", kind: .c, file: "libspread.so", abi: 1, compiler: nil, library: nil))
  }

  @Test(
    "Values that are of the right type but not allowed are named",
    arguments: [
      ("row-scale", "Row-Scale", "$.name"), ("row-scale", "row--scale", "$.name"), ("row-scale", "", "$.name"),
      ("row-scale", "../x", "$.name"), ("row-scale", "1row", "$.name"), ("row-scale", "row-", "$.name"),
      ("row-scale", "zeile-größe", "$.name"), ("../libRowScale.so", "", "$.file"),
      ("../libRowScale.so", "/usr/lib/libc.so.6", "$.file"), ("1.2.3", "", "$.version"),
      ("1.2.3", "1\\n2", "$.version"),
      ("6.3.1", "", "$.compiler"), ("0.1.0", "", "$.library"),
    ])
  func notAllowed(value: String, wrong: String, path: String) {
    #expect(fault(whole.replacing("\"\(value)\"", with: "\"\(wrong)\""))?.jsonPath == path)
  }

  @Test("What is no JSON object is an error at the root", arguments: ["", "{", "[]", "17", "{]", "\u{FEFF}x", "{} {}"])
  func noObject(json: String) {
    let fault = fault(json)
    #expect(fault?.jsonPath.hasPrefix("$") == true)
    #expect(fault?.reason.contains("\n") == false)
  }

  @Test("A manifest's file is read, and unknown keys in it are warnings")
  func file() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      whole.replacing("\"abi\"", with: "\"versoin\": 1, \"note\": {}, \"abi\""), to: "row-scale.json")
    let file = try ManifestFile(contentsOf: path)
    #expect(file.modulePath == folder["../libRowScale.so"])
    #expect(
      file.warnings == [.unknownKey(manifest: path, key: "note"), .unknownKey(manifest: path, key: "versoin")])
    #expect(
      file.warnings.last?.description == "manifest \(path): unknown key $.versoin: it is ignored; did you mean version?"
    )
  }

  @Test("A manifest's file that cannot be one is an error that names it")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let missing = folder["row-scale.json"]
    #expect(throws: AdapterLoadingError.manifestUnreadable(path: missing, reason: "there is no such file")) {
      try ManifestFile(contentsOf: missing)
    }
    let asFolder = try folder.makeFolder("folder.json")
    #expect(
      throws: AdapterLoadingError.manifestUnreadable(path: asFolder, reason: "it is a folder, not a regular file")
    ) { try ManifestFile(contentsOf: asFolder) }
    let pipe = folder["pipe.json"]
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(
      throws: AdapterLoadingError.manifestUnreadable(path: pipe, reason: "it is a pipe, not a regular file")
    ) { try ManifestFile(contentsOf: pipe) }
    let large = try folder.write([UInt8](repeating: 32, count: ManifestFile.largestSize + 1), to: "large.json")
    #expect(throws: AdapterLoadingError.self) { try ManifestFile(contentsOf: large) }
    let misnamed = try folder.write(whole, to: "other.json")
    #expect(
      throws: AdapterLoadingError.manifestInvalid(
        path: misnamed, jsonPath: "$.name", reason: "row-scale belongs into a file called row-scale.json")
    ) { try ManifestFile(contentsOf: misnamed) }
  }

  @Test("An error says file, place and reason in one line")
  func message() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(whole.replacing("\"abi\": 1", with: "\"abi\": \"1\""), to: "row-scale.json")
    let error = #expect(throws: AdapterLoadingError.self) { try ManifestFile(contentsOf: path) }
    #expect(error?.description == "manifest \(path): $.abi: expected a whole number")
  }
}
