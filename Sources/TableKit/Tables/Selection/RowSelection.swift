import Foundation

/// Which rows are selected, in the order in which they were.
struct RowSelection: Sendable, Hashable {
  private(set) var rows: [IndexPath] = []
  private var members: Set<IndexPath> = []

  /// Whether a row is selected. Complexity: O(1).
  func contains(_ indexPath: IndexPath) -> Bool {
    !members.isEmpty && members.contains(indexPath)
  }

  /// Selects a row, if it is not selected already.
  mutating func insert(_ indexPath: IndexPath) {
    if members.insert(indexPath).inserted { rows.append(indexPath) }
  }

  /// Deselects a row.
  ///
  /// - Returns: Whether it was selected. Complexity: O(rows selected after it).
  @discardableResult
  mutating func remove(_ indexPath: IndexPath) -> Bool {
    guard members.remove(indexPath) != nil else { return false }
    var index = rows.count - 1
    while index >= 0, rows[index] != indexPath { index -= 1 }
    if index >= 0 { rows.remove(at: index) }
    return true
  }

  /// Deselects all rows.
  mutating func removeAll() {
    rows.removeAll()
    members.removeAll()
  }

  /// Puts other rows in the place of those that are selected, or none.
  mutating func replace(_ replacement: (IndexPath) -> IndexPath?) {
    let old = rows
    removeAll()
    for row in old {
      if let row = replacement(row) { insert(row) }
    }
  }

  /// Keeps the rows that fulfil a condition.
  mutating func keep(where isKept: (IndexPath) -> Bool) {
    var kept: [IndexPath] = []
    for row in rows {
      if isKept(row) { kept.append(row) } else { members.remove(row) }
    }
    rows = kept
  }
}
