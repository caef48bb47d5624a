import Foundation
import Records
import TableKit
import Testing

@MainActor
@Suite("Records in table views")
struct RecordsInTablesTests {
  private func people() throws -> RecordTable {
    try RecordTable(
      name: "people", columnNames: ["name", "team", "city", "width"],
      rows: [
        ["Ann", "red", "Oslo", "50"], ["Bo", "blue", "Rome", "60"], ["Cy", "red", "", "70"],
        ["Di", "", "Bonn", "80.5"], ["Ed", "blue"],
      ])
  }

  private func table(_ source: RecordsDataSource, _ delegate: RecordsDelegate, turned: Bool = false) -> TableView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let table = turned ? HorizontalTableView(frame: frame, style: .plain) : TableView(frame: frame, style: .plain)
    table.dataSource = source
    table.delegate = delegate
    table.layoutIfNeeded()
    return table
  }

  @Test("A record is a row: the first column its text, the others its detail, but for empty ones")
  func cells() throws {
    let records = ArrangedRecords(try people())
    let (source, delegate) = (RecordsDataSource(records), RecordsDelegate(records))
    let table = table(source, delegate)
    #expect(table.numberOfSections == 1)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ann", "Bo", "Cy", "Di", "Ed"])
    #expect(
      table.visibleCells.map { $0.detailTextLabel?.text }
        == ["red, Oslo, 50", "blue, Rome, 60", "red, 70", "Bonn, 80.5", "blue"])
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 60, width: 320, height: 60))
  }

  @Test("Grouped records stand in sections with the text they share as title, and show it only there")
  func sections() throws {
    let records = try ArrangedRecords(people(), groupedBy: "team")
    let (source, delegate) = (RecordsDataSource(records), RecordsDelegate(records))
    let table = table(source, delegate)
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map { table.numberOfRows(inSection: $0) } == [2, 2, 1])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ann", "Cy", "Bo", "Ed", "Di"])
    #expect(table.visibleCells.map { $0.detailTextLabel?.text } == ["Oslo, 50", "70", "Rome, 60", "", "Bonn, 80.5"])
    #expect((0..<3).map { table.headerView(forSection: $0)?.textLabel?.text } == ["red", "blue", ""])
    // The table's own headers are 28 points high: rows at 28 and 88, the second header at 148, its row at 176.
    #expect(table.rectForRow(at: [1, 0]) == CGRect(x: 0, y: 176, width: 320, height: 60))
  }

  @Test(
    "Rows and sections that are not there, as an adapter may ask for, are empty",
    arguments: [[0, 99], [99, 0], [0, -1], [-1, 0]] as [IndexPath])
  func missing(path: IndexPath) throws {
    let people = try RecordTable(
      name: "people", columnNames: ["name", "team", "width"], rows: [["Ann", "red", "50"], ["Bo", "red", "70"]])
    let records = try ArrangedRecords(people, groupedBy: "team")
    let source = RecordsDataSource(records)
    let delegate = try RecordsDelegate(records, extentsFrom: "width", headerSize: CGSize(width: 10, height: 10))
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    let cell = source.tableView(table, cellForRowAt: path)
    #expect(cell.textLabel?.text == nil)
    #expect(cell.detailTextLabel?.text == nil)
    #expect(delegate.tableView(table, heightForRowAt: path) == RecordsDelegate.rowExtent)
    guard path.section != 0 else { return }
    #expect(source.tableView(table, numberOfRowsInSection: path.section) == 0)
    #expect(source.tableView(table, titleForHeaderInSection: path.section) == nil)
    #expect(delegate.tableView(table, heightForHeaderInSection: path.section) == 0)
    #expect(delegate.tableView(table, viewForHeaderInSection: path.section) == nil)
  }

  @Test("A table without rows has nothing to show, and one of a single column no details")
  func little() throws {
    let empty = try ArrangedRecords(RecordTable(name: "empty", columnNames: ["a"], rows: []), groupedBy: "a")
    let (emptySource, emptyDelegate) = (RecordsDataSource(empty), RecordsDelegate(empty))
    #expect(table(emptySource, emptyDelegate).numberOfSections == 0)
    let single = ArrangedRecords(try RecordTable(name: "single", columnNames: ["a"], rows: [["x"]]))
    let (source, delegate) = (RecordsDataSource(single), RecordsDelegate(single))
    let cell = try #require(table(source, delegate).visibleCells.first)
    #expect(cell.textLabel?.text == "x")
    #expect(cell.detailTextLabel?.text == "")
  }

  @Test("Rows are as long as they are told to be: all alike, as a column says, or as suits the table's axis")
  func extents() throws {
    let records = ArrangedRecords(
      try RecordTable(name: "n", columnNames: ["a", "w"], rows: [["x", "50"], ["y", "7.5"]]))
    let source = RecordsDataSource(records)
    func heights(_ delegate: RecordsDelegate, turned: Bool = false) -> [CGFloat] {
      let table = table(source, delegate, turned: turned)
      return [0, 1].map { table.rectForRow(at: [0, $0]).height }
    }
    #expect(heights(RecordsDelegate(records)) == [60, 60])
    #expect(heights(RecordsDelegate(records), turned: true) == [140, 140])
    #expect(heights(RecordsDelegate(records, rowExtent: 33)) == [33, 33])
    #expect(heights(RecordsDelegate(records, rowExtent: 33), turned: true) == [33, 33])
    #expect(heights(try RecordsDelegate(records, extentsFrom: "w")) == [50, 7.5])
    #expect(throws: RecordError.unknownColumn(table: "n", column: "v", columnNames: ["a", "w"])) {
      try RecordsDelegate(records, extentsFrom: "v")
    }
  }

  @Test("An extent belongs to its record, wherever grouping puts that")
  func groupedExtents() throws {
    let records = try ArrangedRecords(
      RecordTable(
        name: "n", columnNames: ["a", "g", "w"], rows: [["x", "1", "50"], ["y", "2", "60"], ["z", "1", "70"]]),
      groupedBy: "g")
    let (source, delegate) = (RecordsDataSource(records), try RecordsDelegate(records, extentsFrom: "w"))
    let table = table(source, delegate)
    #expect(table.rectForRow(at: [0, 1]).height == 70)
    #expect(table.rectForRow(at: [1, 0]).height == 60)
  }

  @Test("With a size of their own the headers are the delegate's views")
  func headers() throws {
    let records = try ArrangedRecords(people(), groupedBy: "team")
    let size = CGSize(width: 90, height: 20)
    let delegate = RecordsDelegate(records, headerSize: size)
    let source = RecordsDataSource(records)
    let table = table(source, delegate)
    let header = try #require(delegate.tableView(table, viewForHeaderInSection: 1) as? TableViewHeaderFooterView)
    #expect(header.bounds.size == size)
    #expect(header.textLabel?.text == "blue")
    // The first section: 20 for the header, 120 for two rows.
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 140, width: 320, height: 20))
    #expect(table.headerView(forSection: 1)?.reuseIdentifier == RecordsDelegate.headerIdentifier)
  }

  @Test("A header's text keeps 16 points from the edges, or what is left, and is never higher than the header")
  func headerText() throws {
    let records = try ArrangedRecords(people(), groupedBy: "team")
    func label(_ size: CGSize) throws -> Label {
      let delegate = RecordsDelegate(records, headerSize: size)
      let view = delegate.tableView(TableView(frame: .zero), viewForHeaderInSection: 0)
      let header = try #require(view as? TableViewHeaderFooterView)
      header.layoutIfNeeded()
      return try #require(header.textLabel)
    }
    let wide = try label(CGSize(width: 200, height: 30))
    #expect(wide.frame == CGRect(x: 16, y: 0, width: 168, height: 30))
    #expect(wide.font.pointSize == 17)
    let narrow = try label(CGSize(width: 20, height: 20))
    #expect(narrow.frame == CGRect(x: 4, y: 0, width: 12, height: 20))
    #expect(narrow.font.pointSize == 12)
    let tiny = try label(CGSize(width: 2, height: 1))
    #expect(tiny.frame.width >= 0)
  }

  @Test("What neither answers is left out, so that a table can tell")
  func detection() throws {
    let records = ArrangedRecords(try people())
    let (dataSource, delegate) = (RecordsDataSource(records), RecordsDelegate(records))
    let source = dataSource.tableViewDataSourceWitness
    #expect(source.titleForHeaderInSection != nil)
    #expect(source.titleForFooterInSection == nil && source.canEditRowAt == nil && source.sectionIndexTitles == nil)
    let witness = delegate.tableViewDelegateWitness
    #expect(witness.heightForRowAt != nil && witness.viewForHeaderInSection != nil)
    #expect(witness.viewForFooterInSection == nil && witness.didSelectRowAt == nil && witness.scroll.didScroll == nil)
  }
}
