import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("Plain list")
struct RiverListTests {
  private let list = RiverListViewController()
  private let stage: Stage

  init() {
    stage = Stage(UINavigationController(rootViewController: list))
  }

  @Test func showsItsRowsAtTheirHeight() {
    #expect(list.title == "Rivers")
    #expect(list.tableView.shownTexts == ["Nile", "Amazon", "Yangtze", "Mississippi", "Yenisei"])
    #expect(
      list.tableView.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.detailTextLabel?.text == "6400 km")
  }

  @Test func aTapDeselectsTheRowAndPushesTheDetail() throws {
    try stage.tap(row: 3, in: list.tableView)
    #expect(list.chosen?.name == "Mississippi")
    #expect(list.tableView.indexPathForSelectedRow == nil)
    #expect(list.navigationController?.topViewController?.title == "Mississippi")
  }

  @Test func onlyWhatItOverridesIsAsked() {
    let table = list.tableView
    let answered = table.chain.answers.filter(\.isImplemented).map(\.requirement.key).sorted()
    #expect(answered == ["cellForRowAt", "didSelectRowAt", "numberOfRowsInSection", "numberOfSections"])
  }

  @Test func aWarningReachesTheOverride() throws {
    try stage.tap(row: 0, in: list.tableView)
    list.didReceiveMemoryWarning()
    #expect(list.chosen == nil)
  }
}
