import Foundation
import Testing

@testable import TableKit

/// What is done with the menu that is open: actions, menus in it, previews.
@MainActor
@Suite("Choosing from a context menu")
struct MenuChoiceTests {
  @Test func theActionIsPerformedWithoutATouch() throws {
    let stage = MenuStage()
    let share = stage.action("Share")
    stage.offer(Menu(children: [share, stage.action("Delete")]))
    stage.menus.perform(share)
    #expect(stage.keeper.take() == [])
    stage.open()
    stage.menus.perform(share)
    #expect(stage.keeper.take() == ["end 2", "do Share"])
    #expect(!stage.menus.isOpen)
    stage.menus.perform(share)
    #expect(stage.keeper.take() == [])
  }

  @Test func whatIsDisabledHiddenOrAnotherMenusIsNotDone() {
    let stage = MenuStage()
    let disabled = stage.action("Disabled", .disabled)
    let hidden = stage.action("Hidden", .hidden)
    stage.offer(Menu(children: [disabled, hidden, stage.action("Share")]))
    stage.open()
    for action in [disabled, hidden, stage.action("Stranger")] { stage.menus.perform(action) }
    #expect(stage.lines.map(\.text) == ["Disabled", "Share"])
    // A tap on the line of the disabled one.
    stage.tap(100, 160)
    #expect(stage.keeper.take() == [])
    #expect(stage.menus.isOpen)
  }

  @Test func anActionMayLeaveTheMenuOpen() {
    let stage = MenuStage()
    let louder = stage.action("Louder", .keepsMenuPresented)
    stage.offer(Menu(children: [louder, stage.action("Done")]))
    stage.open()
    stage.tap(100, 160)
    stage.wait(1)
    stage.tap(100, 160)
    #expect(stage.keeper.take() == ["do Louder", "do Louder"])
    #expect(stage.menus.isOpen)
  }

  @Test func groupsStandApartUnderTheirTitle() {
    let stage = MenuStage()
    stage.offer(
      Menu(
        title: "Planet",
        children: [
          stage.action("Visit"),
          Menu(title: "Order", options: .displayInline, children: [stage.action("Name"), stage.action("Size")]),
          stage.action("Delete", .destructive),
        ]))
    stage.open()
    #expect(stage.lines.map(\.text) == ["Visit", "Name", "Size", "Delete"])
    // From 140 on: the title 30, a line 44, a gap 8, two lines, a gap, a line.
    #expect(stage.lines.map(\.rect.minY) == [170, 222, 266, 318])
  }

  @Test func oneOfASelectionIsOn() {
    let stage = MenuStage()
    let name = stage.action("Name", state: .on)
    let size = stage.action("Size")
    let order = Menu(options: [.displayInline, .singleSelection], children: [name, size])
    let other = stage.action("Show hidden", state: .on)
    let menu = Menu(children: [order, other])
    stage.offer(menu)
    stage.open()
    #expect(order.selectedElements.map(\.title) == ["Name"])
    stage.menus.perform(size)
    #expect([name.state, size.state, other.state] == [.off, .on, .on])
    #expect(menu.selectedElements.map(\.title) == ["Size", "Show hidden"])
    #expect(stage.keeper.take() == ["end 2", "do Size"])
  }

  @Test func aMenuInAMenuOpensInItsPlace() {
    let stage = MenuStage()
    let deep = stage.action("Deep")
    let more = Menu(title: "More", children: [stage.action("Less"), Menu(title: "Still more", children: [deep])])
    stage.offer(Menu(children: [stage.action("Share"), more]))
    stage.open()
    #expect(stage.lines.map(\.text) == ["Share", "More"])
    stage.tap(100, 206)
    #expect(stage.menus.visibleMenu === more)
    // Under the line that leads back.
    #expect(stage.lines.map(\.text) == ["Less", "Still more"])
    #expect(stage.lines.map(\.rect.minY) == [184, 228])
    stage.wait(1)
    stage.tap(100, 250)
    #expect(stage.lines.map(\.text) == ["Deep"])
    stage.wait(1)
    stage.tap(100, 160)
    #expect(stage.menus.visibleMenu === more)
    #expect(stage.keeper.take() == [])
    // An action need not be in sight to be done by the program.
    stage.menus.perform(deep)
    #expect(stage.keeper.take() == ["end 2", "do Deep"])
  }

  @Test func theMenuInSightCanBeExchanged() {
    let stage = MenuStage()
    stage.offer(Menu(title: "Old", children: [stage.action("Share")]))
    stage.menus.updateVisibleMenu { _ in Menu(children: []) }
    #expect(!stage.menus.isOpen)
    stage.open()
    stage.menus.updateVisibleMenu { old in
      old.replacingChildren([stage.action("One"), stage.action("Two")])
    }
    #expect(stage.lines.map(\.text) == ["One", "Two"])
    #expect(stage.menus.visibleMenu?.title == "Old")
    stage.menus.dismissMenu()
    #expect(stage.keeper.take() == ["end 2"])
  }

  @Test func aTapOnTheRowIsTheDelegates() {
    let stage = MenuStage()
    stage.offer(Menu(children: [stage.action("Share")]))
    stage.open()
    var order: [String] = []
    stage.keeper.onAnimator = { animator in
      #expect(animator.previewViewController == nil)
      animator.addAnimations { order.append("animations") }
      animator.addCompletion { order.append("completion") }
    }
    stage.tap(160, 110)
    #expect(stage.keeper.take() == ["preview 2", "end 2"])
    #expect(order == ["animations", "animations"])
    stage.wait(0.2)
    #expect(order.count == 2)
    // A quarter of a second.
    stage.wait(0.1)
    #expect(order == ["animations", "animations", "completion", "completion"])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func aScreenStandsBesideTheMenu() throws {
    let stage = MenuStage()
    let log = ControllerLog()
    let screen = LoggedController("preview", log)
    screen.preferredContentSize = CGSize(width: 200, height: 120)
    var shown: ViewController?
    stage.keeper.onAnimator = { shown = $0.previewViewController }
    stage.keeper.configuration = { _ in
      ContextMenuConfiguration(identifier: NSNumber(value: 7), previewProvider: { screen }) { suggested in
        Menu(children: suggested + [stage.action("Share")])
      }
    }
    stage.open()
    #expect(shown === screen)
    #expect(stage.menus.previewViewController === screen)
    // 120, a gap of 8 and a line of 44 in the middle of 480; 200 in the middle of 320.
    let preview = try #require(screen.view.window === stage.window ? screen.view : nil)
    #expect(preview.convert(preview.bounds, to: nil) == CGRect(x: 60, y: 154, width: 200, height: 120))
    #expect(stage.lines.map(\.rect) == [CGRect(x: 60, y: 282, width: 250, height: 44)])
    stage.tap(100, 200)
    stage.wait(1)
    #expect(stage.keeper.take() == ["preview 7", "end 7"])
    #expect(screen.view.window == nil)
    #expect(
      log.take() == [
        "preview viewDidLoad", "preview viewWillAppear true", "preview viewDidAppear true",
        "preview viewWillDisappear true", "preview viewDidDisappear true",
      ])
  }

  @Test func aScreenNeedsNoMenu() {
    let stage = MenuStage()
    stage.keeper.configuration = { _ in ContextMenuConfiguration(previewProvider: { ViewController() }) }
    stage.open()
    #expect(stage.menus.isOpen)
    #expect(stage.lines.isEmpty)
    stage.tap(4, 4)
    #expect(!stage.menus.isOpen)
  }
}
