import Foundation
import Interposing

/// How an update is taken over by a stack, which keeps all its rows.
extension StackTableView {
  /// Gives the rows that there are after an update what is kept of them.
  ///
  /// - Parameters:
  ///   - index: Their extents, as if all were shown where they were asked for.
  ///   - update: The update.
  ///   - mapping: Which row is which.
  func takeOverRows(_ index: RowIndex, _ update: TableUpdate, _ mapping: RowMapping) {
    // What a reload has learned is taken over with the next layout.
    guard !rowsAreStale else {
      rowIndex = index
      return
    }
    let old = rows
    let asked = mapping.reloadedRows.union(update.changes.reconfigurations)
    var updated: [ContiguousArray<StackRow>] = []
    updated.reserveCapacity(index.sectionCount)
    for section in 0..<index.sectionCount {
      let extents = index.rows(inSection: section)
      var sectionRows = ContiguousArray<StackRow>()
      sectionRows.reserveCapacity(extents.count)
      for row in 0..<extents.count {
        guard let source = mapping.source(of: IndexPath(row: row, section: section)) else {
          sectionRows.append(StackRow(extent: extents[row]))
          continue
        }
        var kept = old[source.section][source.row]
        // What was not asked for stands in the index with the room it takes, which is none for a hidden row.
        if update.isEmpty || asked.contains(source) { kept.extent = extents[row] }
        sectionRows.append(kept)
      }
      updated.append(sectionRows)
    }
    rows = updated
    rowIndex = index
    rebuildIndex(ofSections: 0..<index.sectionCount)
    missesCells = true
  }

  /// Gives the rows that have come, and those that are reloaded, their cells.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile.
  func showMissingRows(_ resolution: Resolution<TableViewWitness>, _ generation: Int) -> Bool {
    missesCells = false
    var position = 0
    for section in rows.indices {
      for row in rows[section].indices {
        if position < shown.rows.count {
          let shown = shown.rows[position].indexPath
          if shown.row == row, shown.section == section {
            position += 1
            continue
          }
        }
        let indexPath = IndexPath(row: row, section: section)
        guard let cell = askCell(indexPath, resolution, generation) else {
          guard generation == reloadGeneration else { return false }
          continue
        }
        show(cell, at: indexPath, position: position)
        position += 1
        resolution.witness.delegate.willDisplayForRowAt?(self, cell, indexPath)
        guard generation == reloadGeneration else { return false }
      }
    }
    return true
  }
}
