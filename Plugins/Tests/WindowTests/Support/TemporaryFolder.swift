import Foundation

/// A folder of a test's own, gone when the test lets go of it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "window-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  subscript(name: String) -> String { "\(path)/\(name)" }

  /// Makes an empty file and opens it for writing.
  func newFile(_ name: String) throws -> FileHandle {
    try Data().write(to: URL(filePath: self[name]))
    return try FileHandle(forWritingTo: URL(filePath: self[name]))
  }

  /// The text of a file; empty if there is none.
  func text(of name: String) -> String {
    (try? String(contentsOfFile: self[name], encoding: .utf8)) ?? ""
  }
}
