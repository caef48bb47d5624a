import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("A list of snapshots")
struct ReadingListTests {
  private let list: ReadingListViewController
  private let stage: Stage

  init() {
    list = ReadingListViewController(books: [
      Book(title: "Ulysses", author: "Joyce", status: .planned),
      Book(title: "Emma", author: "Austen", status: .reading),
      Book(title: "Middlemarch", author: "Eliot", status: .planned),
    ])
    stage = Stage(UINavigationController(rootViewController: list), size: CGSize(width: 320, height: 700))
  }

  private var table: UITableView {
    get throws { try #require(list.view.subviews.compactMap { $0 as? UITableView }.first) }
  }

  /// The first texts of the cells.
  private func titles() throws -> [String] {
    stage.window.layoutIfNeeded()
    return try table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "" }
  }

  @Test func booksStandUnderTheirStatus() throws {
    #expect(try titles() == ["Emma", "Middlemarch", "Ulysses"])
    #expect(try table.numberOfSections == 2)
    #expect(try table.headerView(forSection: 1)?.textLabel?.text == "Want to Read")
    #expect(try table.footerView(forSection: 1)?.textLabel?.text == "2 books")
  }

  @Test func theMenuOfTheBarSorts() throws {
    let menu = try #require(list.navigationItem.rightBarButtonItems?[1].menu)
    #expect(menu.title == "Sort By" && menu.options == .singleSelection)
    #expect(menu.selectedElements.map(\.title) == ["Title"])
    (menu.children[1] as? UIAction)?.perform()
    stage.wait(1)
    #expect(try titles() == ["Emma", "Middlemarch", "Ulysses"])
    (menu.children[0] as? UIAction)?.perform()
    stage.wait(1)
    #expect(try titles() == ["Emma", "Middlemarch", "Ulysses"])
  }

  @Test func aTapFinishesABook() throws {
    try stage.tap(row: 1, section: 1, in: table)
    stage.wait(1)
    #expect(list.books[0].status == .finished)
    #expect(try titles() == ["Emma", "Middlemarch", "Ulysses"])
    #expect(try table.numberOfSections == 3)
    #expect(try table.cellForRow(at: IndexPath(row: 0, section: 2))?.accessoryType == .checkmark)
    #expect(try table.indexPathForSelectedRow == nil)
  }

  @Test func theMenuOfARowMovesAndDeletes() throws {
    let rect = try table.convert(table.rectForRow(at: IndexPath(row: 0, section: 1)), to: nil)
    try stage.play("press \(rect.midX),\(rect.midY) 0.6s")
    stage.wait(1)
    let menus = try #require(try table.contextMenuInteraction)
    #expect(menus.configuration?.identifier as? NSUUID == list.books[2].id as NSUUID)
    let groups = try #require(menus.visibleMenu?.children)
    #expect((groups[0] as? UIMenu)?.children.map(\.title) == ["Reading", "Want to Read", "Finished"])
    let reading = try #require((groups[0] as? UIMenu)?.children.first as? UIAction)
    menus.perform(reading)
    stage.wait(1)
    #expect(try titles() == ["Emma", "Middlemarch", "Ulysses"])
    #expect(try (0..<2).map { try table.numberOfRows(inSection: $0) } == [2, 1])
    try stage.play("press \(rect.midX),60 0.6s")
    stage.wait(1)
    let delete = try #require(menus.visibleMenu?.children.last as? UIAction)
    menus.perform(delete)
    stage.wait(1)
    #expect(list.books.count == 2)
  }

  @Test func aSwipeDeletes() throws {
    let rect = try table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    try stage.play("drag 290,\(rect.midY) 20,\(rect.midY) 0.3s")
    stage.wait(1)
    #expect(list.books.map(\.title) == ["Ulysses", "Middlemarch"])
    #expect(try titles() == ["Middlemarch", "Ulysses"])
    #expect(try table.numberOfSections == 1)
  }

  @Test func theAlertAdds() throws {
    list.navigationItem.rightBarButtonItems?[0].performPrimaryAction()
    stage.wait(1)
    let alert = try #require(list.presentedViewController as? UIAlertController)
    alert.textFields?[0].insertText("Dracula")
    alert.textFields?[1].insertText("Stoker")
    alert.perform(alert.actions[1])
    stage.wait(1)
    #expect(try titles() == ["Emma", "Dracula", "Middlemarch", "Ulysses"])
  }
}
