/// Collects fields and rows into a `RecordTable`. The first row becomes the header.
struct RecordTableBuilder {
  private let name: String
  private var columnNames: [String]?
  private var header: [String] = []
  private var text: [UInt8] = []
  private var fieldEnds: [UInt32] = []
  private var rowStarts: [UInt32] = [0]
  private var lines = RowLines()
  private var fieldsInRow = 0

  /// What is wrong with the rows so far. Once it is set, nothing more is collected.
  private(set) var failure: RecordError?

  init(name: String) {
    self.name = name
  }

  /// Whether a row has begun and not ended.
  var isInsideRow: Bool { fieldsInRow > 0 }

  /// Adds a field to the row. The bytes are valid UTF-8.
  mutating func append(field bytes: UnsafeRawBufferPointer) {
    fieldsInRow += 1
    guard failure == nil else { return }
    guard let columnNames else {
      header.append(String(decoding: bytes, as: UTF8.self))
      return
    }
    // What a row has too many of is only counted, for the message.
    guard fieldsInRow <= columnNames.count else { return }
    guard bytes.count <= RecordTable.largestSize - text.count, fieldEnds.count < RecordTable.largestSize else {
      failure = .tooLarge(table: name, limit: RecordTable.largestSize)
      return
    }
    text.append(contentsOf: bytes)
    fieldEnds.append(UInt32(text.count))
  }

  /// Ends the row, which began on line `line` of the file.
  mutating func endRow(line: Int) {
    defer { fieldsInRow = 0 }
    guard failure == nil else { return }
    guard let columnNames else {
      columnNames = header.enumerated().map { $1.isEmpty ? "column \($0 + 1)" : $1 }
      header = []
      return
    }
    guard fieldsInRow <= columnNames.count else {
      failure = .tooManyFields(table: name, line: line, expected: columnNames.count, found: fieldsInRow)
      return
    }
    lines.note(row: rowStarts.count - 1, line: line)
    rowStarts.append(UInt32(fieldEnds.count))
  }

  /// The table of what was collected.
  ///
  /// - Throws: What is wrong with the rows, or that there is not even a header.
  consuming func table() throws(RecordError) -> RecordTable {
    if let failure { throw failure }
    guard let columnNames else { throw .empty(table: name) }
    return RecordTable(
      name: name, columnNames: columnNames, text: text, fieldEnds: fieldEnds, rowStarts: rowStarts, lines: lines)
  }
}
