/// Sets text for a terminal.
package enum TextColumns {
  /// How wide a screen the program's texts are set for, in columns.
  package static let width = 100

  /// A text as lines of at most `width` characters, broken at spaces. A word that is longer gets a line of its own.
  package static func wrap(_ text: String, width: Int) -> [String] {
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

  /// Rows of texts below each other, the last of each row as long as it is. Nothing in them breaks a line.
  package static func table(_ rows: [[String]]) -> String {
    let rows = rows.map { row in row.map { CommandFailure.failed($0, "").line } }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { column < $0.count - 1 ? $0[column].count : 0 }.max() ?? 0 }
    let lines = rows.map { row in
      row.enumerated().map { column, text in
        column == row.count - 1 ? text : text + String(repeating: " ", count: widths[column] + 2 - text.count)
      }.joined()
    }
    return lines.map { "\($0)\n" }.joined()
  }
}
