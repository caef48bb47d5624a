/// Sets text for a terminal.
enum TextColumns {
  /// How wide a screen the program's texts are set for, in columns.
  static let width = 100

  /// A text as lines of at most `width` characters, broken at spaces. A word that is longer gets a line of its own.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
