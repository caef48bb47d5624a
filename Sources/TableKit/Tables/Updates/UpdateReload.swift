import Foundation
import Interposing

/// One round of asking for an update: all counts, and the heights of what has come or is reloaded. It changes nothing in the
/// table: what it learned is taken over only if it came to its end.
@MainActor
struct UpdateReload {
  let reload: TableReload
  let mapping: RowMapping
  let changes: RowUpdate

  private var table: TableView { reload.table }
  private var isOvertaken: Bool { table.reloadGeneration != reload.generation }

  private enum Stop: Error {
    case overtaken
    case fault(TableViewFault)
  }

  func run() -> TableReload.Result {
    do {
      let index = try index(counts: counts())
      return index.end.isFinite ? .done(index) : .fault(.heightsOverflow)
    } catch {
      switch error {
      case .overtaken: return .overtaken
      case .fault(let fault): return .fault(fault)
      }
    }
  }

  // MARK: Counts

  /// How many rows each section has now, if that agrees with what there was and what was named.
  private func counts() throws(Stop) -> [Int] {
    let dataSource = reload.resolution.witness.dataSource
    if dataSource.numberOfRowsInSection == nil, dataSource.origin.isBound {
      throw .fault(.missingRequirement("tableView(_:numberOfRowsInSection:)"))
    }
    let numberOfRows = dataSource.numberOfRowsInSection ?? { _, _ in 0 }
    // Without a data source there are no sections.
    let sections = dataSource.numberOfSections?(table) ?? (dataSource.origin.isBound ? 1 : 0)
    guard !isOvertaken else { throw .overtaken }
    guard sections == mapping.sections.countAfter else {
      throw .fault(
        .inconsistentSections(
          before: mapping.sections.countBefore, after: sections, inserted: changes.sectionInsertions.count,
          deleted: changes.sectionRemovals.count))
    }
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    var rows = 0
    for section in 0..<sections {
      let count = numberOfRows(table, section)
      guard !isOvertaken else { throw .overtaken }
      if let old = mapping.source(ofSection: section), mapping.isKept(old) { try check(count, section, from: old) }
      guard count >= 0 else {
        throw .fault(
          .negativeCount(requirement: "tableView(_:numberOfRowsInSection:)", section: section, count: count))
      }
      guard count <= TableView.maximumCount - rows else {
        throw .fault(
          .countTooLarge(requirement: "tableView(_:numberOfRowsInSection:)", section: section, count: count))
      }
      rows += count
      counts.append(count)
    }
    return counts
  }

  private func check(_ count: Int, _ section: Int, from old: Int) throws(Stop) {
    let before = table.rowIndex.rowCount(inSection: old)
    let rows = mapping.rows[old]
    guard count != rows?.countAfter ?? before else { return }
    let movedIn = mapping.movedIn[old] ?? 0
    let movedOut = mapping.movedOut[old] ?? 0
    throw .fault(
      .inconsistentUpdate(
        section: section, before: before, after: count, inserted: (rows?.arriving.count ?? 0) - movedIn,
        deleted: (rows?.leaving.count ?? 0) - movedOut, movedIn: movedIn, movedOut: movedOut))
  }

  // MARK: Heights

  private func index(counts: [Int]) throws(Stop) -> RowIndex {
    let old = table.rowIndex
    if !changes.changesSections {
      // Only the sections that are named are touched.
      var edited: [(section: Int, rows: RowExtents)] = []
      for section in sectionsToEdit() { edited.append((section, try rows(ofKept: section, old))) }
      var index = old
      guard let first = edited.first?.section else { return index }
      index.edit(fromSection: first) { sections in
        for (section, rows) in edited { sections[section].rows = rows }
      }
      return index
    }
    var sections: [RowIndex.Section] = []
    sections.reserveCapacity(counts.count)
    for section in counts.indices {
      if let source = mapping.source(ofSection: section), mapping.isKept(source) {
        var kept = old[source]
        kept.rows = try rows(ofKept: source, old)
        sections.append(kept)
      } else {
        sections.append(try newSection(section, count: counts[section]))
      }
    }
    var index = old
    index.edit(fromSection: 0) { $0 = sections }
    return index
  }

  /// The sections in which rows come, go, move or are asked for anew, by their places before, in order.
  private func sectionsToEdit() -> [Int] {
    var sections = Set(mapping.rows.keys)
    for indexPath in changes.reloads { sections.insert(indexPath.section) }
    for indexPath in changes.reconfigurations { sections.insert(indexPath.section) }
    return sections.sorted()
  }

  /// The rows of a section that stays.
  private func rows(ofKept section: Int, _ old: RowIndex) throws(Stop) -> RowExtents {
    var rows = old[section].rows
    let newSection = mapping.target(ofSection: section) ?? section
    if let mapping = mapping.rows[section] {
      for row in mapping.leaving.reversed() { rows.remove(at: row) }
      for row in mapping.arriving {
        let indexPath = IndexPath(row: row, section: newSection)
        if let source = self.mapping.source(of: indexPath) {
          let moved = old[source.section].rows
          rows.insert(moved[source.row], at: row, isEstimated: moved.isEstimated(source.row))
        } else {
          let height = try height(indexPath)
          rows.insert(height.extent, at: row, isEstimated: height.isEstimated)
        }
      }
    }
    for indexPath in changes.reloads + changes.reconfigurations where indexPath.section == section {
      guard let target = mapping.target(of: indexPath) else { continue }
      let height = try height(target)
      // What was seen is a better estimate than one of a row that nobody has seen.
      rows.set(
        height.isEstimated ? rows[target.row] : height.extent, ofRow: target.row, isEstimated: height.isEstimated)
    }
    return rows
  }

  private func newSection(_ section: Int, count: Int) throws(Stop) -> RowIndex.Section {
    var extents = try value(of: reload.bands(ofSection: section))
    extents.rows = try value(of: reload.rows(count: count, inSection: section, reload.rowHeights))
    return extents
  }

  private func height(_ indexPath: IndexPath) throws(Stop) -> (extent: CGFloat, isEstimated: Bool) {
    switch reload.rowHeights.unseen(at: indexPath) {
    case .extent(let extent, let isEstimated): return (extent, isEstimated)
    case .fault(let fault): throw .fault(fault)
    case .overtaken: throw .overtaken
    }
  }

  private func value<Value>(of answer: TableReload.Answer<Value>) throws(Stop) -> Value {
    switch answer {
    case .done(let value): return value
    case .fault(let fault): throw .fault(fault)
    case .overtaken: throw .overtaken
    }
  }
}
