import Foundation

/// Finds other programs.
enum ProgramSearch {
  /// The program of a name in the folders of `PATH`, or `nil`.
  ///
  /// - Parameter name: The name.
  static func program(_ name: String) -> URL? {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: path) { return URL(filePath: path) }
    }
    return nil
  }
}
