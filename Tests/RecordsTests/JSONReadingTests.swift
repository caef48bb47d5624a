import Foundation
import Records
import TestSupport
import Testing

@Suite("Reading JSON")
struct JSONReadingTests {
  private func table(_ json: String) throws -> RecordTable {
    try RecordTable(json: Array(json.utf8), name: "people.json")
  }

  private func message(_ json: [UInt8]) -> String? {
    do throws(RecordError) {
      _ = try RecordTable(json: json, name: "people.json")
      return nil
    } catch {
      return error.description
    }
  }

  private func isOneLine(_ message: String) -> Bool {
    !message.isEmpty && !message.contains { $0.isNewline }
  }

  @Test("Objects are rows; the keys are the columns, in the order in which they first appear")
  func columns() throws {
    let table = try table(
      """
      [{"name": "Ann", "team": "red"},
       {"team": "blue", "age": 7, "name": "Bo"}, {},
       {"zip": "01234", "age": 3}]
      """)
    #expect(table.columnNames == ["name", "team", "age", "zip"])
    #expect(
      (0..<table.rowCount).map(table.row) == [
        ["Ann", "red", "", ""], ["Bo", "blue", "7", ""], ["", "", "", ""], ["", "", "3", "01234"],
      ])
    #expect((0..<4).map { table.line(ofRow: $0) } == [1, 2, 2, 3])
    #expect(try table.sections(groupedBy: "team").map(\.title) == ["red", "blue", ""])
  }

  @Test("Values: numbers as they are written, words, nothing for null, JSON for what is nested")
  func values() throws {
    let table = try table(
      #"[{"a": 1.50e+2, "b": -0, "c": true, "d": false, "e": null, "f": [1, "x\"y/ü", {"k" : null}], "g": {}, "h": "\u00e9\n\ud83d\ude00", "": 3}]"#
    )
    #expect(
      table.row(0) == ["1.50e+2", "-0", "true", "false", "", "[1,\"x\\\"y/ü\",{\"k\":null}]", "{}", "é\n😀", "3"])
    #expect(table.columnNames.last == "column 9")
  }

  @Test("Numbers are extents, and what is none names row and line")
  func extents() throws {
    #expect(try table(#"[{"w": 44}, {"w": 4.45e1}, {"w": " 7 "}]"#).extents(fromColumn: "w") == [44, 44.5, 7])
    let table = try table("[{\"w\": 1},\n\n {\"w\": null}]")
    #expect(
      throws: RecordError.invalidExtent(
        table: "people.json", row: 2, line: 3, column: "w", text: "", problem: .notANumber)
    ) {
      try table.extents(fromColumn: "w")
    }
  }

  @Test(
    "What is no JSON, or no list of objects, is told in one line with line and column",
    arguments: [
      ("", "line 1, column 1: not a JSON list of records: expected a list, got the end of the file"),
      ("{\"a\": 1}", "line 1, column 1: not a JSON list of records: expected a list, got “{\"a\": 1}”"),
      (
        "[{\"a\": 1},\n 5]",
        "line 2, column 2: not a JSON list of records: expected an object, which a record is (at $[1])"
      ),
      ("[{\"a\": 1}\n  {\"b\"", "line 2, column 3: not a JSON list of records: expected , or ], got “{\"b\"”"),
      ("[{\"ü\": 1, \"ü\": 2}]", "line 1, column 11: not a JSON list of records: the key is there twice (at $[0].ü)"),
      ("[{\"a\": tru}]", "line 1, column 8: not a JSON list of records: expected a value, got “tru}]” (at $[0].a)"),
      ("[{\"a\": 1}] x", "line 1, column 12: not a JSON list of records: expected the end of the text, got “x”"),
      ("[{\"a\": 1},]", "line 1, column 11: not a JSON list of records: expected a value, got “]” (at $[1])"),
      ("[", "line 1, column 2: not a JSON list of records: expected a value, got the end of the file (at $[0])"),
    ])
  func errors(json: String, expected: String) {
    #expect(message(Array(json.utf8)) == "people.json, \(expected)")
  }

  @Test("A list without a key has no columns, and there is a limit to them")
  func noColumns() {
    for json in ["[]", " [ ] ", "[{}, {}]"] {
      #expect(message(Array(json.utf8)) == "people.json: no columns: a table needs a record with a key")
    }
    let wide = "[" + (0...2000).map { "{\"\($0)\": 1}" }.joined(separator: ",") + "]"
    #expect(message(Array(wide.utf8)) == "people.json: more than 2000 columns: each key of a record is one")
  }

  @Test("A byte order mark is skipped, other encodings are named, and what is no UTF-8 is found")
  func encodings() throws {
    #expect(try RecordTable(json: [0xEF, 0xBB, 0xBF] + Array("[{\"a\": 1}]".utf8), name: "x").row(0) == ["1"])
    #expect(
      message([0xFF, 0xFE, 0x5B, 0]) == "people.json: encoded as UTF-16, as its first bytes say: save it as UTF-8")
    #expect(
      message(Array("[{\"a\":\n \"".utf8) + [0xFF] + Array("\"}]".utf8))
        == "people.json, line 2: not UTF-8: byte 0xFF at position 10 of the file")
  }

  @Test("Whatever becomes of a file's bytes, it is a table or one line")
  func damage() {
    let sound = Array(
      "[{\"name\": \"Ann\", \"tags\": [1, 2.5e3, null], \"x\": {\"y\": \"\\u00e9\"}},\n {\"name\": \"Bo\", \"z\": true}]"
        .utf8)
    for length in sound.indices { #expect(message(Array(sound[..<length])).map(isOneLine) == true) }
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if let message = message(bytes) {
        #expect(isOneLine(message))
      } else {
        #expect((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil)
      }
    }
  }
}
