import Foundation
import Testing

@testable import TableKit

/// A delegate that writes down what it hears of selection.
@MainActor
private final class StackChooser: TableViewDataSource, TableViewDelegate {
  var count = 5
  var log: [String] = []

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return true
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}

@MainActor
@Suite("Stacks of rows: selection")
struct StackTableSelectionTests {
  private let window = Window(size: CGSize(width: 300, height: 300))
  private let chooser = StackChooser()

  private func stack(_ axis: StackView.Axis = .vertical) -> StackTableView {
    let stack = StackTableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), axis: axis)
    stack.dataSource = chooser
    stack.delegate = chooser
    window.addSubview(stack)
    window.layoutIfNeeded()
    return stack
  }

  private func tap(_ row: Int, _ axis: StackView.Axis = .vertical) {
    window.beginTouch(at: CGPoint(along: axis, CGFloat(row) * 44 + 22, across: 20))
    window.clock.advance(by: 0.2)
    window.endTouch()
    window.clock.advance(by: 0.5)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("The calls of a table's selection, in their order, along either axis", arguments: StackView.Axis.allCases)
  func order(axis: StackView.Axis) {
    let stack = stack(axis)
    tap(1, axis)
    #expect(
      chooser.log == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1"])
    chooser.log = []
    tap(3, axis)
    #expect(
      chooser.log == [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "willDeselect 1", "didDeselect 1",
        "didSelect 3",
      ])
    #expect(stack.indexPathForSelectedRow == path(3))
    #expect(stack.visibleCells.map(\.isSelected) == [false, false, false, true, false])
  }

  @Test("What is selected moves along with its row, and goes with it")
  func moves() {
    let stack = stack()
    tap(2)
    let cell = stack.cellForRow(at: 2)
    chooser.log = []
    chooser.count = 6
    stack.insertRow(at: 0, animated: true)
    #expect(stack.indexPathForSelectedRow == path(3))
    #expect(stack.cellForRow(at: 3) === cell)
    stack.moveRow(at: 3, to: 5, animated: true)
    #expect(stack.indexPathForSelectedRow == path(5))
    stack.reloadRows(at: [path(5)], animated: true)
    #expect(stack.indexPathForSelectedRow == path(5))
    #expect(stack.cellForRow(at: 5)?.isSelected == true)
    stack.setRow(at: 5, hidden: true, animated: true)
    #expect(stack.indexPathForSelectedRow == path(5))
    chooser.count = 5
    stack.removeRow(at: 5, animated: true)
    #expect(stack.indexPathForSelectedRow == nil)
    window.clock.advance(by: 1)
    #expect(chooser.log.isEmpty, "nothing of this is the user's")
  }

  @Test("A row that is touched: it moves along, and a row that goes or is hidden is touched no longer")
  func touched() {
    let stack = stack()
    window.beginTouch(at: CGPoint(x: 20, y: 66))
    window.clock.advance(by: 0.2)
    chooser.log = []
    chooser.count = 6
    stack.insertRow(at: 0, animated: false)
    #expect(stack.cellForRow(at: 2)?.isHighlighted == true)
    window.endTouch(at: CGPoint(x: 20, y: 110))
    #expect(chooser.log == ["didUnhighlight 2", "willSelect 2", "didSelect 2"])
    chooser.log = []
    window.beginTouch(at: CGPoint(x: 20, y: 66))
    window.clock.advance(by: 0.2)
    stack.setRow(at: 1, hidden: true, animated: true)
    window.endTouch()
    #expect(chooser.log == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
    #expect(stack.indexPathForSelectedRow == path(2))
    window.clock.advance(by: 1)
    chooser.log = []
    // Row 2 stands where row 1 stood.
    window.beginTouch(at: CGPoint(x: 20, y: 66))
    window.clock.advance(by: 0.2)
    chooser.count = 5
    stack.removeRow(at: 2, animated: true)
    window.endTouch()
    #expect(chooser.log == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2"])
    window.clock.advance(by: 1)
  }

  @Test("A button in a cell keeps its touches, and a drag that begins on it scrolls")
  func innerButton() {
    chooser.count = 30
    let stack = stack()
    let button = Button(frame: CGRect(x: 200, y: 0, width: 50, height: 44))
    var presses = 0
    button.addAction(for: .touchUpInside) { _ in presses += 1 }
    stack.cellForRow(at: 1)?.contentView.addSubview(button)
    window.beginTouch(at: CGPoint(x: 220, y: 66))
    window.clock.advance(by: 0.2)
    window.endTouch()
    #expect(presses == 1)
    #expect(stack.indexPathForSelectedRow == nil)
    window.beginTouch(at: CGPoint(x: 220, y: 66))
    window.clock.advance(by: 0.2)
    #expect(button.isHighlighted)
    for step in 1...5 { window.moveTouch(to: CGPoint(x: 220, y: 66 - 10 * CGFloat(step))) }
    #expect(!button.isHighlighted)
    #expect(stack.contentOffset.y == 40)
    window.cancelTouch()
    #expect(presses == 1)
  }

  @Test("Lines beside a selected row are hidden, also past rows that are hidden")
  func separators() {
    let stack = stack()
    let cells = stack.visibleCells
    func lines() -> [Bool] { cells.map { $0.separatorView.map { !$0.isHidden } ?? false } }
    #expect(lines() == [true, true, true, true, false])
    tap(3)
    #expect(lines() == [true, true, false, false, false])
    stack.setRow(at: 2, hidden: true, animated: false)
    #expect(lines()[0...1] == [true, false])
  }
}
