extension RecordTable {
  public func place(ofRow row: Int, column: Int) -> RecordPlace { RecordPlace(row: row + 1, line: line(ofRow: row)) }

  /// Makes a table from rows in memory.
  ///
  /// - Parameters:
  ///   - name: What the table is called in messages.
  ///   - columnNames: The columns' names. An empty one is named after its place.
  ///   - rows: The rows. One with too few texts is filled up with empty ones.
  /// - Throws: `RecordError.empty` without a column; `.tooManyFields` for a row with more texts than columns, as line
  ///   the row's place counted from 1; `.tooLarge` if the texts take more than `largestSize` bytes.
  public init(name: String, columnNames: [String], rows: some Sequence<[String]>) throws(RecordError) {
    guard !columnNames.isEmpty else { throw .empty(table: name) }
    var builder = RecordTableBuilder(name: name)
    builder.append(columnNames)
    builder.endRow(line: 0)
    for (index, row) in rows.enumerated() {
      builder.append(row)
      builder.endRow(line: index + 1)
    }
    let table = try builder.table()
    self.init(
      name: table.name, columnNames: table.columnNames, text: table.text, fieldEnds: table.fieldEnds,
      rowStarts: table.rowStarts, lines: nil)
  }
}

extension RecordTableBuilder {
  fileprivate mutating func append(_ fields: [String]) {
    for var field in fields {
      field.withUTF8 { append(field: UnsafeRawBufferPointer($0)) }
    }
  }
}
