import Foundation
import Interposing

extension TableView {
  /// Announces the rows of the next screen in the direction of scrolling, nearest first, and cancels those that were announced and will
  /// not be shown.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile.
  func prefetchRows(_ resolution: Resolution<TableViewWitness>) -> Bool {
    guard let prefetchRows = resolution.witness.prefetching.prefetchRowsAt else { return true }
    var inSight: ClosedRange<IndexPath>?
    if let first = sight.rows.first?.indexPath, let last = sight.rows.last?.indexPath { inSight = first...last }
    let start = bounds.origin.coordinate(along: layoutAxis)
    let isDue = prefetched.note(offset: start, rows: inSight)
    guard isPrefetchingEnabled else {
      return tell(prefetched.take([], inSight: inSight), prefetchRows, resolution)
    }
    guard isDue else { return true }
    let extent = bounds.size.extent(along: layoutAxis)
    let ahead = prefetched.isForward ? (start + extent, start + 2 * extent) : (start - extent, start)
    prefetchSight.update(from: rowIndex, from: ahead.0, to: ahead.1, floats: sectionViewsFloat)
    var wanted: [IndexPath] = []
    for row in prefetchSight.rows where inSight?.contains(row.indexPath) != true { wanted.append(row.indexPath) }
    let excess = wanted.count - PrefetchedRows.maximumCount
    if excess > 0 {
      if prefetched.isForward { wanted.removeLast(excess) } else { wanted.removeFirst(excess) }
    }
    return tell(prefetched.take(wanted, inSight: inSight), prefetchRows, resolution)
  }

  private func tell(
    _ changes: PrefetchedRows.Changes?, _ prefetchRows: @MainActor (TableView, [IndexPath]) -> Void,
    _ resolution: Resolution<TableViewWitness>
  ) -> Bool {
    guard let changes else { return true }
    let generation = reloadGeneration
    if !changes.cancelled.isEmpty {
      resolution.witness.prefetching.cancelPrefetchingForRowsAt?(self, changes.cancelled)
      guard generation == reloadGeneration else { return false }
    }
    if !changes.announced.isEmpty { prefetchRows(self, changes.announced) }
    return generation == reloadGeneration
  }
}
