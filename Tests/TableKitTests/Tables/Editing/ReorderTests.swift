import Foundation
import Testing

@testable import TableKit

/// How a row is moved by its reorder control: what makes room, what is asked and told, and where the row ends up. Rows are 40 points
/// high.
@MainActor
struct ReorderTests {
  @MainActor
  final class Stage {
    let mover: Mover
    let window = Window(size: CGSize(width: 320, height: 320), scale: 2)
    let table: TableView
    var finger = CGPoint.zero

    init(_ rows: [[String]] = [["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]], isTurned: Bool = false) {
      mover = Mover(rows)
      let frame = CGRect(x: 0, y: 0, width: 320, height: 320)
      table = isTurned ? HorizontalTableView(frame: frame, style: .plain) : TableView(frame: frame, style: .plain)
      table.rowHeight = 40
      table.dataSource = mover
      table.delegate = mover
      window.addSubview(table)
      table.isEditing = true
      window.layoutIfNeeded()
    }

    func cell(_ row: Int, _ section: Int = 0) -> TableViewCell? {
      table.cellForRow(at: IndexPath(row: row, section: section))
    }

    /// Puts a finger on a row's reorder control.
    func down(_ row: Int, _ section: Int = 0) {
      let rect = table.rectForRow(at: IndexPath(row: row, section: section))
      finger = CGPoint(x: 296, y: rect.midY)
      window.beginTouch(at: table.convert(finger, to: nil))
    }

    /// Moves the finger along the rows.
    func move(by way: CGFloat) {
      finger.y += way
      window.moveTouch(to: table.convert(finger, to: nil))
    }

    func up() {
      window.endTouch()
      window.clock.advance(by: 1)
    }

    /// Where the cells of texts begin.
    func starts(_ texts: String...) -> [CGFloat?] {
      texts.map { text in
        for case let cell as TableViewCell in table.subviews where cell.textLabel?.text == text {
          return cell.frame.minY
        }
        return nil
      }
    }
  }

  @Test func theControlStandsAtTheEndWhereTheDataSourceMovesRows() throws {
    let stage = Stage()
    let cell = try #require(stage.cell(1))
    #expect(cell.showsReorderControl)
    #expect(cell.editing.reorderControl?.frame == CGRect(x: 272, y: 0, width: 48, height: 40))
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 234, height: 40))
    stage.mover.canMove = { $0.row != 2 }
    stage.table.isEditing = false
    #expect(cell.editing.reorderControl == nil)
    stage.table.isEditing = true
    #expect(stage.cell(1)?.editing.reorderControl != nil)
    #expect(stage.cell(2)?.editing.reorderControl == nil)
    // The other data source leaves moving out.
    let other = EditingStage()
    other.table.isEditing = true
    #expect(other.cell(1)?.editing.reorderControl == nil)
  }

  @Test(arguments: [false, true])
  func rowsMakeRoomAndTheDropMovesTheRow(_ isTurned: Bool) throws {
    let stage = Stage(isTurned: isTurned)
    let cell = try #require(stage.cell(1))
    stage.down(1)
    #expect(stage.starts("a", "b", "c", "d") == [0, 40, 80, 120])
    // With the row out, c has its middle at 60: the row goes behind it once it begins there.
    stage.move(by: 20)
    #expect(stage.starts("a", "b", "c", "d") == [0, 60, 80, 120])
    #expect(stage.mover.take() == [])
    stage.move(by: 1)
    #expect(stage.starts("a", "b", "c", "d") == [0, 61, 40, 120])
    #expect(stage.mover.take() == ["propose 0.2"])
    stage.move(by: 45)
    #expect(stage.starts("a", "b", "c", "d", "e") == [0, 106, 40, 80, 160])
    stage.up()
    #expect(stage.mover.take() == ["propose 0.3", "move 0.1 to 0.3"])
    #expect(stage.mover.rows[0].prefix(5) == ["a", "c", "d", "b", "e"])
    #expect(stage.starts("a", "c", "d", "b", "e") == [0, 40, 80, 120, 160])
    #expect(stage.cell(3) === cell)
    #expect(stage.table.contentOffset.y == 0)
    for (row, text) in ["a", "c", "d", "b", "e"].enumerated() {
      #expect(stage.cell(row)?.textLabel?.text == text)
    }
  }

  @Test func upwardsAsWell() {
    let stage = Stage()
    stage.down(3)
    // c has its middle at 100.
    stage.move(by: -20)
    #expect(stage.mover.take() == ["propose 0.2"])
    #expect(stage.starts("b", "c", "d", "e") == [40, 120, 100, 160])
    stage.move(by: -200)
    #expect(stage.starts("a", "b", "c", "d") == [40, 80, 120, -100])
    stage.up()
    #expect(stage.mover.rows[0].prefix(4) == ["d", "a", "b", "c"])
    #expect(stage.starts("d", "a", "b", "c", "e") == [0, 40, 80, 120, 160])
  }

  @Test func whereItWasNothingIsMoved() {
    let stage = Stage()
    stage.down(1)
    stage.move(by: 60)
    stage.move(by: -50)
    stage.up()
    #expect(stage.mover.take() == ["propose 0.2", "propose 0.1"])
    #expect(stage.starts("a", "b", "c") == [0, 40, 80])
    #expect(stage.cell(1)?.textLabel?.text == "b")
  }

  @Test func aTouchThatIsTakenAwayPutsTheRowBack() {
    let stage = Stage()
    stage.down(1)
    stage.move(by: 60)
    stage.window.cancelTouch()
    stage.window.clock.advance(by: 1)
    #expect(stage.mover.take() == ["propose 0.2"])
    #expect(stage.starts("a", "b", "c") == [0, 40, 80])
    #expect(stage.mover.rows[0].prefix(3) == ["a", "b", "c"])
  }

  @Test func theDelegateSendsTheRowElsewhere() {
    let stage = Stage()
    stage.mover.target = { _, proposed in IndexPath(row: max(proposed.row, 4), section: 0) }
    stage.down(1)
    stage.move(by: 60)
    #expect(stage.starts("c", "d", "e", "f") == [40, 80, 120, 200])
    stage.up()
    #expect(stage.mover.take() == ["propose 0.2", "move 0.1 to 0.4"])
    #expect(stage.starts("b") == [160])
    // Where there is nothing, it goes where the finger has it.
    stage.mover.target = { _, _ in IndexPath(row: 99, section: 3) }
    stage.down(0)
    stage.move(by: 45)
    stage.up()
    #expect(stage.mover.take() == ["propose 0.1", "move 0.0 to 0.1"])
  }

  @Test func acrossSections() {
    let stage = Stage([["a", "b", "c"], ["d", "e"]])
    stage.down(2)
    // Sections meet at 80 with the row out, and d has its middle at 100.
    stage.move(by: 1)
    #expect(stage.mover.take() == ["propose 1.0"])
    stage.move(by: 20)
    #expect(stage.mover.take() == ["propose 1.1"])
    stage.up()
    #expect(stage.mover.rows == [["a", "b"], ["d", "c", "e"]])
    #expect(stage.starts("a", "b", "d", "c", "e") == [0, 40, 80, 120, 160])
    #expect(stage.table.numberOfRows(inSection: 0) == 2)
    stage.down(1, 1)
    stage.move(by: -300)
    stage.up()
    #expect(stage.mover.rows == [["c", "a", "b"], ["d", "e"]])
  }

  @Test func intoAnEmptySectionBetweenHeaders() {
    let stage = Stage([["a", "b"], [], ["c", "d"]])
    stage.mover.headers = 30
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    // Headers at 0, 110 and 140. With the row out, those of sections 1 and 2 have their middles at 85 and 115.
    stage.down(1)
    stage.move(by: 15)
    #expect(stage.mover.take() == [])
    stage.move(by: 1)
    #expect(stage.mover.take() == ["propose 1.0"])
    #expect(stage.table.shownHeaders.map(\.view.frame.minY) == [0, 70, 140])
    #expect(stage.starts("a", "c") == [30, 170])
    stage.move(by: 30)
    #expect(stage.mover.take() == ["propose 2.0"])
    #expect(stage.table.shownHeaders.map(\.view.frame.minY) == [0, 70, 100])
    stage.move(by: -29)
    stage.up()
    #expect(stage.mover.rows == [["a"], ["b"], ["c", "d"]])
    #expect(stage.starts("a", "b", "c") == [30, 100, 170])
  }

  @Test func aFingerNearTheEdgeScrolls() {
    let stage = Stage([(0..<40).map { "\($0)" }])
    stage.down(1)
    // The row's middle was at 60; the finger comes to 309: 33 of 44 points into the margin, three quarters of 600 points a second.
    stage.move(by: 249)
    stage.window.clock.advance(by: 0.5)
    #expect(abs(stage.table.contentOffset.y - 225) <= 1)
    stage.window.clock.advance(by: 10)
    #expect(stage.table.contentOffset.y == 1280)
    let moved = stage.starts("1")
    // Under the finger: 309 and 1280 less the 20 by which it was held.
    #expect(moved == [1569])
    #expect(stage.mover.log.last == "propose 0.39")
    stage.up()
    #expect(stage.mover.rows[0].last == "1")
    #expect(stage.starts("1", "39") == [1560, 1520])
    stage.down(39)
    stage.move(by: -280)
    stage.window.clock.advance(by: 10)
    stage.up()
    #expect(stage.table.contentOffset.y == 0)
    #expect(stage.mover.rows[0].first == "1")
    var seen = Set<String>()
    for cell in stage.table.visibleCells { seen.insert(cell.textLabel?.text ?? "") }
    #expect(seen.count == 8)
  }

  @Test func aQuickFingerOnTheControlDoesNotScrollOrSelect() {
    let stage = Stage([(0..<40).map { "\($0)" }])
    stage.table.allowsSelectionDuringEditing = true
    stage.down(3)
    stage.move(by: -60)
    stage.window.clock.advance(by: 0.02)
    #expect(stage.table.contentOffset.y == 0)
    stage.up()
    #expect(stage.mover.log.contains("didSelect") == false)
    #expect(stage.mover.rows[0].prefix(3) == ["0", "3", "1"] || stage.mover.rows[0].prefix(3) == ["0", "1", "3"])
  }

  @Test func aReloadInTheMiddleEndsIt() {
    let stage = Stage()
    stage.down(1)
    stage.move(by: 60)
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    #expect(stage.starts("a", "b", "c") == [0, 40, 80])
    stage.move(by: 60)
    stage.up()
    #expect(stage.mover.log.contains { $0.hasPrefix("move") } == false)
    #expect(stage.table.visibleCells.count == 8)
    #expect(stage.table.subviews.compactMap { $0 as? TableViewCell }.count == 8)
  }

  @Test func anUpdateInTheMiddlePutsTheRowBack() {
    let stage = Stage()
    stage.down(1)
    stage.move(by: 60)
    stage.mover.rows[0].remove(at: 0)
    stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    stage.window.clock.advance(by: 1)
    #expect(stage.starts("b", "c", "d") == [0, 40, 80])
    stage.move(by: 60)
    stage.up()
    #expect(stage.mover.log.contains { $0.hasPrefix("move") } == false)
    #expect(stage.mover.rows[0].prefix(2) == ["b", "c"])
  }

  @Test func whoReloadsWhileMovingHasTheLastWord() {
    let stage = Stage()
    stage.mover.onMove = { $0.reloadData() }
    stage.down(1)
    stage.move(by: 60)
    stage.up()
    #expect(stage.starts("a", "c", "b") == [0, 40, 80])
    #expect(stage.table.visibleCells.count == 8)
    #expect(stage.table.subviews.compactMap { $0 as? TableViewCell }.count == 8)
  }

  @Test func theEndOfEditingPutsTheRowBack() {
    let stage = Stage()
    stage.down(1)
    stage.move(by: 60)
    stage.table.isEditing = false
    stage.window.layoutIfNeeded()
    stage.up()
    #expect(stage.starts("a", "b", "c") == [0, 40, 80])
    #expect(stage.mover.log.contains { $0.hasPrefix("move") } == false)
  }

  @Test func whatStandsBeforeContentChangesForTheMovedRowAsWell() {
    let stage = Stage()
    stage.down(1)
    stage.move(by: 60)
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.up()
    #expect(stage.starts("a", "b", "c") == [0, 40, 80])
    #expect(stage.cell(1)?.editing.control?.kind == .selection)
  }

  @Test func whatIsSelectedMovesAlong() {
    let stage = Stage()
    stage.table.allowsMultipleSelectionDuringEditing = true
    for row in [1, 2] {
      stage.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    stage.down(1)
    stage.move(by: 100)
    stage.up()
    #expect(stage.mover.rows[0].prefix(4) == ["a", "c", "d", "b"])
    #expect(stage.table.indexPathsForSelectedRows.map { Set($0.map(\.row)) } == [1, 3])
    #expect(stage.cell(3)?.isSelected == true && stage.cell(2)?.isSelected == false)
  }

  @Test func roomIsMadeGradually() throws {
    let stage = Stage()
    stage.down(1)
    stage.move(by: 21)
    let c = try #require(stage.cell(2))
    #expect(c.layer.presentation()?.frame.minY == 80)
    stage.window.clock.advance(by: 0.15)
    #expect(abs(try #require(c.layer.presentation()).frame.minY - 60) < 0.5)
    stage.window.clock.advance(by: 0.2)
    #expect(c.layer.presentation()?.frame.minY == 40)
    let b = try #require(stage.table.subviews.last { ($0 as? TableViewCell)?.textLabel?.text == "b" })
    stage.window.endTouch()
    #expect(b.layer.presentation()?.frame.minY == 61)
    stage.window.clock.advance(by: 0.15)
    #expect(abs(try #require(b.layer.presentation()).frame.minY - 70.5) < 0.5)
    stage.window.clock.advance(by: 0.2)
    #expect(b.layer.presentation()?.frame.minY == 80)
  }
}
