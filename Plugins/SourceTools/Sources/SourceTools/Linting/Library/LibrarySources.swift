import Foundation

/// The sources of the library that the tool belongs to: they tell its protocols, and what its types are.
internal enum LibrarySources {
  /// The library's sources.
  ///
  /// - Parameter executable: The running tool. If it lies in a checkout of the library, as it does when it is built there, the
  ///   checkout's sources are read; otherwise the protocols as they were when the tool was built.
  internal static func files(near executable: URL?) -> [LintedFile] {
    guard let folder = executable.flatMap(folder(near:)) else { return [stock] }
    let files = files(in: folder)
    return files.isEmpty ? [stock] : files
  }

  /// The sources of the library's tables, with UIKit's names for them.
  ///
  /// - Parameter folder: The folder with the sources of the tables.
  internal static func files(in folder: URL) -> [LintedFile] {
    let names = folder.deletingLastPathComponent().appendingPathComponent("UIKitNames")
    return (SourceFolder(folder.path).sources + SourceFolder(names.path).sources).compactMap { source in
      // Of what is generated, only the classes count that others are subclasses of.
      let isRead =
        !source.path.hasSuffix(".generated.swift") || source.path.hasSuffix("Controller.generated.swift")
        || source.path.hasSuffix("Callbacks.generated.swift")
      guard isRead, let file = try? SourceFile(path: source.path) else { return nil }
      return LintedFile(file, role: .library, location: source.location)
    }
  }

  /// The protocols as they were when the tool was built.
  internal static var stock: LintedFile {
    LintedFile(SourceFile(path: "StockProtocols.swift", source: StockProtocols.source), role: .library)
  }

  /// The sources in the innermost checkout around the tool.
  private static func folder(near executable: URL) -> URL? {
    var folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      let sources = folder.appendingPathComponent("Sources/TableKit")
      let proof = sources.appendingPathComponent("Tables/TableViewDelegate.swift").path
      if FileManager.default.fileExists(atPath: proof) { return sources }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
