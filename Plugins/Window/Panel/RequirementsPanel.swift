import Foundation
import Interposing
import TableKit

/// A table beside the table: for each requirement who answers it, and how often it was called.
@MainActor
final class RequirementsPanel: View {
  /// How wide it is, if there is room, in points.
  static let width: CGFloat = 340

  private let counter: CallCounter
  private let subject: TableView
  private let list: TableView
  private let rows: RequirementRows
  private var generation = -1

  /// A panel that shows a table's requirements.
  ///
  /// - Parameters:
  ///   - subject: The table.
  ///   - counter: What counts its calls.
  ///   - frame: Its place in its superview, in points.
  init(of subject: TableView, counter: CallCounter, frame: CGRect) {
    self.subject = subject
    self.counter = counter
    rows = RequirementRows(counter: counter)
    list = TableView(frame: CGRect(origin: .zero, size: frame.size), style: .plain)
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = .systemGray6
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.backgroundColor = .systemGray6
    list.rowHeight = 40
    list.allowsSelection = false
    list.onFault = { _ in }
    list.dataSource = rows
    addSubview(list)
  }

  /// Shows who answers now, and the counts there are now.
  func refresh() {
    if generation != subject.chain.generation {
      generation = subject.chain.generation
      rows.answers = Self.sorted(subject.chain.answers)
      list.reloadData()
      return
    }
    for indexPath in list.indexPathsForVisibleRows ?? [] {
      if let cell = list.cellForRow(at: indexPath) { rows.showCount(in: cell, at: indexPath) }
    }
  }

  /// What is answered first, then the rest, both in the order of the requirements.
  private static func sorted(_ answers: [Answer]) -> [RequirementRows.Row] {
    var (answered, others): ([RequirementRows.Row], [RequirementRows.Row]) = ([], [])
    for (position, answer) in answers.enumerated() {
      var layers: [String] = []
      for layer in answer.layers {
        if case .interposer(let name) = layer, ChainWatchers.contains(name) { continue }
        layers.append(layer.description)
      }
      let row = RequirementRows.Row(
        position: position, key: answer.requirement.key, path: layers.joined(separator: " → "))
      if layers.count > 1 || !layers[0].hasPrefix("(") { answered.append(row) } else { others.append(row) }
    }
    return answered + others
  }
}

/// The rows of the panel.
@MainActor
private final class RequirementRows: TableViewDataSource {
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
    let cell = tableView.dequeueReusableCell(withIdentifier: "requirement") ?? Self.newCell()
    guard answers.indices.contains(indexPath.row) else { return cell }
    cell.textLabel?.text = answers[indexPath.row].key
    cell.detailTextLabel?.text = answers[indexPath.row].path
    showCount(in: cell, at: indexPath)
    return cell
  }

  /// Brings a cell's count up to date.
  func showCount(in cell: TableViewCell, at indexPath: IndexPath) {
    guard answers.indices.contains(indexPath.row), let label = cell.accessoryView as? Label else { return }
    let count = counter.counts[answers[indexPath.row].position]
    let text = count > 0 ? "\(count)" : ""
    if label.text != text { label.text = text }
  }

  private static func newCell() -> TableViewCell {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: "requirement")
    cell.backgroundColor = .systemGray6
    cell.textLabel?.font = .systemFont(ofSize: 13)
    cell.detailTextLabel?.font = .systemFont(ofSize: 11)
    let label = Label(frame: CGRect(x: 0, y: 0, width: 70, height: 20))
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .right
    cell.accessoryView = label
    return cell
  }
}
