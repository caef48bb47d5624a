import Foundation
import TableKit
import Testing

@Suite("Colours as texts")
struct ColorHexadecimalTests {
  @Test("Colours in hexadecimal digits")
  func colors() {
    #expect(Color(hexadecimal: "#336699") == Color(red: 0.2, green: 0.4, blue: 0.6))
    #expect(Color(hexadecimal: "#ff000080")?.alpha == 128.0 / 255)
    for text in ["", "336699", "#12345", "#GG0000", "#1234567", "#٣٣٣٣٣٣"] { #expect(Color(hexadecimal: text) == nil) }
  }
}
