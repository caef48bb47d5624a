import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("Composed data sources")
struct TimetableTests {
  private let timetable = TimetableViewController()
  private let stage: Stage

  init() {
    stage = Stage(timetable)
  }

  @Test func sectionsComeFromTheirOwnSources() {
    let table = timetable.tableView
    #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(table.shownTexts == ["6:10", "7:25", "8:40", "17:30", "19:05"])
    #expect((0..<3).map { table.numberOfRows(inSection: $0) } == [3, 0, 2])
    #expect(table.headerView(forSection: 2)?.textLabel?.text == "Evening")
    #expect(table.headerView(forSection: 1)?.textLabel?.textColor == .red)
    #expect(table.headerView(forSection: 0)?.textLabel?.textColor == .darkGray)
  }

  @Test func aSourceThatGrowsShowsAfterAReload() throws {
    timetable.post("No service on Sunday")
    stage.window.layoutIfNeeded()
    #expect(timetable.tableView.shownTexts == ["6:10", "7:25", "8:40", "No service on Sunday", "17:30", "19:05"])
    try stage.tap(row: 0, section: 1, in: timetable.tableView)
    #expect(timetable.highlighted == [IndexPath(row: 0, section: 1)])
  }
}
