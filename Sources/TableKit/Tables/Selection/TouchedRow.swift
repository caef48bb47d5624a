import Foundation

/// The row of a table that is highlighted because a finger is on it.
@MainActor
struct TouchedRow {
  /// The row.
  var indexPath: IndexPath
  /// What shows it.
  let cell: TableViewCell
  /// The finger.
  let touch: Touch
  /// The selected rows that do not look so while this one is touched.
  var dimmed: [IndexPath] = []
}
