/// Cuts a text into tokens. Comments and blanks fall away.
struct CTokenizer {
  private let text: String
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// All tokens; the last is the end.
  mutating func tokens() throws(CDeclarationError) -> [CToken] {
    var tokens: [CToken] = []
    while let token = try next() { tokens.append(token) }
    tokens.append(CToken(kind: .end, offset: bytes.count))
    return tokens
  }

  private mutating func next() throws(CDeclarationError) -> CToken? {
    try skipBlanksAndComments()
    guard let byte = current else { return nil }
    let start = position
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      position += 1
      return CToken(kind: .sign(Character(Unicode.Scalar(byte))), offset: start)
    case UInt8(ascii: ".") where begins("..."):
      position += 3
      return CToken(kind: .ellipsis, offset: start)
    case _ where byte.isDigit:
      return CToken(kind: .number(takeWord()), offset: start)
    case _ where byte.isWordByte:
      return CToken(kind: .word(takeWord()), offset: start)
    default:
      throw CDeclarationError(.unexpectedCharacter(shown(at: start)), in: text, at: start)
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func begins(_ prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skipBlanksAndComments() throws(CDeclarationError) {
    while let byte = current {
      if byte.isBlank {
        position += 1
      } else if begins("//") {
        while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
      } else if begins("/*") {
        let start = position
        position += 2
        while !begins("*/") {
          guard position < bytes.count else { throw CDeclarationError(.unterminatedComment, in: text, at: start) }
          position += 1
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func takeWord() -> String {
    let start = position
    while let byte = current, byte.isWordByte { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The character that begins at an offset, for a message.
  private func shown(at offset: Int) -> String {
    guard let scalar = String(decoding: bytes[offset...], as: UTF8.self).unicodeScalars.first else { return "" }
    let isControl = scalar.properties.generalCategory == .control
    return isControl ? "U+\(String(scalar.value, radix: 16, uppercase: true))" : "‘\(scalar)’"
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self)
  }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isWordByte: Bool {
    isDigit || self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
}
