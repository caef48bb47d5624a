import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Stacks of rows: the table's own data source and delegate")
struct StackTableViewTests {
  private let roster = Roster()
  private let window = Window(size: CGSize(width: 320, height: 200))

  private func stack(_ axis: StackView.Axis = .vertical) -> StackTableView {
    let stack = StackTableView(
      frame: axis == .vertical
        ? CGRect(x: 0, y: 0, width: 100, height: 200) : CGRect(x: 0, y: 0, width: 200, height: 100),
      axis: axis)
    stack.dataSource = roster
    stack.delegate = roster
    window.addSubview(stack)
    window.layoutIfNeeded()
    return stack
  }

  private func tops(_ stack: StackTableView) -> [CGFloat] {
    stack.visibleCells.map { $0.frame.origin.coordinate(along: stack.axis) }
  }

  private func texts(_ stack: StackTableView) -> [String] { stack.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test("Every row has its cell, in sight or not, in the order of the table's questions")
  func keepsAll() {
    roster.counts = [20]
    let stack = stack()
    #expect(stack.visibleCells.count == 20)
    #expect(stack.contentSize == CGSize(width: 100, height: 800))
    #expect(stack.cellForRow(at: 19)?.frame == CGRect(x: 0, y: 760, width: 100, height: 40))
    let questions = roster.log
    #expect(questions.first == "sections")
    #expect(questions.filter { $0.hasPrefix("cell") }.count == 20)
    roster.log = []
    stack.contentOffset.y = 500
    stack.layoutIfNeeded()
    #expect(roster.log.isEmpty, "scrolling asks nothing")
  }

  @Test("A stack shows all rows at once, so it asks for their heights, whatever is estimated")
  func estimates() {
    final class Estimating: TableViewDelegate {
      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
      func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 99 }
      func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 12 }
    }
    let estimating = Estimating()
    let stack = StackTableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), axis: .vertical)
    roster.counts = [5]
    stack.dataSource = roster
    stack.delegate = estimating
    stack.estimatedRowHeight = 70
    stack.estimatedSectionHeaderHeight = 50
    stack.layoutIfNeeded()
    #expect(stack.contentSize.height == 162)
    #expect(stack.visibleCells.map(\.frame.minY) == [12, 42, 72, 102, 132])
  }

  @Test("Rows along either axis: the same answers, turned")
  func axes() {
    roster.counts = [3, 2]
    roster.height = { [30, 50, 20][$0.row] }
    roster.headerHeight = 10
    let vertical = stack(.vertical)
    #expect(tops(vertical) == [10, 40, 90, 120, 150])
    #expect(vertical.visibleCells.map(\.frame.width) == [100, 100, 100, 100, 100])
    #expect(vertical.contentSize == CGSize(width: 100, height: 200))
    let horizontal = stack(.horizontal)
    #expect(tops(horizontal) == [10, 40, 90, 120, 150])
    #expect(horizontal.visibleCells.map(\.frame.height) == [100, 100, 100, 100, 100])
    #expect(horizontal.contentSize == CGSize(width: 200, height: 100))
    #expect(horizontal.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 40, y: 0, width: 50, height: 100))
    #expect(horizontal.rect(forSection: 1) == CGRect(x: 110, y: 0, width: 90, height: 100))
    #expect(horizontal.indexPathForRow(at: CGPoint(x: 95, y: 99)) == IndexPath(row: 2, section: 0))
    #expect(horizontal.indexPathForRow(at: CGPoint(x: 95, y: 100)) == nil)
    #expect(
      horizontal.indexPathsForRows(in: CGRect(x: 100, y: 0, width: 25, height: 10))
        == [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1)])
  }

  @Test("Headers stay in sight and are pushed, along either axis", arguments: StackView.Axis.allCases)
  func headers(axis: StackView.Axis) {
    roster.counts = [3, 8]
    roster.headerHeight = 20
    roster.height = { _ in 40 }
    let stack = stack(axis)
    func headerStarts() -> [CGFloat] {
      stack.layoutIfNeeded()
      return stack.shownHeaders.map { $0.view.frame.origin.coordinate(along: axis) }
    }
    // Section 0: 0 … 140, section 1: 140 … 480.
    #expect(headerStarts() == [0, 140])
    stack.contentOffset = CGPoint(along: axis, 50, across: 0)
    #expect(headerStarts() == [50, 140])
    stack.contentOffset = CGPoint(along: axis, 130, across: 0)
    #expect(headerStarts() == [120, 140])
    stack.contentOffset = CGPoint(along: axis, 200, across: 0)
    #expect(headerStarts() == [120, 200])
  }

  @Test("Scrolling to a row along either axis", arguments: StackView.Axis.allCases)
  func scrollToRow(axis: StackView.Axis) {
    roster.counts = [20]
    let stack = stack(axis)
    func offset(_ row: Int, _ position: TableView.ScrollPosition) -> CGPoint {
      stack.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      return stack.contentOffset
    }
    #expect(offset(10, .top) == CGPoint(along: axis, 400, across: 0))
    #expect(offset(10, .middle) == CGPoint(along: axis, 320, across: 0))
    #expect(offset(10, .bottom) == CGPoint(along: axis, 240, across: 0))
    #expect(offset(3, .none) == CGPoint(along: axis, 120, across: 0))
    #expect(offset(19, .top) == CGPoint(along: axis, 600, across: 0))
  }

  @Test("Separators: 1 point, 16 from the leading edge, none on the last row that is shown, none over another")
  func separators() {
    let stack = stack()
    #expect(stack.separatorThickness == 1)
    let cells = stack.visibleCells
    #expect(cells.map { $0.separatorView != nil } == [true, true, false])
    #expect(cells[0].separatorView?.frame == CGRect(x: 16, y: 39, width: 84, height: 1))
    #expect(cells[0].separatorView?.backgroundColor == .separator)
    for (cell, next) in zip(cells, cells.dropFirst()) {
      if let separator = cell.separatorView {
        #expect(cell.convert(separator.frame, to: stack).maxY <= next.frame.minY)
      }
    }
    stack.setRow(at: 2, hidden: true, animated: false)
    #expect(cells.map { $0.separatorView != nil } == [true, false, false])
    stack.setRow(at: 2, hidden: false, animated: false)
    #expect(cells.map { $0.separatorView != nil } == [true, true, false])
  }

  @Test("Separators of single rows: shown or not, with insets of their own")
  func ownSeparators() {
    let stack = stack()
    let cells = stack.visibleCells
    stack.setSeparatorVisible(false, forRowAt: IndexPath(row: 0, section: 0))
    stack.setSeparatorVisible(true, forRowAt: IndexPath(row: 2, section: 0))
    cells[1].separatorInset = EdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    stack.layoutIfNeeded()
    #expect(cells.map { $0.separatorView != nil } == [false, true, true])
    #expect(cells[1].separatorView?.frame == CGRect(x: 5, y: 39, width: 88, height: 1))
    stack.setSeparatorVisible(nil, forRowAt: IndexPath(row: 2, section: 0))
    stack.separatorThickness = 3
    stack.layoutIfNeeded()
    #expect(cells.map { $0.separatorView != nil } == [false, true, false])
    #expect(cells[1].separatorView?.frame == CGRect(x: 5, y: 37, width: 88, height: 3))
  }

  @Test("In a horizontal stack separators stand at the right of their rows")
  func horizontalSeparators() {
    let stack = stack(.horizontal)
    #expect(stack.visibleCells[0].separatorView?.frame == CGRect(x: 39, y: 0, width: 1, height: 100))
    stack.separatorInset = EdgeInsets(top: 16, left: 99, bottom: 4, right: 99)
    stack.layoutIfNeeded()
    #expect(stack.visibleCells[0].separatorView?.frame == CGRect(x: 39, y: 16, width: 1, height: 80))
  }

  @Test("Another axis later: the rows are placed anew, with the same cells")
  func changeAxis() {
    let stack = stack()
    let cells = stack.visibleCells
    stack.axis = .horizontal
    stack.layoutIfNeeded()
    #expect(stack.visibleCells == cells)
    #expect(cells.map(\.frame.minX) == [0, 40, 80])
    #expect(cells[0].frame.size == CGSize(width: 40, height: 200))
  }

  @Test("A change of size across the axis resizes all rows")
  func resize() {
    let stack = stack()
    stack.frame.size.width = 150
    stack.layoutIfNeeded()
    #expect(stack.visibleCells.map(\.frame.width) == [150, 150, 150])
    #expect(stack.contentSize.width == 150)
  }

  // MARK: Hiding

  @Test("Hidden rows take no room and keep their cells and places")
  func hide() {
    roster.counts = [4]
    let stack = stack()
    let cells = stack.visibleCells
    stack.setRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 9, section: 9)], hidden: true, animated: false)
    #expect(stack.isRowHidden(at: IndexPath(row: 1, section: 0)))
    #expect(!stack.isRowHidden(at: IndexPath(row: 9, section: 9)))
    #expect(stack.contentSize.height == 120)
    #expect(cells.map(\.frame.minY) == [0, 40, 40, 80])
    #expect(cells.map(\.isHidden) == [false, true, false, false])
    #expect(stack.numberOfRows(inSection: 0) == 4)
    #expect(stack.indexPathForRow(at: CGPoint(x: 1, y: 41)) == IndexPath(row: 2, section: 0))
    #expect(stack.cellForRow(at: 1) === cells[1])
    cells[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(!stack.isRowHidden(at: IndexPath(row: 1, section: 0)), "a cell's own property does the same")
    #expect(stack.contentSize.height == 160)
    #expect(cells.map(\.frame.minY) == [0, 40, 80, 120])
    roster.log = []
    cells[2].isHidden = true
    stack.layoutIfNeeded()
    #expect(cells.map(\.frame.minY) == [0, 40, 80, 80])
    #expect(roster.log.isEmpty, "hiding asks nothing")
  }

  @Test("A reload shows all rows, with cells that are not hidden")
  func reloadShows() {
    let stack = stack()
    stack.setRow(at: 1, hidden: true, animated: true)
    stack.reloadData()
    stack.layoutIfNeeded()
    window.clock.advance(by: 1)
    #expect(stack.visibleCells.map(\.isHidden) == [false, false, false])
    #expect(stack.visibleCells.map(\.alpha) == [1, 1, 1])
    #expect(tops(stack) == [0, 40, 80])
  }

  @Test("Rapid hiding and showing never leaves a row hidden", arguments: [1, 2, 5, 20])
  func rapidHiding(times: Int) {
    let stack = stack()
    for turn in 0..<times {
      stack.setRow(at: 1, hidden: turn % 2 == 0, animated: true)
      window.clock.advance(by: 0.02)
    }
    window.clock.advance(by: 1)
    let isHidden = times % 2 == 1
    let cell = stack.cellForRow(at: 1)
    #expect(cell?.isHidden == isHidden)
    #expect(cell?.isInSight == !isHidden)
    #expect(cell?.alpha == 1)
    #expect(stack.cellForRow(at: 2)?.shownValues.frame.minY == (isHidden ? 40 : 80))
  }

  @Test("Hiding gradually: at half time half way, and back without a jump")
  func hideGradually() {
    let stack = stack()
    let cells = stack.visibleCells
    stack.setRow(at: 1, hidden: true, animated: true)
    window.clock.advance(by: 0.15)
    #expect(abs(cells[2].shownValues.frame.minY - 60) < 1e-9)
    #expect(abs(cells[1].shownValues.opacity - 0.5) < 1e-9)
    #expect(cells[1].isInSight)
    stack.setRow(at: 1, hidden: false, animated: true)
    #expect(abs(cells[2].shownValues.frame.minY - 60) < 1e-9)
    #expect(abs(cells[1].shownValues.opacity - 0.5) < 1e-9)
    window.clock.advance(by: 0.3)
    #expect(cells.map { $0.shownValues.frame.minY } == [0, 40, 80])
  }

  // MARK: Faults

  @Test("Nonsense is reported, and the last good state stands")
  func faults() {
    let stack = stack()
    var faults: [String] = []
    stack.onFault = { faults.append("\($0)") }
    stack.insertRows(at: [IndexPath(row: 1, section: 0)], animated: false)
    #expect(faults.count == 1)
    #expect(faults[0].contains("section 0 has 3 rows after the update, but it had 3 before, and 1 were inserted"))
    stack.removeRows(at: [IndexPath(row: 3, section: 0)], animated: true)
    #expect(faults.count == 2)
    #expect(faults.last?.contains("cannot remove row 3 of section 0") == true)
    stack.insertRows(at: [IndexPath(row: 7, section: 0)], animated: true)
    stack.insertRows(at: [IndexPath(row: 0, section: 4)], animated: true)
    stack.insertRows(at: [IndexPath(index: 0)], animated: true)
    stack.moveRow(at: 0, to: 3, animated: true)
    stack.performUpdate(
      RowUpdate(removals: [IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 0)]), animated: true)
    #expect(faults.count == 7)
    roster.counts = [4]
    roster.height = { _ in .nan }
    stack.insertRow(at: 0, animated: true)
    #expect(faults.count == 8)
    #expect(tops(stack) == [0, 40, 80])
    #expect(texts(stack) == ["0.0", "0.1", "0.2"])
  }
}
