import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("Contacts, in the spelling of Swift 3")
struct ContactsTests {
  private let list = ContactsViewController()
  private let stage: Stage

  init() {
    stage = Stage(UINavigationController(rootViewController: list))
  }

  private var table: UITableView { list.tableView }

  private func labels(_ row: Int, _ section: Int) -> [UILabel] {
    table.cellForRow(at: IndexPath(row: row, section: section))?.contentView.subviews.compactMap { $0 as? UILabel }
      ?? []
  }

  @Test func sectionsAreInitials() {
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map { table.numberOfRows(inSection: $0) } == [1, 2, 1])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "B")
    #expect(table.headerView(forSection: 1)?.textLabel?.textColor == .darkGray)
    #expect(table.headerView(forSection: 1)?.contentView.backgroundColor == .systemGroupedBackground)
    #expect(labels(1, 1).map { $0.text ?? "" } == ["Bruno", "555 0101"])
    #expect(table.sectionIndexColor == .red)
  }

  @Test func rowsAreAsHighAsTheirConstraintsMakeThem() {
    // Lines of 16 and 13 points are 19.2 and 15.6 high, on half points 19.5 and 16; 8 above and below, 4 between them.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 55.5)
    // Of 320 points the index takes 15: a letter of 11 points is 6.6 wide, with 4 on both sides.
    #expect(
      labels(0, 1).map(\.frame) == [
        CGRect(x: 15, y: 8, width: 275, height: 19.5), CGRect(x: 15, y: 31.5, width: 275, height: 16),
      ])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1))?.backgroundColor == UIColor(white: 0.95, alpha: 1))
  }

  private func swipe(_ row: Int, _ section: Int) throws -> [UIView] {
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
    try stage.play("drag 300,\(rect.midY) 200,\(rect.midY) 0.3s")
    stage.wait(1)
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
    var buttons: [UIView] = []
    func find(_ view: UIView) {
      if view is UIButton { buttons.append(view) }
      view.subviews.forEach(find)
    }
    find(cell)
    return buttons
  }

  private func tap(_ view: UIView) throws {
    let rect = view.convert(view.bounds, to: nil)
    try stage.play("tap \(rect.midX),\(rect.midY)")
    stage.wait(1)
  }

  @Test func theOlderActionsDelete() throws {
    let buttons = try swipe(0, 0)
    #expect(buttons.count == 2)
    let delete = try #require(buttons.first { ($0 as? UIButton)?.title(for: .normal) == "Delete" })
    try tap(delete)
    // Nobody else begins with A.
    #expect(list.contacts.map(\.name) == ["Bruno", "Berta", "Carl"])
    #expect(table.numberOfSections == 2)
    let others = try swipe(0, 0)
    try tap(try #require(others.first { ($0 as? UIButton)?.title(for: .normal) == "Delete" }))
    #expect(table.numberOfSections == 2)
    #expect(labels(0, 0).first?.text == "Bruno")
  }

  @Test func theOlderActionsDoOtherThingsToo() throws {
    let call = try #require(try swipe(1, 1).first { ($0 as? UIButton)?.title(for: .normal) == "Call" })
    #expect(call.backgroundColor == UIColor(red: 76 / 255.0, green: 175 / 255.0, blue: 80 / 255.0, alpha: 1.0))
    try tap(call)
    #expect(list.lastCalled == "555 0101")
    #expect(list.contacts.count == 4)
  }

  @Test func aTapMarksAFavourite() throws {
    try stage.tap(row: 0, section: 2, in: table)
    #expect(list.contacts[3].isFavourite)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 2))?.accessoryType == .checkmark)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 2))?.alpha == 1)
  }
}
