import CSQLite
import Foundation
import Testing

/// A database of a test's own that is written to, gone with its folder when the test lets go of it.
final class TemporaryDatabase {
  let path: String
  private let folder: String
  private var connection: OpaquePointer?

  init(_ sql: String = "") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "database-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = "\(folder)/people.db"
    try #require(sqlite3_open(path, &connection) == SQLITE_OK)
    try run(sql)
  }

  deinit {
    sqlite3_close_v2(connection)
    try? FileManager.default.removeItem(atPath: folder)
  }

  func run(_ sql: String) throws {
    try #require(
      sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK, "\(String(cString: sqlite3_errmsg(connection)))")
  }

  func close() {
    sqlite3_close_v2(connection)
    connection = nil
  }
}
