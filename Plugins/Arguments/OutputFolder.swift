import Foundation

/// A folder that files are to be written into.
package struct OutputFolder {
  /// The folders that were made, the outermost first.
  private var made: [String] = []

  /// Makes a folder, and those it stands in, where they are missing.
  ///
  /// - Throws: Why it cannot be made, in the system's words. Then none is left that was not there before.
  package init(_ path: String) throws(CommandFailure) {
    try add(path)
  }

  /// Makes another folder, as the first.
  package mutating func add(_ path: String) throws(CommandFailure) {
    do throws(CommandFailure) {
      try make(path, for: path)
    } catch {
      remove()
      throw error
    }
  }

  /// Removes the folders that were made, as far as they are empty.
  package func remove() {
    for folder in made.reversed() { rmdir(folder) }
  }

  private mutating func make(_ path: String, for wanted: String) throws(CommandFailure) {
    var number = makeOnly(path)
    if number == ENOENT, let parent = Self.parent(of: path) {
      try make(parent, for: wanted)
      number = makeOnly(path)
    }
    if number == 0 { return }
    throw .failed("cannot make the folder \(wanted)", String(cString: strerror(number)))
  }

  /// Makes a folder in one that is there, unless it is there itself.
  ///
  /// - Returns: The system's error number; 0 if all is well.
  private mutating func makeOnly(_ path: String) -> Int32 {
    if mkdir(path, 0o777) == 0 {
      made.append(path)
      return 0
    }
    let number = errno
    var information = stat()
    guard number == EEXIST, stat(path, &information) == 0 else { return number }
    return information.st_mode & S_IFMT == S_IFDIR ? 0 : ENOTDIR
  }

  /// The folder that a path's last part stands in; `nil` if it names none.
  private static func parent(of path: String) -> String? {
    var rest = path[...]
    while rest.last == "/" { rest.removeLast() }
    guard let slash = rest.lastIndex(of: "/") else { return nil }
    rest = rest[..<slash]
    while rest.last == "/" { rest.removeLast() }
    return rest.isEmpty ? nil : String(rest)
  }
}
