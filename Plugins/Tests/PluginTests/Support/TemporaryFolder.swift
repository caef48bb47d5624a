import Foundation
import Glibc

/// A folder of a test's own, gone when the test lets go of it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "adapters-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  subscript(name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the folders it stands in, and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(filePath: self[name])
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return self[name]
  }

  /// Writes a text file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Makes a sub-folder and returns its path.
  @discardableResult
  func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
    return self[name]
  }
}
