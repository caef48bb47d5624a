import Foundation
import TableKit

/// A data source and delegate of rows that can be edited, which writes down what it is asked and told, and whose answers can be set.
@MainActor
final class Editor: TableViewDataSource, TableViewDelegate {
  var rows = [["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]]
  var log: [String] = []
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> TableViewCell.EditingStyle = { _ in .delete }
  var indents: (IndexPath) -> Bool = { _ in true }
  var leading: (IndexPath) -> SwipeActionsConfiguration? = { _ in nil }
  var trailing: (IndexPath) -> SwipeActionsConfiguration? = { _ in nil }
  var older: (IndexPath) -> [TableViewRowAction]? = { _ in nil }
  var confirmation: (IndexPath) -> String? = { _ in nil }
  /// What the data source does when it is to commit an edit.
  var onCommit: (TableView, TableViewCell.EditingStyle, IndexPath) -> Void = { _, _, _ in }
  /// Called with each line that was written.
  var onNote: ((String) -> Void)?

  func note(_ word: String, _ indexPath: IndexPath?) {
    log.append("\(word) " + (indexPath.map { "\($0.section).\($0.row)" } ?? "nil"))
    onNote?(log.last ?? "")
  }

  /// What was written since this was last asked.
  func take() -> [String] {
    defer { log.removeAll() }
    return log
  }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note("canEdit", indexPath)
    return canEdit(indexPath)
  }

  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle {
    note("style", indexPath)
    return style(indexPath)
  }

  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    note("indents", indexPath)
    return indents(indexPath)
  }

  func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    note("title", indexPath)
    return confirmation(indexPath)
  }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    note("leading", indexPath)
    return leading(indexPath)
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    note("trailing", indexPath)
    return trailing(indexPath)
  }

  func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath) -> [TableViewRowAction]? {
    note("older", indexPath)
    return older(indexPath)
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) { note("willBegin", indexPath) }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) { note("didEnd", indexPath) }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle)", indexPath)
    onCommit(tableView, editingStyle, indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }
}

extension SwipeActionsConfiguration {
  /// One action that leaves the row.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - full: Whether a swipe across the whole row carries it out.
  ///   - perform: What it does; nothing, if nothing is given.
  static func one(
    _ title: String, full: Bool = true,
    perform: @escaping ContextualAction.Handler = { _, _, completion in completion(true) }
  ) -> SwipeActionsConfiguration {
    let configuration = SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: title, handler: perform)
    ])
    configuration.performsFirstActionWithFullSwipe = full
    return configuration
  }
}

/// A table of rows 40 points high in a window of 320 × 320 points at two pixels to the point, with fingers for its rows.
@MainActor
final class EditingStage {
  let editor = Editor()
  let window = Window(size: CGSize(width: 320, height: 320), scale: 2)
  let table: TableView
  let isTurned: Bool

  /// - Parameter isTurned: Whether the table scrolls sideways.
  init(isTurned: Bool = false) {
    self.isTurned = isTurned
    let frame = CGRect(x: 0, y: 0, width: 320, height: 320)
    table = isTurned ? HorizontalTableView(frame: frame, style: .plain) : TableView(frame: frame, style: .plain)
    table.rowHeight = 40
    table.dataSource = editor
    table.delegate = editor
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  /// A place in a row, in the window.
  ///
  /// - Parameters:
  ///   - row: The row of the first section.
  ///   - across: How far from the row's start.
  func place(_ row: Int, _ across: CGFloat) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return table.convert(CGPoint(x: across, y: rect.midY), to: nil)
  }

  func cell(_ row: Int) -> TableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

  /// Taps at a place in a row, and lets everything come to rest.
  func tap(_ row: Int, _ across: CGFloat) {
    window.beginTouch(at: place(row, across))
    window.clock.advance(by: 0.2)
    window.endTouch()
    rest()
  }

  /// Puts a finger down and moves it, slowly.
  func drag(_ row: Int, from start: CGFloat, to end: CGFloat) {
    window.beginTouch(at: place(row, start))
    move(row, from: start, to: end)
  }

  /// Moves the finger that is down, slowly.
  func move(_ row: Int, from start: CGFloat, to end: CGFloat) {
    for step in 1...20 {
      window.clock.advance(by: 1.0 / 60)
      window.moveTouch(to: place(row, start + (end - start) * CGFloat(step) / 20))
    }
  }

  /// Lifts the finger when it has stood still.
  func lift() {
    window.clock.advance(by: 0.5)
    window.endTouch()
    rest()
  }

  /// Swipes a row and lets it come to rest. The first ten points of the way are the slop.
  func swipe(_ row: Int, from start: CGFloat, to end: CGFloat) {
    drag(row, from: start, to: end)
    lift()
  }

  func rest() { window.clock.advance(by: 2) }

  /// How far a row's content is moved.
  func shift(_ row: Int) -> CGFloat? { cell(row)?.contentView.frame.minX }

  /// The buttons beside a row, the one next to its edge first, with their places in the cell.
  func buttons(_ row: Int) -> [(title: String?, frame: CGRect, button: Button)] {
    guard let cell = cell(row) else { return [] }
    var found: [(String?, CGRect, Button)] = []
    for strip in cell.subviews {
      for view in strip.subviews.reversed() {
        guard let button = view as? Button else { continue }
        found.append((button.title(for: .normal), button.convert(button.bounds, to: cell), button))
      }
    }
    return found
  }
}
