import Foundation
import Interposing
import Testing

@testable import TableKit

/// A row that is held down opens the menu that the delegate answers with.
@MainActor
@Suite("Context menus of rows")
struct ContextMenuTests {
  @Test func aRowThatIsHeldDownOpensItsMenu() {
    let stage = MenuStage()
    stage.offer(Menu(children: [stage.action("Share"), stage.action("Delete", .destructive)]))
    stage.window.beginTouch(at: CGPoint(x: 160, y: 110))
    stage.wait(0.45)
    #expect(stage.keeper.take() == ["highlight 2"])
    #expect(!stage.menus.isOpen)
    // Half a second after the finger was put down.
    stage.wait(0.1)
    #expect(stage.keeper.take() == ["menu 2 at 160,110", "display 2", "unhighlight 2"])
    #expect(stage.menus.visibleMenu?.children.map(\.title) == ["Share", "Delete"])
    #expect(stage.table.contextMenuInteraction === stage.menus)
    stage.window.endTouch()
    stage.wait(1)
    #expect(stage.keeper.take() == [])
    #expect(stage.menus.isOpen)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == false)
    // 8 points under the row, which ends at 132, and 8 from the edge.
    #expect(stage.lines.map(\.text) == ["Share", "Delete"])
    #expect(
      stage.lines.map(\.rect) == [
        CGRect(x: 8, y: 140, width: 250, height: 44), CGRect(x: 8, y: 184, width: 250, height: 44),
      ])
  }

  @Test func aRowWithoutAMenuIsTouchedLikeAnyOther() {
    let stage = MenuStage()
    stage.hold(160, 110)
    #expect(stage.keeper.take() == ["highlight 2", "menu 2 at 160,110"])
    stage.window.endTouch()
    #expect(stage.keeper.take() == ["unhighlight 2", "select 2"])
    #expect(!stage.menus.isOpen)
  }

  @Test func aMenuWithNothingToShowIsNone() {
    let stage = MenuStage()
    stage.offer(Menu(title: "Empty", children: [stage.action("Secret", .hidden), Menu(title: "More", children: [])]))
    stage.hold(160, 110)
    stage.window.endTouch()
    #expect(stage.keeper.take() == ["highlight 2", "menu 2 at 160,110", "unhighlight 2", "select 2"])
    #expect(!stage.menus.isOpen)
  }

  @Test func aDelegateWithoutMenusIsNotAsked() {
    let stage = SelectionStage()
    #expect(stage.table.contextMenuInteraction == nil)
    stage.window.beginTouch(at: stage.place(0, 1))
    stage.window.clock.advance(by: 2)
    stage.window.endTouch()
    #expect(stage.selected == ["0.1"])
  }

  @Test func aTapChooses() {
    let stage = MenuStage()
    stage.offer(Menu(children: [stage.action("Share"), stage.action("Delete", .destructive)]))
    stage.open()
    stage.tap(100, 206)
    #expect(stage.keeper.take() == ["end 2", "do Delete"])
    #expect(!stage.menus.isOpen)
    #expect(stage.menus.configuration == nil)
    stage.wait(1)
    // It is gone: the same place is a row's again.
    stage.tap(100, 206)
    stage.wait(1)
    #expect(stage.keeper.take().last == "select 4")
  }

  @Test func aTapBesideItCloses() {
    let stage = MenuStage()
    stage.offer(Menu(children: [stage.action("Share")]))
    stage.open()
    stage.tap(160, 400)
    #expect(stage.keeper.take() == ["end 2"])
    stage.wait(1)
    #expect(!stage.menus.isOpen)
    #expect(stage.window.subviews.count == 1)
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func aFingerThatGoesOnToALineChoosesIt() {
    let stage = MenuStage()
    stage.offer(Menu(children: [stage.action("Share"), stage.action("Delete")]))
    stage.hold(160, 110)
    _ = stage.keeper.take()
    stage.window.moveTouch(to: CGPoint(x: 100, y: 160))
    #expect(stage.menus.menuView?.items.map(\.isHighlighted) == [true, false])
    stage.window.moveTouch(to: CGPoint(x: 100, y: 200))
    #expect(stage.menus.menuView?.items.map(\.isHighlighted) == [false, true])
    #expect(stage.table.contentOffset == .zero)
    stage.window.endTouch()
    #expect(stage.keeper.take() == ["end 2", "do Delete"])
  }

  @Test func aDragIsNoMenu() {
    let stage = MenuStage()
    stage.offer(Menu(children: [stage.action("Share")]))
    stage.window.beginTouch(at: CGPoint(x: 160, y: 300))
    stage.wait(0.1)
    stage.window.moveTouch(to: CGPoint(x: 160, y: 270))
    stage.wait(1)
    #expect(stage.table.contentOffset.y == 20)
    #expect(!stage.menus.isOpen)
    #expect(stage.keeper.take() == [])
  }

  @Test(arguments: [true, false])
  func aControlInTheRowKeepsItsTouch(_ isEnabled: Bool) {
    let stage = MenuStage()
    var pressed = 0
    stage.keeper.decorate = { cell in
      let button = Button(frame: CGRect(x: 140, y: 2, width: 40, height: 40))
      button.isEnabled = isEnabled
      button.addAction(for: .touchUpInside) { _ in pressed += 1 }
      cell.contentView.addSubview(button)
    }
    stage.offer(Menu(children: [stage.action("Share")]))
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    stage.hold(160, 110)
    stage.window.endTouch()
    #expect(pressed == (isEnabled ? 1 : 0))
    #expect(stage.menus.isOpen == !isEnabled)
  }

  @Test func anOpenRowHasNoMenu() throws {
    let stage = MenuStage()
    stage.offer(Menu(children: [stage.action("Share")]))
    try stage.table.append(
      Interposer<TableViewWitness>("swipes") { witness in
        witness.delegate.trailingSwipeActionsConfigurationForRowAt = { _, _ in
          SwipeActionsConfiguration(actions: [ContextualAction(style: .normal, title: "Keep") { $2(true) }])
        }
      })
    try stage.window.play("drag 300,110 220,110 0.2s")
    stage.wait(1)
    _ = stage.keeper.take()
    stage.hold(60, 110)
    stage.window.endTouch()
    #expect(!stage.menus.isOpen)
    #expect(stage.keeper.take() == [])
  }

  @Test func aTableThatLeavesTakesItsMenuAlong() {
    let stage = MenuStage()
    stage.offer(Menu(children: [stage.action("Share")]))
    stage.open()
    stage.table.removeFromSuperview()
    #expect(stage.keeper.take() == ["end 2"])
    #expect(stage.window.subviews.isEmpty)
    #expect(!stage.menus.isOpen)
  }

  @Test func aMenuOpensInATableOnItsSide() {
    let stage = MenuStage(isTurned: true)
    stage.offer(Menu(children: [stage.action("Share")]))
    // Rows are 44 wide: row 2 is between 88 and 132.
    stage.hold(110, 50)
    stage.window.endTouch()
    stage.wait(1)
    #expect(stage.menus.configuration?.identifier as? NSNumber == 2)
    // There is no room under a row as high as the window: at the lower edge, 8 points from it.
    #expect(stage.lines.map(\.rect) == [CGRect(x: 62, y: 428, width: 250, height: 44)])
    stage.tap(100, 450)
    #expect(stage.keeper.take().suffix(2) == ["end 2", "do Share"])
  }

  @Test func interposersAddAndRemoveMenus() throws {
    let stage = SelectionStage()
    let chooser = stage.chooser
    try stage.table.append(
      Interposer<TableViewWitness>("menus") { witness in
        witness.delegate.contextMenuConfigurationForRowAtPoint = { _, indexPath, _ in
          ContextMenuConfiguration(actionProvider: { _ in
            Menu(children: [Action(title: "Copy") { _ in chooser.log.append("copy \(indexPath.row)") }])
          })
        }
      })
    stage.window.layoutIfNeeded()
    stage.window.beginTouch(at: stage.place(0, 1))
    stage.window.clock.advance(by: 1)
    stage.window.endTouch()
    let menus = try #require(stage.table.contextMenuInteraction)
    let copy = try #require(menus.visibleMenu?.children.first as? Action)
    menus.perform(copy)
    #expect(stage.chooser.log.last == "copy 1")
    #expect(stage.selected == [])
    try stage.table.append(
      Interposer<TableViewWitness>("no menus") { $0.delegate.contextMenuConfigurationForRowAtPoint = nil })
    #expect(stage.table.contextMenuInteraction == nil)
  }

  @Test func whatHappensToTheRowMeanwhileIsNoMatter() {
    let stage = MenuStage()
    stage.offer(Menu(children: [stage.action("Share")]))
    stage.open()
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    #expect(stage.menus.isOpen)
    stage.tap(100, 160)
    #expect(stage.keeper.take() == ["end 2", "do Share"])
  }
}
