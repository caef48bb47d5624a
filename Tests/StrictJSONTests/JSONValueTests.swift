import Testing

@testable import StrictJSON

@Suite("JSON read strictly")
struct JSONValueTests {
  private func fault(_ json: [UInt8]) -> String? {
    do {
      _ = try JSONValue(json)
      return nil
    } catch {
      return "\(error.jsonPath): \(error.reason)"
    }
  }

  @Test("Keys are read at any depth, also those written with escapes")
  func keys() throws {
    let outline = try JSONValue(Array(#" {"b": {"\u0061\n": [{"no": 1}], "c": null}, "a": -0.5e+3, "": true} "#.utf8))
    #expect(outline.keys == ["", "a", "b"])
    #expect(outline["b"]?.keys == ["a\n", "c"])
    #expect(outline["b"]?["c"]?.members == nil)
    #expect(outline["z"] == nil)
  }

  @Test(
    "What is JSON passes",
    arguments: [
      "{}", "[]", "0", "-1.25E-7", "\t\r\n true\n",
      "\"\"", "[1, [2, [3]], {}]", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u20AC\"",
      "\"\\uD83D\\uDE00\"", "\"ü\u{7F}\"",
    ])
  func json(text: String) {
    #expect(fault(Array(text.utf8)) == nil)
  }

  @Test(
    "What is not JSON is refused, with the place, the line, what was expected and what is there",
    arguments: [
      ("", "$: line 1: expected a value, got the end of the file"),
      ("{\n  \"a\": [1,\n 2,]}", "$.a[2]: line 3: expected a value, got “]}”"),
      ("{\"a\": 1,}", "$: line 1: expected a key in quotation marks, got “}”"),
      ("{\"a\" 1}", "$: line 1: expected : behind a key, got “1}”"),
      ("{\"a\": 1 \"b\": 2}", "$: line 1: expected , or }, got “\"b\": 2}”"),
      ("[1 2]", "$: line 1: expected , or ], got “2]”"), ("{} x", "$: line 1: expected the end of the text, got “x”"),
      ("tru", "$: line 1: expected a value, got “tru”"), ("01", "$: line 1: expected the end of the text, got “1”"),
      ("-", "$: line 1: expected a digit, got the end of the file"), ("+1", "$: line 1: expected a value, got “+1”"),
      ("1.", "$: line 1: expected a digit, got the end of the file"), ("NaN", "$: line 1: expected a value, got “NaN”"),
      ("\"\\x\"", "$: line 1: expected one of \"\\/bfnrtu behind \\, got “x\"”"),
      ("\"\\u12G4\"", "$: line 1: expected four hexadecimal digits behind \\u, got “G4\"”"),
      ("\"\\uD83D\"", "$: line 1: expected escapes that make characters, got the end of the file"),
      ("'a'", "$: line 1: expected a value, got “'a'”"),
      ("\u{FEFF}{}", "$: line 1: expected a value, got “\u{FEFF}{}”"),
      ("{\"a\": {\"b\": 1, \"\\u0062\": 2}}", "$.a.b: line 1: the key is there twice"),
    ])
  func noJSON(text: String, expected: String) {
    #expect(fault(Array(text.utf8)) == expected)
  }

  @Test("Text in another encoding is refused, and bytes that are no text, wherever they stand")
  func encoding() {
    let utf16: [UInt8] = [0x7B, 0, 0x7D, 0]
    #expect(fault(utf16)?.hasPrefix("$: line 1: expected ") == true)
    #expect(fault(Array("{\"unknown\": \"".utf8) + [0x8C, 0x8B] + Array("\"}".utf8)) == "$: it is not text in UTF-8")
    // A character that has to be escaped in a text.
    #expect(fault(Array("{\"unknown\": \"\u{07}\"}".utf8))?.hasPrefix("$.unknown: line 1: expected \"") == true)
  }

  @Test("A text of brackets alone neither passes nor uses up the stack")
  func depth() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1 << 16)
    #expect(fault(deep) == "$: line 1: more than 100 values lie in one another")
    let objects = Array(String(repeating: "{\"a\":", count: 1 << 14).utf8)
    #expect(fault(objects) == "$: line 1: more than 100 values lie in one another")
    let allowed = [UInt8](repeating: 0x5B, count: 100) + [UInt8](repeating: 0x5D, count: 100)
    #expect(fault(allowed) == nil)
  }
}
