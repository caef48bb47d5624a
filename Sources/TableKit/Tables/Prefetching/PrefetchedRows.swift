import Foundation

/// The rows that a table has announced to its prefetching data source and not shown yet.
struct PrefetchedRows: Sendable {
  /// The most rows that are announced and not shown at a time.
  static let maximumCount = 64

  /// The rows, in order.
  private(set) var rows: [IndexPath] = []
  /// Which way the content goes: whether towards its end.
  private(set) var isForward = true

  private var offset: CGFloat?
  /// What was in sight when the rows were last looked for; empty if they have to be looked for again.
  private var sight: ClosedRange<IndexPath>?

  /// Storage for what is announced and what is cancelled.
  private var announced: [IndexPath] = []
  private var cancelled: [IndexPath] = []

  /// What there is to be told.
  struct Changes {
    /// The rows to be announced, nearest first.
    var announced: [IndexPath]
    /// The rows that will not be shown after all.
    var cancelled: [IndexPath]
  }

  /// Forgets all, as rows may be others from now on.
  mutating func forget() {
    rows.removeAll(keepingCapacity: true)
    sight = nil
  }

  /// Looks for rows again, although nothing has been scrolled.
  mutating func lookAgain() { sight = nil }

  /// The rows move along; those that go are forgotten.
  mutating func move(_ mapping: RowMapping) {
    sight = nil
    var moved: [IndexPath] = []
    for row in rows where !mapping.reloadedRows.contains(row) {
      if let target = mapping.target(of: row) { moved.append(target) }
    }
    moved.sort()
    rows = moved
  }

  /// Notes where the content is.
  ///
  /// - Returns: Whether rows have to be looked for.
  mutating func note(offset newOffset: CGFloat, rows inSight: ClosedRange<IndexPath>?) -> Bool {
    let wasForward = isForward
    if let offset, newOffset != offset { isForward = newOffset > offset }
    offset = newOffset
    guard inSight != sight || inSight == nil || isForward != wasForward else { return false }
    sight = inSight
    return true
  }

  /// Takes the rows that are to be announced now.
  ///
  /// - Parameters:
  ///   - wanted: The rows out of sight that will soon be in it, in order.
  ///   - inSight: The rows in sight.
  /// - Returns: What has changed; `nil` for nothing.
  mutating func take(_ wanted: [IndexPath], inSight: ClosedRange<IndexPath>?) -> Changes? {
    announced.removeAll(keepingCapacity: true)
    cancelled.removeAll(keepingCapacity: true)
    var old = 0
    for row in wanted {
      while old < rows.count, rows[old] < row {
        if inSight?.contains(rows[old]) != true { cancelled.append(rows[old]) }
        old += 1
      }
      if old < rows.count, rows[old] == row { old += 1 } else { announced.append(row) }
    }
    while old < rows.count {
      if inSight?.contains(rows[old]) != true { cancelled.append(rows[old]) }
      old += 1
    }
    rows.removeAll(keepingCapacity: true)
    rows.append(contentsOf: wanted)
    guard !announced.isEmpty || !cancelled.isEmpty else { return nil }
    if !isForward { announced.reverse() }
    return Changes(announced: announced, cancelled: cancelled)
  }
}
