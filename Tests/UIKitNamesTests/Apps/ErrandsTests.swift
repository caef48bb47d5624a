import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("Editable list")
struct ErrandsTests {
  private let list = ErrandsViewController()
  private let stage: Stage

  init() {
    stage = Stage(UINavigationController(rootViewController: list))
  }

  @Test func theEditButtonEdits() throws {
    let button = try #require(list.navigationItem.leftBarButtonItem)
    #expect(button.title == "Edit")
    button.performPrimaryAction()
    #expect(list.isEditing)
    #expect(list.tableView.isEditing)
    #expect(button.title == "Done")
    button.performPrimaryAction()
    stage.wait(1)
    #expect(!list.tableView.isEditing)
    #expect(button.title == "Edit")
  }

  @Test func rowsAreDeletedByTheirControl() throws {
    list.setEditing(true, animated: false)
    stage.wait(1)
    // The control at the left edge of row 1, then the button that it brings at the right.
    try stage.play("tap 20,66")
    stage.wait(1)
    try stage.play("tap 300,66")
    stage.wait(1)
    #expect(list.errands == ["Bread", "Lamp oil"])
    #expect(list.tableView.shownTexts == ["Bread", "Lamp oil"])
  }

  @Test func aSwipeDeletesToo() throws {
    try stage.play("drag 300,22 20,22 0.3s")
    stage.wait(1)
    #expect(list.errands == ["Stamps", "Lamp oil"])
    #expect(list.tableView.shownTexts == ["Stamps", "Lamp oil"])
  }

  @Test func theAlertAddsWhatIsTyped() throws {
    list.navigationItem.rightBarButtonItem?.performPrimaryAction()
    stage.wait(1)
    let alert = try #require(list.presentedViewController as? UIAlertController)
    let field = try #require(alert.textFields?.first)
    #expect(field.placeholder == "What?")
    #expect(alert.actions.map(\.title) == ["Cancel", "Add"])
    field.insertText("Rope")
    alert.perform(alert.actions[1])
    stage.wait(1)
    #expect(list.errands.last == "Rope")
    #expect(list.tableView.shownTexts == ["Bread", "Stamps", "Lamp oil", "Rope"])
    #expect(list.presentedViewController == nil)
  }

  @Test func pullingDownRefreshes() throws {
    let refresh = try #require(list.refreshControl)
    try stage.play("drag 160,40 160,380 0.5s")
    stage.wait(2)
    #expect(list.errands == ["Bread"])
    #expect(!refresh.isRefreshing)
    #expect(list.tableView.contentOffset.y == 0)
    #expect(list.tableView.contentInset.top == 0)
  }

  @Test func aRowThatIsHeldDownOffersMore() throws {
    try stage.play("press 160,66 0.6s")
    stage.wait(1)
    let menu = try #require(list.tableView.contextMenuInteraction?.visibleMenu)
    #expect(menu.title == "Stamps")
    #expect(menu.children.map(\.title) == ["Once more", "To the top"])
    // Under the row, which ends at 88: the title, 30 high, the first line and the middle of the second.
    try stage.play("tap 100,\(88 + 8 + 30 + 44 + 22)")
    stage.wait(1)
    #expect(list.errands == ["Stamps", "Bread", "Lamp oil"])
    #expect(list.tableView.shownTexts == ["Stamps", "Bread", "Lamp oil"])
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func theFirstRowCannotGoHigher() throws {
    try stage.play("press 160,22 0.6s")
    stage.wait(1)
    let menus = try #require(list.tableView.contextMenuInteraction)
    let first = try #require(menus.visibleMenu?.children.last as? UIAction)
    #expect(first.attributes == .disabled)
    menus.perform(first)
    #expect(menus.isOpen)
    let again = try #require(menus.visibleMenu?.children.first as? UIAction)
    menus.perform(again)
    stage.wait(1)
    #expect(!menus.isOpen)
    #expect(list.errands == ["Bread", "Stamps", "Lamp oil", "Bread"])
  }
}
