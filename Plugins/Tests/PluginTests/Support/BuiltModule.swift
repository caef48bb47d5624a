import AdapterLoading
import Foundation
import Testing

/// A module that was built beside the tests.
struct BuiltModule {
  let file: ManifestFile

  /// The folder that the tests and all modules are built into.
  static var folder: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// Where the modules stand, whatever the environment says.
  static var searchPath: SearchPath {
    SearchPath(folders: [SearchFolder(path: folder, origin: .besideExecutable)])
  }

  init(_ name: String) throws {
    file = try Self.searchPath.manifestFile(forAdapter: name)
  }

  var manifest: AdapterManifest { file.manifest }

  /// The module's bytes.
  var bytes: [UInt8] {
    get throws { try [UInt8](Data(contentsOf: URL(filePath: file.modulePath))) }
  }

  /// The records of Swift compilers in the module.
  var compilerRecords: [String] {
    get throws {
      let records = try bytes.split(separator: 0).filter { $0.starts(with: "clang version".utf8) }
      return records.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Copies the module and its manifest into a folder, both changed on the way.
  ///
  /// - Parameters:
  ///   - folder: Where they are put, side by side.
  ///   - edit: Changes the manifest.
  ///   - editBytes: Changes the module.
  func copy(
    into folder: TemporaryFolder, edit: (inout AdapterManifest) -> Void = { _ in },
    editBytes: (inout [UInt8]) -> Void = { _ in }
  ) throws {
    var manifest = manifest
    manifest.file = "module.so"
    edit(&manifest)
    var bytes = try bytes
    editBytes(&bytes)
    try folder.write(bytes, to: "module.so")
    try folder.write([UInt8](JSONEncoder().encode(manifest)), to: "\(manifest.name).json")
  }
}
