/// A table in plain text: the first column flush left, the others flush right.
struct TextTable: Sendable {
  private let header: [String]
  private var rows: [[String]] = []

  /// - Parameter header: The heads of the columns.
  init(header: [String]) {
    self.header = header
  }

  /// Whether there is nothing below the header.
  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row.
  ///
  /// - Parameter row: As many cells as there are columns.
  mutating func append(_ row: [String]) { rows.append(row) }

  /// The lines.
  var text: String {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? cell + padding : "  " + padding + cell
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
