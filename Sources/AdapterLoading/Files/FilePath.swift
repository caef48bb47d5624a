import Glibc

/// Paths as texts, with the few operations that finding a module needs.
enum FilePath {
  /// The path with every symbolic link, `.` and `..` resolved; `nil` if nothing stands there.
  static func canonical(_ path: String) -> String? {
    // The system allocates the text, which is freed once it is copied.
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// The folder a path stands in: all before the last `/`, or `.`.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component of a path.
  static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Joins a folder and a relative path.
  static func join(_ folder: String, _ relative: String) -> String {
    folder.hasSuffix("/") ? folder + relative : folder + "/" + relative
  }

  /// The names of what a folder holds, in alphabetical order; none if it cannot be listed.
  ///
  /// A name that is not in UTF-8 comes out as another one, at which nothing stands.
  static func contents(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    // An entry is the system's until the next one is read; its name ends with a zero within it.
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether anything stands at the path, be it a symbolic link that leads nowhere.
  static func exists(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0
  }

  /// Whether a folder stands at the path.
  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether everybody may write to the folder at a path.
  static func isWritableByEverybody(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IWOTH != 0
  }
}
