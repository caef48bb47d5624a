import Glibc

/// Where a path leads whose links are followed, one that leads to nothing yet included.
enum OutputDestination: Hashable {
  /// A descriptor that this process has open, as for `/dev/stdout` and `/dev/fd/1`. What it leads to may be a regular file; whoever
  /// opened that means to write at its end, and it may have no name at all any more.
  case descriptor(Int32)
  /// A path whose last part is no symbolic link, unless links lead in circles.
  case path(String)

  /// As many links as the system itself follows.
  private static let mostLinks = 40

  /// Follows a path.
  init(_ path: String) {
    var path = path
    for _ in 0..<Self.mostLinks {
      let slash = path.lastIndex(of: "/")
      let folder = slash.map { String(path[...$0]) } ?? ""
      let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
      if let number = Int32(name), number >= 0, Self.isFolderOfDescriptors(folder) {
        self = .descriptor(number)
        return
      }
      guard let target = Self.target(ofLink: path) else { break }
      path = target.hasPrefix("/") ? target : folder + target
    }
    self = .path(path)
  }

  private static func isFolderOfDescriptors(_ folder: String) -> Bool {
    // The system allocates the result; it is copied and freed here.
    guard let resolved = realpath(folder.isEmpty ? "." : folder, nil) else { return false }
    defer { free(resolved) }
    return String(cString: resolved) == "/proc/\(getpid())/fd"
  }

  /// What a symbolic link says; `nil` if there is none at the path.
  private static func target(ofLink path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      // No more is written than there is room for.
      count = max(0, readlink(path, start, buffer.count))
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
