import Foundation
import Testing

@testable import TableKit

/// The titles beside a plain table that lead to its sections.
@MainActor
@Suite("Section index")
struct SectionIndexTests {
  private final class Letters: TableViewDataSource {
    var titles: [String]? = ["A", "B", "C", "D"]
    var counts = [5, 5, 0, 5]
    var asks = 0
    func numberOfSections(in tableView: TableView) -> Int { counts.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { titles?[section] }
    func sectionIndexTitles(for tableView: TableView) -> [String]? {
      asks += 1
      return titles
    }
  }

  private func stage(_ letters: Letters, style: TableView.Style = .plain) -> (window: Window, table: TableView) {
    let window = Window(size: CGSize(width: 100, height: 120))
    let table = TableView(frame: window.bounds, style: style)
    table.dataSource = letters
    table.rowHeight = 40
    window.addSubview(table)
    window.layoutIfNeeded()
    return (window, table)
  }

  private func indexBar(_ table: TableView) -> SectionIndexView? {
    table.subviews.compactMap { $0 as? SectionIndexView }.first
  }

  @Test("The bar stands at the trailing edge between the insets, in front, and does not scroll")
  func place() throws {
    let letters = Letters()
    let (window, table) = stage(letters)
    let bar = try #require(indexBar(table))
    let width = bar.fittingWidth
    #expect(bar.frame == CGRect(x: 100 - width, y: 0, width: width, height: 120))
    table.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 100 - width, y: 110, width: width, height: 90))
    let shown = bar.subviews.compactMap { ($0 as? Label)?.text }
    #expect(shown == ["A", "B", "C", "D"])
    let others = table.subviews.filter { !($0 is ScrollIndicatorView) }
    #expect(others.last === bar)
    window.userInterfaceLayoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(bar.frame.minX == 0)
  }

  @Test("A finger on a title, or drawn over titles, takes the table to the sections at once, without a delay")
  func fingers() throws {
    let letters = Letters()
    let (window, table) = stage(letters)
    let bar = try #require(indexBar(table))
    let x = 100 - bar.frame.width / 2
    func y(_ title: Int) -> CGFloat {
      let label = bar.subviews[title]
      return label.frame.midY
    }
    // Sections of 28 + 200: the second begins at 228; the empty third at 456, the fourth at 484.
    window.beginTouch(at: CGPoint(x: x, y: y(1)))
    #expect(table.contentOffset.y == 228)
    #expect(bar.isHighlighted)
    window.moveTouch(to: CGPoint(x: x, y: y(2)))
    #expect(table.contentOffset.y == 456)
    window.moveTouch(to: CGPoint(x: x, y: y(3)))
    #expect(table.contentOffset.y == 484)
    window.moveTouch(to: CGPoint(x: x, y: y(0)))
    #expect(table.contentOffset.y == 0)
    #expect(!table.isDragging)
    window.endTouch()
    #expect(!bar.isHighlighted)
  }

  @Test("The data source says which section a title stands for")
  func mapping() throws {
    final class Mapped: TableViewDataSource {
      var asked: [String] = []
      func numberOfSections(in tableView: TableView) -> Int { 10 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
      func sectionIndexTitles(for tableView: TableView) -> [String]? { ["first", "last", "beyond"] }
      func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        asked.append("\(title) \(index)")
        return index == 0 ? 2 : index == 1 ? 5 : 99
      }
    }
    let mapped = Mapped()
    let window = Window(size: CGSize(width: 100, height: 120))
    let table = TableView(frame: window.bounds)
    table.dataSource = mapped
    table.rowHeight = 40
    window.addSubview(table)
    window.layoutIfNeeded()
    let bar = try #require(indexBar(table))
    window.beginTouch(at: CGPoint(x: 99, y: bar.subviews[0].frame.midY))
    #expect(table.contentOffset.y == 800)
    window.moveTouch(to: CGPoint(x: 99, y: bar.subviews[1].frame.midY))
    #expect(table.contentOffset.y == 2000)
    // There is no such section: the last one is nearest, and 400 of it fill more than the table.
    window.moveTouch(to: CGPoint(x: 99, y: bar.subviews[2].frame.midY))
    #expect(table.contentOffset.y == 3600)
    #expect(mapped.asked == ["first 0", "last 1", "beyond 2"])
  }

  @Test("Updates bring the index when there are rows enough, and take it when there are not")
  func updates() {
    let letters = Letters()
    let (window, table) = stage(letters)
    table.sectionIndexMinimumDisplayRowCount = 16
    window.layoutIfNeeded()
    #expect(indexBar(table) == nil)
    letters.counts[2] = 1
    table.insertRows(at: [IndexPath(row: 0, section: 2)], with: .none)
    #expect(indexBar(table)?.titles == ["A", "B", "C", "D"])
    letters.counts[2] = 0
    table.deleteRows(at: [IndexPath(row: 0, section: 2)], with: .fade)
    #expect(indexBar(table) == nil)
  }

  @Test("Only plain tables have one, with titles, and with rows enough")
  func conditions() {
    let letters = Letters()
    let (window, table) = stage(letters)
    #expect(indexBar(table) != nil && letters.asks == 1)
    window.layoutIfNeeded()
    table.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(letters.asks == 1)
    table.sectionIndexMinimumDisplayRowCount = 16
    window.layoutIfNeeded()
    #expect(indexBar(table) == nil)
    table.sectionIndexMinimumDisplayRowCount = 15
    window.layoutIfNeeded()
    #expect(indexBar(table) != nil)
    letters.titles = nil
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    #expect(indexBar(table) == nil)
    letters.titles = ["W", "X", "Y", "Z"]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(indexBar(table)?.titles == ["W", "X", "Y", "Z"])
    let (other, grouped) = stage(letters, style: .grouped)
    #expect(indexBar(grouped) == nil && other === grouped.window)
  }

  @Test("Colours: of the titles, behind them, and behind them under a finger")
  func colours() throws {
    let letters = Letters()
    let (window, table) = stage(letters)
    let bar = try #require(indexBar(table))
    #expect(bar.color == .systemBlue && bar.backgroundColor == nil)
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .yellow
    table.sectionIndexTrackingBackgroundColor = .green
    window.layoutIfNeeded()
    #expect(bar.backgroundColor == .yellow && (bar.subviews[0] as? Label)?.textColor == .red)
    window.beginTouch(at: CGPoint(x: 99, y: 60))
    #expect(bar.backgroundColor == .green)
    window.endTouch()
    #expect(bar.backgroundColor == .yellow)
  }

  @Test("Where there is no room for all titles, dots stand for some, and all can be reached")
  func dots() throws {
    let letters = Letters()
    letters.counts = Array(repeating: 1, count: 26)
    letters.titles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    let (window, table) = stage(letters)
    let bar = try #require(indexBar(table))
    let shown = bar.subviews.compactMap { ($0 as? Label)?.text }
    #expect(shown.count % 2 == 1 && shown.count < 26)
    #expect(shown.first == "A" && shown.last == "Z" && shown[1] == "•")
    var reached: [Int] = []
    for y in 0..<120 {
      if let title = bar.title(at: CGFloat(y)), reached.last != title { reached.append(title) }
    }
    #expect(reached == Array(0..<26))
    #expect(bar.window === window)
  }
}
