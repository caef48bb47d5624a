/// Swift source as it is written: indented, broken where a line would be too long.
///
/// The lines come out as the repository's formatter leaves them: a list that does not fit on its line moves to the next as a
/// whole, and if it does not fit there, each of its items has a line.
internal struct SourceText {
  /// The length that lines keep to, in characters.
  internal static let width = 120

  internal private(set) var text = ""
  private var depth = 0

  /// How a list ends.
  internal enum ListEnd {
    /// The closing bracket stands behind the last item: calls.
    case behindItems
    /// The closing bracket has its own line: parameters.
    case onOwnLine
  }

  /// Writes a line, or an empty one.
  internal mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// Writes the heading of a part of the file.
  internal mutating func mark(_ title: String) {
    line()
    line("// MARK: \(title)")
    line()
  }

  /// Writes lines between a line that opens something and one that closes it.
  internal mutating func block(_ opening: String, closing: String = "}", _ body: (inout SourceText) -> Void) {
    line(opening)
    indented(body)
    line(closing)
  }

  /// Writes lines one level deeper.
  internal mutating func indented(_ body: (inout SourceText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes documentation: each paragraph in as many lines as it needs, an empty line between paragraphs. A missing paragraph
  /// is left out.
  internal mutating func documentation(_ paragraphs: String?...) {
    for (position, paragraph) in paragraphs.compactMap({ $0 }).enumerated() {
      if position > 0 { line("///") }
      var words = ""
      // What follows the first line of a list item is indented.
      let continuation = paragraph.hasPrefix("- ") ? "///   " : "///"
      var prefix = "///"
      for word in paragraph.split(separator: " ") {
        if !words.isEmpty, depth * 2 + prefix.count + 1 + words.count + 1 + word.count > Self.width {
          line("\(prefix) \(words)")
          prefix = continuation
          words = ""
        }
        words += words.isEmpty ? "\(word)" : " \(word)"
      }
      line("\(prefix) \(words)")
    }
  }

  /// Whether a line besides comments is longer than lines should be.
  internal var hasOverlongCode: Bool {
    text.split(separator: "\n").contains { line in
      line.count > Self.width && !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//")
    }
  }

  /// Whether a line fits where it would be written now.
  internal func fits(_ line: String) -> Bool { depth * 2 + line.count <= Self.width }

  /// Writes a line of two parts, the second on a line of its own, one level deeper, if both do not fit on one.
  ///
  /// - Parameters:
  ///   - head: The first part.
  ///   - tail: The second part.
  ///   - separator: What stands between them on one line.
  internal mutating func line(_ head: String, then tail: String, separator: String = " ") {
    if fits(head + separator + tail) {
      line(head + separator + tail)
    } else {
      line(head)
      indented { $0.line(tail) }
    }
  }

  /// Writes what opens a declaration and ends in a brace: `var witness: Witness {`. The parts have lines of their own, and so
  /// has the brace, if they do not fit on one.
  ///
  /// - Parameters:
  ///   - head: The first part.
  ///   - tail: The second part.
  ///   - body: Writes the body.
  internal mutating func declaration(_ head: String, _ tail: String, _ body: (inout SourceText) -> Void) {
    if fits("\(head) \(tail) {") {
      block("\(head) \(tail) {", body)
    } else {
      line(head, then: tail)
      block("{", body)
    }
  }

  /// Writes a list in brackets.
  ///
  /// - Parameters:
  ///   - head: What stands before it, the opening bracket included.
  ///   - items: The items.
  ///   - tail: What stands behind it, the closing bracket included.
  ///   - end: Where the closing bracket goes if the list does not fit on one line.
  internal mutating func list(_ head: String, _ items: [String], _ tail: String, end: ListEnd) {
    let joined = items.joined(separator: ", ")
    if fits(head + joined + tail) || items.isEmpty {
      line(head + joined + tail)
      return
    }
    line(head)
    indented { text in
      let last = end == .behindItems ? tail : ""
      if text.fits(joined + last) {
        text.line(joined + last)
      } else {
        for (position, item) in items.enumerated() { text.line(item + (position < items.count - 1 ? "," : last)) }
      }
    }
    if end == .onOwnLine { line(tail) }
  }
}
