import Foundation
import Interposing
import TableKit
import Testing

/// Nonsense is a fault that names the requirement and the place, and the last good state stands.
@MainActor
struct TableFaultTests {
  /// A table that was good once, and the faults it reports from then on.
  private final class Faults {
    var texts: [String] = []
  }

  private func goodTable(_ roster: Roster) -> (TableView, Faults) {
    let faults = Faults()
    let table = roster.table()
    table.onFault = { faults.texts.append("\($0)") }
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3 && faults.texts.isEmpty)
    return (table, faults)
  }

  private func expectOldState(_ table: TableView) {
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
    #expect(table.contentSize.height == 120)
  }

  @Test func aNegativeNumberOfSections() {
    let roster = Roster()
    let (table, faults) = goodTable(roster)
    roster.sectionCount = -2
    table.reloadData()
    table.layoutIfNeeded()
    #expect(faults.texts == ["numberOfSections(in:): answered -2 sections; a count is 0 or more"])
    expectOldState(table)
  }

  @Test func aNegativeNumberOfRows() {
    let roster = Roster()
    let (table, faults) = goodTable(roster)
    roster.counts = [2, -1]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(
      faults.texts == [
        "tableView(_:numberOfRowsInSection:): answered -1 rows for section 1; a count is 0 or more"
      ])
    expectOldState(table)
  }

  @Test(arguments: [1_000_000_001, Int.max])
  func moreSectionsThanATableTakes(_ count: Int) {
    let roster = Roster()
    let (table, faults) = goodTable(roster)
    roster.sectionCount = count
    table.reloadData()
    table.layoutIfNeeded()
    #expect(faults.texts == ["numberOfSections(in:): answered \(count) sections; a table has at most 1000000000"])
    expectOldState(table)
  }

  @Test(arguments: [[1_000_000_001], [1, 1_000_000_000], [3, .max]])
  func moreRowsThanATableTakes(_ counts: [Int]) {
    let roster = Roster()
    let (table, faults) = goodTable(roster)
    roster.counts = counts
    table.reloadData()
    table.layoutIfNeeded()
    #expect(
      faults.texts == [
        "tableView(_:numberOfRowsInSection:): answered \(counts[counts.count - 1]) rows for section \(counts.count - 1); "
          + "a table has at most 1000000000 in all"
      ])
    expectOldState(table)
  }

  @Test(arguments: [(CGFloat.nan, "nan"), (.infinity, "inf"), (-3, "-3.0"), (-.infinity, "-inf")])
  func aHeightThatIsNone(height: CGFloat, text: String) {
    let roster = Roster()
    let (table, faults) = goodTable(roster)
    roster.height = { $0.row == 2 ? height : 40 }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(
      faults.texts == [
        "tableView(_:heightForRowAt:): answered a height of \(text) for row 2 of section 0; a height is finite and 0 or more"
      ])
    expectOldState(table)
    // Once the answers are good again, so is the table.
    roster.height = { _ in 20 }
    table.reloadData()
    #expect(table.shownTops == ["0.0": 0, "0.1": 20, "0.2": 40])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func aHeaderHeightThatIsNone(height: CGFloat) {
    let roster = Roster()
    let (table, faults) = goodTable(roster)
    roster.headerHeight = height
    table.reloadData()
    table.layoutIfNeeded()
    #expect(faults.texts.count == 1)
    #expect(faults.texts[0].hasPrefix("tableView(_:heightForHeaderInSection:): answered a height of "))
    #expect(faults.texts[0].contains(" for section 0;"))
    expectOldState(table)
  }

  @Test func heightsThatAddUpToInfinity() {
    let roster = Roster()
    let (table, faults) = goodTable(roster)
    roster.height = { _ in 1e308 }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(faults.texts.count == 1 && faults.texts[0].contains("the heights add up to more than a number can hold"))
    expectOldState(table)
  }

  @Test func aCellThatIsGivenTwice() {
    let roster = Roster()
    let faults = Faults()
    let table = roster.table()
    table.onFault = { faults.texts.append("\($0)") }
    let only = TableViewCell(style: .default, reuseIdentifier: nil)
    roster.makeCell = { _, _ in only }
    table.layoutIfNeeded()
    #expect(faults.texts.count == 2)
    #expect(
      faults.texts.first
        == "tableView(_:cellForRowAt:): answered a cell for row 1 of section 0 that stands for row 0 of section 0 already; "
        + "make or dequeue one for each row")
    #expect(table.shownTops == ["0.0": 0])
    // It is told once, not at each layout.
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(faults.texts.count == 2)
  }

  @Test func aCellThatAnInterposerTookAway() throws {
    let roster = Roster()
    let (table, faults) = goodTable(roster)
    try table.append(Interposer("no-cells") { $0.dataSource.cellForRowAt = nil })
    table.layoutIfNeeded()
    #expect(
      faults.texts.first
        == "tableView(_:cellForRowAt:): no cell for row 0 of section 0, for it is left out; "
        + "answer it in the data source or an interposer")
    #expect(table.visibleCells.isEmpty)
  }

  @Test func aRowCountThatAnInterposerTookAway() throws {
    let roster = Roster()
    let (table, faults) = goodTable(roster)
    try table.append(Interposer("no-rows") { $0.dataSource.numberOfRowsInSection = nil })
    table.layoutIfNeeded()
    #expect(faults.texts.count == 1 && faults.texts[0].hasPrefix("tableView(_:numberOfRowsInSection:): left out"))
    expectOldState(table)
  }

  @Test func aHeaderViewThatIsGivenTwice() {
    final class OneHeader: TableViewDataSource, TableViewDelegate {
      let only = View()
      func numberOfSections(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { only }
    }
    let source = OneHeader()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    var faults: [String] = []
    table.onFault = { faults.append("\($0)") }
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(
      faults == [
        "tableView(_:viewForHeaderInSection:): answered a view for section 1 that stands for section 0 already; "
          + "make or dequeue one for each section"
      ])
  }

  @Test func anIdentifierThatNothingIsRegisteredFor() {
    let roster = Roster()
    let (table, faults) = goodTable(roster)
    roster.makeCell = { table, indexPath in table.dequeueReusableCell(withIdentifier: "nobody", for: indexPath) }
    roster.counts = [1]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(faults.texts.count == 1)
    #expect(faults.texts[0].contains("nothing is registered for 'nobody', asked for at row 0 of section 0"))
    #expect(table.visibleCells.count == 1)
  }

  @Test func withoutAListenerAFaultTrapsWithItsText() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let roster = Roster()
        roster.counts = [-7]
        roster.table().layoutIfNeeded()
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("tableView(_:numberOfRowsInSection:): answered -7 rows for section 0"))
  }

  @Test func aSizeOfZeroShowsNothing() {
    let roster = Roster()
    let table = TableView(frame: .zero)
    table.dataSource = roster
    table.delegate = roster
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentSize == CGSize(width: 0, height: 120))
  }
}
