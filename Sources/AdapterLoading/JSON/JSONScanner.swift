import Foundation
import Interposing

/// Reads JSON from beginning to end by the grammar of RFC 8259, sections 2 to 7.
struct JSONScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The keys and indices that lead to the value that is being read.
  private var path: [String] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A whole text: one value, with blanks around it.
  mutating func text() throws(AdapterManifest.Fault) -> JSONOutline {
    let outline = try value()
    skipBlanks()
    guard position == bytes.count else { throw fault("the end of the text") }
    return outline
  }

  private mutating func value() throws(AdapterManifest.Fault) -> JSONOutline {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return JSONOutline(members: try object())
    case UInt8(ascii: "["): try list()
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
    return JSONOutline(members: nil)
  }

  private mutating func object() throws(AdapterManifest.Fault) -> [String: JSONOutline] {
    var members: [String: JSONOutline] = [:]
    try enter()
    skipBlanks()
    if take("}") { return members }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw fault("a key in quotation marks") }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw fault(": behind a key") }
      path.append(".\(key)")
      guard members[key] == nil else { throw AdapterManifest.Fault(jsonPath: place, reason: "the key is there twice") }
      members[key] = try value()
      path.removeLast()
      skipBlanks()
    } while take(",")
    guard take("}") else { throw fault(", or }") }
    return members
  }

  private mutating func list() throws(AdapterManifest.Fault) {
    try enter()
    skipBlanks()
    if take("]") { return }
    var index = 0
    repeat {
      path.append("[\(index)]")
      _ = try value()
      path.removeLast()
      index += 1
      skipBlanks()
    } while take(",")
    guard take("]") else { throw fault(", or ]") }
  }

  /// Steps over the bracket of an object or a list. Each value in it is read by one more call, so its depth is limited.
  private mutating func enter() throws(AdapterManifest.Fault) {
    guard path.count < JSONOutline.greatestDepth else {
      throw AdapterManifest.Fault(
        jsonPath: "$", reason: "line \(line): more than \(JSONOutline.greatestDepth) values lie in one another")
    }
    position += 1
  }

  /// A string's characters. The bytes are known to be UTF-8.
  private mutating func string() throws(AdapterManifest.Fault) -> String {
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

  private mutating func escape() throws(AdapterManifest.Fault) {
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

  private mutating func word(_ word: String) throws(AdapterManifest.Fault) {
    guard bytes[position...].starts(with: word.utf8) else { throw fault("a value") }
    position += word.utf8.count
  }

  private mutating func number() throws(AdapterManifest.Fault) {
    let isNegative = take("-")
    if !take("0") {
      guard skipDigits() else { throw fault(isNegative ? "a digit" : "a value") }
    }
    if take("."), !skipDigits() { throw fault("a digit") }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard skipDigits() else { throw fault("a digit") }
    }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  /// Steps over digits, and tells whether there were any.
  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position > start
  }

  private var place: String { path.reduce("$") { $0 + $1 } }

  private var line: Int { 1 + bytes[..<position].count { $0 == 0x0A } }

  private func fault(_ expected: String) -> AdapterManifest.Fault {
    let found =
      next == nil
      ? "the end of the file" : String(decoding: bytes[position...].prefix(20), as: UTF8.self).quotedOnOneLine
    return AdapterManifest.Fault(jsonPath: place, reason: "line \(line): expected \(expected), got \(found)")
  }
}
