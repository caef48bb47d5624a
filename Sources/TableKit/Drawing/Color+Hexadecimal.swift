import Foundation

extension Color {
  /// A colour as `#RRGGBB` or `#RRGGBBAA`, in hexadecimal digits.
  ///
  /// - Parameter text: The text. Any other is no colour.
  public init?(hexadecimal text: String) {
    guard text.first == "#", text.utf8.count == 7 || text.utf8.count == 9 else { return nil }
    var components: [CGFloat] = []
    var digits: [Int] = []
    for character in text.dropFirst() {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(digit)
      if digits.count == 2 {
        components.append(CGFloat(digits[0] * 16 + digits[1]) / 255)
        digits = []
      }
    }
    guard components.count >= 3 else { return nil }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components.count == 4 ? components[3] : 1)
  }
}
