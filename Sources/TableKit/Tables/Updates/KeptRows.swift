public import Foundation

/// The rows that an update leaves as they are, with the places that they have before and after it.
///
/// Rows that come, go, are reloaded or filled anew are not among them, nor those of sections that do. What somebody knows of a row
/// moves along like this:
///
/// ```swift
/// for run in keptRows.runs {
///   for offset in 0..<run.count {
///     new[run.destination.section][run.destination.row + offset] = old[run.source.section][run.source.row + offset]
///   }
/// }
/// ```
public struct KeptRows: Sendable, Hashable {
  /// Rows that stand side by side before and after.
  public struct Run: Sendable, Hashable {
    /// The place of the first before the update.
    public let source: IndexPath
    /// The place of the first after the update.
    public let destination: IndexPath
    /// How many there are; at least one.
    public let count: Int
  }

  /// The rows, ordered by their places before, but for those that move, which stand at the end.
  public let runs: [Run]

  /// Works out what an update keeps. O(c log c + s) for c changes and s sections.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - mapping: What is where after it.
  ///   - sectionCount: How many sections there are before.
  ///   - rowCount: How many rows a section has before.
  init(_ update: RowUpdate, _ mapping: RowMapping, sectionCount: Int, rowCount: (Int) -> Int) {
    let staleRows = Set(update.reloads).union(update.reconfigurations)
    var stale: [Int: [Int]] = [:]
    for indexPath in staleRows { stale[indexPath.section, default: []].append(indexPath.row) }
    var runs: [Run] = []
    for section in 0..<sectionCount where mapping.isKept(section) {
      guard let target = mapping.target(ofSection: section) else { continue }
      let rows = mapping.rows[section]
      Self.append(
        (section, target), count: rowCount(section), leaving: rows?.leaving ?? [], arriving: rows?.arriving ?? [],
        stale: stale[section]?.sorted() ?? [], to: &runs)
    }
    for move in update.moves where !staleRows.contains(move.source) {
      runs.append(Run(source: move.source, destination: move.destination, count: 1))
    }
    self.runs = runs
  }

  /// Walks through a section from change to change. All three lists are sorted.
  private static func append(
    _ section: (source: Int, target: Int), count: Int, leaving: [Int], arriving: [Int], stale: [Int],
    to runs: inout [Run]
  ) {
    var (row, target) = (0, 0)
    var (nextLeaving, nextArriving, nextStale) = (0, 0, 0)
    while row < count {
      if nextArriving < arriving.count, arriving[nextArriving] == target {
        target += 1
        nextArriving += 1
      } else if nextLeaving < leaving.count, leaving[nextLeaving] == row {
        row += 1
        nextLeaving += 1
      } else if nextStale < stale.count, stale[nextStale] <= row {
        if stale[nextStale] == row {
          row += 1
          target += 1
        }
        nextStale += 1
      } else {
        var length = count - row
        if nextLeaving < leaving.count { length = min(length, leaving[nextLeaving] - row) }
        if nextArriving < arriving.count { length = min(length, arriving[nextArriving] - target) }
        if nextStale < stale.count { length = min(length, stale[nextStale] - row) }
        runs.append(
          Run(
            source: IndexPath(row: row, section: section.source),
            destination: IndexPath(row: target, section: section.target), count: length))
        row += length
        target += length
      }
    }
  }
}

extension TableView {
  /// Tells the adapters of an update before anything is asked for it.
  ///
  /// - Parameters:
  ///   - update: The update, which names something.
  ///   - mapping: What is where after it.
  func tellAdapters(of update: RowUpdate, _ mapping: RowMapping) {
    guard !installedAdapters.isEmpty else { return }
    let index = rowIndex
    let kept = KeptRows(update, mapping, sectionCount: index.sectionCount) { index.rowCount(inSection: $0) }
    for installed in installedAdapters { installed.adapter.host(self, willUpdate: kept) }
  }

  /// Tells the adapters that nothing that was known of rows holds any more.
  func tellAdaptersOfUnknownRows() {
    for installed in installedAdapters { installed.adapter.host(self, willUpdate: nil) }
  }
}
