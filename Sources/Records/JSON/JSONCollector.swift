import StrictJSON

/// Takes objects as rows, and finds out meanwhile which columns there are.
struct JSONCollector {
  private let name: String
  private var columnNames: [String] = []
  private var columns: [String: Int] = [:]
  private var text: [UInt8] = []
  private var fieldEnds: [UInt32] = []
  private var rowStarts: [UInt32] = [0]
  private var lines = RowLines()
  /// The texts of the row that is being taken, by column.
  private var fields: [String] = []

  /// What is wrong with the rows so far. Once it is set, nothing more is taken.
  private(set) var failure: RecordError?

  init(name: String) {
    self.name = name
  }

  /// How many rows there are.
  var rowCount: Int { rowStarts.count - 1 }

  /// Adds a row, which began on line `line` of the file.
  mutating func append(_ record: JSONObject, line: Int) {
    guard failure == nil else { return }
    fields.removeAll(keepingCapacity: true)
    for member in record.members {
      guard let column = column(of: member.key) else { return }
      while fields.count <= column { fields.append("") }
      fields[column] = Self.text(of: member.value)
    }
    for field in fields {
      guard field.utf8.count <= RecordTable.largestSize - text.count, fieldEnds.count < RecordTable.largestSize else {
        failure = .tooLarge(table: name, limit: RecordTable.largestSize)
        return
      }
      text.append(contentsOf: field.utf8)
      fieldEnds.append(UInt32(text.count))
    }
    lines.note(row: rowCount, line: line)
    rowStarts.append(UInt32(fieldEnds.count))
  }

  /// The table of what was taken.
  ///
  /// - Throws: What is wrong with the rows, or that there is no column.
  consuming func table() throws(RecordError) -> RecordTable {
    if let failure { throw failure }
    guard !columnNames.isEmpty else { throw .noColumns(table: name) }
    return RecordTable(
      name: name, columnNames: columnNames, text: text, fieldEnds: fieldEnds, rowStarts: rowStarts, lines: lines)
  }

  private mutating func column(of key: String) -> Int? {
    if let column = columns[key] { return column }
    guard columnNames.count < RecordTable.mostColumns else {
      failure = .tooManyColumns(table: name, limit: RecordTable.mostColumns)
      return nil
    }
    columns[key] = columnNames.count
    columnNames.append(key.isEmpty ? "column \(columnNames.count + 1)" : key)
    return columnNames.count - 1
  }

  private static func text(of value: JSONValue) -> String {
    switch value {
    case .text(let text): text
    case .null: ""
    default: value.json
    }
  }
}
