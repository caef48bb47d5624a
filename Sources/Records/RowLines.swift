/// On which line each row of a file begins.
///
/// Most files hold a row a line, so only the rows are stored where that changes: behind a row with a line break in a
/// quoted field, and behind blank lines.
struct RowLines: Sendable, Hashable {
  /// From row `row` on, row *r* begins on line *r* + `offset`.
  private struct Change: Hashable {
    let row: Int
    let offset: Int
  }

  private var changes: [Change] = []

  /// Notes that row `row` begins on line `line`. Rows are noted in order.
  mutating func note(row: Int, line: Int) {
    let offset = line - row
    if changes.last?.offset != offset { changes.append(Change(row: row, offset: offset)) }
  }

  /// The line on which a noted row begins.
  func line(ofRow row: Int) -> Int? {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].row <= row { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : row + changes[low - 1].offset
  }
}
