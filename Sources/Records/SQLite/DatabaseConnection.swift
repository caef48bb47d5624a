import CSQLite
import Foundation

/// Owns a connection to a database that is only read. Unsafe, with these invariants:
///
/// - `pointer` is good as long as this object lives, and nobody else closes it.
/// - One thread at a time uses the connection and its statements: whoever shares it holds `lock` meanwhile.
final class DatabaseConnection {
  let pointer: OpaquePointer

  /// The path of the database's file.
  let path: String

  /// Held by whoever uses the connection.
  let lock = NSLock()

  /// How many tables have been made that belong to this connection alone.
  private var ownTableCount = 0

  /// What `PRAGMA data_version` said at first: another number means that somebody has changed the file.
  private var version: Int64?

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: The path of its file.
  ///   - patience: How long to wait for another program to give the database free, in milliseconds.
  init(path: String, patience: Int32) throws(RecordError) {
    try FileBytes.checkReadableFile(path)
    var pointer: OpaquePointer?
    // Names that begin with a colon have a meaning of their own. SQLite's own lock is for statements that are let go of on another
    // thread while this connection reads.
    let status = sqlite3_open_v2(
      path.hasPrefix("/") ? path : "./" + path, &pointer, SQLITE_OPEN_READONLY | SQLITE_OPEN_FULLMUTEX, nil)
    guard let pointer, status == SQLITE_OK else {
      let failure = RecordError(database: path, connection: pointer, status: status)
      sqlite3_close_v2(pointer)
      throw failure
    }
    self.pointer = pointer
    self.path = path
    sqlite3_busy_timeout(pointer, patience)
    // What is sorted or copied goes to a file, however much it is.
    try run("PRAGMA temp_store = FILE")
  }

  deinit {
    // Statements that still live keep the connection until they are gone.
    sqlite3_close_v2(pointer)
  }

  /// Carries out statements without results.
  func run(_ sql: String) throws(RecordError) {
    let status = sqlite3_exec(pointer, sql, nil, nil, nil)
    guard status == SQLITE_OK else { throw failure(status) }
  }

  /// Reads the database in one state: nothing that others write meanwhile shows.
  ///
  /// - Throws: What `body` throws; `RecordError.changed` if the database is not what it was when it was first read.
  func read<Result>(_ body: () throws(RecordError) -> Result) throws(RecordError) -> Result {
    try run("BEGIN")
    do throws(RecordError) {
      let current = try DatabaseStatement("PRAGMA data_version", on: self)
      _ = try current.step()
      guard version == nil || version == current.integer(0) else { throw .changed(database: path) }
      version = current.integer(0)
      current.reset()
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some failures have ended the transaction already.
      if sqlite3_get_autocommit(pointer) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// A name that no table of this connection has had.
  func nameForOwnTable() -> String {
    ownTableCount += 1
    return "temp.\"rows \(ownTableCount)\""
  }

  /// What a status says that one of the connection's functions returned.
  func failure(_ status: Int32) -> RecordError {
    RecordError(database: path, connection: pointer, status: status)
  }
}

extension RecordError {
  /// What a function of SQLite says went wrong.
  fileprivate init(database: String, connection: OpaquePointer?, status: Int32) {
    switch status & 0xFF {
    case SQLITE_NOTADB: self = .notADatabase(path: database)
    case SQLITE_BUSY, SQLITE_LOCKED: self = .locked(database: database)
    default:
      let reason = connection.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(status)
      self = .databaseFailure(database: database, reason: reason.map { String(cString: $0) } ?? "error \(status)")
    }
  }
}
