import Foundation
import TableKit

/// A data source and delegate that is told as much as possible, and that can change the table in the middle of any of it.
///
/// Rows have names, and are 40 points high; what is told and what is asked is named after the requirement.
@MainActor
final class Listener: TableViewDataSource, TableViewDelegate, TableViewDataSourcePrefetching {
  var rows = [(0..<12).map { "a\($0)" }, (0..<12).map { "b\($0)" }]
  /// What was called, each once, in the order in which it first was.
  private(set) var heard: [String] = []
  /// Called in each callback with its name.
  var onCall: ((String) -> Void)?
  /// The cells that are displayed, by what was told.
  private(set) var displayed: Set<ObjectIdentifier> = []
  private(set) var displayedHeaders = 0
  private(set) var swipes = 0
  /// What was told or asked that cannot be.
  private(set) var complaints: [String] = []

  private func call(_ name: String = #function) {
    let name = String(name.dropFirst("tableView(_:".count).dropLast()).replacingOccurrences(of: ":", with: " ")
    if !heard.contains(name) { heard.append(name) }
    onCall?(name)
  }

  /// Notes a row that the data do not have.
  private func check(_ indexPath: IndexPath, _ name: String = #function) -> Bool {
    if rows.indices.contains(indexPath.section), rows[indexPath.section].indices.contains(indexPath.row) { return true }
    complaints.append("\(name) of \(indexPath)")
    return false
  }

  // MARK: Data source

  func numberOfSections(in tableView: TableView) -> Int {
    call("tableView(_:numberOfSections)")
    return rows.count
  }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    call()
    return rows[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let isThere = check(indexPath)
    let name = isThere ? rows[indexPath.section][indexPath.row] : ""
    call()
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = name
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    call()
    return "header"
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    _ = check(indexPath)
    call()
    return true
  }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    _ = check(indexPath)
    call()
    return true
  }
  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  {
    call()
    guard check(indexPath) else { return }
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    guard check(source) else { return }
    let row = rows[source.section].remove(at: source.row)
    rows[destination.section].insert(row, at: destination.row)
    call()
  }

  // MARK: Delegate

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    _ = check(indexPath)
    call()
    return 40
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    call()
    return 20
  }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    call()
    return 0
  }
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    _ = check(indexPath)
    call()
    return 0
  }
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted { complaints.append("\(indexPath) is displayed twice") }
    call()
  }
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if displayed.remove(ObjectIdentifier(cell)) == nil { complaints.append("\(indexPath) ends and was not displayed") }
    call()
  }
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    displayedHeaders += 1
    call()
  }
  func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
    displayedHeaders -= 1
    call()
  }
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    call()
    return true
  }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) { call() }
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) { call() }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    call()
    return indexPath
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { call() }
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    call()
    return indexPath
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) { call() }
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle {
    _ = check(indexPath)
    call()
    return .delete
  }
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    _ = check(indexPath)
    call()
    return true
  }
  func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    call()
    return nil
  }
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    swipes += 1
    call()
  }
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    swipes -= 1
    if let indexPath { _ = check(indexPath) }
    call()
  }
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    call()
    return proposedDestinationIndexPath
  }
  func scrollViewDidScroll(_ scrollView: ScrollView) { call("tableView(_:scrollViewDidScroll)") }

  // MARK: Prefetching

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) { call() }
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { call() }
}
