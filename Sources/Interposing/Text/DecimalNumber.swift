/// Numbers as people write them in options, configurations and tables: decimal, with a point, finite.
///
/// ```swift
/// DecimalNumber.value(of: "-0.5")  // -0.5
/// DecimalNumber.value(of: "1e3")   // 1000
/// DecimalNumber.value(of: "0x10")  // nil, as nan, inf, 1,5, 1e999 and an empty text
/// ```
///
/// Swift's own `Double("0x10")` also reads hexadecimal digits, `nan` and `inf`, so that a slip would pass for a number.
public enum DecimalNumber {
  /// Whether a text is a number: a sign or none, digits with a point among them, before or behind them or without one, and then
  /// an `e` with a sign or none and digits, or nothing.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public static func isWellFormed(_ text: some StringProtocol) -> Bool {
    var rest = text.utf8[...]
    func takeSign() {
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    }
    func takeDigits() -> Bool {
      let end = rest.firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? rest.endIndex
      defer { rest = rest[end...] }
      return end > rest.startIndex
    }
    takeSign()
    var hasDigits = takeDigits()
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      hasDigits = takeDigits() || hasDigits
    }
    guard hasDigits else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      takeSign()
      guard takeDigits() else { return false }
    }
    return rest.isEmpty
  }

  /// The number that a text is; `nil` if it is none, or one that is too large for a `Double`.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public static func value(of text: some StringProtocol) -> Double? {
    guard isWellFormed(text), let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
