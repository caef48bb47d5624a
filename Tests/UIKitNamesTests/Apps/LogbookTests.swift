import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("A table placed by anchors")
struct LogbookTests {
  private let logbook = LogbookViewController()
  private let stage: Stage

  init() {
    stage = Stage(logbook)
  }

  private func subview<Kind>(_ kind: Kind.Type) -> Kind? {
    logbook.view.subviews.compactMap { $0 as? Kind }.first
  }

  @Test func everythingStandsWhereItsAnchorsSay() throws {
    let table = try #require(subview(UITableView.self))
    let button = try #require(subview(UIButton.self))
    let label = try #require(logbook.view.subviews.compactMap { $0 as? UILabel }.first)
    // The button: 44 high, 12 above the bottom, half as wide as the screen.
    #expect(button.frame == CGRect(x: 80, y: 424, width: 160, height: 44))
    #expect(table.frame == CGRect(x: 20, y: 50, width: 280, height: 366))
    #expect(label.frame.midX == 160)
    #expect(label.frame.minY == 10)
    #expect(label.frame.size == label.sizeThatFits(.zero))
    #expect(table.visibleCells.count == 9)
  }

  @Test func aConstantThatChangesMovesWhatHangsOnIt() throws {
    logbook.raiseButton(by: 100)
    #expect(try #require(subview(UITableView.self)).frame == CGRect(x: 20, y: 50, width: 280, height: 266))
    #expect(try #require(subview(UIButton.self)).frame.minY == 324)
    stage.window.bounds.size = CGSize(width: 480, height: 320)
    stage.window.layoutIfNeeded()
    #expect(try #require(subview(UITableView.self)).frame == CGRect(x: 20, y: 50, width: 440, height: 106))
  }

  @Test func theButtonWrites() throws {
    try stage.play("tap 160,440")
    let table = try #require(subview(UITableView.self))
    #expect(table.shownTexts.first == "Day 41")
    #expect(table.numberOfRows(inSection: 0) == 41)
  }

  @Test func theControllerHearsOfTheScrolling() throws {
    try stage.play("drag 160,300 160,200 0.1s")
    #expect(logbook.title == "…")
    stage.wait(5)
    let table = try #require(subview(UITableView.self))
    #expect(table.contentOffset.y > 100)
    #expect(logbook.title == "\(Int(table.contentOffset.y)) of 1760")
  }

  @Test func aCoderMakesOneToo() throws {
    let other = LogbookViewController(coder: NSCoder())
    #expect(other != nil)
    #expect(other?.isViewLoaded == false)
  }
}
