import CSQLite

/// Owns a prepared statement. Unsafe, with these invariants:
///
/// - `pointer` is good as long as this object lives; the connection lives at least as long.
/// - A text or a blob that SQLite hands out is copied before the statement is used again.
final class DatabaseStatement {
  private let pointer: OpaquePointer
  private let connection: DatabaseConnection

  /// Prepares a statement.
  init(_ sql: String, on connection: DatabaseConnection) throws(RecordError) {
    var pointer: OpaquePointer?
    let status = sqlite3_prepare_v2(connection.pointer, sql, -1, &pointer, nil)
    guard let pointer, status == SQLITE_OK else { throw connection.failure(status) }
    self.pointer = pointer
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(pointer)
  }

  /// Goes on to the next row of the result.
  ///
  /// - Returns: Whether there is one.
  func step() throws(RecordError) -> Bool {
    let status = sqlite3_step(pointer)
    switch status {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      sqlite3_reset(pointer)
      throw connection.failure(status)
    }
  }

  /// Makes the statement ready to be carried out again.
  func reset() {
    sqlite3_reset(pointer)
  }

  /// Sets a parameter, counted from 1.
  func bind(_ value: Int64, at index: Int32) {
    sqlite3_bind_int64(pointer, index, value)
  }

  /// The names of the result's columns.
  var columnNames: [String] {
    (0..<sqlite3_column_count(pointer)).map { column in
      sqlite3_column_name(pointer, column).map { String(cString: $0) } ?? ""
    }
  }

  /// Whether a column is a number in the row that was stepped to.
  func isNumber(_ column: Int32) -> Bool {
    [SQLITE_INTEGER, SQLITE_FLOAT].contains(sqlite3_column_type(pointer, column))
  }

  /// A column as a whole number.
  func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(pointer, column)
  }

  /// A column as a number.
  func number(_ column: Int32) -> Double {
    sqlite3_column_double(pointer, column)
  }

  /// A column as a text. Bytes that are no UTF-8 are shown by signs for that.
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(pointer, column) else { return "" }
    let count = Int(sqlite3_column_bytes(pointer, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
