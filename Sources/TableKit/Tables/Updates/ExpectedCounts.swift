import Foundation

/// How many rows sections have after updates that were named but not asked about, for the table will ask everything anew.
///
/// A further update names rows by their places after those, which tells what becomes of what is selected.
struct ExpectedCounts: Sendable {
  /// The rows of each section; `nil` where only the data source knows.
  private var counts: [Int?]

  /// The counts that a table knows.
  init(_ index: RowIndex) {
    counts = []
    counts.reserveCapacity(index.sectionCount)
    for section in 0..<index.sectionCount { counts.append(index.rowCount(inSection: section)) }
  }

  var sectionCount: Int { counts.count }

  /// How many rows a section has; where that is not known, as many as any section may have.
  func rowCount(inSection section: Int) -> Int { counts[section] ?? TableView.maximumCount }

  /// What there is after another update. O(s) for s sections.
  mutating func apply(_ mapping: RowMapping) {
    var after: [Int?] = []
    after.reserveCapacity(mapping.sections.countAfter)
    for section in 0..<mapping.sections.countAfter {
      guard let source = mapping.source(ofSection: section), mapping.isKept(source), let count = counts[source] else {
        after.append(nil)
        continue
      }
      after.append(mapping.rows[source]?.countAfter ?? count)
    }
    counts = after
  }
}
