import Foundation

/// The versions that a build is made with, and the forms they are written down in.
struct BuiltVersions {
  /// The compiler's version, such as `6.3.1`, or `6.4-dev` for a development snapshot.
  let compiler: String
  /// The library's version, such as `0.1.0`.
  let library: String

  /// Reads the library's version from a file and asks a compiler for its own.
  init(versionFile: String, compiler: String) throws {
    self.compiler = try Self.version(ofCompiler: compiler)
    library = try String(contentsOfFile: versionFile, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    guard library.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?/) != nil else {
      throw RecordingError("\(versionFile) does not hold a version such as 0.1.0: \(library)")
    }
  }

  /// The word behind `Swift version` in what `swiftc --version` prints.
  ///
  /// The system's own call starts it: Foundation's processes leak a few bytes each, and in a build under AddressSanitizer
  /// that would be the end of this command.
  private static func version(ofCompiler swiftc: String) throws -> String {
    let quoted = "'" + swiftc.replacing("'", with: #"'\''"#) + "'"
    guard let stream = popen("exec \(quoted) --version 2>/dev/null", "r") else {
      throw RecordingError("\(swiftc) cannot be started")
    }
    var output: [UInt8] = []
    while case let byte = fgetc(stream), byte != EOF { output.append(UInt8(truncatingIfNeeded: byte)) }
    pclose(stream)
    let text = String(decoding: output, as: UTF8.self)
    guard let match = text.firstMatch(of: /Swift version ([0-9][0-9A-Za-z.+-]*)/) else {
      throw RecordingError("\(swiftc) --version names no version: \(text)")
    }
    return String(match.1)
  }

  /// A Swift source that tells a target what it is built with.
  var swiftSource: String {
    """
    /// What this target is built with.
    enum BuildRecord {
      /// The compiler's version, such as `6.3.1`.
      static let compiler = "\(compiler)"
      /// The library's version, such as `0.1.0`.
      static let library = "\(library)"
    }

    """
  }

  /// The text of an adapter's manifest with the keys that only the build can fill in.
  ///
  /// - Parameters:
  ///   - manifest: The path of the manifest in the source folder.
  ///   - module: The path of the module's file, relative to the completed manifest.
  func completedManifest(_ manifest: String, module: String) throws -> String {
    let content = try Data(contentsOf: URL(filePath: manifest))
    guard var object = try JSONSerialization.jsonObject(with: content) as? [String: Any] else {
      throw RecordingError("\(manifest) is not a JSON object")
    }
    // A module in C is bound to no compiler and to no version of the library.
    let isInC = object["kind"] as? String == "c"
    let recorded = isInC ? ["file": module] : ["file": module, "compiler": compiler, "library": library]
    for (key, value) in recorded {
      guard object.updateValue(value, forKey: key) == nil else {
        throw RecordingError("\(manifest) has the key \(key), which the build fills in: remove it")
      }
    }
    let data = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
