import Foundation
import Testing

@testable import TableKit

/// Edits that the data source carries out by updates, as ordinary code does.
@MainActor
struct EditingUpdateTests {
  private func deleting(_ stage: EditingStage, with animation: TableView.RowAnimation) {
    stage.editor.onCommit = { table, style, indexPath in
      switch style {
      case .delete:
        stage.editor.rows[indexPath.section].remove(at: indexPath.row)
        table.deleteRows(at: [indexPath], with: animation)
      case .insert:
        stage.editor.rows[indexPath.section].insert("new", at: indexPath.row)
        table.insertRows(at: [indexPath], with: animation)
      case .none: break
      }
    }
  }

  private func texts(_ stage: EditingStage) -> [String?] {
    stage.rest()
    return stage.table.visibleCells.map(\.textLabel?.text)
  }

  @Test(arguments: [TableView.RowAnimation.none, .fade, .left])
  func aSwipedRowThatIsDeletedIsGone(_ animation: TableView.RowAnimation) {
    let stage = EditingStage()
    deleting(stage, with: animation)
    stage.swipe(1, from: 300, to: 200)
    _ = stage.editor.take()
    stage.tap(1, 300)
    // It is no row any more whose editing has ended.
    #expect(stage.editor.take() == ["commit delete 0.1", "didEnd nil"])
    #expect(texts(stage) == ["a", "c", "d", "e", "f", "g", "h", "i"])
    for row in 0..<8 {
      #expect(stage.shift(row) == 0)
      #expect(stage.buttons(row).isEmpty)
      #expect(stage.cell(row)?.frame.minY == CGFloat(row) * 40)
    }
    stage.swipe(1, from: 300, to: 200)
    #expect(stage.shift(1) == -79.5)
  }

  @Test func inEditingModeAsWell() {
    let stage = EditingStage()
    deleting(stage, with: .fade)
    stage.table.isEditing = true
    stage.tap(1, 20)
    _ = stage.editor.take()
    stage.tap(1, 300)
    #expect(stage.editor.take().filter { $0.hasPrefix("commit") || $0.hasPrefix("didEnd") } == ["commit delete 0.1"])
    #expect(texts(stage) == ["a", "c", "d", "e", "f", "g", "h", "i"])
    for row in 0..<8 { #expect(stage.shift(row) == 38) }
    stage.editor.style = { _ in .insert }
    stage.table.isEditing = false
    stage.table.isEditing = true
    stage.tap(2, 20)
    #expect(texts(stage).prefix(4) == ["a", "c", "new", "d"])
    for row in 0..<8 { #expect(stage.shift(row) == 38) }
  }

  @Test func anActionThatDeletesItsRow() {
    let stage = EditingStage()
    stage.editor.trailing = { indexPath in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .destructive, title: "Bin") { _, _, done in
          stage.editor.rows[0].remove(at: indexPath.row)
          stage.table.deleteRows(at: [indexPath], with: .automatic)
          done(true)
        }
      ])
    }
    // All the way: without a tap.
    stage.swipe(2, from: 310, to: 20)
    #expect(texts(stage).prefix(3) == ["a", "b", "d"])
    #expect(stage.editor.log.last == "didEnd nil")
    for row in 0..<8 { #expect(stage.shift(row) == 0) }
  }

  @Test func anUpdateOfOtherRowsClosesTheRow() {
    let stage = EditingStage()
    stage.swipe(2, from: 300, to: 200)
    _ = stage.editor.take()
    stage.editor.rows[0].insert("new", at: 0)
    stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(stage.editor.take().filter { $0.hasPrefix("didEnd") }.count == 1)
    #expect(texts(stage).prefix(4) == ["new", "a", "b", "c"])
    for row in 0..<8 {
      #expect(stage.shift(row) == 0)
      #expect(stage.buttons(row).isEmpty)
    }
  }

  @Test func rowsThatComeInEditingModeAreEdited() {
    let stage = EditingStage()
    stage.table.isEditing = true
    _ = stage.editor.take()
    stage.editor.rows[0].insert("new", at: 1)
    stage.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    stage.rest()
    #expect(stage.editor.take().contains("canEdit 0.1"))
    #expect(stage.cell(1)?.isEditing == true && stage.shift(1) == 38)
    stage.editor.rows[0][1] = "newer"
    stage.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    stage.rest()
    #expect(stage.cell(1)?.textLabel?.text == "newer")
    #expect(stage.cell(1)?.isEditing == true && stage.shift(1) == 38)
  }
}
