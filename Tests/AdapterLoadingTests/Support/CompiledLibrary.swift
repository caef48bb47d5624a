import Foundation
import Testing

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
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", #"if command -v cc >/dev/null; then exec cc "$@"; else exec clang "$@"; fi"#, "sh"]
      + flags + ["-o", folder["output"], input]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try [UInt8](Data(contentsOf: URL(filePath: folder["output"])))
  }
}
