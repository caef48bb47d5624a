import Records
import TestSupport
import Testing

@Suite("Reading CSV")
struct CSVReadingTests {
  /// The table written in `text`.
  private func table(_ text: String) throws -> RecordTable {
    try RecordTable(csv: Array(text.utf8), name: "t.csv")
  }

  /// The error that reading `text` throws.
  private func error(_ text: String) -> RecordError? {
    error(bytes: Array(text.utf8))
  }

  private func error(bytes: [UInt8]) -> RecordError? {
    do throws(RecordError) {
      _ = try RecordTable(csv: bytes, name: "t.csv")
      return nil
    } catch {
      return error
    }
  }

  private func rows(_ table: RecordTable) -> [[String]] {
    (0..<table.rowCount).map { table.row($0) }
  }

  @Test("Header, rows, and every kind of line end", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    for last in ["", end] {
      let table = try table(["name,team", "Ann,red", "Bo,blue"].joined(separator: end) + last)
      #expect(table.columnNames == ["name", "team"])
      #expect(rows(table) == [["Ann", "red"], ["Bo", "blue"]])
      #expect(table.line(ofRow: 0) == 2)
      #expect(table.line(ofRow: 1) == 3)
    }
  }

  @Test("Quoted fields hold commas, doubled quotes and line breaks")
  func quotes() throws {
    let table = try table("a,b\n\"1,2\",\"say \"\"hi\"\"\"\r\n\"two\r\nlines\",\"\"\n")
    #expect(rows(table) == [["1,2", "say \"hi\""], ["two\r\nlines", ""]])
  }

  @Test("Spaces belong to the field")
  func spaces() throws {
    let table = try table("a, b\n  x ,\ty\n\" z \",\n")
    #expect(table.columnNames == ["a", " b"])
    #expect(rows(table) == [["  x ", "\ty"], [" z ", ""]])
  }

  @Test("Blank lines are skipped, and lines are still counted right")
  func blankLines() throws {
    let table = try table("\n\na\r\n\r\n1\n\n\n\"2\n3\"\n4\n\"\"\n")
    // Line 1 and 2 blank, 3 the header, 4 blank, 5 the first row, 6 and 7 blank, 8 and 9 the second, 10 and 11 the rest.
    #expect(rows(table) == [["1"], ["2\n3"], ["4"], [""]])
    #expect((0..<4).map { table.line(ofRow: $0) } == [5, 8, 10, 11])
  }

  @Test("A UTF-8 byte order mark is skipped")
  func byteOrderMark() throws {
    let table = try RecordTable(csv: [0xEF, 0xBB, 0xBF] + Array("é,ü\nß,😀\n".utf8), name: "t.csv")
    #expect(table.columnNames == ["é", "ü"])
    #expect(rows(table) == [["ß", "😀"]])
  }

  @Test("Short rows are filled up, and the fields behind them stay in their places")
  func shortRows() throws {
    let table = try table("a,b,c\n1\n2,3\n4,5,6\n")
    #expect(rows(table) == [["1", "", ""], ["2", "3", ""], ["4", "5", "6"]])
  }

  @Test("Long rows are an error that counts the fields and names the row's first line")
  func longRows() {
    let error = error("a,b\n1,2\n\"3\n4\",5,6,7\n")
    #expect(error == .tooManyFields(table: "t.csv", line: 3, expected: 2, found: 4))
    #expect(error?.description == "t.csv, line 3: too many fields: the header has 2, this row has 4")
    #expect(self.error("a,b\n1,2,") == .tooManyFields(table: "t.csv", line: 2, expected: 2, found: 3))
  }

  @Test("An error in the rows comes before a later one of the quotes")
  func firstErrorFirst() {
    #expect(error("a\n1,2\n\"x\"y\n") == .tooManyFields(table: "t.csv", line: 2, expected: 1, found: 2))
  }

  @Test("Nothing, blank lines or a mark alone are empty; a header alone is a table")
  func empty() throws {
    #expect(error("") == .empty(table: "t.csv"))
    #expect(error("\r\n\n") == .empty(table: "t.csv"))
    #expect(error(bytes: [0xEF, 0xBB, 0xBF]) == .empty(table: "t.csv"))
    #expect(error("")?.description == "t.csv: empty: a table needs at least a header line")
    let header = try table("name,team")
    #expect(header.rowCount == 0)
    #expect(header.columnNames == ["name", "team"])
  }

  @Test("An unterminated quote names the line on which the field begins")
  func unterminatedQuote() {
    #expect(error("a,b\n1,\"x\n2,3\n") == .unterminatedQuote(table: "t.csv", line: 2))
    #expect(error("a,b\n\"p\nq\",\"x\n2,3\n") == .unterminatedQuote(table: "t.csv", line: 3))
    #expect(error("\"") == .unterminatedQuote(table: "t.csv", line: 1))
  }

  @Test("Quotes out of place name their line")
  func misplacedQuotes() {
    #expect(error("a\n1\n5\" pipe\n") == .quoteInUnquotedField(table: "t.csv", line: 3))
    #expect(error("a, \"b\"\n") == .quoteInUnquotedField(table: "t.csv", line: 1))
    #expect(error("a\n\"1\n2\"x\n") == .textAfterQuote(table: "t.csv", line: 3))
    #expect(error("a\n\"1\" \n") == .textAfterQuote(table: "t.csv", line: 2))
    // A quote that opens once too early: its field closes where the next one was meant to open.
    #expect(error("a,b\n\"1,2\n\"3\",4\n") == .textAfterQuote(table: "t.csv", line: 3))
  }

  @Test("Other encodings are told by their marks")
  func otherEncodings() {
    #expect(error(bytes: [0xFF, 0xFE, 0x61, 0]) == .otherEncoding(table: "t.csv", encoding: "UTF-16"))
    #expect(error(bytes: [0xFE, 0xFF, 0, 0x61]) == .otherEncoding(table: "t.csv", encoding: "UTF-16"))
    #expect(error(bytes: [0xFF, 0xFE, 0, 0]) == .otherEncoding(table: "t.csv", encoding: "UTF-32"))
    #expect(error(bytes: [0, 0, 0xFE, 0xFF]) == .otherEncoding(table: "t.csv", encoding: "UTF-32"))
  }

  @Test("A byte that is not UTF-8 names its line and its place")
  func notUTF8() {
    let latin1 = Array("name\r\nAnn\r\nRen".utf8) + [0xE9] + Array("\n".utf8)
    // Six bytes for the header's line, five for the next, three before the é.
    let error = error(bytes: latin1)
    #expect(error == .notUTF8(table: "t.csv", line: 3, position: 15, byte: 0xE9))
    #expect(error?.description == "t.csv, line 3: not UTF-8: byte 0xE9 at position 15 of the file")
    let truncated = Array("a\n".utf8) + [0xF0, 0x9F, 0x98]
    #expect(self.error(bytes: truncated) == .notUTF8(table: "t.csv", line: 2, position: 3, byte: 0xF0))
    let surrogate = Array("a\n".utf8) + [0xED, 0xA0, 0x80]
    #expect(self.error(bytes: surrogate) == .notUTF8(table: "t.csv", line: 2, position: 3, byte: 0xED))
  }

  @Test("Empty column names are named after their place, repeated ones stay")
  func columnNames() throws {
    #expect(try table("a,,a,\n").columnNames == ["a", "column 2", "a", "column 4"])
  }

  @Test("100,000 columns")
  func manyColumns() throws {
    let names = (1...100_000).map { "c\($0)" }.joined(separator: ",")
    let numbers = (1...100_000).map(String.init).joined(separator: ",")
    let table = try table("\(names)\n\(numbers)\n1\n")
    #expect(table.columnCount == 100_000)
    #expect(table[0, 99_999] == "100000")
    #expect(table[1, 0] == "1")
    #expect(table[1, 99_999] == "")
    #expect(try table.column(named: "c77777") == 77_776)
  }

  @Test("Rows and fields that reach over the pieces the parser is given")
  func pieces() throws {
    let long = String(repeating: "line of text\r\n", count: 20_000)  // 280,000 bytes
    let table = try table("a,b\r\n\"\(long)\",1\r\n2,3\r\n")
    #expect(rows(table) == [[long, "1"], ["2", "3"]])
    #expect(table.line(ofRow: 1) == 20_003)  // 20,000 line breaks and the two lines that hold the field's ends
    let short = (0..<30_000).map { "\($0),\($0 % 7)\r\n" }.joined()
    let counted = try self.table("a,b\r\n" + short)
    #expect(counted.rowCount == 30_000)
    for row in 0..<30_000 {
      #expect(counted[row, 0] == "\(row)" && counted[row, 1] == "\(row % 7)" && counted.line(ofRow: row) == row + 2)
    }
  }

  @Test("A zero byte is a character like any other")
  func zeroBytes() throws {
    #expect(rows(try table("a\nx\0y\n\"\0\"\n")) == [["x\0y"], ["\0"]])
  }

  @Test("Random tables come back as they were written")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 7)
    let alphabet: [Character] = ["a", "b", ",", "\"", "\n", "\r", "\r\n", " ", "é", "😀", "\t", ";"]
    for _ in 0..<300 {
      let columns = Int.random(in: 1...5, using: &generator)
      let written = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        (0..<columns).map { _ in
          String((0..<Int.random(in: 0...6, using: &generator)).map { _ in alphabet.randomElement(using: &generator)! })
        }
      }
      let lines = ([(0..<columns).map { "c\($0)" }] + written).map { row in
        row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",")
      }
      #expect(rows(try table(lines.joined(separator: "\n"))) == written)
    }
  }

  @Test("Random bytes give a table or an error of one line, never a trap")
  func randomBytes() {
    var generator = SeededGenerator(seed: 11)
    let alphabet: [UInt8] = Array("ab,\"\"\n\r \0".utf8) + [0xC3, 0xA9, 0xEF, 0xBB, 0xBF, 0xFF]
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in alphabet.randomElement(using: &generator)!
      }
      if let error = error(bytes: bytes) {
        let isOneLine = !error.description.contains(where: \.isNewline)
        #expect(isOneLine)
      }
    }
  }
}
