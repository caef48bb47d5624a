import Foundation
import Testing

@testable import TableKit

/// How a row is swiped: what is asked and told, how far it opens, what its buttons do, and what closes it.
@MainActor
struct SwipeTests {
  /// Two actions at the end: 74 points for "Flag", the least, and 90 for one whose title is long.
  private func twoActions(
    full: Bool = true, perform: @escaping ContextualAction.Handler = { _, _, completion in completion(true) }
  ) -> SwipeActionsConfiguration {
    let configuration = SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: "Flag", handler: perform),
      // 20 characters of 8.25 are 165, with 15 on either side 195.
      ContextualAction(style: .normal, title: "Twenty characters...", handler: perform),
    ])
    configuration.performsFirstActionWithFullSwipe = full
    return configuration
  }

  @Test(arguments: [false, true])
  func aSwipeTowardsTheStartAsksForTheActionsAtTheEnd(_ isTurned: Bool) throws {
    let stage = EditingStage(isTurned: isTurned)
    stage.editor.trailing = { _ in .one("Flag") }
    stage.drag(1, from: 300, to: 250)
    #expect(stage.editor.take() == ["canEdit 0.1", "trailing 0.1", "willBegin 0.1"])
    // 50 points, less 10 of slop.
    #expect(stage.shift(1) == -40)
    #expect(stage.cell(1)?.frame.minX == 0)
    let button = try #require(stage.buttons(1).first)
    #expect(button.frame == CGRect(x: 280, y: 0, width: 74, height: 40))
    stage.lift()
    #expect(stage.shift(1) == -74)
    #expect(stage.buttons(1).map(\.frame) == [CGRect(x: 246, y: 0, width: 74, height: 40)])
    #expect(stage.editor.take() == [])
  }

  @Test(arguments: [false, true])
  func aSwipeTowardsTheEndAsksForThoseAtTheStart(_ isTurned: Bool) {
    let stage = EditingStage(isTurned: isTurned)
    stage.editor.leading = { _ in .one("Read") }
    stage.swipe(1, from: 20, to: 90)
    #expect(stage.editor.take() == ["canEdit 0.1", "leading 0.1", "willBegin 0.1"])
    #expect(stage.shift(1) == 74)
    #expect(stage.buttons(1).map(\.frame) == [CGRect(x: 0, y: 0, width: 74, height: 40)])
  }

  @Test func aRowWithoutActionsIsNotSwiped() {
    let stage = EditingStage()
    // A finger that stays on its row still selects that.
    stage.swipe(1, from: 20, to: 200)
    #expect(stage.editor.take() == ["canEdit 0.1", "leading 0.1", "didSelect 0.1"])
    #expect(stage.shift(1) == 0)
    stage.editor.canEdit = { _ in false }
    stage.swipe(1, from: 300, to: 100)
    #expect(stage.editor.take() == ["canEdit 0.1", "didSelect 0.1"])
    stage.editor.canEdit = { _ in true }
    stage.editor.trailing = { _ in SwipeActionsConfiguration(actions: []) }
    stage.swipe(1, from: 300, to: 100)
    #expect(stage.editor.take() == ["canEdit 0.1", "trailing 0.1", "didSelect 0.1"])
    #expect(stage.shift(1) == 0)
  }

  @Test func withoutAConfigurationTheOlderActionsCount() {
    let stage = EditingStage()
    var chosen: [String] = []
    stage.editor.older = { _ in
      [
        TableViewRowAction(style: .destructive, title: "Drop") { _, row in chosen.append("drop \(row.row)") },
        TableViewRowAction(style: .normal, title: "Mark") { action, row in
          chosen.append("\(action.title ?? "") \(row.row)")
        },
      ]
    }
    stage.swipe(2, from: 300, to: 200)
    #expect(stage.editor.take() == ["canEdit 0.2", "trailing 0.2", "older 0.2", "willBegin 0.2"])
    #expect(stage.shift(2) == -148)
    #expect(stage.buttons(2).map(\.title) == ["Drop", "Mark"])
    #expect(stage.buttons(2).map(\.frame.minX) == [246, 172])
    #expect(stage.buttons(2).map(\.button.backgroundColor) == [.systemRed, .systemGray])
    stage.tap(2, 200)
    #expect(chosen == ["Mark 2"])
    #expect(stage.shift(2) == 0)
    #expect(stage.editor.take() == ["didEnd 0.2"])
  }

  @Test func withoutThoseARowIsDeleted() {
    let stage = EditingStage()
    stage.swipe(1, from: 300, to: 200)
    #expect(
      stage.editor.take() == [
        "canEdit 0.1", "trailing 0.1", "older 0.1", "style 0.1", "title 0.1", "willBegin 0.1",
      ])
    #expect(stage.shift(1) == -79.5)
    stage.tap(1, 300)
    #expect(stage.editor.take() == ["commit delete 0.1", "didEnd 0.1"])
    #expect(stage.shift(1) == 0)
    #expect(stage.buttons(1).isEmpty)
    stage.editor.style = { _ in .none }
    stage.swipe(1, from: 300, to: 200)
    #expect(stage.shift(1) == 0)
  }

  @Test func whatIsDeletedAndReloadedIsGone() {
    let stage = EditingStage()
    stage.editor.onCommit = { table, _, indexPath in
      stage.editor.rows[0].remove(at: indexPath.row)
      table.reloadData()
    }
    stage.swipe(1, from: 300, to: 200)
    _ = stage.editor.take()
    stage.tap(1, 300)
    #expect(stage.editor.take() == ["commit delete 0.1", "didEnd 0.1"])
    #expect(stage.cell(1)?.textLabel?.text == "c")
    #expect(stage.shift(1) == 0)
  }

  @Test func buttonsComeInTogether() {
    let stage = EditingStage()
    stage.editor.trailing = { _ in twoActions() }
    // The whole is 74 + 195 = 269; half of it lies 134.5 from the edge, of that 37 are the first button's.
    stage.drag(1, from: 300, to: 155.5)
    #expect(stage.shift(1) == -134.5)
    #expect(
      stage.buttons(1).map(\.frame) == [
        CGRect(x: 283, y: 0, width: 74, height: 40), CGRect(x: 185.5, y: 0, width: 195, height: 40),
      ])
  }

  @Test func pastItsButtonsARowIsHeldBackUnlessItMayBeSwipedAcross() {
    let stage = EditingStage()
    stage.editor.trailing = { _ in .one("Flag", full: false) }
    stage.drag(1, from: 310, to: 126)
    // 174 points: 74, and for the other hundred (1 − 1/(100·0.55/320 + 1))·320 = 46.93, on a pixel.
    #expect(stage.shift(1) == -121)
    #expect(stage.buttons(1).first?.frame == CGRect(x: 199, y: 0, width: 121, height: 40))
    stage.lift()
    #expect(stage.shift(1) == -74)
    stage.editor.trailing = { _ in .one("Flag") }
    stage.tap(5, 100)
    stage.drag(2, from: 310, to: 126)
    #expect(stage.shift(2) == -174)
    stage.lift()
    #expect(stage.shift(2) == -74)
  }

  @Test func aSwipeAcrossCarriesOutTheFirstAction() throws {
    let stage = EditingStage()
    var completions: [@MainActor (Bool) -> Void] = []
    var titles: [String?] = []
    stage.editor.trailing = { _ in
      twoActions { action, _, completion in
        titles.append(action.title)
        completions.append(completion)
      }
    }
    // 269 points of buttons and 44 more are 313. Before that, they are all seen, and stay.
    stage.drag(1, from: 319, to: -3)
    stage.lift()
    #expect(titles == [])
    #expect(stage.shift(1) == -269)
    stage.tap(6, 100)
    stage.editor.trailing = { _ in
      .one("Flag") { action, _, completion in
        titles.append(action.title)
        completions.append(completion)
      }
    }
    // Six tenths of 320 are 192.
    stage.drag(1, from: 310, to: 109)
    stage.lift()
    #expect(titles == [])
    #expect(stage.shift(1) == -74)
    stage.tap(6, 100)
    stage.drag(1, from: 310, to: 108)
    stage.lift()
    #expect(titles == ["Flag"])
    #expect(stage.shift(1) == -320)
    _ = stage.editor.take()
    let done = try #require(completions.first)
    done(true)
    #expect(stage.editor.take() == ["didEnd 0.1"])
    stage.rest()
    #expect(stage.shift(1) == 0)
    #expect(stage.buttons(1).isEmpty)
  }

  @Test func aRowStaysOpenUntilItsActionIsThrough() throws {
    let stage = EditingStage()
    var done: (@MainActor (Bool) -> Void)?
    var count = 0
    stage.editor.trailing = { _ in
      .one("Flag") { _, _, completion in
        done = completion
        count += 1
      }
    }
    stage.swipe(1, from: 300, to: 200)
    stage.tap(1, 300)
    #expect(stage.shift(1) == -74)
    // Chosen once, however often its button is pressed.
    stage.tap(1, 300)
    #expect(count == 1)
    let first = try #require(done)
    first(false)
    stage.rest()
    #expect(stage.shift(1) == 0)
    // Late answers of one that is closed change nothing.
    stage.swipe(1, from: 300, to: 200)
    first(true)
    stage.rest()
    #expect(stage.shift(1) == -74)
  }

  @Test func aFastFingerDecidesAloneASlowOneByHalf() {
    let stage = EditingStage()
    stage.editor.trailing = { _ in .one("Flag") }
    stage.swipe(1, from: 300, to: 254)
    #expect(stage.shift(1) == 0)
    #expect(stage.editor.take().suffix(2) == ["willBegin 0.1", "didEnd 0.1"])
    stage.swipe(1, from: 300, to: 252)
    #expect(stage.shift(1) == -74)
    stage.tap(4, 100)
    // 20 points, but fast: 300 points a second.
    stage.drag(1, from: 300, to: 200)
    stage.move(1, from: 200, to: 280)
    stage.window.endTouch()
    stage.rest()
    #expect(stage.shift(1) == 0)
    stage.window.beginTouch(at: stage.place(1, 300))
    for step in 1...4 {
      stage.window.clock.advance(by: 1.0 / 60)
      stage.window.moveTouch(to: stage.place(1, 300 - CGFloat(step) * 8))
    }
    stage.window.endTouch()
    stage.rest()
    #expect(stage.shift(1) == -74)
  }

  @Test func aCancelledFingerLeavesTheRowAsItWas() {
    let stage = EditingStage()
    stage.editor.trailing = { _ in .one("Flag") }
    stage.drag(1, from: 300, to: 200)
    stage.window.cancelTouch()
    stage.rest()
    #expect(stage.shift(1) == 0)
    #expect(stage.editor.take().last == "didEnd 0.1")
    stage.swipe(1, from: 300, to: 200)
    stage.drag(1, from: 200, to: 280)
    #expect(stage.shift(1) == -4)
    stage.window.cancelTouch()
    stage.rest()
    #expect(stage.shift(1) == -74)
  }

  @Test func anOpenRowIsTakenUpAgain() {
    let stage = EditingStage()
    stage.editor.trailing = { _ in .one("Flag") }
    stage.swipe(1, from: 300, to: 200)
    _ = stage.editor.take()
    stage.drag(1, from: 100, to: 140)
    #expect(stage.editor.take() == [])
    #expect(stage.shift(1) == -44)
    stage.lift()
    #expect(stage.shift(1) == -74)
    // Never past its place, to the other side.
    stage.drag(1, from: 100, to: 300)
    #expect(stage.shift(1) == 0)
    stage.lift()
    #expect(stage.editor.take() == ["didEnd 0.1"])
  }

  @Test func animationsOpenAndClose() throws {
    let stage = EditingStage()
    stage.editor.trailing = { _ in .one("Flag") }
    stage.drag(1, from: 300, to: 240)
    stage.window.clock.advance(by: 0.5)
    let content = try #require(stage.cell(1)?.contentView)
    stage.window.endTouch()
    #expect(content.layer.presentation()?.frame.minX == -50)
    stage.window.clock.advance(by: 0.1)
    let shown = try #require(content.layer.presentation()).frame.minX
    #expect(shown < -50 && shown > -74)
    stage.rest()
    #expect(content.layer.presentation()?.frame.minX == -74)
    stage.tap(5, 100)
    #expect(stage.buttons(1).isEmpty)
  }

  @Test func imagesStandAloneInLowRowsAndOverTheirTitlesInHighOnes() throws {
    for (height, hasTitle) in [(CGFloat(90), false), (91, true)] {
      let stage = EditingStage()
      stage.table.rowHeight = height
      stage.window.layoutIfNeeded()
      stage.editor.trailing = { _ in
        let action = ContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        action.image = Image(color: .white, size: CGSize(width: 20, height: 20))
        return SwipeActionsConfiguration(actions: [action])
      }
      stage.swipe(1, from: 300, to: 200)
      stage.window.layoutIfNeeded()
      let button = try #require(stage.buttons(1).first?.button)
      #expect(button.titleLabel.isHidden == !hasTitle)
      #expect(button.imageView.frame.midX == 37)
      if !hasTitle { #expect(button.imageView.frame == CGRect(x: 27, y: 35, width: 20, height: 20)) }
      // 20 and 8 and a line of 18: 46, from 22.5 on.
      if hasTitle { #expect(button.imageView.frame.minY == 22.5 && button.titleLabel.frame.minY == 50.5) }
    }
  }
}
