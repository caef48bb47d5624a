import Foundation
import TableKit
import Testing

/// Rules of tables that stand by themselves: what properties are at first, and what edges and empty sections do to scrolling and lookups.
@MainActor
@Suite("Rules of tables")
struct TableRuleTests {
  @Test("Heights and estimates are automatic at first, which is −1")
  func defaults() {
    let table = TableView()
    #expect(TableView.automaticDimension == -1)
    for height in [
      table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight, table.estimatedRowHeight,
      table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight,
    ] {
      #expect(height == -1)
    }
    #expect(table.style == .plain)
    #expect(table.allowsSelection && !table.allowsSelectionDuringEditing)
    #expect(!table.allowsMultipleSelection && !table.allowsMultipleSelectionDuringEditing)
  }

  @Test("The row NSNotFound is legal, and means the beginning of a section that may be empty")
  func emptySection() {
    let roster = Roster()
    roster.counts = [5, 0, 5]
    roster.headerHeight = 10
    let table = roster.table()
    table.layoutIfNeeded()
    // The sections begin at 0, 210 and 220; 100 of 430 points are in sight.
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 210)
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 0)
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 3), at: .top, animated: false)
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 0)
  }

  @Test(
    "Every way of scrolling to a row goes by what the insets leave in sight",
    arguments: [
      // Of 100 points 70 are left between 10 above and 20 below; the row is at 400 … 440.
      (TableView.ScrollPosition.none, 0.0, 360.0), (.none, 395.0, 390.0), (.none, 380.0, 380.0),
      (.top, 0.0, 390.0), (.bottom, 0.0, 360.0), (.middle, 0.0, 375.0),
    ] as [(TableView.ScrollPosition, CGFloat, CGFloat)])
  func betweenInsets(position: TableView.ScrollPosition, from: CGFloat, to target: CGFloat) {
    let roster = Roster()
    roster.counts = [25]
    let table = roster.table()
    table.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    table.layoutIfNeeded()
    table.contentOffset.y = from
    table.scrollToRow(at: [0, 10], at: position, animated: false)
    #expect(table.contentOffset.y == target)
  }

  @Test("A cell that is not in sight has no index path")
  func lookups() throws {
    let roster = Roster()
    roster.counts = [100]
    let table = roster.table()
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(table.indexPath(for: cell) == [0, 0])
    #expect(table.indexPath(for: TableViewCell(style: .default, reuseIdentifier: "row")) == nil)
    roster.makeCell = { _, _ in TableViewCell(style: .default, reuseIdentifier: nil) }
    table.contentOffset.y = 2000
    table.layoutIfNeeded()
    #expect(table.indexPath(for: cell) == nil)
    #expect(table.cellForRow(at: [0, 0]) == nil)
  }

  @Test("A cell that is dequeued for a row has its size and place")
  func dequeued() {
    let roster = Roster()
    roster.counts = [10]
    roster.height = { 20 + CGFloat($0.row) }
    var frames: [CGRect] = []
    roster.makeCell = { table, indexPath in
      let cell = table.dequeueReusableCell(withIdentifier: "registered", for: indexPath)
      frames.append(cell.frame)
      return cell
    }
    let table = roster.table()
    table.register(TableViewCell.self, forCellReuseIdentifier: "registered")
    table.layoutIfNeeded()
    #expect(
      frames.prefix(3) == [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 100, height: 21),
        CGRect(x: 0, y: 41, width: 100, height: 22),
      ])
  }

  @Test("Where the delegate says nothing, rows that can be edited are deleted")
  func deletion() throws {
    final class Rows: TableViewDataSource {
      var names = ["a", "b", "c"]
      var log: [String] = []
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
      func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        log.append("canEdit \(indexPath.row)")
        return indexPath.row > 0
      }
      func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        log.append("commit \(editingStyle == .delete) \(indexPath.row)")
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .none)
      }
    }
    let rows = Rows()
    let window = Window(size: CGSize(width: 320, height: 320), scale: 2)
    let table = TableView(frame: window.bounds)
    table.rowHeight = 40
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 1])?.editingStyle == TableViewCell.EditingStyle.none)
    table.isEditing = true
    window.layoutIfNeeded()
    #expect(rows.log == ["canEdit 0", "canEdit 1", "canEdit 2"])
    #expect(
      (0..<3).map { table.cellForRow(at: [0, $0])?.editingStyle } == [
        TableViewCell.EditingStyle.none, .delete, .delete,
      ])
    try window.play("tap 20,60; wait 1s; tap 300,60")
    window.clock.advance(by: 1)
    #expect(rows.log.last == "commit true 1")
    #expect(rows.names == ["a", "c"])
  }
}
