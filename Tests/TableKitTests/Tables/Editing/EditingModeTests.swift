import Foundation
import Testing

@testable import TableKit

/// What editing mode shows for each row, in which order the table asks, and what comes of a touch.
@MainActor
struct EditingModeTests {
  private func ask(_ rows: Range<Int>) -> [String] {
    rows.flatMap { ["canEdit 0.\($0)", "style 0.\($0)", "indents 0.\($0)"] }
  }

  @Test func noRowIsEditedAtFirst() {
    let stage = EditingStage()
    #expect(!stage.table.isEditing)
    #expect(stage.editor.take() == [])
    #expect(stage.cell(0)?.isEditing == false)
  }

  @Test func theTableAsksForEachRowInSightAndMovesItsContentIn() throws {
    let stage = EditingStage()
    stage.table.setEditing(true, animated: false)
    #expect(stage.editor.take() == ask(0..<8))
    stage.window.layoutIfNeeded()
    let cell = try #require(stage.cell(1))
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    // The margin of 16 and a circle of 22; the text keeps its own margin from there.
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 40))
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 250, height: 40))
    let control = try #require(cell.editing.control)
    #expect(control.kind == .delete)
    #expect(control.frame == CGRect(x: 0, y: 0, width: 38, height: 40))
    #expect(control.circle == CGRect(x: 16, y: 9, width: 22, height: 22))
    stage.table.isEditing = false
    stage.window.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(cell.editing.control == nil && control.superview == nil)
    #expect(stage.editor.take() == [])
  }

  @Test func rowsThatComeIntoSightAreAskedThen() {
    let stage = EditingStage()
    stage.table.isEditing = true
    _ = stage.editor.take()
    stage.table.contentOffset.y = 40
    stage.window.layoutIfNeeded()
    #expect(stage.editor.take() == ask(8..<9))
    #expect(stage.cell(8)?.isEditing == true)
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    #expect(stage.editor.take() == ask(1..<9))
  }

  @Test func aCellThatLeavesIsEditedNoMore() throws {
    let stage = EditingStage()
    stage.table.isEditing = true
    let cell = try #require(stage.cell(0))
    stage.table.isEditing = true
    stage.table.contentOffset.y = 80
    stage.window.layoutIfNeeded()
    #expect(cell.superview == nil || stage.table.indexPath(for: cell) != nil)
    stage.table.isEditing = false
    for shown in stage.table.visibleCells { #expect(!shown.isEditing) }
  }

  @Test func aRowThatCannotBeEditedStaysAsItIs() {
    let stage = EditingStage()
    stage.editor.canEdit = { $0.row != 1 }
    stage.table.isEditing = true
    stage.window.layoutIfNeeded()
    #expect(stage.editor.take().filter { $0.hasSuffix("0.1") } == ["canEdit 0.1"])
    #expect(stage.cell(1)?.isEditing == false)
    #expect(stage.shift(0) == 38 && stage.shift(1) == 0)
  }

  @Test func whereNothingStandsBeforeTheContentItMovesInIfItShould() {
    let stage = EditingStage()
    stage.editor.style = { $0.row == 2 ? .delete : .none }
    stage.editor.indents = { $0.row == 0 }
    stage.table.isEditing = true
    stage.window.layoutIfNeeded()
    #expect(stage.shift(0) == 38 && stage.shift(1) == 0 && stage.shift(2) == 38)
    #expect(stage.cell(0)?.editing.control == nil)
    #expect(stage.cell(2)?.editing.control?.kind == .delete)
  }

  @Test(arguments: [false, true])
  func deletingTakesAConfirmation(_ isTurned: Bool) throws {
    let stage = EditingStage(isTurned: isTurned)
    stage.table.isEditing = true
    stage.window.layoutIfNeeded()
    _ = stage.editor.take()
    stage.tap(1, 20)
    #expect(stage.editor.take() == ["trailing 0.1", "older 0.1", "style 0.1", "title 0.1"])
    // Six characters of 8.25 points with 15 on either side, 79.5; where the text runs across the row's extent, 74.
    #expect(stage.shift(1) == 38 - 79.5)
    let button = try #require(stage.buttons(1).first)
    #expect(button.title == "Delete")
    #expect(button.frame == CGRect(x: 240.5, y: 0, width: 79.5, height: 40))
    #expect(button.button.backgroundColor == .systemRed)
    #expect(stage.cell(1)?.showingDeleteConfirmation == true)
    stage.editor.onCommit = { table, style, indexPath in
      #expect(style == .delete)
      stage.editor.rows[0].remove(at: indexPath.row)
      table.reloadData()
    }
    stage.tap(1, 300)
    #expect(stage.editor.take().first == "commit delete 0.1")
    #expect(stage.editor.rows[0].prefix(2) == ["a", "c"])
    #expect(stage.cell(1)?.textLabel?.text == "c")
    #expect(stage.shift(1) == 38)
    #expect(stage.cell(1)?.showingDeleteConfirmation == false)
  }

  @Test func aRowWhoseDeletionLeavesItThereCloses() {
    let stage = EditingStage()
    stage.editor.confirmation = { _ in "Remove" }
    stage.table.isEditing = true
    stage.tap(2, 20)
    #expect(stage.buttons(2).map(\.title) == ["Remove"])
    stage.tap(2, 300)
    #expect(stage.editor.take().last == "commit delete 0.2")
    #expect(stage.shift(2) == 38)
    #expect(stage.buttons(2).isEmpty)
  }

  @Test func insertingTakesNone() {
    let stage = EditingStage()
    stage.editor.style = { _ in .insert }
    stage.table.isEditing = true
    stage.window.layoutIfNeeded()
    #expect(stage.cell(0)?.editing.control?.kind == .insert)
    _ = stage.editor.take()
    stage.tap(3, 20)
    #expect(stage.editor.take() == ["commit insert 0.3"])
    #expect(stage.shift(3) == 38)
  }

  @Test func onlyASwipeTellsThatEditingOfARowBeginsAndEnds() {
    let stage = EditingStage()
    stage.table.isEditing = true
    stage.tap(1, 20)
    stage.tap(1, 150)
    #expect(stage.editor.log.filter { $0.hasPrefix("will") || $0.hasPrefix("didEnd") } == [])
    #expect(stage.shift(1) == 38)
  }

  @Test func anAnimatedChangeSlides() throws {
    let stage = EditingStage()
    stage.table.setEditing(true, animated: true)
    let cell = try #require(stage.cell(0))
    let control = try #require(cell.editing.control)
    // At once where it will be; shown on its way, from outside of the cell.
    #expect(cell.contentView.frame.minX == 38)
    #expect(control.layer.presentation()?.frame.minX == -38)
    stage.window.clock.advance(by: 0.15)
    #expect(abs(try #require(control.layer.presentation()).frame.minX + 19) < 0.5)
    #expect(abs(try #require(cell.contentView.layer.presentation()).frame.minX - 19) < 0.5)
    stage.rest()
    #expect(control.layer.presentation()?.frame.minX == 0)
    stage.table.setEditing(false, animated: true)
    #expect(control.superview === cell)
    stage.window.clock.advance(by: 0.15)
    // Turned back half way, it stays.
    stage.table.setEditing(true, animated: true)
    stage.rest()
    #expect(control.superview === cell && control.frame.minX == 0)
    stage.table.setEditing(false, animated: true)
    stage.rest()
    #expect(control.superview == nil)
  }

  @Test func editingHasAccessoriesOfItsOwn() throws {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    cell.editingAccessoryType = .checkmark
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(cell.standardAccessoryView?.type == .checkmark)
    let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.editingAccessoryView = view
    cell.layoutIfNeeded()
    #expect(cell.standardAccessoryView == nil)
    #expect(view.frame == CGRect(x: 284, y: 12, width: 20, height: 20))
    cell.isEditing = false
    cell.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect(cell.standardAccessoryView?.type == .disclosureIndicator)
  }

  @Test func aCellTellsOfItsTransitions() {
    final class Telling: TableViewCell {
      var log: [String] = []
      override func willTransition(to state: StateMask) { log.append("will \(state.rawValue)") }
      override func didTransition(to state: StateMask) { log.append("did \(state.rawValue)") }
      override func setEditing(_ editing: Bool, animated: Bool) {
        log.append("set \(editing)")
        super.setEditing(editing, animated: animated)
      }
    }
    let cell = Telling()
    cell.isEditing = true
    #expect(cell.log == ["set true", "will 1", "did 1"])
    cell.log = []
    cell.isEditing = true
    #expect(cell.log == ["set true"])
    cell.log = []
    cell.isEditing = false
    #expect(cell.log == ["set false", "will 0", "did 0"])
  }
}
