import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Updates: what is selected and touched moves along")
struct UpdateSelectionTests {
  private let chooser = Chooser()
  private let stage = SelectionStage()
  private var table: TableView { stage.table }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func select(_ rows: IndexPath...) {
    table.allowsMultipleSelection = true
    for row in rows { table.selectRow(at: row, animated: false, scrollPosition: .none) }
  }

  @Test("Selected rows follow their row; those that go or are reloaded are dropped, and the delegate is not told")
  func selection() {
    select(path(0), path(2), path(1, 1), path(3, 1))
    stage.chooser.counts = [4, 3]
    table.performBatchUpdates {
      table.insertRows(at: [path(0), path(1)], with: .none)
      table.deleteRows(at: [path(0)], with: .none)
      table.reloadRows(at: [path(1, 1)], with: .none)
      table.deleteRows(at: [path(0, 1)], with: .none)
    }
    #expect(table.indexPathsForSelectedRows == [path(3), path(2, 1)])
    #expect(table.cellForRow(at: path(3))?.isSelected == true)
    #expect(table.visibleCells.filter(\.isSelected).count == 2)
    #expect(stage.chooser.take().isEmpty)
  }

  @Test("They follow rows and sections that move; a section that is reloaded drops them")
  func moves() {
    select(path(0), path(2), path(1, 1))
    stage.chooser.counts = [5, 2]
    table.performBatchUpdates {
      table.moveSection(1, toSection: 0)
      table.moveRow(at: path(2), to: path(4, 0))
    }
    #expect(table.indexPathsForSelectedRows == [path(0, 1), path(4, 0), path(1, 0)])
    table.reloadSections([0], with: .none)
    #expect(table.indexPathsForSelectedRows == [path(0, 1)])
    stage.chooser.counts = [2]
    table.deleteSections([0], with: .none)
    #expect(table.indexPathsForSelectedRows == [path(0)])
    #expect(stage.chooser.take().isEmpty)
  }

  @Test("A finger stays on its row: lifted, it selects the row where that is now")
  func touched() {
    stage.down(0, 1)
    stage.chooser.counts = [4, 4]
    table.insertRows(at: [path(0)], with: .none)
    #expect(stage.looks == ["0.2 touched"])
    stage.window.endTouch(at: stage.place(0, 2))
    #expect(stage.selected == ["0.2"])
    #expect(stage.chooser.take().suffix(2) == ["willSelect 0.2", "didSelect 0.2"])
  }

  @Test("A touched row that goes is touched no longer", arguments: [TableView.RowAnimation.none, .fade])
  func touchedGoes(animation: TableView.RowAnimation) {
    stage.down(0, 1)
    stage.chooser.counts = [2, 4]
    table.deleteRows(at: [path(1)], with: animation)
    #expect(stage.chooser.take().last == "didUnhighlight 0.1")
    stage.window.endTouch()
    stage.window.clock.advance(by: 1)
    #expect(stage.selected.isEmpty)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("Rows that somebody has in mind move along, and go with a reload")
  func followed() {
    let rows = table.follow([path(0), path(2), path(1, 1)])
    stage.chooser.counts = [3, 4]
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .none)
      table.insertRows(at: [path(0, 0)], with: .none)
      table.moveRow(at: path(1, 1), to: path(3, 1))
    }
    #expect(rows.indexPaths == [path(2), path(3, 1)])
    table.reloadData()
    #expect(rows.indexPaths.isEmpty)
  }
}
