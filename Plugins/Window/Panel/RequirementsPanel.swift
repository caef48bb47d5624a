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
  init(of subject: TableView, counter: CallCounter) {
    self.subject = subject
    self.counter = counter
    rows = RequirementRows(counter: counter)
    let size = CGSize(width: Self.width, height: 0)
    list = TableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    super.init(frame: CGRect(origin: .zero, size: size))
    clipsToBounds = true
    backgroundColor = .systemGray6
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.backgroundColor = .systemGray6
    list.rowHeight = 40
    list.allowsSelection = false
    list.scrollIndicatorVisibility = .whileScrolling
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
      if let cell = list.cellForRow(at: indexPath) as? RequirementCell { rows.showCount(in: cell, at: indexPath) }
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
