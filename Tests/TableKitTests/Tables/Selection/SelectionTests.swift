import Foundation
import TableKit
import Testing

/// What a tap selects, in which order the delegate hears of it, and what the cells look like meanwhile.
@MainActor
struct SelectionTests {
  @Test(arguments: [false, true])
  func aTapHighlightsAndSelects(_ isTurned: Bool) {
    let stage = SelectionStage(isTurned: isTurned)
    stage.down(0, 1)
    #expect(stage.chooser.take() == ["shouldHighlight 0.1", "didHighlight 0.1"])
    #expect(stage.looks == ["0.1 touched"])
    #expect(stage.selected == [])
    stage.window.endTouch()
    #expect(stage.chooser.take() == ["didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1"])
    #expect(stage.looks == ["0.1"])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(stage.selected == ["0.1"])
  }

  @Test(arguments: [false, true])
  func anotherTapDeselectsTheOldRowFirst(_ isTurned: Bool) {
    let stage = SelectionStage(isTurned: isTurned)
    stage.tap(0, 1)
    _ = stage.chooser.take()
    stage.tap(1, 2)
    #expect(
      stage.chooser.take() == [
        "shouldHighlight 1.2", "didHighlight 1.2", "didUnhighlight 1.2", "willSelect 1.2", "willDeselect 0.1",
        "didDeselect 0.1", "didSelect 1.2",
      ])
    #expect(stage.looks == ["1.2"])
    #expect(stage.selected == ["1.2"])
  }

  @Test func aSelectedRowThatIsTappedIsSelectedAgain() {
    let stage = SelectionStage()
    stage.tap(0, 1)
    _ = stage.chooser.take()
    stage.tap(0, 1)
    #expect(
      stage.chooser.take() == [
        "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1",
      ])
    #expect(stage.selected == ["0.1"])
  }

  @Test func aRowThatMayNotBeHighlightedIsNotSelected() {
    let stage = SelectionStage()
    stage.tap(0, 0)
    _ = stage.chooser.take()
    stage.chooser.highlights = { _ in false }
    stage.tap(0, 1)
    #expect(stage.chooser.take() == ["shouldHighlight 0.1"])
    #expect(stage.looks == ["0.0"])
    #expect(stage.selected == ["0.0"])
  }

  @Test func aRefusedSelectionLeavesTheOldOne() {
    let stage = SelectionStage()
    stage.tap(0, 0)
    _ = stage.chooser.take()
    stage.chooser.selects = { _ in nil }
    stage.tap(0, 1)
    #expect(
      stage.chooser.take() == ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1"])
    #expect(stage.looks == ["0.0"])
    #expect(stage.selected == ["0.0"])
  }

  @Test func aSelectionIsRedirected() {
    let stage = SelectionStage()
    stage.chooser.selects = { _ in IndexPath(row: 3, section: 1) }
    stage.tap(0, 1)
    #expect(stage.chooser.take().suffix(2) == ["willSelect 0.1", "didSelect 1.3"])
    #expect(stage.looks == ["1.3"])
    // Back to where it is already: nothing is deselected.
    stage.tap(0, 2)
    #expect(stage.chooser.take().suffix(2) == ["willSelect 0.2", "didSelect 1.3"])
    #expect(stage.selected == ["1.3"])
    // To where there is nothing: nothing is selected.
    stage.chooser.selects = { _ in IndexPath(row: 7, section: 9) }
    stage.tap(0, 1)
    #expect(stage.chooser.take().last == "willSelect 0.1")
    #expect(stage.selected == ["1.3"])
    #expect(stage.looks == ["1.3"])
  }

  @Test func aDeselectionIsRefusedOrRedirected() {
    let stage = SelectionStage()
    stage.tap(0, 0)
    _ = stage.chooser.take()
    stage.chooser.deselects = { _ in nil }
    stage.tap(0, 1)
    #expect(stage.chooser.take().suffix(3) == ["willSelect 0.1", "willDeselect 0.0", "didSelect 0.1"])
    #expect(stage.selected == ["0.0", "0.1"])
    #expect(stage.looks == ["0.0", "0.1"])
    stage.chooser.deselects = { _ in IndexPath(row: 1, section: 0) }
    stage.tap(0, 2)
    #expect(
      stage.chooser.take().suffix(5) == [
        "willSelect 0.2", "willDeselect 0.0", "didDeselect 0.1", "willDeselect 0.1", "didSelect 0.2",
      ])
    #expect(stage.selected == ["0.0", "0.2"])
    #expect(stage.looks == ["0.0", "0.2"])
  }

  @Test func theOldRowLosesItsLookWhileAnotherIsTouchedAndRegainsItOnCancel() {
    let stage = SelectionStage()
    stage.tap(0, 0)
    _ = stage.chooser.take()
    stage.down(0, 1)
    #expect(stage.looks == ["0.1 touched"])
    #expect(stage.selected == ["0.0"])
    stage.window.cancelTouch()
    #expect(stage.chooser.take() == ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1"])
    #expect(stage.looks == ["0.0"])
    #expect(stage.selected == ["0.0"])
  }

  @Test func aFingerThatIsLiftedBesideTheRowSelectsNothing() {
    let stage = SelectionStage()
    stage.table.panGestureRecognizer.isEnabled = false
    stage.tap(0, 0)
    _ = stage.chooser.take()
    stage.down(0, 1)
    stage.window.moveTouch(to: stage.place(1, 1))
    stage.window.endTouch()
    #expect(stage.chooser.take() == ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1"])
    #expect(stage.looks == ["0.0"])
  }

  @Test(arguments: [false, true])
  func aScrollCancelsTheHighlight(_ isTurned: Bool) throws {
    let stage = SelectionStage(isTurned: isTurned)
    stage.chooser.counts = [40]
    stage.table.reloadData()
    stage.tap(0, 0)
    _ = stage.chooser.take()
    stage.down(0, 3)
    #expect(stage.looks == ["0.3 touched"])
    let from = stage.place(0, 3)
    stage.window.moveTouch(to: isTurned ? CGPoint(x: from.x - 30, y: from.y) : CGPoint(x: from.x, y: from.y - 30))
    #expect(stage.chooser.take() == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3"])
    #expect(stage.looks == ["0.0"])
    stage.window.clock.advance(by: 0.5)
    stage.window.endTouch()
    #expect(stage.table.contentOffset.y == 20)
    #expect(stage.chooser.take() == [])
    #expect(stage.selected == ["0.0"])
  }

  @Test(arguments: [false, true])
  func aTapDuringABounceSelectsNothing(_ isTurned: Bool) {
    let stage = SelectionStage(isTurned: isTurned)
    stage.chooser.counts = [40]
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    let from = CGPoint(x: 100, y: 100)
    stage.window.beginTouch(at: from)
    stage.window.moveTouch(to: isTurned ? CGPoint(x: 200, y: 100) : CGPoint(x: 100, y: 200))
    stage.window.clock.advance(by: 0.5)
    stage.window.endTouch()
    stage.window.clock.advance(by: 0.05)
    #expect(stage.table.contentOffset.y < 0)
    #expect(stage.table.isDecelerating)
    stage.window.beginTouch(at: from)
    stage.window.clock.advance(by: 0.3)
    stage.window.endTouch()
    stage.window.clock.advance(by: 2)
    #expect(stage.table.contentOffset.y == 0)
    #expect(stage.chooser.take() == [])
    #expect(stage.looks == [])
    #expect(stage.selected == [])
  }

  @Test func severalRowsCanBeSelected() {
    let stage = SelectionStage()
    stage.table.allowsMultipleSelection = true
    stage.tap(1, 2)
    stage.tap(0, 1)
    #expect(stage.chooser.take().filter { $0.hasPrefix("did") && !$0.hasSuffix("highlight") }.count == 6)
    #expect(stage.selected == ["1.2", "0.1"])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 1))
    #expect(stage.looks == ["0.1", "1.2"])
    // While another is touched, the selected ones look so still.
    stage.down(0, 0)
    #expect(stage.looks == ["0.0 touched", "0.1", "1.2"])
    stage.window.cancelTouch()
    _ = stage.chooser.take()
    // A tap on a selected row deselects it.
    stage.tap(1, 2)
    #expect(
      stage.chooser.take() == [
        "shouldHighlight 1.2", "didHighlight 1.2", "didUnhighlight 1.2", "willDeselect 1.2", "didDeselect 1.2",
      ])
    #expect(stage.selected == ["0.1"])
    #expect(stage.looks == ["0.1"])
    stage.chooser.deselects = { _ in nil }
    stage.tap(0, 1)
    #expect(stage.chooser.take().last == "willDeselect 0.1")
    #expect(stage.selected == ["0.1"])
    stage.tap(0, 2)
    stage.table.allowsMultipleSelection = false
    #expect(stage.selected == ["0.1"])
    #expect(stage.looks == ["0.1"])
  }

  @Test func whereNothingMayBeSelectedNothingIsAsked() {
    let stage = SelectionStage()
    stage.table.allowsSelection = false
    stage.tap(0, 1)
    #expect(stage.chooser.take() == [])
    #expect(stage.looks == [])
    #expect(!stage.table.allowsSelectionDuringEditing)
    #expect(!stage.table.allowsMultipleSelectionDuringEditing)
  }

  @Test func aHeaderIsNoRow() {
    let stage = SelectionStage()
    final class Headers: TableViewDelegate {
      var selected = 0
      func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        let view = View()
        view.backgroundColor = .red
        return view
      }
      func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { selected += 1 }
    }
    let headers = Headers()
    stage.table.delegate = headers
    stage.window.layoutIfNeeded()
    stage.table.contentOffset.y = 20
    stage.window.layoutIfNeeded()
    // The header is pinned over the rows.
    stage.window.beginTouch(at: CGPoint(x: 100, y: 30))
    stage.window.clock.advance(by: 0.2)
    stage.window.endTouch()
    #expect(headers.selected == 0)
    stage.window.beginTouch(at: CGPoint(x: 100, y: 50))
    stage.window.clock.advance(by: 0.2)
    stage.window.endTouch()
    #expect(headers.selected == 1)
  }

  @Test func theButtonOfAnAccessoryIsNotTheRows() throws {
    let stage = SelectionStage()
    let cell = try #require(stage.cell(0, 1))
    cell.accessoryType = .detailButton
    stage.window.layoutIfNeeded()
    // 22 points wide, 16 from the right edge.
    stage.window.beginTouch(at: CGPoint(x: 320 - 16 - 11, y: 60))
    stage.window.clock.advance(by: 0.2)
    stage.window.endTouch()
    #expect(stage.chooser.take() == ["accessory 0.1"])
    #expect(stage.selected == [])
    // A chevron is part of the row.
    cell.accessoryType = .disclosureIndicator
    stage.window.layoutIfNeeded()
    stage.window.beginTouch(at: CGPoint(x: 320 - 16 - 4, y: 60))
    stage.window.clock.advance(by: 0.2)
    stage.window.endTouch()
    #expect(stage.chooser.take().last == "didSelect 0.1")
  }

  @Test func aButtonInARowIsTheButtons() throws {
    let stage = SelectionStage()
    let button = Button(frame: CGRect(x: 200, y: 0, width: 100, height: 40))
    var presses = 0
    button.addAction(for: .touchUpInside) { _ in presses += 1 }
    try #require(stage.cell(0, 1)).contentView.addSubview(button)
    stage.window.beginTouch(at: CGPoint(x: 250, y: 60))
    stage.window.clock.advance(by: 0.2)
    stage.window.endTouch()
    #expect(presses == 1)
    #expect(stage.chooser.take() == [])
  }
}
