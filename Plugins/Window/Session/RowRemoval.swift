import Foundation
import Interposing
import TableKit

/// Lets rows be deleted, by a swipe, of a data source that knows nothing of it: an interposer counts fewer rows, and asks for the
/// others by the places that they have in the data.
@MainActor
final class RowRemoval {
  /// The interposer's name.
  static let name = "row-removal"

  /// The rows that are gone by section, in the data's numbers, in ascending order.
  private var removed: [Int: [Int]] = [:]

  /// Nothing is gone yet.
  init() {}

  /// What goes next to the conformers.
  var interposer: Interposer<TableViewWitness> {
    Interposer(Self.name) { witness in
      let (count, cell, height) = (
        witness.dataSource.numberOfRowsInSection, witness.dataSource.cellForRowAt, witness.delegate.heightForRowAt
      )
      guard let count, let cell else { return }
      witness.dataSource.numberOfRowsInSection = { table, section in
        count(table, section) - (self.removed[section]?.count ?? 0)
      }
      witness.dataSource.cellForRowAt = { cell($0, self.place(of: $1)) }
      if let height { witness.delegate.heightForRowAt = { height($0, self.place(of: $1)) } }
      witness.dataSource.commitForRowAt = { table, style, indexPath in
        guard style == .delete else { return }
        self.remove(indexPath)
        table.deleteRows(at: [indexPath], with: .automatic)
      }
    }
  }

  /// The place that a row has in the data.
  private func place(of indexPath: IndexPath) -> IndexPath {
    guard let gone = removed[indexPath.section] else { return indexPath }
    var row = indexPath.row
    for other in gone {
      guard other <= row else { break }
      row += 1
    }
    return IndexPath(row: row, section: indexPath.section)
  }

  private func remove(_ indexPath: IndexPath) {
    let row = place(of: indexPath).row
    var gone = removed[indexPath.section] ?? []
    let index = gone.firstIndex { $0 > row } ?? gone.count
    gone.insert(row, at: index)
    removed[indexPath.section] = gone
  }
}
