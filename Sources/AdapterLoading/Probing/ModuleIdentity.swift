import Glibc

/// What tells one state of a file from another: a file that is written anew differs in one of these.
struct ModuleIdentity: Hashable, Codable {
  let path: String
  let size: Int
  /// When its content was last changed, in seconds and nanoseconds since 1970.
  let seconds: Int
  let nanoseconds: Int
  let inode: UInt64

  /// The present state of a file; `nil` if there is none.
  ///
  /// - Parameter path: The file's canonical path.
  init?(path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    self.path = path
    size = Int(information.st_size)
    seconds = Int(information.st_mtim.tv_sec)
    nanoseconds = Int(information.st_mtim.tv_nsec)
    inode = UInt64(information.st_ino)
  }
}
