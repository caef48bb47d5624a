import Foundation
import Testing

@testable import AdapterLoading

/// Shared libraries and other ELF files that the system's C compiler makes for a test.
enum CompiledLibrary {
  /// The source of a library with the entry's symbol in it.
  static let entrySource = """
    static int shared = 7;
    int other(void) { return shared; }
    void *swivel_adapter_entry(void) { return &shared; }
    """

  /// Compiles a C source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - flags: What the compiler is told, such as `-shared`.
  /// - Returns: The bytes of the file it made.
  static func bytes(of source: String, flags: [String] = ["-shared", "-fPIC"]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let input = try folder.write(source, to: "source.c")
    let output = folder["output"]
    try compile([input, "-o", output] + flags)
    return try [UInt8](Data(contentsOf: URL(filePath: output)))
  }

  /// Compiles what looks like an adapter module from outside: it has the entry, and needs a library that goes by the name
  /// of the shared one.
  ///
  /// - Parameter compilers: How compilers recorded themselves in it.
  static func moduleBytes(compilers: [String], source: String = entrySource) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let library = folder[AdapterContract.sharedLibrary]
    try compile([folder.write("", to: "empty.c"), "-shared", "-fPIC", "-o", library])
    let records = compilers.map { "__asm__(\".ident \\\"\($0)\\\"\");\n" }.joined()
    let input = try folder.write(records + source, to: "source.c")
    try compile(
      ["-shared", "-fPIC", "-Wl,--no-as-needed", "-L", folder.path, "-lSwivelKit", input, "-o", folder["output"]])
    return try [UInt8](Data(contentsOf: URL(filePath: folder["output"])))
  }

  private static func compile(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", #"if command -v cc >/dev/null; then exec cc "$@"; else exec clang "$@"; fi"#, "sh"] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
