import Foundation

/// Rows without a height, one behind the other, of which the nearest to what is in sight are asked anew.
///
/// Those are estimates until they are seen. If one of them then has a height, twice as many beyond them become estimates; if none has,
/// the rest is taken to have none either.
struct HiddenRun: Sendable {
  /// How many parts of a run are asked anew at first.
  static let firstLength = 64

  /// The rows that have become estimates last: the nearest to what is in sight, and the farthest.
  private(set) var nearest: IndexPath
  private(set) var farthest: IndexPath
  /// Whether the run goes towards the end of the table.
  let isForward: Bool
  /// How many parts the next step takes.
  private(set) var length: Int

  init(from nearest: IndexPath, to farthest: IndexPath, isForward: Bool) {
    self.nearest = nearest
    self.farthest = farthest
    self.isForward = isForward
    length = 2 * Self.firstLength
  }

  /// More rows have become estimates.
  mutating func extend(from nearest: IndexPath, to farthest: IndexPath) {
    self.nearest = nearest
    self.farthest = farthest
    length *= 2
  }

  /// The run after an update; `nil` if it is none any more.
  func moved(_ mapping: RowMapping) -> HiddenRun? {
    guard let nearest = mapping.target(of: nearest), let farthest = mapping.target(of: farthest),
      isForward ? nearest <= farthest : farthest <= nearest
    else { return nil }
    var moved = self
    moved.nearest = nearest
    moved.farthest = farthest
    return moved
  }

  /// What has become of the rows that are estimates.
  enum State {
    /// One of them has a height.
    case hasReturned
    /// None of them has.
    case isStillHidden
    /// Not all of them have been seen.
    case isWaiting
  }

  /// What has become of the rows that are estimates. O(rows that have been seen and have no height).
  func state(in index: RowIndex) -> State {
    var walk = HiddenWalk(at: nearest, isForward: isForward)
    while true {
      if index.contains(row: walk.row, section: walk.section) {
        let rows = index.rows(inSection: walk.section)
        if rows.isEstimated(walk.row) { return .isWaiting }
        if rows[walk.row] > 0 { return .hasReturned }
        if walk.row == farthest.row, walk.section == farthest.section { return .isStillHidden }
      }
      guard walk.advance(in: index) != nil else { return .isStillHidden }
    }
  }
}
