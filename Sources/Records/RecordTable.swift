/// A table of texts: named columns, and rows that hold one text for each of them.
///
/// ```swift
/// let table = try RecordTable(contentsOf: "people.csv")
/// table.columnNames            // ["name", "team"]
/// table[0, 1]                  // the team of the first person
/// try table.sections(groupedBy: "team")
/// ```
///
/// The texts lie one behind the other in one piece of memory, so that a table of a million rows costs its text and
/// four bytes a field. A `String` is made when a text is asked for.
public struct RecordTable: Sendable {
  /// What the table is called in messages: usually its file's path.
  public let name: String

  /// The columns' names, in order.
  ///
  /// A column whose header field is empty is named after its place: `column 3`. Names may repeat; only asking for a
  /// repeated name *by name* is an error.
  public let columnNames: [String]

  /// All texts, row by row, in UTF-8.
  let text: [UInt8]

  /// For each stored field the index in `text` behind its last byte. It begins where the one before it ends.
  let fieldEnds: [UInt32]

  /// For each row the index in `fieldEnds` of its first field, and at the end the count of all fields. A row that was
  /// too short stores only the fields it had, so that padding costs nothing.
  let rowStarts: [UInt32]

  /// Where the rows stood in the file; `nil` for a table that was made in memory.
  let lines: RowLines?

  /// The number of rows; the header is none.
  public var rowCount: Int { rowStarts.count - 1 }

  /// The text of one field; empty where the row had too few fields.
  ///
  /// - Precondition: `row` is below `rowCount` and `column` below `columnCount`, and neither is negative.
  public subscript(row: Int, column: Int) -> String {
    String(decoding: utf8(row: row, column: column), as: UTF8.self)
  }

  /// The texts of one row, one for each column.
  ///
  /// - Precondition: `row` is below `rowCount` and not negative.
  /// - Complexity: O(*n*) for *n* columns.
  public func row(_ row: Int) -> [String] {
    (0..<columnCount).map { self[row, $0] }
  }

  /// The line of the file on which a row begins, counted from 1; `nil` for a table that was made in memory.
  ///
  /// - Complexity: O(log *n*) for *n* rows.
  public func line(ofRow row: Int) -> Int? {
    lines?.line(ofRow: row)
  }

  /// The bytes of one field's text.
  func utf8(row: Int, column: Int) -> ArraySlice<UInt8> {
    precondition(row >= 0 && row < rowCount, "the table has no row \(row)")
    precondition(column >= 0 && column < columnCount, "the table has no column \(column)")
    let field = Int(rowStarts[row]) + column
    guard field < Int(rowStarts[row + 1]) else { return [] }
    return text[(field == 0 ? 0 : Int(fieldEnds[field - 1]))..<Int(fieldEnds[field])]
  }
}
