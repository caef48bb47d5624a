extension RecordTable {
  /// The most bytes that a table may have: 4 GiB less two, so that 32 bits hold every place in it.
  public static let largestSize = Int(UInt32.max) - 1

  /// The most columns that a table may have whose columns are found as its rows are read: as many as an SQLite table has at most
  /// where nothing else is said.
  public static let mostColumns = 2_000

  /// Reads a table from a CSV file.
  ///
  /// - Parameter path: The file's path; it also names the table. A pipe can be read too.
  /// - Throws: What `init(csv:name:)` throws; `RecordError.unreadable` with the system's reason.
  public init(contentsOf path: String) throws(RecordError) {
    try self.init(csv: FileBytes.read(path: path), name: path)
  }

  /// Reads a table from CSV text, as RFC 4180 describes it.
  ///
  /// - The text is UTF-8; a byte order mark at its beginning is skipped.
  /// - Lines end with CR LF, LF or CR. Blank lines are skipped; a row of one empty field is written `""`.
  /// - The first line is the header. A table without rows is fine, one without a header is not.
  /// - Fields are separated by commas. One in quotes may hold commas, line breaks and (doubled) quotes; spaces belong to
  ///   the field, so none may stand outside the quotes.
  /// - A row with too few fields is filled up with empty ones; one with too many is an error.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - name: What the table is called in messages: usually the file's path.
  /// - Throws: `RecordError`, which names the line.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(csv bytes: [UInt8], name: String) throws(RecordError) {
    guard bytes.count <= Self.largestSize else { throw .tooLarge(table: name, limit: Self.largestSize) }
    let start = try Self.startOfText(in: bytes, name: name)
    try Self.checkEncoding(of: bytes, name: name)
    self = try CSVReader.table(from: bytes, start: start, name: name)
  }

  /// Checks that bytes are text.
  ///
  /// - Throws: `RecordError.notUTF8` with the first byte that is none of a text in UTF-8.
  static func checkEncoding(of bytes: [UInt8], name: String) throws(RecordError) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      throw .notUTF8(
        table: name, line: CSVReader.line(ofByte: offset, in: bytes), position: offset + 1, byte: bytes[offset])
    }
  }

  /// The place behind a UTF-8 byte order mark.
  ///
  /// - Throws: `RecordError.otherEncoding` if there is the mark of another encoding.
  static func startOfText(in bytes: [UInt8], name: String) throws(RecordError) -> Int {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return 3 }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw .otherEncoding(table: name, encoding: "UTF-32")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw .otherEncoding(table: name, encoding: "UTF-16")
    }
    return 0
  }
}
