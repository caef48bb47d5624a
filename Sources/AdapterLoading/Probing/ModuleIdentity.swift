import Glibc

/// What tells one state of a file from another: a file that is written anew differs in one of these.
struct ModuleIdentity: Hashable, Codable {
  /// The adapter's name in the manifest that leads to the file: another manifest may lead there with a name that is wrong.
  let adapter: String
  let path: String
  let size: Int
  /// When its content was last changed, in seconds and nanoseconds since 1970.
  let seconds: Int
  let nanoseconds: Int
  let inode: UInt64

  /// The present state of a file; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - adapter: The adapter's name in the manifest.
  ///   - path: The file's canonical path.
  init?(adapter: String, path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    self.adapter = adapter
    self.path = path
    size = Int(information.st_size)
    seconds = Int(information.st_mtim.tv_sec)
    nanoseconds = Int(information.st_mtim.tv_nsec)
    inode = UInt64(information.st_ino)
  }
}
