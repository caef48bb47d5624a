import Foundation

/// What becomes of the extents of a section's rows in an update.
struct RowEdit: Sendable {
  /// A row and its extent, in points.
  struct Row: Sendable {
    let row: Int
    let extent: CGFloat
    let isEstimated: Bool
  }

  /// The section, by its place before.
  let section: Int
  /// The rows that leave, by their places before, in order.
  var leaving: [Int] = []
  /// The rows that arrive, by their places after, in order.
  var arriving: [Row] = []
  /// The rows that stay and were asked for anew, by their places after.
  var asked: [Row] = []

  /// The most that the section becomes longer, in points.
  var addedExtent: CGFloat {
    var added: CGFloat = 0
    for row in arriving { added += row.extent }
    for row in asked { added += row.extent }
    return added
  }

  /// Makes the edit. O(log rows) for each row that is named.
  func apply(to rows: inout RowExtents) {
    for row in leaving.reversed() { rows.remove(at: row) }
    for row in arriving { rows.insert(row.extent, at: row.row, isEstimated: row.isEstimated) }
    for row in asked {
      // What was seen is a better estimate than one of a row that nobody has seen; but what has no room would never be seen again.
      let seen = rows[row.row]
      rows.set(row.isEstimated && seen > 0 ? seen : row.extent, ofRow: row.row, isEstimated: row.isEstimated)
    }
  }
}
