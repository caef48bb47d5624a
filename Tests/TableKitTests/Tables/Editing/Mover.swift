import Foundation
import TableKit

/// A data source and delegate of rows that can be moved, which writes down what it is asked and told.
@MainActor
final class Mover: TableViewDataSource, TableViewDelegate {
  var rows: [[String]]
  var headers: CGFloat = 0
  var log: [String] = []
  var canMove: (IndexPath) -> Bool = { _ in true }
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  /// Called when a row is to be moved, after it was.
  var onMove: ((TableView) -> Void)?

  init(_ rows: [[String]]) { self.rows = rows }

  /// What was written since this was last asked.
  func take() -> [String] {
    defer { log.removeAll() }
    return log
  }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { headers }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    TableViewHeaderFooterView(reuseIdentifier: nil)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.append("propose \(proposedDestinationIndexPath.section).\(proposedDestinationIndexPath.row)")
    return target(sourceIndexPath, proposedDestinationIndexPath)
  }

  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    log.append(
      "move \(sourceIndexPath.section).\(sourceIndexPath.row) to "
        + "\(destinationIndexPath.section).\(destinationIndexPath.row)")
    let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    onMove?(tableView)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { log.append("didSelect") }
}
