import Glibc

/// Files that hold records.
public enum RecordFile {
  /// What may stand for records in a path, in words.
  public static let kinds = "a CSV file, a JSON file or FILE.db#TABLE"

  /// The records of a file, by what it is.
  ///
  /// - A file that begins as an SQLite database does is one, whatever it is called. `FILE#TABLE` names a table or a view of it, unless
  ///   there is a file of that whole name; if it has only one of those, the file's name is enough.
  /// - A file whose name ends in `.json` is JSON: a list of objects.
  /// - Any other is CSV; pipes are, too.
  ///
  /// - Parameter path: The path.
  /// - Throws: `RecordError`.
  public static func source(at path: String) throws(RecordError) -> any RecordSource {
    if let (file, table) = databaseParts(of: path) { return try DatabaseTable(path: file, table: table) }
    if isNamed(path, [".json"]) { return try RecordTable(json: FileBytes.read(path: path), name: path) }
    return try RecordTable(contentsOf: path)
  }

  /// The path of a path's file, without the name of a table.
  public static func filePath(of path: String) -> String {
    databaseParts(of: path)?.file ?? path
  }

  /// The file and the table, if a path leads to a database.
  private static func databaseParts(of path: String) -> (file: String, table: String?)? {
    if isThere(path) { return isDatabase(path) ? (path, nil) : nil }
    var nameless: (file: String, table: String?)?
    // A table's name may have a # in it as well as a file's: what counts is which file is there.
    for index in path.indices.reversed() where path[index] == "#" {
      let parts = (file: String(path[..<index]), table: String(path[path.index(after: index)...]))
      if isThere(parts.file) { return parts }
      if isNamed(parts.file, databaseEndings) { nameless = parts }
    }
    return nameless ?? (isNamed(path, databaseEndings) ? (path, nil) : nil)
  }

  private static let databaseEndings = [".db", ".sqlite", ".sqlite3"]

  private static func isNamed(_ path: String, _ endings: [String]) -> Bool {
    let path = path.lowercased()
    return endings.contains { path.hasSuffix($0) }
  }

  private static func isThere(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0
  }

  /// Whether a file is a database: by its first bytes, or, if it has none, by its name. Of a pipe nothing is read.
  private static func isDatabase(_ path: String) -> Bool {
    var information = stat()
    guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return false }
    if isNamed(path, databaseEndings) { return true }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let magic = Array("SQLite format 3\0".utf8)
    var start = [UInt8](repeating: 0, count: magic.count)
    // The array outlives the call, which writes at most as many bytes as it has.
    let count = start.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return count == magic.count && start == magic
  }
}
