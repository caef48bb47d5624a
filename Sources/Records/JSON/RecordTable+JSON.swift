import StrictJSON

extension RecordTable {
  /// Reads a table from JSON text: a list of objects, each of which is a record.
  ///
  /// - The text is UTF-8 and strictly JSON (RFC 8259); a byte order mark at its beginning is skipped.
  /// - The columns are the objects' keys, in the order in which they first appear: those of the first object as they stand there, then
  ///   what later ones bring along. An empty key is named after its place, as in a CSV file.
  /// - A key that an object leaves out, and `null`, are empty texts. Numbers are texts as they are written, `true` and `false` are
  ///   words. A list or an object as a value is JSON without blanks.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - name: What the table is called in messages: usually the file's path.
  /// - Throws: `RecordError.invalidJSON`, which names line and column; `.noColumns` if there is no key at all; `.tooManyColumns`,
  ///   `.tooLarge` or `.otherEncoding`.
  /// - Complexity: O(*n*) for *n* bytes and fields.
  public init(json bytes: [UInt8], name: String) throws(RecordError) {
    guard bytes.count <= Self.largestSize else { throw .tooLarge(table: name, limit: Self.largestSize) }
    let start = try Self.startOfText(in: bytes, name: name)
    try Self.checkEncoding(of: bytes, name: name)
    let text = start == 0 ? bytes : Array(bytes[start...])
    var collector = JSONCollector(name: name)
    do throws(JSONFault) {
      var reader = try JSONListReader(text)
      var lines = LinePlaces()
      while collector.failure == nil, let element = try reader.next() {
        guard case .object(let record) = element.value else {
          throw JSONFault(
            jsonPath: "$[\(collector.rowCount)]", reason: "expected an object, which a record is",
            position: reader.position(of: element.offset))
        }
        collector.append(record, line: lines.line(ofByte: element.offset, in: text))
      }
    } catch {
      throw .invalidJSON(
        table: name, line: error.position?.line ?? 1, column: error.position?.column ?? 1, path: error.jsonPath,
        problem: error.problem)
    }
    self = try collector.table()
  }
}

/// Counts lines from one place in a text to the next.
private struct LinePlaces {
  private var offset = 0
  private var line = 1

  /// The line of a byte that does not stand before one that was asked for earlier.
  mutating func line(ofByte offset: Int, in text: [UInt8]) -> Int {
    for byte in text[self.offset..<offset] where byte == UInt8(ascii: "\n") { line += 1 }
    self.offset = offset
    return line
  }
}
