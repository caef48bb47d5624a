import Foundation
import TableKit

/// The rows of the panel.
@MainActor
final class RequirementRows: TableViewDataSource {
  /// A requirement.
  struct Row {
    /// Its position among the table's.
    let position: Int
    let key: String
    /// Who answers it.
    let path: String
  }

  var answers: [Row] = []
  private let counter: CallCounter

  init(counter: CallCounter) {
    self.counter = counter
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { answers.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: RequirementCell.identifier) as? RequirementCell
      ?? RequirementCell(style: .subtitle, reuseIdentifier: RequirementCell.identifier)
    guard answers.indices.contains(indexPath.row) else { return cell }
    cell.textLabel?.text = answers[indexPath.row].key
    cell.detailTextLabel?.text = answers[indexPath.row].path
    showCount(in: cell, at: indexPath)
    return cell
  }

  /// Brings a cell's count up to date.
  func showCount(in cell: RequirementCell, at indexPath: IndexPath) {
    guard answers.indices.contains(indexPath.row) else { return }
    cell.count = counter.counts[answers[indexPath.row].position]
  }
}
