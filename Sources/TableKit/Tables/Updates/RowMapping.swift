import Foundation

/// Which row of before is which row after an update.
///
/// It holds what the update names and nothing for the rows that it does not: a question takes O(log changes).
struct RowMapping: Sendable {
  /// The sections, without those that move.
  let sections: IndexMapping
  /// The rows of the sections that stay and in which rows come, go or move, by the section's place before.
  private(set) var rows: [Int: IndexMapping] = [:]
  /// The sections that are reloaded, by their places before.
  let reloadedSections: Set<Int>
  /// The rows that are reloaded, by their places before.
  private(set) var reloadedRows: Set<IndexPath> = []
  /// How many rows move into and out of sections, by the section's place before.
  private(set) var movedIn: [Int: Int] = [:]
  private(set) var movedOut: [Int: Int] = [:]

  private var sectionTargets: [Int: Int] = [:]
  private var sectionSources: [Int: Int] = [:]
  private var rowTargets: [IndexPath: IndexPath] = [:]
  private var rowSources: [IndexPath: IndexPath] = [:]

  /// Works out an update.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - sectionCount: How many sections there are before.
  ///   - rowCount: How many rows a section has before.
  /// - Throws: A ``TableViewFault`` if a row or section that is named does not exist or is named twice.
  init(_ update: RowUpdate, sectionCount: Int, rowCount: (Int) -> Int) throws(TableViewFault) {
    let (sections, reloaded) = try Self.sections(update, sectionCount)
    self.sections = sections
    reloadedSections = reloaded
    for move in update.sectionMoves {
      sectionTargets[move.source] = move.destination
      sectionSources[move.destination] = move.source
    }

    var leaving: [Int: Set<Int>] = [:]
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
    }
    for (operation, indexPaths) in [("reload", update.reloads), ("reconfigure", update.reconfigurations)] {
      for indexPath in indexPaths {
        try Self.check(indexPath, operation, sectionCount, rowCount)
        if leaving[indexPath.section]?.contains(indexPath.row) == true {
          throw .rowNamedTwice(operation: operation, indexPath: indexPath)
        }
      }
    }
    reloadedRows = Set(update.reloads)

    var arriving: [Int: Set<Int>] = [:]
    for indexPath in update.insertions {
      guard let section = try arrivalSection(indexPath, "insert") else { continue }
      guard arriving[section, default: []].insert(indexPath.row).inserted else {
        throw .rowNamedTwice(operation: "insert", indexPath: indexPath)
      }
    }
    for move in update.moves {
      guard let section = try arrivalSection(move.destination, "move to"), isKept(move.source.section) else {
        throw .moveBesideSectionUpdate(source: move.source, destination: move.destination)
      }
      guard arriving[section, default: []].insert(move.destination.row).inserted else {
        throw .rowNamedTwice(operation: "move to", indexPath: move.destination)
      }
      rowTargets[move.source] = move.destination
      rowSources[move.destination] = move.source
      movedIn[section, default: 0] += 1
      movedOut[move.source.section, default: 0] += 1
    }

    for section in Set(leaving.keys).union(arriving.keys).sorted() where isKept(section) {
      let mapping = IndexMapping(
        countBefore: rowCount(section), leaving: Array(leaving[section] ?? []), arriving: Array(arriving[section] ?? [])
      )
      if let last = mapping.arriving.last, last >= mapping.countAfter {
        throw .noSuchRow(
          operation: "insert", indexPath: IndexPath(row: last, section: target(ofSection: section) ?? section),
          count: mapping.countAfter)
      }
      rows[section] = mapping
    }
  }

  /// Where a section is after the update; `nil` if it has gone. A section that is reloaded stays.
  func target(ofSection section: Int) -> Int? {
    if !sectionTargets.isEmpty, let target = sectionTargets[section] { return target }
    return sections.target(of: section)
  }

  /// Where a section was before the update; `nil` if it has come.
  func source(ofSection section: Int) -> Int? {
    if !sectionSources.isEmpty, let source = sectionSources[section] { return source }
    return sections.source(of: section)
  }

  /// Where a row is after the update; `nil` if it has gone, or its section is gone or reloaded. A row that is reloaded stays.
  func target(of indexPath: IndexPath) -> IndexPath? {
    if !rowTargets.isEmpty, let target = rowTargets[indexPath] { return target }
    let section = indexPath.section
    guard !reloadedSections.contains(section), let newSection = target(ofSection: section) else { return nil }
    guard let mapping = rows[section] else {
      return newSection == section ? indexPath : IndexPath(row: indexPath.row, section: newSection)
    }
    guard let row = mapping.target(of: indexPath.row) else { return nil }
    return IndexPath(row: row, section: newSection)
  }

  /// Where a row was before the update; `nil` if it has come, or its section has come or is reloaded.
  func source(of indexPath: IndexPath) -> IndexPath? {
    if !rowSources.isEmpty, let source = rowSources[indexPath] { return source }
    guard let section = source(ofSection: indexPath.section), !reloadedSections.contains(section) else { return nil }
    guard let mapping = rows[section] else {
      return section == indexPath.section ? indexPath : IndexPath(row: indexPath.row, section: section)
    }
    guard let row = mapping.source(of: indexPath.row) else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Whether a row of after was moved to its place.
  func isMoved(to indexPath: IndexPath) -> Bool { !rowSources.isEmpty && rowSources[indexPath] != nil }

  /// Whether a section of before is moved.
  func isMoved(section: Int) -> Bool { !sectionTargets.isEmpty && sectionTargets[section] != nil }

  /// Whether a section of before stays, and its rows with it but for those that are named.
  func isKept(_ section: Int) -> Bool {
    !reloadedSections.contains(section) && target(ofSection: section) != nil
  }

  // MARK: Working it out

  private static func sections(
    _ update: RowUpdate, _ count: Int
  ) throws(TableViewFault) -> (mapping: IndexMapping, reloaded: Set<Int>) {
    var leaving: Set<Int> = []
    for section in update.sectionRemovals {
      try check(section, "remove", count)
      guard leaving.insert(section).inserted else { throw .sectionNamedTwice(operation: "remove", section: section) }
    }
    for move in update.sectionMoves {
      try check(move.source, "move", count)
      guard leaving.insert(move.source).inserted else {
        throw .sectionNamedTwice(operation: "move", section: move.source)
      }
    }
    for section in update.sectionReloads {
      try check(section, "reload", count)
      guard !leaving.contains(section) else { throw .sectionNamedTwice(operation: "reload", section: section) }
    }
    let after = count - leaving.count + update.sectionInsertions.count + update.sectionMoves.count
    var arriving: Set<Int> = []
    for section in update.sectionInsertions {
      try check(section, "insert", after)
      guard arriving.insert(section).inserted else { throw .sectionNamedTwice(operation: "insert", section: section) }
    }
    for move in update.sectionMoves {
      try check(move.destination, "move to", after)
      guard arriving.insert(move.destination).inserted else {
        throw .sectionNamedTwice(operation: "move to", section: move.destination)
      }
    }
    let mapping = IndexMapping(countBefore: count, leaving: Array(leaving), arriving: Array(arriving))
    return (mapping, Set(update.sectionReloads))
  }

  /// The section of before that a row arrives in; `nil` if that has come or is reloaded, so that all its rows are new.
  private func arrivalSection(_ indexPath: IndexPath, _ operation: String) throws(TableViewFault) -> Int? {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.section < sections.countAfter, indexPath.row >= 0
    else {
      throw .noSuchRow(operation: operation, indexPath: indexPath, count: 0)
    }
    guard let section = source(ofSection: indexPath.section), !reloadedSections.contains(section) else { return nil }
    return section
  }

  private static func check(_ section: Int, _ operation: String, _ count: Int) throws(TableViewFault) {
    guard section >= 0, section < count else {
      throw .noSuchSection(operation: operation, section: section, count: count)
    }
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
