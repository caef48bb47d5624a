import Foundation
import Testing

/// Modules that the system's C compiler makes for a test. From outside they look like adapter modules: they need the shared
/// library of this process.
enum CompiledModule {
  /// Writes a module and its manifest into a folder.
  ///
  /// - Parameters:
  ///   - name: The adapter's name.
  ///   - source: What the module is made of.
  ///   - folder: Where it is put.
  static func write(_ name: String, source: String, into folder: TemporaryFolder) throws {
    // The records of this process's own compiler: without them the module would be refused before it is opened.
    let records = try BuiltModule("fixture").compilerRecords.map { "__asm__(\".ident \\\"\($0)\\\"\");\n" }.joined()
    let input = try folder.write(records + source, to: "\(name).c")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"if command -v cc >/dev/null; then exec cc "$@"; else exec clang "$@"; fi"#, "sh",
      "-shared", "-fPIC", "-Wl,--no-as-needed", "-L", BuiltModule.folder, "-lSwivelKit", input,
      "-o", folder["lib\(name).so"],
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    var manifest = try BuiltModule("fixture").manifest
    manifest.name = name
    manifest.file = "lib\(name).so"
    try folder.write([UInt8](JSONEncoder().encode(manifest)), to: "\(name).json")
  }
}
