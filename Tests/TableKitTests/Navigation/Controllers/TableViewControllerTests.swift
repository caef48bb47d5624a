import Foundation
import Interposing
import Testing

@testable import TableKit

@MainActor
private class Cities: TableViewController {
  var names = ["Oslo", "Rome", "Lima"]
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

private final class TallCities: Cities {
  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
  override func scrollViewDidScroll(_ scrollView: ScrollView) { names.append("scrolled") }
}

/// Throws in some of its overrides, as one does that hands on to another controller.
private final class Hesitant: Cities {
  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) throws(Unimplemented) -> CGFloat
  {
    guard indexPath.row == 1 else { throw Unimplemented() }
    return 10
  }
  override func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) throws(Unimplemented)
    -> IndexPath?
  {
    throw Unimplemented()
  }
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws(Unimplemented) {
    throw Unimplemented()
  }
  override func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) throws(Unimplemented)
    -> Bool
  {
    try super.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
}

private final class Silent: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

@MainActor
@Suite("A table's controller is its data source and delegate")
struct TableViewControllerTests {
  private func implemented(_ controller: TableViewController) -> [String] {
    controller.loadViewIfNeeded()
    return controller.tableView.chain.answers.filter(\.isImplemented).map(\.requirement.key).sorted()
  }

  @Test func theOverridesAreKnown() {
    #expect(TableCallbackController.knowsOverrides)
    let all = TableViewDataSourceWitness.requirements + TableViewDelegateWitness.requirements
    #expect(all.count - 2 == 64)
    #expect(TableCallbackController.overridden(by: TableCallbackController.self).isEmpty)
  }

  @Test func exactlyWhatASubclassOverridesIsBound() {
    #expect(implemented(TableViewController()) == ["cellForRowAt", "numberOfRowsInSection"])
    #expect(implemented(Cities()) == ["cellForRowAt", "numberOfRowsInSection"])
    #expect(implemented(TallCities()) == ["cellForRowAt", "didScroll", "heightForRowAt", "numberOfRowsInSection"])
  }

  @Test func reportsNameTheSubclass() throws {
    let cities = TallCities()
    cities.loadViewIfNeeded()
    let answer = try #require(cities.tableView.chain.answers.first { $0.requirement.key == "heightForRowAt" })
    #expect(answer.description == "heightForRowAt: TallCities")
  }

  @Test func interposersStandBeforeTheController() throws {
    let cities = TallCities()
    let window = Window(size: CGSize(width: 320, height: 480))
    window.rootViewController = cities
    try cities.tableView.append(
      Interposer("doubled") { witness in
        guard let next = witness.delegate.heightForRowAt else { return }
        witness.delegate.heightForRowAt = { next($0, $1) * 2 }
      })
    window.layoutIfNeeded()
    #expect(
      cities.tableView.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 140, width: 320, height: 140))
  }

  @Test func anEmptyControllerHasAnEmptyTable() {
    let window = Window(size: CGSize(width: 320, height: 480))
    let controller = TableViewController()
    window.rootViewController = controller
    #expect(controller.tableView.numberOfSections == 1)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
  }

  @Test func rowsWithoutCellsAreReported() {
    let window = Window(size: CGSize(width: 320, height: 480))
    let controller = Silent()
    var faults: [TableViewFault] = []
    controller.tableView.onFault = { faults.append($0) }
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(
      faults.first?.description
        == TableViewFault.noCell(
          requirement: "tableView(_:cellForRowAt:)", indexPath: IndexPath(row: 0, section: 0)
        ).description)
  }

  @Test func anOverrideThatThrowsLeavesTheTablesOwnRule() throws {
    let window = Window(size: CGSize(width: 320, height: 480))
    let controller = Hesitant()
    controller.tableView.rowHeight = 30
    window.rootViewController = controller
    window.layoutIfNeeded()
    let heights = (0..<3).map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [30, 10, 30])
    try window.play("tap 20,15")
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  /// Where metadata cannot be read, everything is bound: the answers must be the table's own then.
  @Test func withoutKnowledgeOfOverridesTheTableLooksTheSame() throws {
    let controller = TallCities()
    var all = RequirementSet()
    for number in 0..<64 { all.insert(number) }
    let dataSource = try TableViewDataSourceProxy(controller.tableViewDataSourceWitness(overriding: all))
    let delegate = TableViewDelegateProxy(controller.tableViewDelegateWitness(overriding: all))
    controller.tableView.dataSource = dataSource
    controller.tableView.delegate = delegate
    let window = Window(size: CGSize(width: 320, height: 480))
    window.rootViewController = controller
    window.layoutIfNeeded()
    let table = controller.tableView
    #expect(table.dataSource === dataSource)
    #expect(
      table.chain.answers.filter { !$0.isImplemented }.map(\.requirement.key) == [
        "prefetchRowsAt", "cancelPrefetchingForRowsAt",
      ])
    #expect(table.numberOfSections == 1)
    #expect(table.visibleCells.map { $0.textLabel?.text ?? "" } == ["Oslo", "Rome", "Lima"])
    #expect((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [70, 70, 70])
    let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
    try window.play("tap \(row.midX),\(row.midY)")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    try window.play("tap \(row.midX),\(row.midY + 70)")
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }
}
