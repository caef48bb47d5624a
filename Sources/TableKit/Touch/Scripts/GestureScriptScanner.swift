import Foundation

/// Reads a script's text piece by piece, and knows where it is.
struct GestureScriptScanner {
  /// A place in the text.
  struct Place {
    var index: String.Index
    var line: Int
    var column: Int
  }

  private let text: String
  private(set) var place: Place

  init(_ text: String) {
    self.text = text
    place = Place(index: text.startIndex, line: 1, column: 1)
  }

  /// The next character; `nil` at the end.
  var next: Character? {
    place.index < text.endIndex ? text[place.index] : nil
  }

  mutating func advance() {
    guard let next else { return }
    place.index = text.index(after: place.index)
    if next.isNewline {
      place.line += 1
      place.column = 1
    } else {
      place.column += 1
    }
  }

  /// Goes on to what is no space. Line ends are none: they end statements.
  mutating func skipSpaces() {
    while let next, next.isWhitespace, !next.isNewline { advance() }
  }

  /// Takes a character, if it is the next one behind spaces.
  mutating func take(_ character: Character) -> Bool {
    skipSpaces()
    guard next == character else { return false }
    advance()
    return true
  }

  /// Goes back to a place.
  mutating func goBack(to place: Place) {
    self.place = place
  }

  /// Takes letters and the hyphens between them; empty if there are none.
  mutating func takeWord() -> String {
    takeAll { $0.isASCII && $0.isLetter || $0 == "-" }
  }

  /// Takes the digits of a whole number; empty if there are none.
  mutating func takeDigits() -> String {
    takeAll { $0.isASCII && $0.isNumber }
  }

  /// Takes a decimal number with its sign.
  ///
  /// - Returns: `nil` if there is none; then nothing is taken.
  mutating func takeNumber() -> Double? {
    let start = place
    var digits = ""
    if next == "-" || next == "+" {
      if next == "-" { digits = "-" }
      advance()
    }
    let whole = takeDigits()
    digits += whole.isEmpty ? "0" : whole
    var fraction = ""
    if next == "." {
      advance()
      fraction = takeDigits()
      digits += "." + (fraction.isEmpty ? "0" : fraction)
    }
    guard !whole.isEmpty || !fraction.isEmpty, let number = Double(digits), number.isFinite else {
      place = start
      return nil
    }
    return number
  }

  /// What stands next, for a complaint: up to the next space or separator, and not too much of it.
  var found: String {
    var copy = self
    let rest = copy.takeAll { !$0.isWhitespace && $0 != ";" && $0 != "&" }
    if !rest.isEmpty { return "'\(rest.count > 20 ? rest.prefix(20) + "…" : rest[...])'" }
    guard let next else { return "the end" }
    return next.isNewline ? "the end of the line" : "'\(next)'"
  }

  private mutating func takeAll(_ isPart: (Character) -> Bool) -> String {
    var taken = ""
    while let next, isPart(next) {
      taken.append(next)
      advance()
    }
    return taken
  }
}
