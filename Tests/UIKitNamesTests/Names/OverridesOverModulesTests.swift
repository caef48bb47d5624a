import Testing
import UIKitNames
import UIKitNamesApps

/// Overrides, in this module, what a controller of another module left out, and some of what that overrides.
private class TallRivers: RiverListViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
  final override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Rivers" }
}

private final class ShortList: TallRivers {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { min(2, rivers.count) }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? super.tableView(tableView, heightForRowAt: indexPath) : 20
  }
}

/// Hands on to the base class where that may have left it out.
private final class Polite: RiverListViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    (try? super.tableView(tableView, heightForRowAt: indexPath)) ?? 33
  }
}

/// A generic subclass, in this module, of one of another module.
private final class Tagged<Tag>: ListViewController<Tag, UITableViewCell> {
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
}

@MainActor
@Suite("Overrides over modules")
struct OverridesOverModulesTests {
  private func implemented(_ controller: UITableViewController) -> [String] {
    controller.loadViewIfNeeded()
    return controller.tableView.chain.answers.filter(\.isImplemented).map(\.requirement.key).sorted()
  }

  private static let rivers = ["cellForRowAt", "didSelectRowAt", "numberOfRowsInSection", "numberOfSections"]

  @Test func eachClassIsReadByItself() {
    #expect(implemented(RiverListViewController()) == Self.rivers)
    let tall = (Self.rivers + ["heightForRowAt", "titleForHeaderInSection"]).sorted()
    #expect(implemented(TallRivers()) == tall)
    #expect(implemented(ShortList()) == tall)
    #expect(implemented(Polite()) == (Self.rivers + ["heightForRowAt"]).sorted())
    let list = ["cellForRowAt", "didSelectRowAt", "numberOfRowsInSection", "willSelectRowAt"]
    #expect(implemented(Tagged<Int>(items: []) { _, _ in }) == list)
    #expect(implemented(Tagged<[String]>(items: []) { _, _ in }) == list)
  }

  @Test func theNearestOverrideAnswers() throws {
    let list = ShortList()
    let stage = Stage(list)
    let table = list.tableView
    #expect(table.shownTexts == ["Nile", "Amazon"])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 20)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Rivers")
    try stage.tap(row: 1, in: table)
    #expect(list.chosen?.name == "Amazon")
  }

  @Test func superOfWhatIsLeftOutThrows() {
    let list = Polite()
    _ = Stage(list)
    #expect(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 33)
  }

  @Test func aSubclassCanRefuseWhatItsBaseAllows() throws {
    let list = Tagged<Int>(items: [1, 2, 3]) { $0.textLabel?.text = "\($1)" }
    let stage = Stage(list)
    try stage.tap(row: 1, in: list.tableView)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }
}
