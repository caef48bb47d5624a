import Foundation
import Interposing
import Testing

@testable import TableKit

@MainActor
@Suite("Updates that do not fit, and updates in callbacks")
struct UpdateFaultTests {
  private let stage = LedgerStage(Ledger([["a", "b", "c"], ["d", "e"]]))
  private var table: TableView { stage.table }
  private var ledger: Ledger { stage.ledger }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("Rows that do not agree: the text names section, before, after, inserted, deleted and moved")
  func inconsistentRows() {
    let rows = ledger.sections
    ledger.sections[0].rows = ["x", "a", "e"]
    table.performBatchUpdates {
      table.insertRows(at: [path(0)], with: .fade)
      table.deleteRows(at: [path(1)], with: .fade)
      table.moveRow(at: path(1, 1), to: path(2))
      table.moveRow(at: path(2), to: path(0, 1))
      table.insertRows(at: [path(1)], with: .fade)
    }
    #expect(
      stage.faults.map(\.description) == [
        "update: section 0 has 3 rows after the update, but it had 3 before, and 2 were inserted, 1 deleted, 1 moved in and "
          + "1 moved out, which makes 4; nothing was changed; name in the update what has changed in the data"
      ])
    ledger.sections = rows
    #expect(stage.shown == ["a", "b", "c", "d", "e"])
    #expect(stage.complaints.isEmpty, "the last good state stands")
    ledger.sections[1].rows.append("f")
    table.insertRows(at: [path(2, 1)], with: .none)
    #expect(stage.complaints.isEmpty)
  }

  @Test("A section that nobody named is counted too")
  func unnamedSection() {
    ledger.sections[0].rows.remove(at: 0)
    ledger.sections[1].rows.removeAll()
    table.deleteRows(at: [path(0)], with: .fade)
    #expect(
      stage.faults.map(\.description) == [
        "update: section 1 has 0 rows after the update, but it had 2 before, and 0 were inserted, 0 deleted, 0 moved in and "
          + "0 moved out, which makes 2; nothing was changed; name in the update what has changed in the data"
      ])
  }

  @Test("Sections that do not agree")
  func inconsistentSections() {
    ledger.sections = [("", ["z"])]
    table.performBatchUpdates {
      table.deleteSections([0, 1], with: .fade)
      table.insertSections([0, 1], with: .fade)
    }
    #expect(
      stage.faults.map(\.description) == [
        "update: there are 1 sections after the update, but there were 2 before, and 2 were inserted and 2 deleted, which makes "
          + "2; nothing was changed; name in the update what has changed in the data"
      ])
  }

  @Test("Only counts are checked")
  func onlyCounts() {
    ledger.sections[0].rows = ["x", "y", "b"]
    table.performBatchUpdates {
      table.deleteRows(at: [path(2)], with: .none)
      table.insertRows(at: [path(2)], with: .none)
    }
    #expect(stage.faults.isEmpty)
  }

  @Test("Nonsense is a fault, and the table goes on", arguments: 0..<24)
  func nonsense(kind: Int) {
    let far = path(.max, 0)
    let calls: [(TableView) -> Void] = [
      { $0.deleteRows(at: [path(3)], with: .fade) },
      { $0.deleteRows(at: [path(-1)], with: .fade) },
      { $0.deleteRows(at: [path(0, 2)], with: .fade) },
      { $0.deleteRows(at: [path(0), path(0)], with: .fade) },
      { $0.deleteRows(at: [IndexPath(index: 0)], with: .fade) },
      { $0.deleteRows(at: [IndexPath()], with: .fade) },
      { $0.insertRows(at: [path(5)], with: .fade) },
      { $0.insertRows(at: [far], with: .fade) },
      { $0.insertRows(at: [path(-1)], with: .fade) },
      { $0.insertRows(at: [path(0, 7)], with: .fade) },
      { $0.insertRows(at: [path(0), path(0)], with: .fade) },
      { $0.insertRows(at: [IndexPath(indexes: [0, 0, 0])], with: .fade) },
      { $0.reloadRows(at: [path(3)], with: .fade) },
      { $0.reconfigureRows(at: [far]) },
      { $0.moveRow(at: path(3), to: path(0)) },
      { $0.moveRow(at: path(0), to: path(3)) },
      { $0.moveRow(at: path(0), to: path(0, 9)) },
      { table in
        table.performBatchUpdates {
          table.deleteRows(at: [path(0)], with: .fade)
          table.moveRow(at: path(0), to: path(1))
        }
      },
      { table in
        table.performBatchUpdates {
          table.deleteRows(at: [path(0)], with: .fade)
          table.reloadRows(at: [path(0)], with: .fade)
        }
      },
      { $0.deleteSections([2], with: .fade) },
      { $0.insertSections([4], with: .fade) },
      { $0.moveSection(0, toSection: 2) },
      { table in
        table.performBatchUpdates {
          table.deleteSections([0], with: .fade)
          table.reloadSections([0], with: .fade)
        }
      },
      { table in
        table.performBatchUpdates {
          table.reloadSections([1], with: .fade)
          table.moveRow(at: path(0), to: path(0, 1))
        }
      },
    ]
    #expect(calls.count == 24)
    var completions: [Bool] = []
    table.performBatchUpdates {
      calls[kind](table)
    } completion: {
      completions.append($0)
    }
    #expect(stage.faults.count == 1)
    stage.window.clock.advance(by: 0.1)
    #expect(completions == [false])
    #expect(stage.complaints.isEmpty)
    ledger.sections[0].rows.append("z")
    table.insertRows(at: [path(3)], with: .none)
    #expect(stage.faults.count == 1)
    #expect(stage.complaints.isEmpty)
  }

  @Test("An end without a beginning is a fault")
  func unbalanced() {
    table.endUpdates()
    #expect(
      stage.faults.map(\.description) == [
        "endUpdates(): no update is begun; call beginUpdates() first, once for each end"
      ])
  }

  @Test("An invalid height, and too many rows, change nothing")
  func invalidAnswers() {
    ledger.sections[0].rows.append("n:-5")
    table.insertRows(at: [path(3)], with: .fade)
    ledger.sections[0].rows[3] = "n:nan"
    table.insertRows(at: [path(3)], with: .fade)
    #expect(stage.faults.count == 2)
    ledger.sections[0].rows.remove(at: 3)
    #expect(stage.complaints.isEmpty)
  }

  @Test("reloadData within an update overtakes it: nothing is checked, everything is asked anew")
  func reloadWithin() {
    var completions: [Bool] = []
    table.performBatchUpdates {
      ledger.sections = [("", ["q"])]
      table.deleteRows(at: [path(0)], with: .fade)
      table.reloadData()
      #expect(table.numberOfSections == 1)
      ledger.sections = [("", ["q", "r"])]
      table.reloadData()
    } completion: {
      completions.append($0)
    }
    stage.window.layoutIfNeeded()
    stage.window.clock.advance(by: 0.1)
    #expect(completions == [true])
    #expect(stage.faults.isEmpty)
    #expect(stage.complaints.isEmpty)
  }

  @Test("An interposer that comes within an update overtakes it too")
  func interposerWithin() throws {
    table.performBatchUpdates {
      ledger.sections[0].rows.remove(at: 0)
      table.deleteRows(at: [path(0)], with: .fade)
      try? table.append(
        Interposer("tall") { witness in witness.delegate.heightForRowAt = { _, _ in 50 } })
      ledger.sections[0].rows.remove(at: 0)
    }
    stage.window.layoutIfNeeded()
    #expect(stage.faults.isEmpty)
    #expect(table.shownTops == ["0.0": 0, "1.0": 50, "1.1": 100])
  }

  @Test(
    "An update in a callback in which the table asks comes to asking everything anew",
    arguments: ["sections", "rows 1", "height n", "cell n", "will n", "end c 0.2"])
  func inCallback(line: String) {
    var isFirst = true
    ledger.onNote = { [ledger, table] noted in
      guard noted == line, isFirst else { return }
      isFirst = false
      ledger.sections[1].rows.insert("m", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
    }
    table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
    ledger.sections[0].rows = ["a", "n", "b"]
    table.performBatchUpdates {
      table.deleteRows(at: [path(2)], with: .none)
      table.insertRows(at: [path(1)], with: .none)
    }
    stage.window.layoutIfNeeded()
    stage.window.clock.advance(by: 1)
    #expect(!isFirst)
    #expect(stage.faults.isEmpty)
    #expect(stage.complaints.isEmpty)
    #expect(stage.shown == ["a", "n", "b", "m", "d"])
    #expect(table.indexPathForSelectedRow == path(2, 1), "what is selected moves along")
  }

  @Test("Before the first layout nothing is checked, for nothing is known")
  func beforeLayout() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .plain)
    table.dataSource = ledger
    table.delegate = ledger
    var completions: [Bool] = []
    table.performBatchUpdates {
      table.insertRows(at: [path(7)], with: .fade)
    } completion: {
      completions.append($0)
    }
    #expect(completions == [true])
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
  }

  @Test("A table without a data source")
  func withoutDataSource() {
    var faults = 0
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .plain)
    table.onFault = { _ in faults += 1 }
    table.layoutIfNeeded()
    table.performBatchUpdates(nil)
    #expect(faults == 0)
    table.insertRows(at: [path(0)], with: .fade)
    #expect(faults == 1)
    table.insertSections([0], with: .fade)
    #expect(faults == 2)
  }

  @Test("A completion and an update may do anything: an update in the completion is made")
  func updateInCompletion() {
    table.performBatchUpdates {
      ledger.sections[0].rows.remove(at: 0)
      table.deleteRows(at: [path(0)], with: .none)
    } completion: { [table, ledger] _ in
      ledger.sections[0].rows.append("late")
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    stage.window.clock.advance(by: 1)
    #expect(stage.complaints.isEmpty)
    #expect(stage.shown == ["b", "c", "late", "d", "e"])
  }
}

/// An adapter that takes a row out at the end of a layout, once.
@MainActor
private final class Trimmer: Adapter {
  let name = "trimmer"
  var interposers: [Interposer<TableViewWitness>] { [] }
  var ledger: Ledger?

  init(configuration: AdapterConfiguration) throws {}

  func hostDidLayout(_ host: TableView) {
    guard let ledger else { return }
    self.ledger = nil
    ledger.sections[0].rows.remove(at: 1)
    host.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
  }
}

@MainActor
@Suite("Updates by adapters")
struct UpdateByAdapterTests {
  @Test("An adapter may update the table at the end of its layout")
  func atEndOfLayout() throws {
    let stage = LedgerStage(Ledger([["a", "b", "c", "d", "e", "f"]]))
    let trimmer = try Trimmer(configuration: AdapterConfiguration(adapter: "trimmer"))
    try stage.table.install(trimmer)
    stage.window.layoutIfNeeded()
    trimmer.ledger = stage.ledger
    stage.table.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(trimmer.ledger == nil)
    stage.window.clock.advance(by: 1)
    #expect(stage.complaints.isEmpty)
    #expect(stage.shown == ["a", "c", "d", "e", "f"])
  }
}
