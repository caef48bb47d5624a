import Foundation
import Interposing

/// Reads JSON from beginning to end by the grammar of RFC 8259, sections 2 to 7.
struct JSONScanner {
  private let bytes: [UInt8]
  private(set) var position = 0
  /// The keys and indices that lead to the value that is being read.
  private var path: [Step] = []

  private enum Step {
    case key(String)
    case index(Int)
  }

  /// - Throws: That the bytes are no UTF-8, which all functions rely on.
  init(_ bytes: [UInt8]) throws(JSONFault) {
    self.bytes = bytes
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONFault(jsonPath: "$", reason: "it is not text in UTF-8")
    }
  }

  /// A whole text: one value, with blanks around it.
  mutating func text() throws(JSONFault) -> JSONValue {
    let outermost = try value()
    skipBlanks()
    guard position == bytes.count else { throw fault("the end of the text") }
    return outermost
  }

  /// Steps into a list that is the whole text.
  mutating func beginList() throws(JSONFault) {
    skipBlanks()
    guard next == UInt8(ascii: "[") else { throw fault("a list") }
    try enter()
  }

  /// Reads an element of the list that was stepped into.
  ///
  /// - Parameter index: How many there were before it.
  /// - Returns: `nil` behind the last one, where the text has to end too.
  mutating func element(_ index: Int) throws(JSONFault) -> (value: JSONValue, start: Int)? {
    skipBlanks()
    if index == 0 ? take("]") : !take(",") {
      guard index == 0 || take("]") else { throw fault(", or ]") }
      skipBlanks()
      guard position == bytes.count else { throw fault("the end of the text") }
      return nil
    }
    skipBlanks()
    let start = position
    path.append(.index(index))
    let value = try value()
    path.removeLast()
    return (value, start)
  }

  private mutating func value() throws(JSONFault) -> JSONValue {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .list(try list())
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object() throws(JSONFault) -> JSONObject {
    var object = JSONObject()
    try enter()
    skipBlanks()
    if take("}") { return object }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw fault("a key in quotation marks") }
      let start = position
      let key = try string()
      skipBlanks()
      guard take(":") else { throw fault(": behind a key") }
      path.append(.key(key))
      guard !object.contains(key) else { throw problem("the key is there twice", at: start) }
      object.append(key, try value())
      path.removeLast()
      skipBlanks()
    } while take(",")
    guard take("}") else { throw fault(", or }") }
    return object
  }

  private mutating func list() throws(JSONFault) -> [JSONValue] {
    var values: [JSONValue] = []
    try enter()
    skipBlanks()
    if take("]") { return values }
    repeat {
      path.append(.index(values.count))
      values.append(try value())
      path.removeLast()
      skipBlanks()
    } while take(",")
    guard take("]") else { throw fault(", or ]") }
    return values
  }

  /// Steps over the bracket of an object or a list. Each value in it is read by one more call, so its depth is limited.
  private mutating func enter() throws(JSONFault) {
    guard path.count < JSONValue.greatestDepth else {
      path = []
      throw problem("more than \(JSONValue.greatestDepth) values lie in one another", at: position)
    }
    position += 1
  }

  /// A string's characters. The bytes are known to be UTF-8.
  private mutating func string() throws(JSONFault) -> String {
    let start = position
    var isPlain = true
    position += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("\" at the end of a text, which has to be on one line and without tabs") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        try escape()
      }
    }
    guard take("\"") else { throw fault("\" at the end of a text") }
    if isPlain { return String(decoding: bytes[start + 1..<position - 1], as: UTF8.self) }
    do {
      return try JSONDecoder().decode(String.self, from: Data(bytes[start..<position]))
    } catch {
      // Half of a surrogate pair is in the grammar, and still no character.
      throw fault("escapes that make characters")
    }
  }

  private mutating func escape() throws(JSONFault) {
    guard let byte = next, "\"\\/bfnrtu".utf8.contains(byte) else { throw fault("one of \"\\/bfnrtu behind \\") }
    position += 1
    guard byte == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit, digit < 0x80 else {
        throw fault("four hexadecimal digits behind \\u")
      }
      position += 1
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    guard word.withUTF8Buffer({ bytes[position...].starts(with: $0) }) else { throw fault("a value") }
    position += word.utf8CodeUnitCount
    return value
  }

  /// A number's digits, dot and exponent.
  private mutating func number() throws(JSONFault) -> String {
    let start = position
    let isNegative = take("-")
    if !take("0") {
      guard skipDigits() else { throw fault(isNegative ? "a digit" : "a value") }
    }
    if take("."), !skipDigits() { throw fault("a digit") }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard skipDigits() else { throw fault("a digit") }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Steps over digits, and tells whether there were any.
  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position > start
  }

  private var jsonPath: String {
    path.reduce("$") { place, step in
      switch step {
      case .key(let key): "\(place).\(key)"
      case .index(let index): "\(place)[\(index)]"
      }
    }
  }

  /// Where a byte stands.
  func place(of offset: Int) -> JSONPosition {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // A character's first byte is none of the others, which begin with the bits 10.
    return JSONPosition(
      line: 1 + before.count { $0 == 0x0A }, column: 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 })
  }

  private func problem(_ problem: String, at offset: Int) -> JSONFault {
    JSONFault(jsonPath: jsonPath, reason: problem, position: place(of: offset))
  }

  private func fault(_ expected: String) -> JSONFault {
    let found =
      next == nil
      ? "the end of the file" : String(decoding: bytes[position...].prefix(20), as: UTF8.self).quotedOnOneLine
    return problem("expected \(expected), got \(found)", at: position)
  }
}
