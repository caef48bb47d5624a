import Foundation
import TestSupport
import Testing

@testable import TableKit

/// A data source whose rows are names, so that it can be seen which cell stands where.
@MainActor
private final class Names: TableViewDataSource, TableViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var onCell: (() -> Void)?

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    log.append("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.append("height \(sections[indexPath.section][indexPath.row])")
    return 40
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let name = sections[indexPath.section][indexPath.row]
    log.append("cell \(name)")
    onCell?()
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = name
    return cell
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    log.append("willDisplay \(cell.textLabel?.text ?? "")")
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    log.append("didEndDisplaying \(cell.textLabel?.text ?? "")")
  }
}

@MainActor
@Suite("Stacks of rows: rows that come, go and move")
struct StackUpdateTests {
  private let window = Window(size: CGSize(width: 100, height: 200))
  private let stack = StackTableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), axis: .vertical)
  private let names = Names([["a", "b", "c", "d"], ["e", "f"]])

  init() {
    stack.dataSource = names
    stack.delegate = names
    window.addSubview(stack)
    window.layoutIfNeeded()
    names.log = []
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private var shown: [String] {
    stack.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  private func top(_ row: Int, _ section: Int = 0) -> CGFloat? {
    stack.cellForRow(at: path(row, section))?.shownValues.frame.minY
  }

  @Test("Inserting asks all counts, and of the new row its height and its cell")
  func insert() {
    let before = stack.visibleCells
    names.sections[0].insert("n", at: 1)
    stack.insertRow(at: 1, animated: false)
    #expect(names.log == ["rows 0", "rows 1", "height n", "cell n", "willDisplay n"])
    #expect(shown == ["a", "n", "b", "c", "d", "e", "f"])
    #expect(stack.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160, 200, 240])
    #expect(stack.contentSize.height == 280)
    #expect(before.allSatisfy { stack.visibleCells.contains($0) }, "all others keep their cells")
    #expect(stack.indexPath(for: before[3]) == path(4))
    #expect(stack.indexPath(for: before[4]) == path(0, 1))
  }

  @Test("Removing tells the end of the row")
  func remove() {
    names.sections[0].remove(at: 2)
    stack.removeRow(at: 2, animated: false)
    #expect(names.log == ["rows 0", "rows 1", "didEndDisplaying c"])
    #expect(shown == ["a", "b", "d", "e", "f"])
    #expect(stack.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
  }

  @Test("Removing gradually: the cell stays until it has faded, and is told of then")
  func removeGradually() {
    let cell = stack.cellForRow(at: 1)
    names.sections[0].remove(at: 1)
    stack.removeRow(at: 1, animated: true)
    #expect(names.log == ["rows 0", "rows 1"])
    #expect(shown == ["a", "c", "d", "e", "f"])
    #expect(cell?.superview === stack)
    #expect(stack.indexPath(for: cell!) == nil)
    window.clock.advance(by: 0.15)
    #expect(abs((top(1) ?? 0) - 60) < 1e-9)
    window.clock.advance(by: 0.15)
    #expect(cell?.superview == nil)
    #expect(names.log == ["rows 0", "rows 1", "didEndDisplaying b"])
    #expect(cell?.alpha == 1)
  }

  @Test("Inserting gradually: the row appears where it stands, and the others make room")
  func insertGradually() {
    names.sections[0].insert("n", at: 1)
    stack.insertRow(at: 1, animated: true)
    let cell = stack.cellForRow(at: 1)
    #expect(cell?.shownValues.opacity == 0)
    #expect(cell?.shownValues.frame.minY == 40)
    #expect(top(2) == 40)
    window.clock.advance(by: 0.15)
    #expect(abs((cell?.shownValues.opacity ?? 0) - 0.5) < 1e-9)
    #expect(abs((top(2) ?? 0) - 60) < 1e-9)
    window.clock.advance(by: 0.15)
    #expect(top(2) == 80)
    #expect(cell?.shownValues.opacity == 1)
  }

  @Test("Moving keeps the cells, within a section and between two")
  func move() {
    let a = stack.cellForRow(at: 0)
    names.sections[0] = ["b", "c", "a", "d"]
    stack.moveRow(at: 0, to: 2, animated: true)
    #expect(shown == ["b", "c", "a", "d", "e", "f"])
    #expect(stack.cellForRow(at: 2) === a)
    #expect(a?.shownValues.frame.minY == 0)
    window.clock.advance(by: 0.15)
    #expect(abs((a?.shownValues.frame.minY ?? 0) - 40) < 1e-9)
    window.clock.advance(by: 1)
    names.log = []
    names.sections = [["b", "c", "d"], ["e", "a", "f"]]
    stack.moveRow(at: path(2), to: path(1, 1), animated: false)
    #expect(names.log == ["rows 0", "rows 1"])
    #expect(shown == ["b", "c", "d", "e", "a", "f"])
    #expect(stack.cellForRow(at: path(1, 1)) === a)
    #expect(stack.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160, 200])
  }

  @Test("Reloading asks the row anew, and only that")
  func reload() {
    let old = stack.cellForRow(at: 1)
    names.sections[0][1] = "B"
    stack.reloadRows(at: [path(1)], animated: true)
    #expect(names.log == ["rows 0", "rows 1", "height B", "cell B", "willDisplay B"])
    #expect(shown == ["a", "B", "c", "d", "e", "f"])
    #expect(old?.superview === stack)
    window.clock.advance(by: 1)
    #expect(old?.superview == nil)
    #expect(names.log.last == "didEndDisplaying b")
  }

  @Test("A hidden row that is reloaded stays hidden, and its new cell with it", arguments: [false, true])
  func reloadHidden(animated: Bool) {
    stack.setRow(at: 1, hidden: true, animated: false)
    stack.reloadRows(at: [path(1)], animated: animated)
    window.clock.advance(by: 1)
    #expect(stack.isRowHidden(at: path(1)))
    #expect(stack.cellForRow(at: 1)?.isHidden == true)
    stack.setRow(at: 1, hidden: false, animated: animated)
    #expect(stack.cellForRow(at: 1)?.isHidden == false)
  }

  @Test("A row that is hidden as its cell is asked for has a hidden cell")
  func hiddenWhileAsked() {
    names.onCell = { [stack] in stack.setRow(at: 3, hidden: true, animated: false) }
    stack.reloadData()
    window.layoutIfNeeded()
    #expect(stack.isRowHidden(at: path(3)))
    #expect(stack.cellForRow(at: 3)?.isHidden == true)
  }

  @Test("All at once: removals and reloads by the places before, insertions and moves to those after")
  func batch() {
    names.sections = [["x", "d", "A", "y"], ["f", "b", "z"]]
    stack.performUpdate(
      RowUpdate(
        insertions: [path(3), path(0), path(2, 1)], removals: [path(2), path(0, 1)],
        moves: [.init(from: path(1), to: path(1, 1)), .init(from: path(3), to: path(1))], reloads: [path(0)]),
      animated: true)
    #expect(shown == ["x", "d", "A", "y", "f", "b", "z"])
    #expect(stack.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160, 200, 240])
    window.clock.advance(by: 1)
    #expect(stack.subviews.filter { $0 is TableViewCell }.count == 7)
  }

  @Test("Rows that are hidden stay hidden where they go")
  func hiddenRowsMove() {
    stack.setRow(at: 3, hidden: true, animated: false)
    names.sections[0].insert("n", at: 0)
    stack.insertRow(at: 0, animated: true)
    #expect((0..<5).map { stack.isRowHidden(at: path($0)) } == [false, false, false, false, true])
    names.sections[0] = ["d", "n", "a", "b", "c"]
    stack.moveRow(at: 4, to: 0, animated: true)
    #expect((0..<5).map { stack.isRowHidden(at: path($0)) } == [true, false, false, false, false])
    #expect(stack.contentSize.height == 240)
  }

  @Test("Interrupted at any time, it ends as if done at once", arguments: [0.0, 0.05, 0.15, 0.29, 0.31])
  func interrupted(pause: Double) {
    names.sections[0].insert("n", at: 1)
    stack.insertRow(at: 1, animated: true)
    window.clock.advance(by: pause)
    names.sections[0].remove(at: 1)
    stack.removeRow(at: 1, animated: true)
    window.clock.advance(by: pause)
    stack.setRow(at: 0, hidden: true, animated: true)
    window.clock.advance(by: pause)
    names.sections[0] = ["b", "c", "d", "a"]
    stack.moveRow(at: 0, to: 3, animated: true)
    window.clock.advance(by: pause)
    stack.setRow(at: 3, hidden: false, animated: true)
    window.clock.advance(by: 2)
    #expect(shown == ["b", "c", "d", "a", "e", "f"])
    #expect(stack.visibleCells.map { $0.shownValues.frame.minY } == [0, 40, 80, 120, 160, 200])
    #expect(stack.visibleCells.map { $0.shownValues.opacity } == [1, 1, 1, 1, 1, 1])
    #expect(stack.subviews.filter { $0 is TableViewCell }.count == 6)
    #expect(names.log.filter { $0 == "didEndDisplaying n" }.count == 1)
  }

  @Test("An update in a callback, and before the first layout, asks everything anew")
  func inCallback() {
    names.onCell = { [names, stack] in
      guard names.sections[0].count == 5 else { return }
      names.sections[0].append("last")
      stack.insertRow(at: 5, animated: true)
    }
    names.sections[0].insert("n", at: 0)
    stack.insertRow(at: 0, animated: true)
    stack.layoutIfNeeded()
    #expect(shown == ["n", "a", "b", "c", "d", "last", "e", "f"])
    #expect(stack.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160, 200, 240, 280])

    let fresh = StackTableView(frame: stack.frame, axis: .vertical)
    fresh.dataSource = names
    fresh.insertRow(at: 3, animated: true)
    fresh.layoutIfNeeded()
    #expect(fresh.visibleCells.count == 8)
  }

  @Test("It answers a table's own calls: rows and sections, with animations and a completion")
  func tableCalls() {
    stack.setRow(at: 3, hidden: true, animated: false)
    let f = stack.cellForRow(at: path(1, 1))
    var ends: [Bool] = []
    // Section 0 loses a and gains n, section 1 moves to the front, one comes between them.
    names.sections = [["e", "f"], ["x", "y"], ["b", "c", "n", "d"]]
    stack.performBatchUpdates {
      stack.deleteRows(at: [path(0)], with: .left)
      stack.moveSection(1, toSection: 0)
      stack.insertSections([1], with: .top)
      stack.insertRows(at: [path(2, 2)], with: .bottom)
    } completion: {
      ends.append($0)
    }
    #expect(shown == ["e", "f", "x", "y", "b", "c", "n", "d"])
    #expect(stack.cellForRow(at: path(1, 0)) === f)
    #expect(stack.isRowHidden(at: path(3, 2)))
    window.clock.advance(by: 1)
    #expect(ends == [true])
    #expect(stack.visibleCells.map { $0.shownValues.frame.minY } == [0, 40, 80, 120, 160, 200, 240, 280])
    #expect(stack.contentSize.height == 280)
    #expect(stack.subviews.filter { $0 is TableViewCell }.count == 8)
    stack.performBatchUpdates(nil)
    #expect(stack.contentSize.height == 280, "a hidden row takes no room when all heights are asked for again")
    names.sections.removeLast()
    stack.deleteSections([2], with: .fade)
    window.clock.advance(by: 1)
    #expect(shown == ["e", "f", "x", "y"])
  }

  @Test("Nonsense about sections is a fault")
  func sectionFaults() {
    var faults: [String] = []
    stack.onFault = { faults.append("\($0)") }
    var update = RowUpdate()
    update.sectionInsertions = [-1]
    stack.performUpdate(update, animated: true)
    update = RowUpdate()
    update.sectionReloads = [7]
    stack.performUpdate(update, animated: true)
    #expect(
      faults == [
        "update: cannot insert section -1, for there are 3 sections; nothing was changed",
        "update: cannot reload section 7, for there are 2 sections; nothing was changed",
      ])
  }

  @Test("An update between a reload and its layout is not shown gradually, and comes out right")
  func afterQuery() {
    stack.reloadData()
    #expect(stack.numberOfSections == 2)
    names.sections[0].remove(at: 0)
    stack.deleteRows(at: [path(0)], with: .fade)
    window.layoutIfNeeded()
    window.clock.advance(by: 1)
    #expect(shown == ["b", "c", "d", "e", "f"])
  }

  @Test("Random updates come to the same as a stack that is made anew")
  func randomUpdates() {
    var generator = SeededGenerator(seed: 11)
    var next = 0
    for _ in 0..<300 {
      let section = Int.random(in: 0..<2, using: &generator)
      let count = names.sections[section].count
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let row = Int.random(in: 0...count, using: &generator)
        next += 1
        names.sections[section].insert("n\(next)", at: row)
        stack.insertRows(at: [path(row, section)], animated: true)
      case 1 where count > 0:
        let row = Int.random(in: 0..<count, using: &generator)
        names.sections[section].remove(at: row)
        stack.removeRows(at: [path(row, section)], animated: true)
      case 2 where count > 0:
        let row = Int.random(in: 0..<count, using: &generator)
        let other = 1 - section
        let to = Int.random(in: 0...names.sections[other].count, using: &generator)
        names.sections[other].insert(names.sections[section].remove(at: row), at: to)
        stack.moveRow(at: path(row, section), to: path(to, other), animated: true)
      case 3 where count > 0:
        let row = Int.random(in: 0..<count, using: &generator)
        stack.setRows(at: [path(row, section)], hidden: Bool.random(using: &generator), animated: true)
      default: break
      }
      window.clock.advance(by: Double.random(in: 0..<0.2, using: &generator))
      #expect(shown == names.sections.flatMap { $0 })
    }
    window.clock.advance(by: 1)
    var top: CGFloat = 0
    for (section, rows) in names.sections.enumerated() {
      for row in rows.indices {
        let cell = stack.cellForRow(at: path(row, section))
        #expect(cell?.shownValues.frame == CGRect(x: 0, y: top, width: 100, height: 40))
        #expect(cell?.isInSight == !stack.isRowHidden(at: path(row, section)))
        if !stack.isRowHidden(at: path(row, section)) { top += 40 }
      }
    }
    #expect(stack.contentSize.height == top)
    #expect(stack.subviews.filter { $0 is TableViewCell }.count == names.sections.joined().count)
  }
}
