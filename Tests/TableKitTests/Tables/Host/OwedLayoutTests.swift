import Foundation
import Testing

@testable import TableKit

/// Layouts that are asked for when the table cannot be laid out: they are made as soon as it can.
@MainActor
@Suite("Layouts that are owed")
struct OwedLayoutTests {
  @Test(
    "A callback of a query outside of a layout lays out: the table is not empty afterwards, and asks for no row of before",
    arguments: ["sections", "header 0", "footer 0", "rows 0", "height 0.0", "didEnd 0.0"])
  func layoutInAQuery(question: String) {
    let roster = Roster()
    roster.counts = [3]
    let window = Window(size: CGSize(width: 100, height: 100))
    let table = roster.table()
    window.addSubview(table)
    window.layoutIfNeeded()
    roster.log = []
    roster.counts = [2]
    roster.height = { _ in 30 }
    roster.onAsk = { if $0 == question { _ = table.visibleCells } }
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 2)
    roster.onAsk = nil
    window.layoutIfNeeded()
    #expect(table.shownTops == ["0.0": 0, "0.1": 30])
    #expect(!roster.log.contains("cell 0.2"))
    #expect(table.subviews.filter { $0 is TableViewCell }.count == 2)
  }

  @Test("A query outside of a layout takes off the screen what was there, and the next layout shows what there is")
  func queryAlone() {
    let roster = Roster()
    let window = Window(size: CGSize(width: 100, height: 100))
    let table = roster.table()
    window.addSubview(table)
    window.layoutIfNeeded()
    table.reloadData()
    window.layoutIfNeeded()
    table.reloadData()
    _ = table.numberOfSections
    #expect(table.needsLayout)
    window.layoutIfNeeded()
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
  }

  @Test("A layout in an update that is refused is made after it")
  func refused() {
    let stage = LedgerStage(Ledger([(0..<20).map { "r\($0)" }]))
    stage.table.performBatchUpdates {
      stage.table.contentOffset.y = 200
      stage.window.layoutIfNeeded()
      stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    #expect(stage.faults.count == 1)
    #expect(stage.table.needsLayout)
    stage.window.layoutIfNeeded()
    #expect(stage.shown == ["r5", "r6", "r7", "r8", "r9"])
    stage.faults = []
    // The same where what is named does not exist at all.
    stage.table.performBatchUpdates {
      stage.table.contentOffset.y = 400
      stage.window.layoutIfNeeded()
      stage.table.deleteRows(at: [IndexPath(row: 70, section: 0)], with: .fade)
    }
    #expect(stage.faults.count == 1)
    stage.window.layoutIfNeeded()
    #expect(stage.shown == ["r10", "r11", "r12", "r13", "r14"])
  }

  @Test("A layout in a callback of a reload that fails is made after it")
  func failedReload() {
    let roster = Roster()
    roster.counts = [20]
    let window = Window(size: CGSize(width: 100, height: 100))
    let table = roster.table()
    var faults = 0
    table.onFault = { _ in faults += 1 }
    window.addSubview(table)
    window.layoutIfNeeded()
    roster.onAsk = { question in
      guard question == "height 0.3" else { return }
      table.contentOffset.y = 200
      table.layoutIfNeeded()
    }
    roster.height = { $0.row == 4 ? -5 : 40 }
    table.reloadData()
    _ = table.numberOfSections
    #expect(faults == 1)
    window.layoutIfNeeded()
    // The last good state stands.
    #expect(table.shownTops == ["0.5": 200, "0.6": 240, "0.7": 280])
  }
}
