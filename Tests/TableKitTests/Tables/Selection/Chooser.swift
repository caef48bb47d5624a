import Foundation
import TableKit

/// A data source and delegate that writes down what becomes of the selection, and whose answers can be set.
@MainActor
final class Chooser: TableViewDataSource, TableViewDelegate {
  var counts = [3, 4]
  var log: [String] = []
  var highlights: (IndexPath) -> Bool = { _ in true }
  var selects: (IndexPath) -> IndexPath? = { $0 }
  var deselects: (IndexPath) -> IndexPath? = { $0 }
  /// Called with each line that was written.
  var onNote: ((String) -> Void)?

  private func note(_ word: String, _ indexPath: IndexPath) {
    log.append("\(word) \(indexPath.section).\(indexPath.row)")
    onNote?(log.last ?? "")
  }

  /// What was written since this was last asked.
  func take() -> [String] {
    defer { log.removeAll() }
    return log
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return highlights(indexPath)
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) { note("didHighlight", indexPath) }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) { note("didUnhighlight", indexPath) }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return selects(indexPath)
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return deselects(indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("accessory", indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }
}

/// A table in a window, upright or turned, with fingers for its rows.
@MainActor
final class SelectionStage {
  let chooser = Chooser()
  let window = Window(size: CGSize(width: 320, height: 320), scale: 2)
  let table: TableView

  /// - Parameter isTurned: Whether the table scrolls sideways.
  init(isTurned: Bool = false) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 320)
    table = isTurned ? HorizontalTableView(frame: frame, style: .plain) : TableView(frame: frame, style: .plain)
    table.rowHeight = 40
    table.dataSource = chooser
    table.delegate = chooser
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  /// Where a row's middle is, in the window.
  func place(_ section: Int, _ row: Int) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  func down(_ section: Int, _ row: Int) {
    window.beginTouch(at: place(section, row))
    // A scroll view holds touches back until they are no drag.
    window.clock.advance(by: 0.2)
  }

  func tap(_ section: Int, _ row: Int) {
    window.clock.advance(by: 1)
    down(section, row)
    window.endTouch()
  }

  func cell(_ section: Int, _ row: Int) -> TableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// The rows whose cells look selected or touched.
  var looks: [String] {
    var found: [String] = []
    for row in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: row), cell.isSelected || cell.isHighlighted else { continue }
      found.append("\(row.section).\(row.row)" + (cell.isHighlighted ? " touched" : ""))
    }
    return found
  }

  var selected: [String] {
    (table.indexPathsForSelectedRows ?? []).map { "\($0.section).\($0.row)" }
  }
}
