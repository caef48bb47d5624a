import Foundation

/// Which row of before is which row after an update.
struct RowMapping: Sendable {
  /// For each section that is touched and each of its rows afterwards, where the row was; `nil` for one that has come.
  private(set) var sources: [Int: [IndexPath?]] = [:]
  /// For each section that is touched and each of its rows before, where the row is; `nil` for one that has gone.
  private(set) var targets: [Int: [IndexPath?]] = [:]

  /// Works out an update.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - sectionCount: How many sections there are, before and after.
  ///   - rowCount: How many rows a section has before.
  /// - Throws: A ``TableViewFault`` if a row that is named does not exist or is named twice.
  init(_ update: RowUpdate, sectionCount: Int, rowCount: (Int) -> Int) throws(TableViewFault) {
    var leaving: [Int: Set<Int>] = [:]
    var arriving: [Int: [(row: Int, source: IndexPath?)]] = [:]

    for indexPath in update.removals {
      try Self.check(indexPath, "remove", sectionCount, rowCount)
      guard leaving[indexPath.section, default: []].insert(indexPath.row).inserted else {
        throw .rowNamedTwice(operation: "remove", indexPath: indexPath)
      }
    }
    for move in update.moves {
      try Self.check(move.source, "move", sectionCount, rowCount)
      guard leaving[move.source.section, default: []].insert(move.source.row).inserted else {
        throw .rowNamedTwice(operation: "move", indexPath: move.source)
      }
      try Self.check(move.destination, "move to", sectionCount) { _ in .max }
      arriving[move.destination.section, default: []].append((move.destination.row, move.source))
    }
    for indexPath in update.reloads {
      try Self.check(indexPath, "reload", sectionCount, rowCount)
      if leaving[indexPath.section]?.contains(indexPath.row) == true {
        throw .rowNamedTwice(operation: "reload", indexPath: indexPath)
      }
    }
    for indexPath in update.insertions {
      try Self.check(indexPath, "insert", sectionCount) { _ in .max }
      arriving[indexPath.section, default: []].append((indexPath.row, nil))
    }

    for section in Set(leaving.keys).union(arriving.keys) {
      let before = rowCount(section)
      let gone = leaving[section] ?? []
      let come = arriving[section] ?? []
      let after = before - gone.count + come.count
      var rows = [IndexPath?](repeating: nil, count: after)
      var isTaken = [Bool](repeating: false, count: after)
      for (row, source) in come {
        guard row < after else {
          throw .noSuchRow(operation: "insert", indexPath: IndexPath(row: row, section: section), count: after)
        }
        guard !isTaken[row] else {
          throw .rowNamedTwice(operation: "insert", indexPath: IndexPath(row: row, section: section))
        }
        isTaken[row] = true
        rows[row] = source
      }
      var kept = [IndexPath?](repeating: nil, count: before)
      var next = 0
      for row in 0..<before where gone.isEmpty || !gone.contains(row) {
        while isTaken[next] { next += 1 }
        rows[next] = IndexPath(row: row, section: section)
        kept[row] = IndexPath(row: next, section: section)
        next += 1
      }
      sources[section] = rows
      targets[section] = kept
    }
    for move in update.moves { targets[move.source.section]?[move.source.row] = move.destination }
  }

  /// Where a row is after the update; `nil` if it has gone.
  func target(of indexPath: IndexPath) -> IndexPath? {
    guard let rows = targets[indexPath.section] else { return indexPath }
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }

  private static func check(
    _ indexPath: IndexPath, _ operation: String, _ sectionCount: Int, _ rowCount: (Int) -> Int
  ) throws(TableViewFault) {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.section < sectionCount else {
      throw .noSuchRow(operation: operation, indexPath: indexPath, count: 0)
    }
    let count = rowCount(indexPath.section)
    guard indexPath.row >= 0, indexPath.row < count else {
      throw .noSuchRow(operation: operation, indexPath: indexPath, count: count)
    }
  }
}
