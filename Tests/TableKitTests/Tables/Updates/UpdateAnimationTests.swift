import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Updates that are shown gradually")
struct UpdateAnimationTests {
  private let stage = LedgerStage(Ledger([["a", "b", "c", "d", "e", "f", "g", "h"]]))
  private var table: TableView { stage.table }
  private var ledger: Ledger { stage.ledger }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// Where a cell is seen.
  private func seen(_ name: String) -> CGRect? { stage.cell(name)?.shownValues.frame }

  private func seenTop(_ name: String) -> CGFloat? { seen(name)?.minY }

  private func opacity(_ name: String) -> CGFloat? { stage.cell(name)?.shownValues.opacity }

  private func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool { abs((value ?? .nan) - expected) < 1e-6 }

  private func half() { stage.window.clock.advance(by: 0.15) }

  private func insert(_ name: String, at row: Int, _ animation: TableView.RowAnimation) {
    ledger.sections[0].rows.insert(name, at: row)
    table.insertRows(at: [path(row)], with: animation)
  }

  private func delete(_ row: Int, _ animation: TableView.RowAnimation) {
    ledger.sections[0].rows.remove(at: row)
    table.deleteRows(at: [path(row)], with: animation)
  }

  @Test(
    "A row that is inserted: the others slide to make room in 0.3 s, the last goes out of sight and then is no more")
  func insertion() {
    insert("n", at: 1, .fade)
    #expect(seenTop("n") == 40)
    #expect(opacity("n") == 0)
    #expect(seenTop("b") == 40)
    #expect(stage.shown == ["a", "n", "b", "c", "d"])
    #expect(seenTop("e") == 160, "the row that goes out of sight is seen going")
    #expect(table.cellForRow(at: path(5)) == nil)
    #expect(ledger.take().filter { $0.hasPrefix("end") }.isEmpty)
    half()
    #expect(isNear(opacity("n"), 0.5))
    #expect(isNear(seenTop("b"), 60))
    #expect(isNear(seenTop("e"), 180))
    half()
    #expect(stage.complaints.isEmpty)
    #expect(ledger.take().filter { $0.hasPrefix("end") } == ["end e 0.5"])
  }

  @Test("A row that is deleted: it goes, the others close the gap, and the next comes from below")
  func deletion() {
    delete(1, .fade)
    #expect(seenTop("b") == 40)
    #expect(opacity("b") == 1)
    #expect(seenTop("f") == 200, "what comes into sight is seen coming from its old place")
    #expect(table.indexPath(for: stage.cell("b")!) == nil)
    half()
    #expect(isNear(opacity("b"), 0.5))
    #expect(seenTop("b") == 40)
    #expect(isNear(seenTop("c"), 60))
    #expect(isNear(seenTop("f"), 180))
    half()
    #expect(stage.complaints.isEmpty)
    #expect(ledger.take().suffix(1) == ["end b 0.1"])
    #expect(stage.cellViews.allSatisfy { $0.alpha == 1 })
  }

  /// The gap of 40 opens at 40; half way, followers have come 20 down.
  @Test(
    "How rows come",
    arguments: [
      (TableView.RowAnimation.right, CGPoint(x: 100, y: 40), CGPoint(x: 50, y: 40)),
      (.left, CGPoint(x: -100, y: 40), CGPoint(x: -50, y: 40)),
      (.top, CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 20)),
      (.bottom, CGPoint(x: 0, y: 80), CGPoint(x: 0, y: 60)),
      (.middle, CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 30)),
      (.none, CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 40)),
    ])
  func coming(animation: TableView.RowAnimation, first: CGPoint, middle: CGPoint) {
    ledger.sections[0].rows.insert("n", at: 1)
    ledger.sections[0].rows.swapAt(3, 4)
    table.performBatchUpdates {
      table.insertRows(at: [path(1)], with: animation)
      table.moveRow(at: path(2), to: path(4))
    }
    #expect(seen("n")?.origin == first)
    #expect(opacity("n") == 1)
    half()
    #expect(isNear(seen("n")?.minX, middle.x))
    #expect(isNear(seen("n")?.minY, middle.y))
    #expect(isNear(seenTop("b"), 60))
    half()
    #expect(stage.complaints.isEmpty)
    #expect(stage.cellViews.map { $0.textLabel?.text } == stage.shown, "cells stand in the order of their rows again")
  }

  @Test(
    "How rows go",
    arguments: [
      (TableView.RowAnimation.right, CGPoint(x: 50, y: 40)), (.left, CGPoint(x: -50, y: 40)),
      (.top, CGPoint(x: 0, y: 20)), (.bottom, CGPoint(x: 0, y: 60)), (.middle, CGPoint(x: 0, y: 30)),
    ])
  func going(animation: TableView.RowAnimation, middle: CGPoint) {
    delete(1, animation)
    #expect(seen("b")?.origin == CGPoint(x: 0, y: 40))
    half()
    #expect(isNear(seen("b")?.minX, middle.x))
    #expect(isNear(seen("b")?.minY, middle.y))
    #expect(opacity("b") == 1)
    half()
    #expect(stage.cell("b") == nil)
    #expect(stage.complaints.isEmpty)
  }

  @Test("Several rows together come down from under the row above as one block")
  func block() {
    ledger.sections[0].rows.insert(contentsOf: ["m:30", "n:50"], at: 1)
    table.insertRows(at: [path(1), path(2)], with: .top)
    #expect(seenTop("m:30") == -40)
    #expect(seenTop("n:50") == -10)
    half()
    #expect(isNear(seenTop("m:30"), 0))
    #expect(isNear(seenTop("n:50"), 30))
    #expect(isNear(seenTop("b"), 80), "the block is followed closely")
    half()
    #expect(stage.complaints.isEmpty)
  }

  @Test("automatic fades; none, alone, shows nothing gradually")
  func automaticAndNone() {
    insert("n", at: 1, .automatic)
    #expect(opacity("n") == 0)
    stage.window.clock.advance(by: 1)
    insert("m", at: 1, .none)
    #expect(stage.complaints.isEmpty)
    delete(1, .none)
    #expect(stage.complaints.isEmpty)
    View.performWithoutAnimation { insert("o", at: 0, .fade) }
    #expect(stage.complaints.isEmpty)
  }

  @Test("A reload: the old cell fades where the new one appears, and the height changes gradually")
  func reload() {
    let old = stage.cell("b")
    ledger.sections[0].rows[1] = "B:80"
    table.reloadRows(at: [path(1)], with: .fade)
    #expect(stage.cell("b") === old)
    half()
    #expect(isNear(opacity("b"), 0.5))
    #expect(isNear(opacity("B:80"), 0.5))
    #expect(isNear(seenTop("c"), 100))
    half()
    #expect(stage.complaints.isEmpty)
  }

  @Test("An update that names nothing: rows change their heights gradually, also to 0 and from 0")
  func heights() {
    ledger.sections[0].rows = ["a:80", "b:0", "c", "d", "e", "f", "g", "h"]
    let a = table.cellForRow(at: path(0))
    table.performBatchUpdates(nil)
    #expect(a?.shownValues.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(seenTop("b") == 40)
    half()
    #expect(isNear(a?.shownValues.frame.height, 60))
    #expect(isNear(seenTop("c"), 80))
    half()
    #expect(a?.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(stage.cell("b") == nil)
    ledger.sections[0].rows = ["a", "b", "c", "d", "e", "f", "g", "h"]
    table.performBatchUpdates(nil)
    #expect(seenTop("b") == 80)
    half()
    #expect(isNear(seenTop("b"), 60))
    half()
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80, "0.3": 120, "0.4": 160])
  }

  @Test("Rows that move slide in front of the others, also from and to places out of sight")
  func moving() {
    ledger.sections[0].rows = ["h", "b", "c", "d", "e", "f", "g", "a"]
    table.performBatchUpdates {
      table.moveRow(at: path(0), to: path(7))
      table.moveRow(at: path(7), to: path(0))
    }
    #expect(seenTop("h") == 280)
    #expect(seenTop("a") == 0)
    half()
    #expect(isNear(seenTop("h"), 140))
    #expect(isNear(seenTop("a"), 140))
    half()
    #expect(stage.complaints.isEmpty)
  }

  @Test("The content becomes too short for the offset: it comes back gradually, and what is seen does not jump")
  func offset() {
    table.contentOffset.y = 120
    stage.window.layoutIfNeeded()
    #expect(stage.shown == ["d", "e", "f", "g", "h"])
    ledger.sections[0].rows = ["a", "b", "c", "d", "e", "f"]
    table.deleteRows(at: [path(6), path(7)], with: .fade)
    #expect(table.contentOffset.y == 40)
    #expect(table.shownValues.bounds.minY == 120)
    #expect(seenTop("d") == 120)
    #expect(seenTop("b") == 40)
    half()
    #expect(isNear(table.shownValues.bounds.minY, 80))
    half()
    #expect(stage.complaints.isEmpty)
  }

  @Test("An offset that comes back from far is seen to come back from two screens away, with all that was seen")
  func farOffset() {
    ledger.sections[0].rows = (0..<1_000).map { "r\($0)" }
    table.reloadData()
    table.contentOffset.y = 30_000
    stage.window.layoutIfNeeded()
    let cell = table.visibleCells[0]
    let above = cell.shownValues.frame.minY - table.shownValues.bounds.minY
    ledger.sections[0].rows = ["r750", "r751"]
    table.deleteRows(at: (0..<750).map { path($0) } + (752..<1_000).map { path($0) }, with: .top)
    #expect(table.contentOffset.y == 0)
    #expect(table.shownValues.bounds.minY == 400)
    #expect(cell.shownValues.frame.minY - table.shownValues.bounds.minY == above)
    stage.window.clock.advance(by: 1)
    #expect(stage.complaints.isEmpty)
  }

  @Test("The completion is called once, at the end, with true")
  func completion() {
    var ends: [(Double, Bool)] = []
    ledger.sections[0].rows.remove(at: 0)
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .left)
    } completion: { [window = stage.window] in
      ends.append((window.clock.now, $0))
    }
    #expect(ends.isEmpty)
    stage.window.clock.advance(by: 1)
    #expect(ends.count == 1)
    #expect(isNear(CGFloat(ends[0].0), 0.3) && ends[0].1)
  }

  @Test("A reload in between ends it at once: the completion hears false, and nothing is left")
  func reloadInBetween() {
    var ends: [Bool] = []
    ledger.sections[0].rows.remove(at: 0)
    ledger.sections[0].rows.insert("n", at: 2)
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .left)
      table.insertRows(at: [path(2)], with: .right)
    } completion: {
      ends.append($0)
    }
    half()
    table.reloadData()
    stage.window.layoutIfNeeded()
    #expect(stage.complaints.isEmpty)
    stage.window.clock.advance(by: 1)
    #expect(ends == [false])
    #expect(stage.complaints.isEmpty)
    #expect(ledger.log.filter { $0.hasPrefix("end a") } == ["end a 0.0"])
  }

  @Test("A table that leaves its window in between ends it")
  func leavingWindow() {
    var ends: [Bool] = []
    ledger.sections[0].rows.remove(at: 0)
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .left)
    } completion: {
      ends.append($0)
    }
    half()
    table.removeFromSuperview()
    stage.window.clock.advance(by: 1)
    #expect(ends == [false])
    stage.window.addSubview(table)
    stage.window.layoutIfNeeded()
    #expect(stage.complaints.isEmpty)
  }

  @Test("An update in the middle of another goes on from what is seen")
  func interrupted() {
    insert("n", at: 1, .fade)
    half()
    #expect(isNear(seenTop("b"), 60))
    delete(1, .fade)
    #expect(isNear(seenTop("b"), 60), "nothing jumps")
    #expect(isNear(opacity("n"), 0.5))
    stage.window.clock.advance(by: 0.01)
    #expect(abs((seenTop("b") ?? 0) - 60) < 3)
    stage.window.clock.advance(by: 1)
    #expect(stage.complaints.isEmpty)
  }

  @Test("A row that was on its way out of sight comes back with the same cell, in another update and by scrolling")
  func comingBack() {
    let e = stage.cell("e")
    insert("n", at: 1, .fade)
    half()
    ledger.log = []
    delete(1, .fade)
    #expect(table.cellForRow(at: path(4)) === e)
    #expect(!ledger.log.contains("cell e"))
    stage.window.clock.advance(by: 1)
    #expect(stage.complaints.isEmpty)
    insert("n", at: 1, .fade)
    half()
    table.contentOffset.y = 40
    stage.window.layoutIfNeeded()
    #expect(table.cellForRow(at: path(5)) === e)
    stage.window.clock.advance(by: 1)
    #expect(stage.complaints.isEmpty)
  }

  @Test("Scrolled and resized in between, it ends at the right places", arguments: [0.0, 0.1, 0.29])
  func scrolledInBetween(pause: Double) {
    insert("n", at: 3, .middle)
    stage.window.clock.advance(by: pause)
    table.contentOffset.y = 100
    stage.window.clock.advance(by: pause)
    delete(4, .top)
    table.frame.size.height = 150
    stage.window.layoutIfNeeded()
    stage.window.clock.advance(by: 1)
    #expect(stage.complaints.isEmpty)
  }

  @Test("Sections come and go with their headers")
  func sections() {
    let stage = LedgerStage(Ledger([("A", ["a"]), ("B", ["b"]), ("C", ["c"])]))
    let (table, ledger) = (stage.table, stage.ledger)
    let header = { (section: Int) in table.headerView(forSection: section) }
    let b = header(1)
    let c = header(2)
    ledger.sections = [("A", ["a"]), ("N", ["n:20"]), ("C", ["c"])]
    table.performBatchUpdates {
      table.deleteSections([1], with: .fade)
      table.insertSections([1], with: .left)
    }
    #expect(b?.superview === table)
    #expect(header(1)?.shownValues.frame == CGRect(x: -100, y: 60, width: 100, height: 20))
    #expect(header(2) === c)
    #expect(c?.shownValues.frame.minY == 120)
    stage.window.clock.advance(by: 0.15)
    #expect(abs((b?.shownValues.opacity ?? 0) - 0.5) < 1e-9)
    #expect(abs((header(1)?.shownValues.frame.minX ?? 0) + 50) < 1e-9)
    #expect(abs((c?.shownValues.frame.minY ?? 0) - 110) < 1e-9)
    stage.window.clock.advance(by: 0.15)
    #expect(b?.superview == nil)
    #expect(b?.alpha == 1)
    #expect(stage.headers == [0: "A", 1: "N", 2: "C"])
    #expect(stage.complaints.isEmpty)
    table.moveSection(2, toSection: 0)
    #expect(stage.faults.isEmpty)
  }

  @Test("In a table that lies on its side all is the same, seen from the side")
  func turned() {
    let stage = LedgerStage(
      Ledger([["a", "b", "c", "d", "e", "f"]]), table: HorizontalTableView(frame: .zero, style: .plain))
    stage.table.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    stage.window.layoutIfNeeded()
    stage.ledger.sections[0].rows.remove(at: 0)
    stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
    stage.window.clock.advance(by: 0.15)
    let b = stage.cell("b")
    #expect(abs((b?.shownValues.frame.minY ?? 0) - 20) < 1e-9)
    stage.window.clock.advance(by: 0.15)
    #expect(stage.shown == ["b", "c", "d", "e", "f"])
    #expect(stage.cellViews.count == 5)
  }
}
