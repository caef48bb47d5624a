import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("Search results")
struct CountriesTests {
  private let list = CountriesViewController()
  private let stage: Stage

  init() {
    stage = Stage(UINavigationController(rootViewController: list))
  }

  @Test func allAreShownUntilSomethingIsSearched() {
    #expect(list.tableView.numberOfRows(inSection: 0) == 9)
    #expect(list.navigationItem.title == "Countries")
    #expect(list.navigationItem.searchController === list.searchController)
    #expect(list.navigationController?.navigationBar.prefersLargeTitles == true)
    #expect(list.searchController.searchBar.placeholder == "Search countries")
  }

  @Test func typingFilters() {
    list.searchController.searchBar.text = "an"
    stage.window.layoutIfNeeded()
    #expect(list.searchController.isActive)
    #expect(list.tableView.shownTexts == ["Botswana", "Finland", "Ghana", "Iceland"])
    #expect(list.tableView.footerView(forSection: 0)?.textLabel?.text == "4 of 9")
    list.searchController.searchBar.text = "q"
    stage.window.layoutIfNeeded()
    #expect(list.tableView.shownTexts == [])
    #expect(list.tableView.footerView(forSection: 0)?.textLabel?.text == "Nothing found")
    list.searchController.isActive = false
    stage.window.layoutIfNeeded()
    #expect(list.searchController.searchBar.text == nil)
    #expect(list.tableView.shownTexts.count == 9)
  }

  @Test func onlyResultsCanBeSelected() throws {
    try stage.tap(row: 1, in: list.tableView)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    list.searchController.searchBar.text = "in"
    try stage.tap(row: 1, in: list.tableView)
    #expect(list.tableView.shownTexts == ["Argentina", "Finland", "India"])
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test func theBarCanStandInTheTable() throws {
    let bar = list.searchController.searchBar
    let window = UIWindow(size: CGSize(width: 320, height: 100))
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: SearchBar.height)
    window.addSubview(bar)
    try window.play("tap 100,20")
    #expect(bar.isFirstResponder)
    #expect(list.searchController.isActive)
    list.searchController.isActive = false
    #expect(!bar.isFirstResponder)
  }
}
