import Foundation

/// Rows that somebody has in mind for a while, by their places now: they move along in updates, and go with a reload.
@MainActor
final class FollowedRows {
  private(set) var indexPaths: [IndexPath]

  fileprivate init(_ indexPaths: [IndexPath]) {
    self.indexPaths = indexPaths
  }

  func move(_ mapping: RowMapping) {
    var moved: [IndexPath] = []
    for indexPath in indexPaths {
      if let target = mapping.target(of: indexPath) { moved.append(target) }
    }
    indexPaths = moved
  }

  func forget() { indexPaths = [] }
}

/// Followed rows, as long as somebody has them in mind.
@MainActor
struct WeakFollowedRows {
  weak var rows: FollowedRows?
}

extension TableView {
  /// Follows rows through updates for as long as the result is kept.
  func follow(_ indexPaths: [IndexPath]) -> FollowedRows {
    let rows = FollowedRows(indexPaths)
    updateState.followed.removeAll { $0.rows == nil }
    updateState.followed.append(WeakFollowedRows(rows: rows))
    return rows
  }

  /// Forgets which rows are followed, as rows may be others from now on.
  func forgetFollowedRows() {
    for followed in updateState.followed { followed.rows?.forget() }
    updateState.followed = []
  }
}
