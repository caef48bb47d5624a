import Foundation
import Interposing
import TableKit
import Testing

@testable import AdapterLoading

/// What a manifest may leave out, and the schema that describes it all.
@Suite("Claims of manifests")
struct ManifestClaimTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A manifest with more keys.
  private static func manifest(_ more: String, without key: String? = nil) -> String {
    var keys = [
      "name": "\"row-scale\"", "version": "\"1.2.3\"", "kind": "\"swift\"", "file": "\"../libRowScale.so\"", "abi": "1",
      "compiler": "\"6.3.1\"", "library": "\"0.1.0\"",
    ]
    if let key { keys[key] = nil }
    let text = keys.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    return more.isEmpty ? "{\(text)}" : "{\(text), \(more)}"
  }

  private func fault(_ json: String) -> AdapterManifest.Fault? {
    do {
      _ = try AdapterManifest(json: Array(json.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("What may be left out is read as it stands, and written as it was read")
  func reading() throws {
    let json = Self.manifest(
      """
      "touches": {"TableViewDelegate": ["heightForRowAt"]}, "before": ["rotated-cells"], "after": ["tracing"],
      "configuration": {"factor": {"type": "number", "default": 1.5, "summary": "how much"},
                        "name": {"type": "string"}, "even": {"type": "flag", "default": true}},
      "disableVariable": "NO_ROW_SCALE"
      """)
    let manifest = try AdapterManifest(json: Array(json.utf8))
    #expect(manifest.touches == ["TableViewDelegate": ["heightForRowAt"]])
    #expect(manifest.touchedRequirements == ["TableViewDelegate.heightForRowAt"])
    #expect(manifest.before == ["rotated-cells"])
    #expect(manifest.after == ["tracing"])
    #expect(
      manifest.configuration == [
        "factor": ManifestConfigurationKey(type: .number, defaultValue: .number(1.5), summary: "how much"),
        "name": ManifestConfigurationKey(type: .string),
        "even": ManifestConfigurationKey(type: .flag, defaultValue: .flag(true)),
      ])
    #expect(manifest.disableVariable == "NO_ROW_SCALE")
    let bare = try AdapterManifest(json: Array(Self.manifest("").utf8))
    #expect(bare.touches == nil)
    #expect(bare.touchedRequirements == nil)
    #expect(bare.before == [] && bare.after == [] && bare.configuration == [:] && bare.disableVariable == nil)
    for manifest in [manifest, bare] {
      #expect(try AdapterManifest(json: [UInt8](JSONEncoder().encode(manifest))) == manifest)
    }
  }

  @Test("Defaults read as a user types them")
  func defaults() {
    let values: [ManifestConfigurationKey.Value] = [
      .number(2), .number(-0.5), .flag(true), .string("a b"), .number(1e300),
    ]
    #expect(values.map(\.description) == ["2", "-0.5", "true", "a b", "1e+300"])
  }

  private static let wrong: [(String, String, String)] = [
    (#""touches": ["heightForRowAt"]"#, "$.touches", "expected an object"),
    (#""touches": null"#, "$.touches", "expected an object"),
    (#""touches": {"A": "heightForRowAt"}"#, "$.touches.A", "expected a list"),
    (#""touches": {"A": ["b", 1]}"#, "$.touches.A[1]", "expected a text"),
    (
      #""touches": {"A": ["b", ""]}"#, "$.touches.A[1]",
      "expected a requirement's key, such as heightForRowAt, got “”"
    ),
    (#""touches": {"A": ["b", "b"]}"#, "$.touches.A[1]", "“b” is there twice"),
    (#""touches": {"A b": []}"#, "$.touches.A b", "expected the name of a protocol, got “A b”"),
    (#""before": "rotated-cells""#, "$.before", "expected a list"),
    (#""before": null"#, "$.before", "expected a list"),
    (#""before": ["a", "B"]"#, "$.before[1]", "expected another adapter's name in kebab-case, got “B”"),
    (#""after": ["row-scale"]"#, "$.after[0]", "expected another adapter's name in kebab-case, got “row-scale”"),
    (#""after": ["a", "a"]"#, "$.after[1]", "“a” is there twice"),
    (#""before": ["a"], "after": ["b", "a"]"#, "$.after[1]", "a is in $.before as well"),
    (#""configuration": []"#, "$.configuration", "expected an object"),
    (#""configuration": {"a": {}}"#, "$.configuration.a.type", "it is missing"),
    (#""configuration": {"a": {"type": 1}}"#, "$.configuration.a.type", "expected a text"),
    (#""configuration": {"a": {"type": "text"}}"#, "$.configuration.a.type", "expected string or number or flag"),
    (#""configuration": {"a": {"type": "number", "default": "1"}}"#, "$.configuration.a.default", "expected a number"),
    (#""configuration": {"a": {"type": "number", "default": true}}"#, "$.configuration.a.default", "expected a number"),
    (#""configuration": {"a": {"type": "flag", "default": 1}}"#, "$.configuration.a.default", "expected true or false"),
    (#""configuration": {"a": {"type": "string", "default": 1}}"#, "$.configuration.a.default", "expected a text"),
    (
      #""configuration": {"a": {"type": "flag", "default": null}}"#, "$.configuration.a.default",
      "expected true or false"
    ),
    (
      #""configuration": {"a": {"type": "flag", "summary": "a\nb"}}"#, "$.configuration.a.summary",
      #"expected one line of text, got “a\nb”"#
    ),
    (
      #""configuration": {"a=b": {"type": "flag"}}"#, "$.configuration.a=b",
      "expected a key of letters, digits, - and _, got “a=b”"
    ),
    (#""disableVariable": 1"#, "$.disableVariable", "expected a text"),
    (
      #""disableVariable": "A=B""#, "$.disableVariable",
      "expected a variable's name of letters, digits and _, got “A=B”"
    ),
    (#""disableVariable": """#, "$.disableVariable", "expected a variable's name of letters, digits and _, got “”"),
  ]

  @Test("What is wrong is named with its place", arguments: wrong)
  func faults(more: String, path: String, reason: String) {
    let fault = fault(Self.manifest(more))
    #expect(fault?.jsonPath == path)
    #expect(fault?.reason == reason)
  }

  @Test("Keys that nobody reads are warnings wherever they stand, and so are requirements that no table has")
  func warnings() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.manifest(
        """
        "$schema": "x", "befor": [], "configuration": {"a": {"type": "flag", "defualt": true, "unit": "points"}},
        "touches": {"TableViewDelegate": ["heightForRowAt", "heigthForRowAt"], "TableViewDelegat": []}
        """), to: "row-scale.json")
    #expect(
      try ManifestFile(contentsOf: path).warnings.map(\.description) == [
        "manifest \(path): unknown key $.befor: it is ignored; did you mean before?",
        "manifest \(path): unknown key $.configuration.a.defualt: it is ignored; did you mean default?",
        "manifest \(path): unknown key $.configuration.a.unit: it is ignored; remove it",
        "manifest \(path): $.touches.TableViewDelegat: no table asks for TableViewDelegat; "
          + "did you mean TableViewDelegate?",
        "manifest \(path): $.touches.TableViewDelegate[1]: no table asks for heigthForRowAt; "
          + "did you mean heightForRowAt?",
      ])
  }

  @Test("The schema allows what is read, and nothing else")
  func schema() throws {
    let schema = try SchemaCheck(
      contentsOf: Self.root.appending(path: "Documentation/adapter-manifest.schema.json").path)
    #expect(try schema.accepts(Self.manifest("")))
    let all = AdapterManifest.CodingKeys.allCases.map(\.rawValue) + [AdapterManifest.CodingKeys.schema]
    #expect((schema.schema["properties"] as? [String: Any])?.keys.sorted() == all.sorted())
    #expect(schema.schema["required"] as? [String] == ["name", "version", "kind", "abi"])
    for key in AdapterManifest.CodingKeys.required {
      #expect(try !schema.accepts(Self.manifest("", without: key.rawValue)))
    }
    // Two lists against each other, and one's own name, are beyond what a schema can say.
    for (more, path, _) in Self.wrong where !["$.after[1]", "$.after[0]"].contains(path) {
      #expect(try !schema.accepts(Self.manifest(more)), "\(more)")
    }
    for (key, value) in [
      ("name", "\"Row\""), ("name", "1"), ("version", "\"\""), ("kind", "\"rust\""), ("file", "\"/x\""),
      ("file", "\"\""),
      ("abi", "0"), ("abi", "1.5"), ("abi", "true"), ("compiler", "\"a\\nb\""), ("library", "[]"),
    ] {
      let json = Self.manifest("\"\(key)\": \(value)", without: key)
      #expect(try !schema.accepts(json), "\(json)")
      #expect(fault(json)?.jsonPath == "$.\(key)")
    }
  }

  @Test("The stock manifests are as the schema says, and nothing about them is odd")
  func stockManifests() throws {
    let schema = try SchemaCheck(
      contentsOf: Self.root.appending(path: "Documentation/adapter-manifest.schema.json").path)
    let folder = try TemporaryFolder()
    let plugins = Self.root.appending(path: "Plugins")
    // Each folder of an adapter holds one manifest: a JSON file with an entry beside it, or with a source in C.
    let paths = FileManager.default.enumerator(atPath: plugins.path)?.compactMap { $0 as? String } ?? []
    let entries = Set(
      paths.filter { $0.hasSuffix("/Entry.swift") || $0.hasSuffix(".c") }
        .map { $0.prefix(upTo: $0.index(after: $0.lastIndex(of: "/") ?? $0.startIndex)) })
    let files = paths.filter { path in path.hasSuffix(".json") && entries.contains { path.hasPrefix($0) } }
    #expect(files.count >= 3 && files.count == entries.count)
    for file in files {
      let text = try String(contentsOf: plugins.appending(path: file), encoding: .utf8)
      #expect(try schema.accepts(text))
      // The build adds three keys, and to a module in C one.
      let isInC = text.contains(#""kind": "c""#)
      let added = isInC ? #""file": "x.so""# : #""file": "x.so", "compiler": "6.3.1", "library": "0.1.0""#
      let built = text.replacing(#""abi": 1"#, with: #""abi": 1, "# + added)
      #expect(try schema.accepts(built))
      let path = try folder.write(built, to: String(file.split(separator: "/").last ?? ""))
      let manifest = try ManifestFile(contentsOf: path)
      #expect(manifest.warnings.isEmpty)
      // What a trace touches is up to its user.
      #expect((manifest.manifest.touches != nil) == (manifest.manifest.name != "tracing"))
      #expect(manifest.manifest.disableVariable != nil)
    }
  }

  @Test("What a module touches without a word in its manifest is a warning that names both")
  @MainActor
  func lies() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.manifest(#""touches": {"TableViewDelegate": ["heightForRowAt"]}"#), to: "row-scale.json")
    let file = try ManifestFile(contentsOf: path)
    let chain = Chain(TableViewWitness())
    try chain.append(
      Interposer("other") { witness in
        witness.delegate.didSelectRowAt = { _, _ in }
        witness.delegate.viewForHeaderInSection = { _, _ in nil }
      })
    try chain.append(
      Interposer("own") { witness in
        witness.delegate.heightForRowAt = { _, _ in 1 }
        witness.delegate.viewForHeaderInSection = nil
      })
    let answers = chain.answers
    let warnings = LoadedAdapter.unclaimed(by: file, interposers: ["own"], answers: answers)
    #expect(
      warnings.map(\.description) == [
        "adapter row-scale: the module touches TableViewDelegate.viewForHeaderInSection, its manifest \(path) says it "
          + "touches TableViewDelegate.heightForRowAt; correct one of the two"
      ])
    let silent = try ManifestFile(contentsOf: folder.write(Self.manifest(""), to: "row-scale.json"))
    #expect(LoadedAdapter.unclaimed(by: silent, interposers: ["own"], answers: answers).isEmpty)
    let empty = try ManifestFile(contentsOf: folder.write(Self.manifest(#""touches": {}"#), to: "row-scale.json"))
    #expect(LoadedAdapter.unclaimed(by: empty, interposers: ["own"], answers: answers).count == 2)
  }
}
