import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("Sections from a dictionary")
struct InstrumentsTests {
  private let list = InstrumentsViewController()
  private let stage: Stage

  init() {
    stage = Stage(list, size: CGSize(width: 320, height: 1000))
  }

  @Test func theFamiliesAreSectionsInAlphabeticalOrder() {
    let table = list.tableView
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map { table.numberOfRows(inSection: $0) } == [4, 5, 4])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Brass")
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "5 instruments")
    #expect(table.shownTexts.first == "Horn")
    #expect(table.shownTexts.last == "Oboe")
  }

  @Test func aRowThatDoesNotShowItsSelectionIsSelectedAllTheSame() throws {
    try stage.tap(row: 1, section: 2, in: list.tableView)
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(item: 1, section: 2))
    #expect(list.tableView.cellForRow(at: IndexPath(row: 1, section: 2))?.textLabel?.text == "Clarinet")
  }

  @Test func theIndexLeadsToTheSections() {
    #expect(list.sectionIndexTitles(for: list.tableView) == ["B", "S", "W"])
    #expect(list.tableView(list.tableView, sectionForSectionIndexTitle: "W", at: 0) == 2)
  }
}
