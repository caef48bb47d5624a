import Foundation

/// Which file a path leads to, by whatever name: through links, through `..`, from wherever the process is.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  /// The name that is not taken yet in the folder that the numbers stand for; `nil` for a file that is there.
  private let missingName: String?

  /// Follows a path.
  ///
  /// - Parameter path: The path. What it leads to need not be there; the folder that it would be in has to.
  /// - Returns: `nil` if even that folder is not there: then nothing can be the same.
  package init?(of path: String) {
    var information = stat()
    if stat(path, &information) == 0 {
      missingName = nil
    } else {
      var folder = ""
      if let slash = path.lastIndex(of: "/") { folder = String(path[...slash]) }
      guard stat(folder.isEmpty ? "." : folder, &information) == 0 else { return nil }
      missingName = String(path.dropFirst(folder.count))
    }
    device = UInt64(information.st_dev)
    number = UInt64(information.st_ino)
  }

  /// Whether two paths lead to the same file.
  package static func areSame(_ first: String, _ second: String) -> Bool {
    guard let first = FileIdentity(of: first) else { return false }
    return first == FileIdentity(of: second)
  }
}
