import Foundation
import Testing

@testable import TableKit

/// Selection by the program, across scrolling and reloading, and changes in the middle of callbacks.
@MainActor
struct ProgrammaticSelectionTests {
  let stage = SelectionStage()

  func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func theDelegateIsNeverTold() {
    stage.table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    #expect(stage.selected == ["0.1"])
    #expect(stage.looks == ["0.1"])
    stage.table.selectRow(at: path(1, 1), animated: true, scrollPosition: .none)
    #expect(stage.selected == ["1.1"])
    #expect(stage.looks == ["1.1"])
    stage.table.deselectRow(at: path(0, 0), animated: false)
    stage.table.deselectRow(at: path(1, 1), animated: true)
    #expect(stage.selected == [])
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.indexPathsForSelectedRows == nil)
    #expect(stage.looks == [])
    stage.table.allowsMultipleSelection = true
    stage.table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    stage.table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    #expect(stage.selected == ["0.1", "0.0"])
    stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(stage.selected == [])
    #expect(stage.chooser.take() == [])
  }

  @Test func aRowThatThereIsNotChangesNothing() {
    stage.table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    stage.table.selectRow(at: path(0, 3), animated: false, scrollPosition: .top)
    stage.table.selectRow(at: IndexPath(index: 0), animated: false, scrollPosition: .top)
    stage.table.deselectRow(at: IndexPath(), animated: false)
    #expect(stage.selected == ["0.1"])
  }

  @Test func theRowIsScrolledToWhereItIsWanted() {
    stage.chooser.counts = [40]
    stage.table.reloadData()
    stage.table.selectRow(at: path(0, 30), animated: false, scrollPosition: .none)
    #expect(stage.table.contentOffset.y == 0)
    stage.table.selectRow(at: path(0, 20), animated: false, scrollPosition: .top)
    #expect(stage.table.contentOffset.y == 800)
    stage.table.selectRow(at: path(0, 20), animated: false, scrollPosition: .middle)
    #expect(stage.table.contentOffset.y == CGFloat(800 + 20 - 160))
    stage.table.selectRow(at: path(0, 20), animated: false, scrollPosition: .bottom)
    #expect(stage.table.contentOffset.y == CGFloat(840 - 320))
  }

  @Test func aSelectedRowLooksSoWheneverItIsShown() {
    stage.chooser.counts = [40]
    stage.table.reloadData()
    stage.tap(0, 1)
    stage.table.contentOffset.y = 800
    #expect(stage.looks == [])
    #expect(stage.selected == ["0.1"])
    stage.table.contentOffset.y = 0
    #expect(stage.looks == ["0.1"])
    stage.table.selectRow(at: path(0, 25), animated: false, scrollPosition: .top)
    #expect(stage.looks == ["0.25"])
    stage.table.contentOffset.y = 0
    #expect(stage.looks == [])
  }

  @Test func reloadingDropsTheSelectionAndNewHeightsDoNot() {
    stage.tap(0, 1)
    stage.table.rowHeight = 50
    #expect(stage.looks == ["0.1"])
    #expect(stage.selected == ["0.1"])
    stage.table.reloadData()
    #expect(stage.selected == [])
    #expect(stage.looks == [])
    _ = stage.chooser.take()
    stage.down(0, 1)
    stage.table.reloadData()
    #expect(stage.looks == [])
    stage.window.endTouch()
    #expect(stage.chooser.take() == ["shouldHighlight 0.1", "didHighlight 0.1"])
    #expect(stage.selected == [])
  }

  @Test func aRowThatIsGoneAfterNewHeightsIsNotSelected() {
    stage.table.selectRow(at: path(1, 3), animated: false, scrollPosition: .none)
    stage.chooser.counts = [3, 2]
    stage.table.rowHeight = 50
    stage.window.layoutIfNeeded()
    #expect(stage.selected == [])
  }

  @Test func aTouchedRowThatIsScrolledAwayByTheProgramIsNotSelected() {
    stage.chooser.counts = [40]
    stage.table.reloadData()
    stage.tap(0, 30 % 7)
    _ = stage.chooser.take()
    stage.down(0, 1)
    stage.table.contentOffset.y = 900
    stage.window.layoutIfNeeded()
    stage.table.contentOffset.y = 0
    #expect(stage.looks == ["0.2"])
    stage.window.endTouch()
    #expect(stage.chooser.take() == ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1"])
    #expect(stage.selected == ["0.2"])
  }

  @Test(arguments: [
    ("shouldHighlight 0.1", ["shouldHighlight 0.1"]),
    ("didHighlight 0.1", ["shouldHighlight 0.1", "didHighlight 0.1"]),
    ("didUnhighlight 0.1", ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1"]),
    ("willSelect 0.1", ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1"]),
    (
      "willDeselect 0.0",
      ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "willDeselect 0.0"]
    ),
    (
      "didDeselect 0.0",
      [
        "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "willDeselect 0.0",
        "didDeselect 0.0",
      ]
    ),
  ])
  func aReloadInACallbackEndsIt(_ moment: String, _ calls: [String]) {
    stage.tap(0, 0)
    _ = stage.chooser.take()
    stage.chooser.onNote = { [table = stage.table] line in
      if line == moment { table.reloadData() }
    }
    stage.tap(0, 1)
    #expect(stage.chooser.take() == calls)
    #expect(stage.selected == [])
    #expect(stage.looks == [])
  }

  @Test(arguments: ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1"])
  func theTableMayLeaveOrLoseItsDelegateInACallback(_ moment: String) {
    for takesTable in [true, false] {
      let stage = SelectionStage()
      var calls = 0
      stage.chooser.onNote = { [table = stage.table] line in
        calls += 1
        guard line == moment else { return }
        if takesTable { table.removeFromSuperview() } else { table.delegate = nil }
      }
      stage.tap(0, 1)
      let names = ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1"]
      let index = names.firstIndex(of: moment) ?? 0
      // Out of the window, a highlight is taken back, and nothing is selected any more.
      let expected = takesTable && index == 1 ? 3 : index + 1
      #expect(calls == (takesTable && index > 1 ? 5 : expected))
      #expect(stage.cell(0, 1)?.isHighlighted != true)
    }
  }

  @Test func aDelegateThatDeselectsAtOnceMayDoSo() {
    stage.chooser.onNote = { [table = stage.table] line in
      if line == "didSelect 0.1" { table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true) }
    }
    stage.tap(0, 1)
    #expect(stage.selected == [])
    #expect(stage.looks == [])
  }

  // MARK: Looks

  @Test func aSelectedCellHasItsBackgroundAndHidesTheLinesBesideIt() throws {
    stage.tap(0, 1)
    let cell = try #require(stage.cell(0, 1))
    let background = try #require(cell.shownSelectionBackgroundView)
    #expect(background.backgroundColor == Color(white: 220.0 / 255))
    #expect(background.superview === cell)
    stage.window.layoutIfNeeded()
    #expect(background.frame == cell.bounds)
    #expect(stage.cell(0, 0)?.separatorView?.isHidden == true)
    #expect(cell.separatorView?.isHidden == true)
    #expect(stage.cell(0, 2)?.separatorView?.isHidden == false)
    // Not across sections.
    stage.table.selectRow(at: path(1, 0), animated: false, scrollPosition: .none)
    #expect(stage.cell(0, 2)?.separatorView?.isHidden == false)
    #expect(stage.cell(0, 1)?.separatorView?.isHidden == false)
    #expect(stage.cell(1, 0)?.separatorView?.isHidden == true)
  }

  @Test func aCellFadesWhereThatIsWanted() throws {
    let cell = try #require(stage.cell(0, 1))
    stage.table.selectRow(at: path(0, 1), animated: true, scrollPosition: .none)
    let background = try #require(cell.shownSelectionBackgroundView)
    #expect(background.layer.presentation()?.opacity == 0)
    stage.window.clock.advance(by: 0.15)
    #expect(abs((background.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-9)
    stage.window.clock.advance(by: 0.15)
    #expect(background.layer.presentation()?.opacity == 1)
    stage.table.deselectRow(at: path(0, 1), animated: true)
    #expect(background.superview === cell)
    stage.window.clock.advance(by: 0.15)
    #expect(abs((background.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-9)
    #expect(!cell.isSelected)
    // Selected while it fades away, it is there at once.
    stage.table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    #expect(background.layer.presentation()?.opacity == 1)
    stage.window.clock.advance(by: 1)
    #expect(background.superview === cell)
    stage.table.deselectRow(at: path(0, 1), animated: true)
    stage.window.clock.advance(by: 0.3)
    #expect(background.superview == nil)
    stage.table.selectRow(at: path(0, 1), animated: true, scrollPosition: .none)
    stage.table.deselectRow(at: path(0, 1), animated: false)
    #expect(background.superview == nil)
  }

  @Test func aCellOutsideAWindowChangesAtOnce() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.setSelected(true, animated: true)
    #expect(cell.shownSelectionBackgroundView?.superview === cell)
    let background = cell.shownSelectionBackgroundView
    cell.setSelected(false, animated: true)
    #expect(background?.superview == nil)
  }

  @Test func aCellWithItsOwnBackgroundsOrNoneShowsThem() throws {
    let cell = try #require(stage.cell(0, 1))
    cell.selectionStyle = .none
    stage.tap(0, 1)
    #expect(cell.isSelected)
    #expect(cell.shownSelectionBackgroundView == nil)
    #expect(stage.cell(0, 0)?.separatorView?.isHidden == false)
    cell.selectionStyle = .default
    let own = View()
    cell.selectedBackgroundView = own
    #expect(cell.shownSelectionBackgroundView === own)
    let several = View()
    cell.multipleSelectionBackgroundView = several
    #expect(cell.shownSelectionBackgroundView === own)
    stage.table.allowsMultipleSelection = true
    #expect(cell.shownSelectionBackgroundView === several)
  }

  @Test func aFadeEndsWhenTheCellIsTakenBack() throws {
    stage.chooser.counts = [40]
    stage.table.reloadData()
    stage.tap(0, 1)
    let cell = try #require(stage.cell(0, 1))
    let background = try #require(cell.shownSelectionBackgroundView)
    stage.table.deselectRow(at: path(0, 1), animated: true)
    stage.table.contentOffset.y = 800
    stage.window.layoutIfNeeded()
    #expect(background.superview == nil)
    stage.window.clock.advance(by: 1)
    #expect(background.superview == nil)
  }
}
