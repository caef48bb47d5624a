import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Updates: rows and sections that come, go and move")
struct UpdateTests {
  private let stage = LedgerStage(Ledger([["a", "b", "c", "d"], ["e", "f", "g", "h", "i"]]))
  private var table: TableView { stage.table }
  private var ledger: Ledger { stage.ledger }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("An insertion asks all counts, and of the new row its height and its cell")
  func insert() {
    let before = table.visibleCells
    #expect(stage.shown == ["a", "b", "c", "d", "e"])
    ledger.sections[0].rows.insert("n", at: 1)
    table.insertRows(at: [path(1)], with: .none)
    #expect(ledger.take() == ["sections", "rows 0", "rows 1", "height n", "end e 1.0", "cell n", "will n"])
    #expect(stage.shown == ["a", "n", "b", "c", "d"])
    #expect(table.cellForRow(at: path(2)) === before[1], "the others keep their cells")
    #expect(stage.complaints.isEmpty)
  }

  @Test("A deletion asks for what comes into sight, and tells the end by the place before")
  func delete() {
    ledger.sections[0].rows.remove(at: 2)
    table.deleteRows(at: [path(2)], with: .none)
    #expect(ledger.take() == ["sections", "rows 0", "rows 1", "end c 0.2", "cell f", "will f"])
    #expect(stage.shown == ["a", "b", "d", "e", "f"])
    #expect(stage.complaints.isEmpty)
  }

  @Test("A reload asks for the height and the cell of the row, and of no other")
  func reload() {
    ledger.sections[0].rows[1] = "B:60"
    table.reloadRows(at: [path(1)], with: .none)
    #expect(ledger.take() == ["sections", "rows 0", "rows 1", "height B:60", "end b 0.1", "cell B:60", "will B:60"])
    #expect(stage.complaints.isEmpty)
  }

  @Test("A move keeps the cell and asks for no height, within a section and across")
  func move() {
    let a = table.cellForRow(at: path(0))
    ledger.sections[0].rows = ["b", "c", "a", "d"]
    table.performBatchUpdates { table.moveRow(at: path(0), to: path(2)) }
    stage.window.clock.advance(by: 1)
    #expect(ledger.take() == ["sections", "rows 0", "rows 1"])
    #expect(table.cellForRow(at: path(2)) === a)
    ledger.sections[0].rows = ["b", "c", "d"]
    ledger.sections[1].rows = ["a", "e", "f", "g", "h", "i"]
    table.moveRow(at: path(2), to: path(0, 1))
    stage.window.clock.advance(by: 1)
    #expect(table.cellForRow(at: path(0, 1)) === a)
    #expect(stage.complaints.isEmpty)
  }

  @Test(
    "Deletions and reloads by the places before, insertions by those after, whatever the order of the calls",
    arguments: [0, 1, 2, 3])
  func order(order: Int) {
    // a b c d → x B d y: c goes, b is reloaded, a moves to the other section, x and y come.
    ledger.sections[0].rows = ["x", "B:30", "d", "y"]
    ledger.sections[1].rows = ["e", "a", "f", "h", "i"]
    var calls: [(TableView) -> Void] = [
      { $0.deleteRows(at: [IndexPath(row: 2, section: 0), IndexPath(row: 2, section: 1)], with: .none) },
      { $0.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none) },
      { $0.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none) },
      { $0.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1)) },
      { $0.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) },
    ]
    for _ in 0..<order { calls.append(calls.removeFirst()) }
    if order == 3 { calls.reverse() }
    table.performBatchUpdates { for call in calls { call(table) } }
    stage.window.clock.advance(by: 1)
    #expect(stage.faults.isEmpty)
    #expect(stage.complaints.isEmpty)
    #expect(stage.shown == ["x", "B:30", "d", "y", "e", "a"])
  }

  @Test("Updates nest: all is done at the outermost end, and queries answer what was before until then")
  func nesting() {
    table.beginUpdates()
    ledger.sections[0].rows.remove(at: 0)
    table.deleteRows(at: [path(0)], with: .none)
    table.beginUpdates()
    ledger.sections[0].rows.append("n")
    table.insertRows(at: [path(3)], with: .none)
    table.endUpdates()
    #expect(table.numberOfRows(inSection: 0) == 4)
    stage.window.layoutIfNeeded()
    #expect(stage.cell("a") != nil)
    #expect(ledger.log.isEmpty)
    table.endUpdates()
    #expect(stage.shown == ["b", "c", "d", "n", "e"])
    #expect(stage.complaints.isEmpty)
  }

  @Test("Sections come, go, move and are reloaded, with their headers")
  func sections() {
    let stage = LedgerStage(
      Ledger(
        [
          ("A", ["a:20"]), ("B", ["b:20", "bb:20"]), ("C", ["c:20"]), ("D", ["d:20"]), ("E", ["e:100"]),
        ]))
    let (table, ledger) = (stage.table, stage.ledger)
    let d = stage.cell("d:20")
    // B goes, C is reloaded, D moves to the front, X comes behind C.
    ledger.sections = [
      ("D", ["d:20"]), ("A", ["a:20"]), ("C", ["c1:20", "c2:20"]), ("X", ["x:20"]), ("E", ["e:100"]),
    ]
    table.performBatchUpdates {
      table.insertSections([3], with: .none)
      table.reloadSections([2], with: .none)
      table.moveSection(3, toSection: 0)
      table.deleteSections([1], with: .none)
    }
    #expect(stage.faults.isEmpty)
    stage.window.clock.advance(by: 1)
    #expect(stage.shown == ["d:20", "a:20", "c1:20", "c2:20", "x:20"])
    #expect(d != nil && stage.cell("d:20") === d)
    #expect(stage.headers == [0: "D", 1: "A", 2: "C", 3: "X", 4: "E"])
    #expect(stage.complaints.isEmpty)
    table.contentOffset.y = 100
    stage.window.layoutIfNeeded()
    #expect(stage.headers == [2: "C", 3: "X", 4: "E"])
    #expect(stage.complaints.isEmpty)
  }

  @Test("Rows named in sections that come, go or are reloaded are taken with these")
  func rowsOfSections() {
    ledger.sections = [("", ["n", "m"]), ("", ["e", "f", "g", "h", "i"])]
    table.performBatchUpdates {
      table.deleteSections([0], with: .none)
      table.deleteRows(at: [path(0), path(3)], with: .none)
      table.insertSections([0], with: .none)
      table.insertRows(at: [path(0), path(1)], with: .none)
    }
    #expect(stage.faults.isEmpty)
    #expect(stage.complaints.isEmpty)
    ledger.sections[1].rows = ["z"]
    table.performBatchUpdates {
      table.reloadSections([1], with: .none)
      table.deleteRows(at: [path(0, 1)], with: .none)
      table.reloadRows(at: [path(1, 1)], with: .none)
    }
    #expect(stage.faults.isEmpty)
    #expect(stage.complaints.isEmpty)
  }

  @Test("Rows are changed in a section that moves")
  func rowsOfMovedSection() {
    ledger.sections = [("", ["e", "n", "g", "h", "i"]), ("", ["a", "b", "c", "d"])]
    table.performBatchUpdates {
      table.moveSection(1, toSection: 0)
      table.deleteRows(at: [path(1, 1)], with: .none)
      table.insertRows(at: [path(1, 0)], with: .none)
    }
    stage.window.clock.advance(by: 1)
    #expect(stage.faults.isEmpty)
    #expect(stage.complaints.isEmpty)
  }

  @Test("An update that names nothing asks for all heights, and for no cell that is there")
  func empty() {
    ledger.sections[0].rows = ["a:60", "b:10", "c", "d"]
    let cells = table.visibleCells
    table.beginUpdates()
    table.endUpdates()
    stage.window.clock.advance(by: 1)
    #expect(ledger.take().filter { $0.hasPrefix("height") }.count == 9)
    #expect(table.visibleCells.prefix(4) == cells.prefix(4))
    #expect(table.shownTops == ["0.0": 0, "0.1": 60, "0.2": 70, "0.3": 110, "1.0": 150, "1.1": 190])
    ledger.sections[0].rows.append("z")
    table.performBatchUpdates(nil)
    #expect(stage.faults.count == 1)
  }

  @Test("A row whose height becomes 0 has no cell, and one again when it has a height")
  func zeroHeight() {
    let rows = ledger.sections[0].rows
    ledger.sections[0].rows = ["a:0", "b", "c:0", "d"]
    table.performBatchUpdates(nil)
    stage.window.clock.advance(by: 1)
    #expect(stage.shown == ["b", "d", "e", "f", "g"])
    ledger.sections[0].rows = rows
    table.performBatchUpdates(nil)
    stage.window.clock.advance(by: 1)
    #expect(stage.complaints.isEmpty)
  }

  @Test("Reconfiguring fills the cell that is there, and asks for the height")
  func reconfigure() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "r")
    let filler = Filler()
    table.dataSource = filler
    stage.window.layoutIfNeeded()
    let cell = table.cellForRow(at: path(1))
    #expect(cell?.textLabel?.text == "1")
    filler.prefix = "new "
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.reconfigureRows(at: [path(1)])
    #expect(table.cellForRow(at: path(1)) === cell)
    #expect(cell?.textLabel?.text == "new 1")
    #expect(table.indexPathForSelectedRow == path(1))
    #expect(cell?.isSelected == true)
    filler.givesOthers = true
    table.reconfigureRows(at: [path(1)])
    #expect(table.cellForRow(at: path(1)) !== cell)
    #expect(cell?.superview == nil)
    #expect(stage.cellViews.count == table.visibleCells.count)
  }

  @Test("The offset is taken back when the content becomes too short for it")
  func offset() {
    table.contentOffset.y = 160
    stage.window.layoutIfNeeded()
    ledger.sections[1].rows = ["e"]
    table.deleteRows(at: (1...4).map { path($0, 1) }, with: .none)
    #expect(table.contentOffset.y == 0)
    #expect(stage.complaints.isEmpty)
  }
}

/// A data source that fills the cells it is given.
@MainActor
private final class Filler: TableViewDataSource {
  var prefix = ""
  var givesOthers = false

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      givesOthers
      ? TableViewCell(style: .default, reuseIdentifier: nil)
      : tableView.dequeueReusableCell(withIdentifier: "r", for: indexPath)
    cell.textLabel?.text = "\(prefix)\(indexPath.row)"
    return cell
  }
}
