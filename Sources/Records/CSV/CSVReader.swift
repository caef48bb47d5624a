import CLibCSV

/// Drives libcsv. All that is unsafe about it stands in this file:
///
/// - The parser and the collector live in this function's frame while `parse` runs; libcsv keeps no pointer to either
///   behind `csv_fini`, and calls the two functions below only within `csv_parse` and `csv_fini`, on this thread.
/// - The pointer that the two functions get is the collector's. Nobody else touches the collector during such a call.
/// - The field they get is libcsv's own buffer, good until they return; they copy it.
enum CSVReader {
  /// How many bytes the parser is given at a time. It cannot be stopped in between, so this bounds the work done behind
  /// an error.
  private static let pieceSize = 1 << 16

  /// The table that is written in `bytes` from `start` on. The bytes are valid UTF-8.
  static func table(from bytes: [UInt8], start: Int, name: String) throws(RecordError) -> RecordTable {
    var parser = csv_parser()
    // Strict: quotes out of place are errors, as is an unterminated one. All line ends are reported: they are counted.
    guard csv_init(&parser, UInt8(CSV_STRICT | CSV_STRICT_FINI | CSV_REPALL_NL)) == 0 else {
      throw .parserFailure(table: name, line: 1, reason: "the parser does not start")
    }
    defer { csv_free(&parser) }
    // Spaces belong to the fields, so no byte is a space to libcsv.
    csv_set_space_func(&parser) { _ in 0 }
    // The parser's buffer grows by this much: a small step makes one huge field slow.
    csv_set_blk_size(&parser, pieceSize)

    var collector = CSVCollector(name: name)
    let failure = bytes.withUnsafeBytes { all in
      withUnsafeMutablePointer(to: &collector) { collector in
        parse(all, from: start, with: &parser, into: collector, name: name)
      }
    }
    if let failure { throw failure }
    return try collector.builder.table()
  }

  /// The line on which the byte at `offset` stands, counted from 1.
  ///
  /// - Complexity: O(*n*) for *n* bytes before it.
  static func line(ofByte offset: Int, in bytes: some RandomAccessCollection<UInt8>) -> Int {
    var counter = LineEndCounter()
    for byte in bytes.prefix(offset) { counter.see(byte) }
    return 1 + counter.count
  }

  private static func parse(
    _ bytes: UnsafeRawBufferPointer, from start: Int, with parser: inout csv_parser,
    into collector: UnsafeMutablePointer<CSVCollector>, name: String
  ) -> RecordError? {
    var offset = start
    while offset < bytes.count {
      let piece = UnsafeRawBufferPointer(rebasing: bytes[offset..<min(bytes.count, offset + pieceSize)])
      let consumed = csv_parse(&parser, piece.baseAddress, piece.count, collectField, endRow, collector)
      // An error in the rows comes before one that the parser stumbles over later.
      if let failure = collector.pointee.builder.failure { return failure }
      offset += consumed
      if consumed < piece.count {
        return failure(of: &parser, at: offset, in: bytes, name: name)
      }
    }
    guard csv_fini(&parser, collectField, endRow, collector) == 0 else {
      if csv_error(&parser) == CSV_EPARSE {
        return .unterminatedQuote(table: name, line: collector.pointee.fieldLine)
      }
      return failure(of: &parser, at: bytes.count, in: bytes, name: name)
    }
    return nil
  }

  /// Why the parser stopped before the byte at `offset`.
  private static func failure(
    of parser: inout csv_parser, at offset: Int, in bytes: UnsafeRawBufferPointer, name: String
  ) -> RecordError {
    let line = line(ofByte: offset, in: bytes)
    let error = csv_error(&parser)
    guard error == CSV_EPARSE, offset < bytes.count else {
      let reason = csv_strerror(error).map { String(cString: $0) } ?? "error \(error)"
      return .parserFailure(table: name, line: line, reason: reason)
    }
    // Within a quoted field the parser stops only at what follows the closing quote, which no quote does.
    return bytes[offset] == UInt8(CSV_QUOTE)
      ? .quoteInUnquotedField(table: name, line: line) : .textAfterQuote(table: name, line: line)
  }

  private static let collectField: @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Void = {
    field, count, collector in
    collector?.assumingMemoryBound(to: CSVCollector.self).pointee
      .collect(field: UnsafeRawBufferPointer(start: field, count: count))
  }

  private static let endRow: @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void = { lineEnd, collector in
    collector?.assumingMemoryBound(to: CSVCollector.self).pointee.endRow(lineEnd: UInt8(exactly: lineEnd))
  }
}
