import Interposing
import Testing

@Suite("Decimal numbers")
struct DecimalNumberTests {
  @Test(
    "What people write as a number is one",
    arguments: [
      ("2", 2), ("-0.5", -0.5), ("+3", 3), (".5", 0.5), ("5.", 5), ("007", 7), ("1e3", 1000), ("1E+3", 1000),
      ("25e-2", 0.25), ("-.5e1", -5), ("0", 0), ("1e-999", 0),
    ] as [(String, Double)])
  func numbers(text: String, value: Double) {
    #expect(DecimalNumber.isWellFormed(text))
    #expect(DecimalNumber.value(of: text) == value)
    // A part of a text is read as a text of its own.
    #expect(DecimalNumber.value(of: "x\(text)y".dropFirst().dropLast()) == value)
  }

  @Test(
    "Anything else is none, whatever a parser of floating-point numbers makes of it",
    arguments: [
      "", " ", "-", "+", ".", "-.", "e5", ".e5", "1e", "1e+", "1e5.", "1e5e5", "1.2.3", "1,5", "1_000", "1 000", " 1",
      "1 ",
      "--1", "+-1", "0x2", "0x1p3", "-0X10", "0b1", "nan", "NaN", "-nan", "inf", "infinity", "-Infinity", "snan",
      "nan(1)",
      "1f", "1d", "٣", "１", "½", "1\u{301}", "1\n", "1\0", "two",
    ])
  func others(text: String) {
    #expect(!DecimalNumber.isWellFormed(text))
    #expect(DecimalNumber.value(of: text) == nil)
  }

  @Test("A number that is too large is well-formed, and has no value", arguments: ["1e309", "-1e999", "1e400"])
  func tooLarge(text: String) {
    #expect(DecimalNumber.isWellFormed(text))
    #expect(DecimalNumber.value(of: text) == nil)
  }
}
