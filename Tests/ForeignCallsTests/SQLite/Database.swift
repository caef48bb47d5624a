import CSQLite

/// As much of SQLite as these tests need.
final class Database {
  /// What SQLite answered instead of doing as it was told.
  struct Failure: Error, Hashable {
    let code: Int32
    let message: String
  }

  private var connection: OpaquePointer?

  /// Opens a database, which is made if it is not there.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - fileSystem: The name of the file system to use, `nil` for SQLite's own.
  init(_ path: String, fileSystem: String? = nil) throws {
    let status = sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, fileSystem)
    guard status == SQLITE_OK else { throw failure }
    sqlite3_extended_result_codes(connection, 1)
  }

  deinit { sqlite3_close_v2(connection) }

  private var failure: Failure {
    Failure(code: sqlite3_extended_errcode(connection), message: String(cString: sqlite3_errmsg(connection)))
  }

  /// Runs statements that give nothing.
  func run(_ statements: String) throws {
    guard sqlite3_exec(connection, statements, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  /// The first row's first column as a number.
  func number(_ query: String) throws -> Int {
    var result = 0
    try rows(query) { result = Int(sqlite3_column_int64($0, 0)) }
    return result
  }

  /// The first column of all rows as text, a line for each.
  func text(_ query: String) throws -> String {
    var lines: [String] = []
    try rows(query) { lines.append(sqlite3_column_text($0, 0).map { String(cString: $0) } ?? "NULL") }
    return lines.joined(separator: "\n")
  }

  /// Runs a query, a call for each row.
  func rows(_ query: String, _ body: (OpaquePointer) throws -> Void) throws {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK, let statement else { throw failure }
    defer { sqlite3_finalize(statement) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try body(statement)
      case SQLITE_DONE: return
      default: throw failure
      }
    }
  }
}
