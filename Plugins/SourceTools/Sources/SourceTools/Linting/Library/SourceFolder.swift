import Foundation

/// The Swift sources below a path.
internal struct SourceFolder {
  /// A source: the path as the user sees it, and where it lies, links resolved.
  internal struct Source: Hashable {
    internal let path: String
    internal let location: URL
  }

  internal private(set) var sources: [Source] = []
  /// What could not be read.
  internal private(set) var failures: [SourceToolsError] = []
  private var visited: Set<String> = []

  /// Looks below a path; hidden files and folders are left out.
  ///
  /// - Parameter path: A file, whatever its name ends in, or a folder.
  internal init(_ path: String) {
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      failures = [.failure(what: path, why: "no such file or folder")]
      return
    }
    guard isFolder.boolValue else {
      sources = [Source(path: path, location: url.resolvingSymlinksInPath())]
      return
    }
    look(in: url, as: path.hasSuffix("/") ? String(path.dropLast()) : path)
    if sources.isEmpty, failures.isEmpty { failures = [.failure(what: path, why: "there is no Swift file in it")] }
  }

  private mutating func look(in folder: URL, as path: String) {
    // Links may lead in circles.
    guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      failures.append(.failure(what: path, why: "cannot be read; check its permissions"))
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        look(in: url, as: "\(path)/\(name)")
      } else if url.pathExtension == "swift" {
        sources.append(Source(path: "\(path)/\(name)", location: url.resolvingSymlinksInPath()))
      }
    }
  }
}
