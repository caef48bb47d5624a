import Testing

@testable import SourceTools

@Suite("Keys of requirements")
struct RequirementKeysTests {
  private func key(_ requirement: String, host: String = "TableView") throws -> String? {
    let source = """
      @MainActor protocol Asked: AnyObject {
        func first(_ host: \(host))
        \(requirement)
      }
      """
    return try keys(source).first { $0.key != "first(_:)" }?.value
  }

  @Test(
    "The host's name tells nothing",
    arguments: [
      ("func tableView(_ tableView: TableView, heightForRowAt path: Int)", "heightForRowAt"),
      ("func tableView(_ tableView: TableView, commit style: Int, forRowAt path: Int)", "commitForRowAt"),
      ("func tableView(_ tableView: TableView, moveRowAt from: Int, to: Int)", "moveRowAtTo"),
      ("func numberOfSections(in tableView: TableView)", "numberOfSections"),
      (
        "func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)", "didEndMultipleSelectionInteraction"
      ),
      ("func tableView(_ tableView: TableView)", "tableView"),
      ("func tableView()", "tableView"),
      ("func tableViewed(_ tableView: TableView)", "tableViewed"),
      ("func sectionIndexTitles(for tableView: TableView)", "sectionIndexTitles"),
      (
        "func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int)",
        "sectionForSectionIndexTitleAt"
      ),
      ("func tableView(_ tableView: TableView, from other: TableView, take x: Int)", "take"),
      ("func tableView(_ tableView: TableView, _ path: Int, in section: Int)", "in"),
      ("var tableViewTitle: String { get }", "title"),
      ("var title: String { get }", "title"),
      ("func tableViewURLDidChange(_ tableView: TableView)", "urlDidChange"),
      ("func `default`(_ tableView: TableView)", "default"),
    ])
  func table(requirement: String, expected: String) throws {
    #expect(try key(requirement) == expected)
  }

  @Test(
    "The host may be optional, qualified, generic or an existential",
    arguments: [
      ("ScrollView", "ScrollView"), ("any ScrollView", "any  ScrollView"), ("Kit.ScrollView", "Kit . ScrollView"),
      ("ScrollView<Int>", "ScrollView< Int >"),
    ])
  func hosts(first: String, later: String) throws {
    #expect(try key("func scrollViewDidScroll(_ scrollView: \(later))", host: first) == "didScroll")
    #expect(
      try key("func scrollView(_ scrollView: \(later), velocity v: Int, from other: \(later))", host: first)
        == "velocity")
  }

  @Test("UIKit's scroll view delegate gets the names that its parts are known by")
  func scrollView() throws {
    let source = """
      @MainActor protocol ScrollViewDelegate: AnyObject {
        func scrollViewDidScroll(_ scrollView: ScrollView)
        func scrollViewWillEndDragging(_ scrollView: ScrollView, withVelocity velocity: Int, targetContentOffset: Int)
        func viewForZooming(in scrollView: ScrollView) -> View?
        func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
      }
      """
    #expect(
      try keys(source) == [
        "scrollViewDidScroll(_:)": "didScroll",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)": "willEndDragging",
        "viewForZooming(in:)": "viewForZooming", "scrollViewShouldScrollToTop(_:)": "shouldScrollToTop",
      ])
  }

  @Test("An inheriting protocol has its own host")
  func inheriting() throws {
    let source = """
      @MainActor protocol ScrollViewDelegate: AnyObject { func scrollViewDidScroll(_ scrollView: ScrollView) }
      @MainActor protocol TableViewDelegate: ScrollViewDelegate {
        func tableViewDidReload(_ tableView: TableView)
        func scrollViewDidBounce(_ scrollView: ScrollView)
      }
      """
    #expect(
      try keys(source) == ["tableViewDidReload(_:)": "didReload", "scrollViewDidBounce(_:)": "scrollViewDidBounce"])
  }

  @Test("Requirements that would have one key add their labels, all of them, so that the order does not matter")
  func collisions() throws {
    let source = """
      @MainActor protocol Asked: AnyObject {
        func playerDidSeek(_ player: Player, from position: Int)
        func playerDidSeek(_ player: Player, to position: Int)
        func playerDidStop(_ player: Player)
      }
      """
    #expect(
      try keys(source) == [
        "playerDidSeek(_:from:)": "didSeekFrom", "playerDidSeek(_:to:)": "didSeekTo", "playerDidStop(_:)": "didStop",
      ])
  }

  @Test("Where labels of the host's parameters alone tell requirements apart, they are used")
  func hostLabels() throws {
    let source = """
      @MainActor protocol Store: AnyObject {
        func insert(_ value: Int)
        func insert(_ value: Int, before other: Int)
        func insert(_ value: Int, behind other: Int)
      }
      """
    #expect(
      try keys(source) == [
        "insert(_:)": "insert", "insert(_:before:)": "insertBefore", "insert(_:behind:)": "insertBehind",
      ])
  }

  @Test("A witness's own members are no keys")
  func reserved() throws {
    let source = """
      @MainActor protocol Base: AnyObject { func baseDid(_ base: Base1) }
      @MainActor protocol Asked: Base {
        func player(_ player: Player, edits: Int, at position: Int)
        var origin: Int { get }
        func player(_ player: Player, leases: Int)
        func player(_ player: Player, base: Int, of: Int)
        func base(_ player: Player, with: Int)
      }
      """
    #expect(
      try keys(source) == [
        "player(_:edits:at:)": "editsAt", "origin": "originRequirement", "player(_:leases:)": "leasesRequirement",
        "player(_:base:of:)": "baseOf", "base(_:with:)": "baseWith",
      ])
  }

  @Test("Keys that differ in the case of their first letter alone collide behind a word")
  func firstLetter() throws {
    let source = """
      @MainActor protocol Asked: AnyObject {
        func Go(_ player: Player, now: Int)
        func go(_ player: Player, then: Int)
      }
      """
    #expect(try keys(source) == ["Go(_:now:)": "goNow", "go(_:then:)": "goThen"])
  }

  @Test(
    "The property of an inherited witness is the protocol's name without its role",
    arguments: [
      ("ScrollViewDelegate", "scroll"), ("TableViewDataSource", "table"), ("PlayerDelegate", "player"),
      ("Delegate", "delegate"), ("ViewDelegate", "viewDelegate"), ("Closing", "closing"), ("URLViewDelegate", "url"),
      ("EditsDelegate", "editsDelegate"),
    ])
  func parts(name: String, expected: String) throws {
    let source = """
      @MainActor protocol \(name): AnyObject { func did(_ host: Host) }
      @MainActor protocol Asked: \(name) { func other(_ host: Host) }
      """
    let file = SourceFile(path: "/nowhere/at/all/Player.swift", source: source)
    let plan = try WitnessPlan(
      try #require(file.protocols.last), in: file, sources: ProtocolSources(file: file, folders: []))
    #expect(plan.parts.map(\.property) == [expected])
  }
}
