import Interposing

/// Why records could not be read, grouped or measured. Its `description` is one line: what failed, and why.
public enum RecordError: Error, Hashable, Sendable {
  /// The system did not let the file be read.
  case unreadable(path: String, reason: String)

  /// The table is larger than `RecordTable.largestSize` bytes.
  case tooLarge(table: String, limit: Int)

  /// There is not even a header.
  case empty(table: String)

  /// The text is in another encoding, as its byte order mark says.
  case otherEncoding(table: String, encoding: String)

  /// A byte is not UTF-8. `line` and `position` count from 1, the position in bytes from the file's beginning.
  case notUTF8(table: String, line: Int, position: Int, byte: UInt8)

  /// A row has more fields than the header has columns. The line is the one on which the row begins.
  case tooManyFields(table: String, line: Int, expected: Int, found: Int)

  /// A quoted field never ends. The line is the one on which it begins.
  case unterminatedQuote(table: String, line: Int)

  /// A quote stands within a field that did not begin with one.
  case quoteInUnquotedField(table: String, line: Int)

  /// Something other than a comma or a line's end follows a closing quote.
  case textAfterQuote(table: String, line: Int)

  /// The parser gave up.
  case parserFailure(table: String, line: Int, reason: String)

  /// The text is not JSON, or not a list of objects. Line and column count from 1, the column in characters; the path leads to the value
  /// that is wrong.
  case invalidJSON(table: String, line: Int, column: Int, path: String, problem: String)

  /// There is no record that has a key.
  case noColumns(table: String)

  /// The records have more different keys than a table may have columns.
  case tooManyColumns(table: String, limit: Int)

  /// The file is no SQLite database.
  case notADatabase(path: String)

  /// The database has no table and no view of that name.
  case unknownTable(database: String, table: String, tableNames: [String])

  /// A database was named without a table, and has not just one.
  case noTableNamed(database: String, tableNames: [String])

  /// Another program keeps the database to itself.
  case locked(database: String)

  /// The database has been changed since its records were counted.
  case changed(database: String)

  /// SQLite cannot read the database.
  case databaseFailure(database: String, reason: String)

  /// The table has no column of that name.
  case unknownColumn(table: String, column: String, columnNames: [String])

  /// Several columns have that name. The positions count from 1.
  case ambiguousColumn(table: String, column: String, positions: [Int])

  /// A field that should say how long a row is does not. The row counts from 1; the line is `nil` for a table that was
  /// made in memory.
  case invalidExtent(table: String, row: Int, line: Int?, column: String, text: String, problem: ExtentProblem)

  /// The rows' lengths add up to more than a number can hold. The row, counted from 1, is the one that was too much.
  case extentsTooLarge(table: String, row: Int, column: String)

  /// A field that should name an image does not name one that can be shown.
  case invalidImage(table: String, place: RecordPlace, column: String, reason: String)

  /// What is wrong with a row's length.
  public enum ExtentProblem: Hashable, Sendable {
    /// The text is not a number.
    case notANumber
    /// The number is negative.
    case negative
    /// The number is infinite.
    case infinite
  }
}

extension RecordError: CustomStringConvertible {
  /// One line: what failed, and why.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      return "\(path.onOneLine): cannot be read: \(reason)"
    case .tooLarge(let table, let limit):
      return "\(table.onOneLine): larger than \(limit) bytes: split it into smaller files"
    case .empty(let table):
      return "\(table.onOneLine): empty: a table needs at least a header line"
    case .otherEncoding(let table, let encoding):
      return "\(table.onOneLine): encoded as \(encoding), as its first bytes say: save it as UTF-8"
    case .notUTF8(let table, let line, let position, let byte):
      let hexadecimal = String(byte, radix: 16, uppercase: true)
      let padded = hexadecimal.count < 2 ? "0" + hexadecimal : hexadecimal
      return "\(table.onOneLine), line \(line): not UTF-8: byte 0x\(padded) at position \(position) of the file"
    case .tooManyFields(let table, let line, let expected, let found):
      return "\(table.onOneLine), line \(line): too many fields: the header has \(expected), this row has \(found)"
    case .unterminatedQuote(let table, let line):
      return "\(table.onOneLine), line \(line): unterminated quote: the field that begins here never ends"
    case .quoteInUnquotedField(let table, let line):
      return "\(table.onOneLine), line \(line): misplaced quote: it stands inside a field that does not begin with one"
        + " (quote the whole field and double the quotes within it)"
    case .textAfterQuote(let table, let line):
      return "\(table.onOneLine), line \(line): misplaced text: only a comma or the line's end may follow a closing"
        + " quote (double the quotes within a quoted field)"
    case .parserFailure(let table, let line, let reason):
      return "\(table.onOneLine), line \(line): cannot be parsed: \(reason)"
    case .invalidJSON(let table, let line, let column, let path, let problem):
      let place = path == "$" ? "" : " (at \(path.onOneLine))"
      return
        "\(table.onOneLine), line \(line), column \(column): not a JSON list of records: \(problem.onOneLine)\(place)"
    case .noColumns(let table):
      return "\(table.onOneLine): no columns: a table needs a record with a key"
    case .tooManyColumns(let table, let limit):
      return "\(table.onOneLine): more than \(limit) columns: each key of a record is one"
    case .notADatabase(let path):
      return "\(path.onOneLine): not an SQLite database: its content is something else, or encrypted"
    case .unknownTable(let database, let table, let tableNames):
      let hint = NearestNames(to: table, among: tableNames).question ?? Self.listing(tableNames, of: "tables")
      return "\(database.onOneLine): no table or view named \(table.quotedOnOneLine) (\(hint.onOneLine))"
    case .noTableNamed(let database, let tableNames):
      guard !tableNames.isEmpty else { return "\(database.onOneLine): no tables: the database is empty" }
      let hint = Self.listing(tableNames, of: "tables")
      return "\(database.onOneLine): no table named: write \(database.onOneLine)#TABLE (\(hint.onOneLine))"
    case .locked(let database):
      return "\(database.onOneLine): locked: another program is writing to it; try again when it is done"
    case .changed(let database):
      return "\(database.onOneLine): changed while it was being read: open it again"
    case .databaseFailure(let database, let reason):
      return "\(database.onOneLine): cannot be read: \(reason.onOneLine)"
    case .unknownColumn(let table, let column, let columnNames):
      let columns = Self.listing(columnNames, of: "columns")
      let hint = NearestNames(to: column, among: columnNames).question.map { "\($0) \(columns)" } ?? columns
      return "\(table.onOneLine): no column named \(column.quotedOnOneLine) (\(hint.onOneLine))"
    case .ambiguousColumn(let table, let column, let positions):
      let places = Self.enumeration(positions.map(String.init))
      return "\(table.onOneLine): several columns named \(column.quotedOnOneLine): columns \(places) (rename them)"
    case .invalidExtent(let table, let row, let line, let column, let text, let problem):
      let place = RecordPlace(row: row, line: line).words
      return "\(table.onOneLine), \(place), column \(column.quotedOnOneLine): \(text.quotedOnOneLine) is"
        + " \(problem.phrase): a row's extent is a number of points, zero or more"
    case .invalidImage(let table, let place, let column, let reason):
      let problem = place.isBinary ? "it holds bytes, not the path of an image" : reason.onOneLine
      return "\(table.onOneLine), \(place.words), column \(column.quotedOnOneLine): \(problem)"
    case .extentsTooLarge(let table, let row, let column):
      return "\(table.onOneLine), column \(column.quotedOnOneLine): the extents up to row \(row) add up to more than a"
        + " number can hold"
    }
  }

  /// The first few names: `columns: a, b, c and 4 more`.
  private static func listing(_ names: [String], of what: String) -> String {
    let shown = names.prefix(8)
    guard !names.isEmpty else { return "there are no \(what)" }
    guard names.count > shown.count else { return "\(what): \(shown.joined(separator: ", "))" }
    return "\(what): \(shown.joined(separator: ", ")) and \(names.count - shown.count) more"
  }

  private static func enumeration(_ places: [String]) -> String {
    let shown = places.prefix(8)
    guard shown.count == places.count, let last = shown.last, shown.count > 1 else {
      return shown.joined(separator: ", ") + ", …"
    }
    return "\(shown.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension RecordError.ExtentProblem {
  fileprivate var phrase: String {
    switch self {
    case .notANumber: "not a number"
    case .negative: "negative"
    case .infinite: "infinite"
    }
  }
}
