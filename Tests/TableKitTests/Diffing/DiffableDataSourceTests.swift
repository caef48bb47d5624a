import Foundation
import TestSupport
import Testing

@testable import TableKit

@MainActor
@Suite("A data source of snapshots")
struct DiffableDataSourceTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  private final class Titled: TableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section).map { "\($0)" }
    }
  }

  @MainActor
  private final class Stage {
    let window = Window(size: CGSize(width: 320, height: 2000), scale: 2)
    let table: TableView
    let source: TableViewDiffableDataSource<Int, Int>
    var faults: [String] = []

    init(isTitled: Bool = false) {
      let table = TableView(frame: window.bounds)
      self.table = table
      table.rowHeight = 20
      let provider: TableViewDiffableDataSource<Int, Int>.CellProvider = { table, indexPath, item in
        let cell = table.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = "\(item)"
        cell.tag += 1
        return cell
      }
      table.register(TableViewCell.self, forCellReuseIdentifier: "item")
      source =
        isTitled
        ? Titled(tableView: table, cellProvider: provider)
        : TableViewDiffableDataSource(tableView: table, cellProvider: provider)
      window.addSubview(table)
      table.onFault = { [weak self] in self?.faults.append($0.description) }
    }

    func shown() -> [String] {
      window.layoutIfNeeded()
      return table.visibleCells.map { $0.textLabel?.text ?? "" }
    }
  }

  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func showsWhatIsApplied() {
    let stage = Stage()
    #expect(stage.table.dataSource === stage.source)
    #expect(stage.shown() == [])
    var isDone = false
    stage.source.apply(snapshot([(1, [10, 11]), (2, [20])])) { isDone = true }
    #expect(isDone)
    #expect(stage.shown() == ["10", "11", "20"])
    #expect(stage.source.itemIdentifier(for: [1, 0]) == 20 && stage.source.itemIdentifier(for: [1, 1]) == nil)
    #expect(stage.source.itemIdentifier(for: [2, 0]) == nil && stage.source.itemIdentifier(for: []) == nil)
    #expect(stage.source.indexPath(for: 11) == [0, 1] && stage.source.indexPath(for: 12) == nil)
    #expect(stage.source.sectionIdentifier(for: 1) == 2 && stage.source.index(for: 2) == 1)
    #expect(stage.source.sectionIdentifier(for: -1) == nil && stage.source.index(for: 3) == nil)
  }

  @Test(arguments: [true, false])
  func theNextSnapshotKeepsCellsAndSelection(_ isAnimated: Bool) throws {
    let stage = Stage()
    stage.source.apply(snapshot([(1, [10, 11, 12])]))
    #expect(stage.shown().count == 3)
    stage.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let eleven = try #require(stage.table.cellForRow(at: [0, 1]))
    var isDone = false
    stage.source.apply(snapshot([(1, [12, 13, 11])]), animatingDifferences: isAnimated) { isDone = true }
    stage.window.clock.advance(by: 1)
    #expect(isDone)
    #expect(stage.shown() == ["12", "13", "11"])
    #expect(stage.table.cellForRow(at: [0, 2]) === eleven)
    #expect(stage.table.indexPathForSelectedRow == [0, 2])
    #expect(stage.faults == [])
  }

  @Test func rowsAreMadeOrSetUpAnew() throws {
    let stage = Stage()
    stage.source.apply(snapshot([(1, [10, 11, 12])]))
    #expect(stage.shown().count == 3)
    let cells = stage.table.visibleCells
    #expect(cells.map(\.tag) == [1, 1, 1])
    var next = stage.source.snapshot()
    next.reconfigureItems([10])
    next.reloadItems([12])
    stage.source.apply(next, animatingDifferences: false)
    stage.window.clock.advance(by: 1)
    stage.window.layoutIfNeeded()
    #expect(stage.table.cellForRow(at: [0, 0]) === cells[0])
    #expect(cells[0].tag == 2 && cells[1].tag == 1)
    #expect(stage.table.cellForRow(at: [0, 2]) !== cells[2] || cells[2].tag == 2)
    // It was asked for once.
    stage.source.apply(stage.source.snapshot(), animatingDifferences: false)
    #expect(cells[0].tag == 2)
  }

  @Test func aSubclassSaysMore() {
    let stage = Stage(isTitled: true)
    stage.source.apply(snapshot([(7, [1])]))
    stage.window.layoutIfNeeded()
    #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "7")
    let implemented = stage.table.chain.answers.filter(\.isImplemented).map(\.requirement.key).sorted()
    #expect(
      implemented == [
        "canEditRowAt", "cellForRowAt", "numberOfRowsInSection", "numberOfSections", "titleForHeaderInSection",
      ])
  }

  @Test func anUpdateBeforeTheFirstLayout() {
    let stage = Stage()
    stage.source.apply(snapshot([(1, [10])]))
    stage.source.apply(snapshot([(1, [10, 11]), (2, [])]))
    #expect(stage.shown() == ["10", "11"])
    #expect(stage.faults == [])
  }

  @Test func aTableThatHasAnotherDataSourceIsLeftAlone() {
    let stage = Stage()
    stage.source.apply(snapshot([(1, [10])]))
    stage.window.layoutIfNeeded()
    let roster = Roster()
    stage.table.dataSource = roster
    stage.source.apply(snapshot([(1, [10, 11])]))
    #expect(stage.shown() == ["0.0", "0.1", "0.2"])
    #expect(stage.faults == [])
  }

  /// Any snapshot after any other: rows are what the snapshot says, and the table finds nothing wrong with the update.
  @Test func snapshotsAtRandom() {
    var random = SeededGenerator(seed: 11)
    let stage = Stage()
    func any() -> Snapshot {
      var snapshot = Snapshot()
      var items = Array(0..<14).shuffled(using: &random)
      for section in (0..<5).shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random)) {
        snapshot.appendSections([section])
        let count = min(items.count, Int.random(in: 0...5, using: &random))
        snapshot.appendItems(Array(items.prefix(count)), toSection: section)
        items.removeFirst(count)
      }
      snapshot.reloadItems(snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<8, using: &random) == 0 })
      snapshot.reloadSections(snapshot.sectionIdentifiers.filter { _ in Int.random(in: 0..<8, using: &random) == 0 })
      return snapshot
    }
    for round in 0..<400 {
      let next = any()
      let expected = next.itemIdentifiers.map(String.init)
      stage.source.apply(next, animatingDifferences: round % 2 == 0)
      if round % 3 == 0 { stage.window.clock.advance(by: 0.1) }
      #expect(stage.shown() == expected)
      #expect(stage.faults == [])
      guard stage.faults.isEmpty else { return }
    }
  }
}
