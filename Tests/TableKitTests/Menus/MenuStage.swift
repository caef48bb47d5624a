import Foundation

@testable import TableKit

/// A data source and delegate whose rows have menus, and that writes down what becomes of them.
@MainActor
final class MenuKeeper: TableViewDataSource, TableViewDelegate {
  var log: [String] = []
  /// Makes the configuration of a row.
  var configuration: (IndexPath) -> ContextMenuConfiguration? = { _ in nil }
  /// Puts something into a row's cell.
  var decorate: (TableViewCell) -> Void = { _ in }
  /// Called with the animator of each callback that brings one.
  var onAnimator: (any ContextMenuInteractionAnimating) -> Void = { _ in }

  func note(_ line: String) { log.append(line) }

  /// What was written since this was last asked.
  func take() -> [String] {
    defer { log.removeAll() }
    return log
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    decorate(cell)
    return cell
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) { note("highlight \(indexPath.row)") }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("unhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { note("select \(indexPath.row)") }

  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? {
    note("menu \(indexPath.row) at \(Int(point.x)),\(Int(point.y))")
    return configuration(indexPath)
  }

  func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    note("display \(configuration.identifier)")
    if let animator { onAnimator(animator) }
  }

  func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    note("end \(configuration.identifier)")
    if let animator { onAnimator(animator) }
  }

  func tableView(
    _ tableView: TableView, willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {
    note("preview \(configuration.identifier)")
    onAnimator(animator)
  }
}

/// A table of 320 × 480 points whose rows are 44 points high and have menus.
@MainActor
final class MenuStage {
  let keeper = MenuKeeper()
  let window: Window
  let table: TableView

  init(isTurned: Bool = false) {
    window = Window(size: CGSize(width: 320, height: 480), scale: 2)
    table = isTurned ? HorizontalTableView(frame: window.bounds, style: .plain) : TableView(frame: window.bounds)
    table.rowHeight = 44
    table.dataSource = keeper
    table.delegate = keeper
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  /// Answers with a menu for each row, identified by its number.
  func offer(_ menu: Menu) {
    keeper.configuration = { indexPath in
      ContextMenuConfiguration(identifier: NSNumber(value: indexPath.row), previewProvider: nil) { _ in menu }
    }
  }

  /// An action that writes its title down.
  func action(_ title: String, _ attributes: MenuElement.Attributes = [], state: MenuElement.State = .off) -> Action {
    Action(title: title, attributes: attributes, state: state) { [keeper] in keeper.note("do \($0.title)") }
  }

  /// Puts a finger down, and keeps it there for six tenths of a second.
  func hold(_ x: CGFloat, _ y: CGFloat) {
    window.beginTouch(at: CGPoint(x: x, y: y))
    window.clock.advance(by: 0.6)
    window.layoutIfNeeded()
  }

  /// Opens the menu of row 2, lifts the finger, waits until the menu has come, and forgets what was written.
  func open() {
    hold(160, 110)
    window.endTouch()
    wait(1)
    _ = keeper.take()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    window.beginTouch(at: CGPoint(x: x, y: y))
    window.clock.advance(by: 0.05)
    window.endTouch()
    window.layoutIfNeeded()
  }

  func wait(_ seconds: TimeInterval) {
    window.clock.advance(by: seconds)
    window.layoutIfNeeded()
  }

  var menus: ContextMenuInteraction { table.contextMenus }

  /// What the lines that can be chosen say, from the top down, and where they are in the window.
  var lines: [(text: String, rect: CGRect)] {
    window.layoutIfNeeded()
    var lines: [(String, CGRect)] = []
    for item in menus.menuView?.items ?? [] {
      lines.append((item.titleLabel.text ?? "", item.convert(item.bounds, to: nil)))
    }
    return lines
  }
}
