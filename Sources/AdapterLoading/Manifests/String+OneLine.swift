import Interposing

extension String {
  /// Whether the text is not empty and has neither line ends nor other control characters.
  var isOneLine: Bool {
    guard !isEmpty else { return false }
    // What is printable and in ASCII, as nearly all of a manifest is, need not be looked up in Unicode's tables.
    return utf8.allSatisfy { (0x20..<0x7F).contains($0) } || self == onOneLine
  }
}
