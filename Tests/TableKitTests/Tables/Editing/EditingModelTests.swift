import Foundation
import TestSupport
import Testing

@testable import TableKit

/// Thousands of random touches, edits, updates and scrolls: whatever happens in whichever order, and in the middle of whatever is being
/// shown, at rest the table is as the data have it, and nothing is left over.
@MainActor
struct EditingModelTests {
  @MainActor
  private final class Workshop: TableViewDataSource, TableViewDelegate {
    var rows = [["a", "b", "c", "d", "e", "f"], [], ["g", "h", "i", "j", "k", "l", "m", "n"]]
    var generator: SeededGenerator
    var next = 0
    var begun = 0
    var ended = 0
    var pending: [@MainActor (Bool) -> Void] = []

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    func insertRow(_ table: TableView, at indexPath: IndexPath, with animation: TableView.RowAnimation) {
      rows[indexPath.section].insert("new \(next)", at: indexPath.row)
      next += 1
      table.insertRows(at: [indexPath], with: animation)
    }

    func deleteRow(_ table: TableView, at indexPath: IndexPath, with animation: TableView.RowAnimation) {
      rows[indexPath.section].remove(at: indexPath.row)
      table.deleteRows(at: [indexPath], with: animation)
    }

    func numberOfSections(in tableView: TableView) -> Int { rows.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      let row = rows[source.section].remove(at: source.row)
      rows[destination.section].insert(row, at: destination.row)
    }
    func tableView(_ tableView: TableView, commit style: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
      switch pick(0...4) {
      case 0: break
      case 1:
        rows[indexPath.section].remove(at: indexPath.row)
        tableView.reloadData()
      case 2: deleteRow(tableView, at: indexPath, with: .none)
      default: deleteRow(tableView, at: indexPath, with: .left)
      }
    }
    func tableView(
      _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      let action = ContextualAction(style: .normal, title: "Later") { [weak self] _, _, done in
        self?.pending.append(done)
      }
      return pick(0...3) == 0 ? nil : SwipeActionsConfiguration(actions: [action])
    }
    func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) { begun += 1 }
    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
      ended += 1
      if pick(0...19) == 0 { tableView.reloadData() }
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func atRestTheTableIsAsTheDataHaveIt(_ seed: UInt64) {
    let workshop = Workshop(seed: seed)
    let window = Window(size: CGSize(width: 320, height: 300), scale: 2)
    let table = TableView(frame: window.bounds, style: .plain)
    var faults: [TableViewFault] = []
    table.onFault = { faults.append($0) }
    table.rowHeight = 40
    table.dataSource = workshop
    table.delegate = workshop
    window.addSubview(table)
    window.layoutIfNeeded()
    var fingerIsDown = false
    var checks = 0
    for step in 0..<2500 {
      act(workshop, window, table, &fingerIsDown)
      window.clock.advance(by: Double(workshop.pick(0...30)) / 100)
      guard workshop.pick(0...2) == 0 else { continue }
      if fingerIsDown {
        window.endTouch()
        fingerIsDown = false
      }
      window.clock.advance(by: 5)
      window.layoutIfNeeded()
      check(workshop, table, "seed \(seed), step \(step)")
      checks += 1
    }
    #expect(faults.isEmpty)
    #expect(checks > 600)
    #expect(workshop.begun > 100)
  }

  private func act(_ workshop: Workshop, _ window: Window, _ table: TableView, _ fingerIsDown: inout Bool) {
    func point() -> CGPoint {
      let x = [5, 20, 150, 296, 310][workshop.pick(0...4)]
      return CGPoint(x: x, y: workshop.pick(0...299))
    }
    func row() -> IndexPath? {
      let section = workshop.pick(0...2)
      let count = workshop.rows[section].count
      return count > 0 ? IndexPath(row: workshop.pick(0...count - 1), section: section) : nil
    }
    let animation = [TableView.RowAnimation.none, .fade, .left, .top][workshop.pick(0...3)]
    switch workshop.pick(0...15) {
    case 0, 1, 2, 3:
      if fingerIsDown { window.endTouch() }
      window.beginTouch(at: point())
      fingerIsDown = true
    case 4, 5:
      // A swipe, which may not come to its end.
      if fingerIsDown { window.cancelTouch() }
      let start = point()
      window.beginTouch(at: start)
      fingerIsDown = true
      let way = CGFloat(workshop.pick(-30...30)) * 10
      for part in 1...5 {
        window.clock.advance(by: 0.03)
        window.moveTouch(to: CGPoint(x: start.x + way * CGFloat(part) / 5, y: start.y))
      }
    case 6, 7, 8, 9:
      guard fingerIsDown else { return }
      let end = point()
      window.moveTouch(to: CGPoint(x: (end.x + 150) / 2, y: end.y))
      window.clock.advance(by: 0.02)
      window.moveTouch(to: end)
    case 10:
      if fingerIsDown { if workshop.pick(0...1) == 0 { window.endTouch() } else { window.cancelTouch() } }
      fingerIsDown = false
    case 11: table.setEditing(workshop.pick(0...3) == 0, animated: workshop.pick(0...1) == 0)
    case 12:
      switch workshop.pick(0...3) {
      case 0: table.reloadData()
      case 1: table.allowsMultipleSelectionDuringEditing.toggle()
      case 2: table.contentOffset.y = CGFloat(workshop.pick(0...200))
      default: table.scrollToRow(at: row() ?? IndexPath(row: 0, section: 0), at: .middle, animated: true)
      }
    case 13:
      let section = workshop.pick(0...2)
      workshop.insertRow(
        table, at: IndexPath(row: workshop.pick(0...workshop.rows[section].count), section: section), with: animation)
    case 14:
      guard let row = row(), workshop.rows.joined().count > 4 else { return }
      workshop.deleteRow(table, at: row, with: animation)
    default:
      let pending = workshop.pending
      workshop.pending = []
      for done in pending { done(true) }
    }
  }

  private func check(_ workshop: Workshop, _ table: TableView, _ place: Comment) {
    #expect(table.editing.move == nil, place)
    let swipe = table.editing.swipe
    #expect(workshop.begun - workshop.ended == (swipe?.isByFinger == true ? 1 : 0), place)
    let cells = table.visibleCells
    let present = table.subviews.filter { $0 is TableViewCell }
    #expect(present.count == cells.count, place)
    for cell in cells {
      guard let indexPath = table.indexPath(for: cell) else {
        Issue.record("a cell without a row, \(place)")
        continue
      }
      #expect(cell.textLabel?.text == workshop.rows[indexPath.section][indexPath.row], place)
      #expect(cell.frame == table.rectForRow(at: indexPath), place)
      #expect(cell.isEditing == table.isEditing, place)
      #expect(cell.editing.control?.kind == wantedControl(table), place)
      #expect((cell.editing.reorderControl != nil) == table.isEditing, place)
      var parts = 1 + (table.isEditing ? 2 : 0) + (cell.separatorView == nil ? 0 : 1) + (cell.looksSelected ? 1 : 0)
      var indentation: CGFloat = table.isEditing ? 38 : 0
      if let swipe, swipe.cell === cell {
        #expect(swipe.indexPath == indexPath, place)
        parts += 1
        indentation += swipe.extent * swipe.direction
      } else {
        #expect(cell.editing.shift == .zero, place)
      }
      #expect(cell.contentView.frame.minX == indentation, place)
      #expect(cell.subviews.count == parts, place)
      #expect(cell.layer.borderWidth == 0, place)
    }
  }

  private func wantedControl(_ table: TableView) -> TableViewCellEditingControl.Kind? {
    guard table.isEditing else { return nil }
    return table.allowsMultipleSelectionDuringEditing ? .selection : .delete
  }

  @Test func whatIsClosedIsLetGo() {
    let stage = EditingStage()
    weak var buttons: SwipeActionsView?
    weak var swipe: RowSwipe?
    stage.swipe(1, from: 300, to: 200)
    buttons = stage.cell(1)?.editing.swipeActions
    swipe = stage.table.editing.swipe
    #expect(buttons != nil && swipe != nil)
    stage.tap(4, 100)
    #expect(buttons == nil && swipe == nil)
  }
}
