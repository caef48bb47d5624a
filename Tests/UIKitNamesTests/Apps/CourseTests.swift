import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("Expandable sections")
struct CourseTests {
  private let list = CourseViewController()
  private let stage: Stage

  init() {
    stage = Stage(list)
  }

  private func tapHeader(_ section: Int) throws {
    let rect = list.tableView.convert(list.tableView.rectForHeader(inSection: section), to: nil)
    try stage.play("tap \(rect.midX),\(rect.midY)")
    stage.wait(1)
  }

  @Test func sectionsAreClosedAtFirst() {
    #expect(list.tableView.style == .plain)
    #expect(list.tableView.numberOfSections == 3)
    #expect(list.tableView.shownTexts == [])
    #expect(list.tableView.headerView(forSection: 2)?.textLabel?.text == "Charts")
    #expect((0..<3).map { list.tableView.rectForHeader(inSection: $0).height } == [40, 40, 40])
  }

  @Test func aTapOpensAndAnotherCloses() throws {
    try tapHeader(1)
    #expect(list.tableView.shownTexts == ["Flags", "Lights"])
    try tapHeader(0)
    #expect(list.tableView.shownTexts == ["Bowline", "Clove hitch", "Reef knot", "Flags", "Lights"])
    try tapHeader(1)
    #expect(list.tableView.shownTexts == ["Bowline", "Clove hitch", "Reef knot"])
    #expect(list.tableView.numberOfRows(inSection: 2) == 0)
  }

  @Test func theirRowsAreIndented() throws {
    try tapHeader(0)
    #expect(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.indentationLevel == 2)
  }
}
