import Foundation

/// The folder of the library's package.
enum LibraryFolder {
  /// The one that the running program was built in: it stands above the program.
  static var ofProgram: String? {
    var folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      if isLibrary(folder.path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The path of the header of modules in C in a library's folder.
  static func header(of folder: String) -> String { "\(folder)/Sources/CSwivelAdapter/include/swivel_adapter.h" }

  /// Whether a folder holds a package of the library's name with a version.
  static func isLibrary(_ folder: String) -> Bool {
    let manifest = (try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)) ?? ""
    return manifest.contains("name: \"swivel\"") && FileManager.default.fileExists(atPath: "\(folder)/VERSION")
  }
}
