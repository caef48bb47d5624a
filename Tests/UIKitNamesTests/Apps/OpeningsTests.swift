import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("Generic controller")
struct OpeningsTests {
  @Test func aSubclassOfAGenericSubclassSaysMore() throws {
    let list = OpeningsViewController()
    let stage = Stage(list)
    let table = list.tableView
    #expect(table.shownTexts == ["Ruy Lopez", "Sicilian", "French"])
    // Where the height is automatic the cell's two labels say it.
    #expect((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [80, 59, 59])
    #expect(table.visibleCells.allSatisfy { $0 is OpeningCell })

    var selected: [String] = []
    list.onSelect = { selected.append($0.name) }
    try stage.tap(row: 1, in: table)
    #expect(selected == ["Sicilian"])

    let accessory = try #require(
      table.cellForRow(at: IndexPath(row: 2, section: 0))?.subviews.compactMap { $0 as? TableViewCellAccessoryView }
        .first)
    let middle = accessory.convert(CGPoint(x: accessory.bounds.midX, y: accessory.bounds.midY), to: nil)
    try stage.play("tap \(middle.x),\(middle.y)")
    #expect(list.explained == "e4 e6")
  }

  @Test func eachSpecializationIsReadAnew() {
    let numbers = ListViewController<Int, UITableViewCell>(items: [1, 2]) { $0.textLabel?.text = "\($1)" }
    let stage = Stage(numbers)
    #expect(numbers.tableView.shownTexts == ["1", "2"])
    let implemented = numbers.tableView.chain.answers.filter(\.isImplemented).map(\.requirement.key).sorted()
    #expect(implemented == ["cellForRowAt", "didSelectRowAt", "numberOfRowsInSection"])
    numbers.items.append(3)
    stage.window.layoutIfNeeded()
    #expect(numbers.tableView.shownTexts == ["1", "2", "3"])
  }
}
