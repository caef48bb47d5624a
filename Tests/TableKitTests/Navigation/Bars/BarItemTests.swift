import Foundation
import TableKit
import Testing

@MainActor
@Suite("Bars as data")
struct BarItemTests {
  @Test func aButtonDoesItsAction() {
    var count = 0
    let action = Action(title: "Add") { _ in count += 1 }
    let item = BarButtonItem(primaryAction: action)
    #expect(item.title == "Add")
    item.performPrimaryAction()
    item.isEnabled = false
    item.performPrimaryAction()
    item.isEnabled = true
    action.attributes = .disabled
    item.performPrimaryAction()
    #expect(count == 1)
  }

  @Test func itemsAreKeptInOrder() {
    let item = NavigationItem(title: "Screen")
    let (first, second) = (BarButtonItem(title: "1"), BarButtonItem(systemItem: .add))
    item.rightBarButtonItems = [first, second]
    #expect(item.rightBarButtonItem === first)
    item.rightBarButtonItem = second
    #expect(item.rightBarButtonItems?.count == 1)
    item.setLeftBarButton(first, animated: true)
    #expect(item.leftBarButtonItem === first)
    item.setLeftBarButton(nil, animated: false)
    #expect(item.leftBarButtonItems == nil)
    #expect(second.systemItem == .add)
  }

  @Test func targetsWithoutSelectorsDoNothing() {
    let back = BarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    back.performPrimaryAction()
    #expect(back.title == "Back")
    #expect(BarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).systemItem == .done)
  }

  @Test func aScreensTitleIsItsItems() {
    let controller = ViewController()
    controller.title = "Before"
    #expect(controller.navigationItem.title == "Before")
    controller.title = "After"
    #expect(controller.navigationItem.title == "After")
    controller.navigationItem.title = "Bar"
    #expect(controller.title == "After")
  }

  @Test func theEditButtonFollowsEditing() {
    let controller = ViewController()
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem)
    controller.isEditing = true
    #expect(button.title == "Done")
    #expect(button.style == .done)
    button.performPrimaryAction()
    #expect(!controller.isEditing)
    #expect(button.title == "Edit")
  }

  @Test func aMenuHoldsActionsAndMenus() {
    var chosen: [String] = []
    let menu = Menu(
      title: "More",
      children: [
        Action(title: "Copy", state: .on) { chosen.append($0.title) },
        Menu(title: "Sort", children: [Action(title: "By name") { chosen.append($0.title) }]),
      ])
    for child in menu.children {
      (child as? Action)?.perform()
      for inner in (child as? Menu)?.children ?? [] { (inner as? Action)?.perform() }
    }
    #expect(chosen == ["Copy", "By name"])
  }

  @Test func aControlDoesAnAction() {
    var count = 0
    let button = Button(primaryAction: Action(title: "Go") { _ in count += 1 })
    #expect(button.title(for: .normal) == "Go")
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(count == 1)
  }
}
