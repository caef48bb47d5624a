import AdapterLoading
import Foundation
import TableKit
import Testing

/// What manifests say of configurations, beside modules that ask for something else.
@MainActor
@Suite("Claims about configurations")
struct ConfigurationClaimTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What is told of the fixture with an edited manifest when an adapter of it is made.
  private func warnings(
    _ values: [String: String] = [:], edit: (inout [String: ManifestConfigurationKey]) -> Void
  ) throws -> [AdapterLoadingWarning] {
    let built = try BuiltModule("fixture")
    var manifest = built.manifest
    edit(&manifest.configuration)
    manifest.file = "module.so"
    try folder.write([UInt8](JSONEncoder().encode(manifest)), to: "fixture.json")
    try? FileManager.default.createSymbolicLink(
      atPath: folder["module.so"], withDestinationPath: built.file.modulePath)
    var warnings: [AdapterLoadingWarning] = []
    let path = SearchPath(folders: [SearchFolder(path: folder.path, origin: .explicit)])
    let loader = AdapterLoader(searchPath: path) { warnings.append($0) }
    _ = try loader.load(AdapterRequest(name: "fixture", values: values))
    return warnings
  }

  private var manifest: String { folder["fixture.json"] }

  @Test("What is true is not remarked on, whatever the user sets")
  func truth() throws {
    #expect(try warnings { _ in } == [])
    #expect(try warnings(["limit": "0.5", "rows": "2", "height": "10"]) { _ in } == [])
    // No description at all is no claim.
    #expect(try warnings { $0 = [:] } == [])
  }

  @Test("A key that the module asks for and the manifest does not describe")
  func undeclared() throws {
    let warnings = try warnings { $0["limit"] = nil }
    #expect(
      warnings == [
        .undeclaredKey(adapter: "fixture", manifest: manifest, key: "limit", declared: ["height", "name", "rows"])
      ])
    #expect(
      warnings.first?.description
        == "adapter fixture: the module asks for the key “limit”, which its manifest \(manifest) does not describe; add it"
    )
  }

  @Test("A key that the manifest describes and the module does not know")
  func unread() throws {
    let warnings = try warnings { $0["limits"] = ManifestConfigurationKey(type: .number) }
    #expect(
      warnings == [
        .unreadKey(
          adapter: "fixture", manifest: manifest, key: "limits", known: ["height", "limit", "name", "rows"])
      ])
    #expect(
      warnings.first?.description
        == "adapter fixture: its manifest \(manifest) describes the key limits, for which the module never asks; "
        + "did you mean limit?")
  }

  @Test("A type and a default that the module has otherwise")
  func differing() throws {
    #expect(
      try warnings { $0["rows"] = ManifestConfigurationKey(type: .flag) }
        == [
          .otherKeyType(
            adapter: "fixture", manifest: manifest, key: "rows", declared: "true or false",
            read: "a finite decimal number")
        ])
    #expect(
      try warnings { $0["limit"]?.defaultValue = .number(3) }
        == [.otherDefault(adapter: "fixture", manifest: manifest, key: "limit", declared: "3", used: "1.0")])
    // The module reads a text, and may take it apart itself.
    #expect(
      try warnings {
        $0["name"]?.type = .number
        $0["name"]?.defaultValue = nil
      } == [])
  }

  @Test("A key that the module does not know is its error, whatever the manifest says")
  func unknownToModule() throws {
    #expect(
      throws: AdapterLoadingError.refused(
        adapter: "fixture", reason: "adapter fixture: unknown key “limits”; did you mean limit?")
    ) { try warnings(["limits": "1"]) { $0["limits"] = ManifestConfigurationKey(type: .number) } }
  }

  @Test("The stock adapters' manifests say what their modules do")
  func stock() throws {
    for (name, values) in [
      ("rotated-cells", [:]), ("rotated-headers", [:]), ("row-scale", ["factor": "2"]),
      ("covered-header", ["height": "100"]), ("tracing", ["file": folder["trace.jsonl"]]),
      ("height-cache", ["keep-on-reload": "true"]), ("mirror", [:]),
    ] {
      var warnings: [AdapterLoadingWarning] = []
      let loader = AdapterLoader(searchPath: BuiltModule.searchPath) { warnings.append($0) }
      _ = try loader.load(AdapterRequest(name: name, values: values))
      #expect(warnings == [], "\(name)")
    }
  }
}
