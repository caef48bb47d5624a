import Foundation
import HeightCache
import TableKit
import Testing

/// Heights move along with their rows in updates: nobody is asked for a row that stays, and each row has its own height.
@MainActor
@Suite("A cache of heights in updates")
struct HeightCacheUpdateTests {
  private let ledger = Ledger([["a", "b", "c", "d"], ["e", "f"], ["g"]])
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

  init() throws {
    // Each name's height is its own.
    for (position, name) in "abcdefghijklmnopqrstuvwxyz".enumerated() {
      ledger.heights["\(name)"] = CGFloat(10 + position)
    }
    table.dataSource = ledger
    table.delegate = ledger
    try table.install(HeightCache())
    table.layoutIfNeeded()
    _ = ledger.takeAsked()
  }

  /// What the cache answers for each row; nobody may be asked for it.
  private var remembered: [[CGFloat?]] {
    ledger.sections.indices.map { section in
      ledger.sections[section].indices.map { row in
        table.chain.pass {
          $0.witness.delegate.heightForRowAt?(table, IndexPath(row: row, section: section))
        } ?? nil
      }
    }
  }

  private var expected: [[CGFloat?]] { ledger.sections.map { $0.map { ledger.heights[$0] ?? 20 } } }

  /// Makes an update, and says who was asked for it.
  private func asked(_ change: (inout [[String]]) -> Void, _ update: @escaping @MainActor () -> Void) -> String {
    change(&ledger.sections)
    table.performBatchUpdates(update)
    table.layoutIfNeeded()
    return ledger.takeAsked()
  }

  @Test("Of rows that come, only they are asked for")
  func insertion() {
    #expect(
      asked({ $0[0].insert("x", at: 1) }, { table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none) })
        == "x")
    #expect(remembered == expected)
    #expect(ledger.takeAsked() == "")
  }

  @Test("Of rows that go, none is")
  func deletion() {
    #expect(
      asked(
        {
          $0[0].remove(at: 2)
          $0[0].remove(at: 0)
        },
        { table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)], with: .none) }) == "")
    #expect(remembered == expected)
    #expect(ledger.takeAsked() == "")
  }

  @Test("A row that moves takes its height along, to another section too")
  func moves() {
    #expect(
      asked(
        {
          let moved = $0[0].remove(at: 1)
          $0[1].insert(moved, at: 2)
        }, { table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 1)) }) == "")
    #expect(remembered == expected)
    #expect(ledger.takeAsked() == "")
  }

  @Test("Rows that are reloaded or filled anew are asked for")
  func reloads() {
    ledger.heights["b"] = 90
    #expect(asked({ _ in }, { table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none) }) == "b")
    ledger.heights["f"] = 91
    #expect(asked({ _ in }, { table.reconfigureRows(at: [IndexPath(row: 1, section: 1)]) }) == "f")
    #expect(remembered == expected)
    #expect(ledger.takeAsked() == "")
  }

  @Test("Sections that come, go, move and are reloaded")
  func sections() {
    #expect(asked({ $0.insert(["x", "y"], at: 1) }, { table.insertSections([1], with: .none) }) == "x y")
    #expect(asked({ $0.remove(at: 0) }, { table.deleteSections([0], with: .none) }) == "")
    #expect(
      asked({ $0.append($0.remove(at: 0)) }, { table.moveSection(0, toSection: 2) }) == "")
    ledger.heights["g"] = 92
    #expect(asked({ _ in }, { table.reloadSections([1], with: .none) }) == "g")
    #expect(ledger.sections == [["e", "f"], ["g"], ["x", "y"]])
    #expect(remembered == expected)
    #expect(ledger.takeAsked() == "")
  }

  @Test("An update that names nothing asks for all heights again")
  func emptyUpdate() {
    ledger.heights["c"] = 93
    #expect(asked({ _ in }, {}) == "a b c d e f g")
    #expect(remembered == expected)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 93)
  }

  @Test("An update that is refused leaves nothing wrong behind")
  func refusal() {
    var faults = 0
    table.onFault = { _ in faults += 1 }
    // One row has come, and two are named.
    _ = asked(
      { $0[0].insert("x", at: 0) },
      { table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none) })
    #expect(faults == 1)
    #expect(remembered == expected)
  }

  @Test("An update in a callback of the table leaves nothing wrong behind")
  func updateWhileAsking() {
    ledger.onHeight = { [ledger] table, indexPath in
      guard ledger.sections[0].first == "a", indexPath == IndexPath(row: 2, section: 0) else { return }
      ledger.sections[0].insert("x", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    table.reloadData()
    table.layoutIfNeeded()
    ledger.onHeight = nil
    #expect(remembered == expected)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == ledger.heights["x"])
  }

  @Test("In a stack of rows")
  func stack() throws {
    let stack = StackTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320), axis: .vertical)
    stack.dataSource = ledger
    stack.delegate = ledger
    try stack.install(HeightCache())
    stack.layoutIfNeeded()
    _ = ledger.takeAsked()
    ledger.sections[0].insert("x", at: 2)
    stack.insertRows(at: [IndexPath(row: 2, section: 0)], animated: false)
    #expect(ledger.takeAsked() == "x")
    let moved = ledger.sections[0].remove(at: 0)
    ledger.sections[1].insert(moved, at: 0)
    stack.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1), animated: false)
    stack.reloadRows(at: [IndexPath(row: 2, section: 1)], animated: false)
    #expect(ledger.takeAsked() == "f")
    for (section, rows) in ledger.sections.enumerated() {
      for (row, name) in rows.enumerated() {
        let height = stack.chain.pass {
          $0.witness.delegate.heightForRowAt?(stack, IndexPath(row: row, section: section))
        }
        #expect(height == ledger.heights[name])
      }
    }
    #expect(ledger.takeAsked() == "")
  }

  @Test("Whatever is updated at once, each row keeps its own height", arguments: 1...30 as ClosedRange<UInt64>)
  func anything(seed: UInt64) {
    var random = seed &* 0x9e37_79b9_7f4a_7c15
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % max(1, limit)
    }
    ledger.sections = (0..<3).map { section in (0..<(700 * (section % 2) + 5)).map { "\(section).\($0)" } }
    for name in ledger.sections.joined() { ledger.heights[name] = CGFloat(1 + next(50)) }
    table.reloadData()
    table.layoutIfNeeded()
    _ = ledger.takeAsked()
    for step in 0..<10 {
      // Rows are removed and moved by their places before, inserted by those after.
      let before = ledger.sections
      var isGone = before.map { $0.map { _ in false } }
      var removed: [IndexPath] = []
      var moved: [(IndexPath, String)] = []
      for _ in 0..<next(8) {
        let section = next(3)
        guard !before[section].isEmpty else { continue }
        let row = next(before[section].count)
        guard !isGone[section][row] else { continue }
        isGone[section][row] = true
        if next(2) == 0 {
          removed.append(IndexPath(row: row, section: section))
        } else {
          moved.append((IndexPath(row: row, section: section), before[section][row]))
        }
      }
      var after = before.indices.map { section in
        before[section].indices.filter { !isGone[section][$0] }.map { before[section][$0] }
      }
      var inserted: Set<String> = []
      for count in 0..<next(6) {
        let name = "\(step)+\(count)"
        ledger.heights[name] = CGFloat(60 + next(50))
        let section = next(3)
        after[section].insert(name, at: next(after[section].count + 1))
        inserted.insert(name)
      }
      for (_, name) in moved {
        let section = next(3)
        after[section].insert(name, at: next(after[section].count + 1))
      }
      var place: [String: IndexPath] = [:]
      for (section, rows) in after.enumerated() {
        for (row, name) in rows.enumerated() { place[name] = IndexPath(row: row, section: section) }
      }
      // An update that names nothing asks for all.
      guard !(removed.isEmpty && moved.isEmpty && inserted.isEmpty) else { continue }
      ledger.sections = after
      let (gone, come, going, targets) = (removed, inserted.compactMap { place[$0] }, moved, place)
      table.performBatchUpdates {
        table.deleteRows(at: gone, with: .none)
        table.insertRows(at: come, with: .none)
        for (source, name) in going { if let target = targets[name] { table.moveRow(at: source, to: target) } }
      }
      table.layoutIfNeeded()
      #expect(Set(ledger.takeAsked().split(separator: " ").map(String.init)) == inserted, "step \(step)")
      #expect(remembered == expected, "step \(step)")
      #expect(ledger.takeAsked() == "", "step \(step)")
    }
  }
}
