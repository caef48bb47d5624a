import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("Cells of several kinds")
struct SettingsTests {
  private let settings = SettingsViewController()
  private let stage: Stage

  init() {
    stage = Stage(settings)
  }

  @Test func eachRowHasItsCell() {
    let table = settings.tableView
    #expect(settings.view === table)
    #expect(table.shownTexts == ["Station 12", "Wind", "Rain", "Battery", "Version", "Licence"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.accessoryType == .checkmark)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1))?.accessoryType == UITableViewCellAccessoryType.none)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 2))?.detailTextLabel?.text == "MIT")
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 1)).height == 60)
    // A label over another sizes its row.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).height == 59)
    #expect(settings.batteryLevel == 0.4)
  }

  @Test func onlySectionsWithATitleHaveAHeader() {
    let table = settings.tableView
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "SENSORS")
    #expect(table.rectForHeader(inSection: 2).height == 32)
  }

  @Test func whatMayNotBeHighlightedIsNotSelected() throws {
    try stage.tap(row: 0, section: 0, in: settings.tableView)
    #expect(settings.tableView.indexPathForSelectedRow == nil)
    #expect(settings.opened == [])
  }

  @Test func aTapTogglesOrOpens() throws {
    let table = settings.tableView
    try stage.tap(row: 1, section: 1, in: table)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1))?.accessoryType == .checkmark)
    try stage.tap(row: 1, section: 1, in: table)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1))?.accessoryType == UITableViewCell.AccessoryType.none)
    try stage.tap(row: 0, section: 2, in: table)
    #expect(settings.opened == ["Version"])
  }
}
