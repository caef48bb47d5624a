import Interposing
import TableKit

/// What the cases do to cells on their way: they tag them.
enum CellTag {
  static let value = 1

  /// What is wrong with cells that should have been tagged, or `nil`. Of a run of at least one round, those of the rows asked for.
  @MainActor
  static func fault(of cells: [TableViewCell]) -> String? {
    for row in HeightCalls.rows.prefix(1) where cells[row & 15].tag != value { return "a cell is not tagged" }
    return nil
  }
}

extension Interposer<TableViewWitness> {
  /// An interposer that tags each cell.
  static var taggingCells: Self {
    Interposer("tag") { witness in
      guard let next = witness.dataSource.cellForRowAt else { return }
      witness.dataSource.cellForRowAt = { tableView, indexPath in
        let cell = next(tableView, indexPath)
        cell.tag = CellTag.value
        return cell
      }
    }
  }
}
