import Foundation
import Testing

@testable import TableKit

/// What closes a row that is open, and what a finger does that is no swipe.
@MainActor
struct SwipeClosingTests {
  @Test(arguments: [false, true])
  func aTouchBesideClosesAndDoesNothingElse(_ isTurned: Bool) {
    let stage = EditingStage(isTurned: isTurned)
    stage.editor.trailing = { _ in .one("Flag") }
    stage.swipe(1, from: 300, to: 200)
    _ = stage.editor.take()
    stage.window.beginTouch(at: stage.place(4, 100))
    stage.window.clock.advance(by: 0.2)
    #expect(stage.editor.take() == ["didEnd 0.1"])
    #expect(stage.shift(1) == 0)
    stage.window.endTouch()
    stage.rest()
    #expect(stage.editor.take() == [])
    #expect(stage.table.indexPathForSelectedRow == nil)
    // The row's own content closes it when the finger is lifted.
    stage.swipe(1, from: 300, to: 200)
    _ = stage.editor.take()
    stage.window.beginTouch(at: stage.place(1, 100))
    stage.window.clock.advance(by: 0.2)
    #expect(stage.editor.take() == [])
    stage.window.endTouch()
    #expect(stage.editor.take() == ["didEnd 0.1"])
    stage.rest()
    stage.tap(1, 100)
    #expect(stage.editor.take() == ["didSelect 0.1"])
  }

  @Test func oneRowAtATime() {
    let stage = EditingStage()
    stage.editor.trailing = { _ in .one("Flag") }
    stage.swipe(1, from: 300, to: 200)
    _ = stage.editor.take()
    stage.swipe(2, from: 300, to: 200)
    // The finger closed the first when it was put down, or at the latest when it moved; it opens nothing then.
    #expect(stage.editor.take().first == "didEnd 0.1" || stage.shift(2) == 0)
    #expect(stage.shift(1) == 0)
  }

  @Test func aScrollClosesIt() {
    let stage = EditingStage()
    stage.editor.trailing = { _ in .one("Flag") }
    stage.swipe(1, from: 300, to: 200)
    _ = stage.editor.take()
    stage.table.contentOffset.y = 10
    #expect(stage.editor.take() == ["didEnd 0.1"])
    stage.rest()
    #expect(stage.shift(1) == 0)
    stage.swipe(1, from: 300, to: 200)
    _ = stage.editor.take()
    stage.window.beginTouch(at: stage.place(1, 100))
    stage.window.clock.advance(by: 0.02)
    stage.window.moveTouch(to: CGPoint(x: stage.place(1, 100).x, y: stage.place(1, 100).y - 15))
    #expect(stage.editor.take() == ["didEnd 0.1"])
    stage.window.endTouch()
  }

  @Test func aReloadAndEditingModeCloseIt() {
    let stage = EditingStage()
    stage.editor.trailing = { _ in .one("Flag") }
    stage.swipe(1, from: 300, to: 200)
    _ = stage.editor.take()
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    #expect(stage.editor.take() == ["didEnd 0.1"])
    #expect(stage.shift(1) == 0)
    #expect(stage.buttons(1).isEmpty)
    stage.swipe(1, from: 300, to: 200)
    _ = stage.editor.take()
    stage.table.setEditing(true, animated: false)
    #expect(stage.editor.take().first == "didEnd 0.1")
    #expect(stage.buttons(1).isEmpty)
    _ = stage.editor.take()
    stage.swipe(1, from: 300, to: 200)
    #expect(stage.editor.take() == [])
  }

  @Test func aFingerThatGoesAlongTheRowsScrolls() {
    let stage = EditingStage()
    stage.editor.trailing = { _ in .one("Flag") }
    stage.window.beginTouch(at: CGPoint(x: 200, y: 100))
    stage.window.clock.advance(by: 0.02)
    stage.window.moveTouch(to: CGPoint(x: 185, y: 80))
    stage.window.moveTouch(to: CGPoint(x: 100, y: 70))
    #expect(stage.editor.take() == [])
    #expect(stage.table.contentOffset.y > 0)
    stage.window.endTouch()
  }

  @Test func aTouchedRowIsSwipedWithoutBeingSelected() {
    let stage = EditingStage()
    stage.editor.trailing = { _ in .one("Flag") }
    stage.window.beginTouch(at: stage.place(1, 300))
    stage.window.clock.advance(by: 0.2)
    #expect(stage.cell(1)?.isHighlighted == true)
    stage.move(1, from: 300, to: 200)
    #expect(stage.cell(1)?.isHighlighted == false)
    stage.lift()
    #expect(stage.shift(1) == -74)
    #expect(stage.editor.take().contains("didSelect 0.1") == false)
  }

  @Test func whoChangesTheTableInACallbackHasTheLastWord() {
    for word in ["canEdit", "trailing", "willBegin"] {
      let stage = EditingStage()
      stage.editor.trailing = { _ in .one("Flag") }
      stage.editor.onNote = { line in
        if line.hasPrefix(word) { stage.table.reloadData() }
      }
      stage.swipe(1, from: 300, to: 200)
      #expect(stage.shift(1) == 0)
      #expect(stage.buttons(1).isEmpty)
      stage.editor.onNote = nil
      stage.swipe(1, from: 300, to: 200)
      #expect(stage.shift(1) == -74)
    }
  }
}
