/// The rule for adapters' names.
enum AdapterName {
  /// The longest name, in characters: a name stands in file names, which are at most 255 bytes long.
  static let longest = 200

  /// Whether a text is in kebab-case: words of the letters a to z and of digits, joined by hyphens, the first beginning with
  /// a letter. A name of this kind is the same in file names, in command lines and in messages.
  static func isWellFormed(_ text: String) -> Bool {
    guard text.utf8.count <= longest, let first = text.utf8.first, isLetter(first) else { return false }
    var previousIsHyphen = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-") {
        guard !previousIsHyphen else { return false }
        previousIsHyphen = true
      } else {
        guard isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return false }
        previousIsHyphen = false
      }
    }
    return !previousIsHyphen
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
