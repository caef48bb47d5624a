import Foundation

extension StackTableView {
  /// What is selected, and what is touched, moves along with its row.
  func selectionDidMove(_ mapping: RowMapping) {
    var moved = RowSelection()
    for row in selection.rows {
      if let target = mapping.target(of: row) { moved.insert(target) }
    }
    selection = moved
    guard let touched = touchedRow else { return }
    guard let indexPath = shown.indexPath(of: touched.cell) else {
      return loseTouchedRow { $0 === touched.cell }
    }
    var moving = TouchedRow(indexPath: indexPath, cell: touched.cell, touch: touched.touch)
    for row in touched.dimmed {
      if let target = mapping.target(of: row) { moving.dimmed.append(target) }
    }
    touchedRow = moving
  }
}
