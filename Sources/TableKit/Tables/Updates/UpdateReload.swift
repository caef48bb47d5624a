import Foundation
import Interposing

/// One round of asking for an update: all counts, and the heights of what has come or is reloaded. It changes nothing in the
/// table: what it learned is taken over only if it came to its end.
@MainActor
struct UpdateReload {
  let reload: TableReload
  let mapping: RowMapping
  let changes: RowUpdate
  /// The rows that are asked for anew, by their places before, of each section in the order in which they are asked for.
  private let askedAnew: [Int: [IndexPath]]

  init(reload: TableReload, mapping: RowMapping, changes: RowUpdate) {
    self.reload = reload
    self.mapping = mapping
    self.changes = changes
    var askedAnew: [Int: [IndexPath]] = [:]
    for indexPath in changes.reloads { askedAnew[indexPath.section, default: []].append(indexPath) }
    for indexPath in changes.reconfigurations { askedAnew[indexPath.section, default: []].append(indexPath) }
    self.askedAnew = askedAnew
  }

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
      if let fault = TableReload.fault(inRowCount: count, ofSection: section, after: rows) { throw .fault(fault) }
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
    guard changes.changesSections else {
      // Only the sections that are named are touched.
      let edits = try edits()
      var index = indexToEdit(edits)
      for edit in edits { index.change(edit.section) { edit.apply(to: &$0.rows) } }
      return index
    }
    let old = table.rowIndex
    var sections: [RowIndex.Section] = []
    sections.reserveCapacity(counts.count)
    for section in counts.indices {
      if let source = mapping.source(ofSection: section), mapping.isKept(source) {
        var kept = old[source]
        try edit(ofKept: source, old).apply(to: &kept.rows)
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
    Set(mapping.rows.keys).union(askedAnew.keys).sorted()
  }

  /// What becomes of the sections in which something is named.
  private func edits() throws(Stop) -> [RowEdit] {
    let old = table.rowIndex
    var edits: [RowEdit] = []
    for section in sectionsToEdit() { edits.append(try edit(ofKept: section, old)) }
    return edits
  }

  /// The index of before, to be changed.
  ///
  /// If nobody needs what was before, for nothing is shown gradually and nothing can go wrong any more, it is taken out of the table and
  /// changed in place: a copy would cost a little for each change, and for each 65,536 rows.
  private func indexToEdit(_ edits: [RowEdit]) -> RowIndex {
    var end = table.rowIndex.end
    for edit in edits { end += edit.addedExtent }
    guard table.updateState.stage == nil, end.isFinite else { return table.rowIndex }
    let index = table.rowIndex
    table.rowIndex = RowIndex()
    return index
  }

  /// What becomes of the rows of a section that stays.
  private func edit(ofKept section: Int, _ old: RowIndex) throws(Stop) -> RowEdit {
    var edit = RowEdit(section: section)
    let newSection = mapping.target(ofSection: section) ?? section
    if let mapping = mapping.rows[section] {
      edit.leaving = mapping.leaving
      for row in mapping.arriving {
        let indexPath = IndexPath(row: row, section: newSection)
        if let source = self.mapping.source(of: indexPath) {
          let moved = old[source.section].rows
          edit.arriving.append(
            RowEdit.Row(row: row, extent: moved[source.row], isEstimated: moved.isEstimated(source.row)))
        } else {
          let height = try height(indexPath)
          edit.arriving.append(RowEdit.Row(row: row, extent: height.extent, isEstimated: height.isEstimated))
        }
      }
    }
    for indexPath in askedAnew[section] ?? [] {
      guard let target = mapping.target(of: indexPath) else { continue }
      let height = try height(target)
      edit.asked.append(RowEdit.Row(row: target.row, extent: height.extent, isEstimated: height.isEstimated))
    }
    return edit
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
