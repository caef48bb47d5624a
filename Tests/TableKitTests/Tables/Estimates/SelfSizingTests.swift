import Foundation
import Testing

@testable import TableKit

/// Rows, headers and footers that are as high as what they show. Text is measured by the estimating measurer: at a size of 17 a
/// character is 9.35 wide and a line 20.4 high.
@MainActor
@Suite("Self-sizing")
struct SelfSizingTests {
  private final class Texts: TableViewDataSource, TableViewDelegate {
    var texts: [String] = []
    var configure: (TableViewCell) -> Void = { _ in }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = texts[indexPath.row]
      cell.textLabel?.numberOfLines = 0
      configure(cell)
      return cell
    }
  }

  private func table(_ texts: Texts, width: CGFloat = 132) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    table.dataSource = texts
    return table
  }

  @Test("Automatic heights are those of the wrapped text")
  func wrapping() {
    let texts = Texts()
    // 100 points between the margins have room for ten characters.
    texts.texts = ["short", "twelve chars", "one two three four five"]
    let table = table(texts)
    table.layoutIfNeeded()
    let heights = (0..<3).map { table.rectForRow(at: [0, $0]).height }
    #expect(heights[0] == 44)
    let measurer = EstimatedTextMeasurer()
    for (row, text) in texts.texts.enumerated() {
      let text = measurer.size(
        of: text, font: .systemFont(ofSize: 17), width: 100, numberOfLines: 0, lineBreakMode: .byTruncatingTail)
      #expect(heights[row] == max(44, text.height.rounded(.up) + 22))
    }
    #expect(heights[1] > 60 && heights[2] > heights[1])
    #expect(table.visibleCells[2].textLabel?.frame.height == heights[2])
  }

  @Test("An estimate of 0 turns sizing by cells off; a row height that is set beats it")
  func off() {
    let texts = Texts()
    texts.texts = ["one two three four five"]
    let table = table(texts)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 44)
    table.estimatedRowHeight = 100
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height > 80)
    table.rowHeight = 50
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 50)
  }

  @Test("The delegate's height beats rowHeight, and an automatic one of its asks the cell")
  func delegateBeats() {
    final class Sizes: TableViewDelegate {
      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? 90 : TableView.automaticDimension
      }
    }
    let texts = Texts()
    texts.texts = ["one two three four five", "one two three four five", "x"]
    let sizes = Sizes()
    let table = table(texts)
    table.rowHeight = 10
    table.delegate = sizes
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 90)
    #expect(table.rectForRow(at: [0, 1]).height > 80)
    #expect(table.rectForRow(at: [0, 2]).height == 44)
  }

  @Test("A cell of one's own says how high it is, in the breadth of its row")
  func ownCells() throws {
    final class Square: TableViewCell {
      var asked: [CGSize] = []
      override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        asked.append(targetSize)
        return CGSize(width: targetSize.width, height: targetSize.width / 2)
      }
    }
    final class Squares: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "square") ?? Square(style: .default, reuseIdentifier: "square")
      }
    }
    let squares = Squares()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 132, height: 100), style: .insetGrouped)
    table.dataSource = squares
    table.sectionHeaderHeight = 10
    table.sectionFooterHeight = 10
    table.layoutIfNeeded()
    #expect(table.shownTops == ["0.0": 10, "0.1": 60])
    let square = try #require(table.visibleCells.first as? Square)
    #expect(square.asked == [CGSize(width: 100, height: 0)])
    #expect(table.contentSize.height == 4432)  // 10 + 100 + 98 · 44 + 10
  }

  @Test("An accessory, indentation and an image take their room of the width")
  func whatStandsBeside() {
    let texts = Texts()
    texts.texts = ["ten  chars"]
    let table = table(texts)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 44)
    for configure in [
      { $0.accessoryType = .disclosureIndicator }, { $0.indentationLevel = 2 },
      { $0.imageView?.image = Image(color: .red, size: CGSize(width: 20, height: 20)) },
    ] as [(TableViewCell) -> Void] {
      texts.configure = configure
      table.reloadData()
      table.layoutIfNeeded()
      // Two lines of 20.4, and 11 over and under them.
      #expect(table.rectForRow(at: [0, 0]).height == 63)
    }
  }

  @Test("Headers and footers with more to show are higher; views of another kind take the default")
  func headers() {
    final class Headed: TableViewDataSource, TableViewDelegate {
      func numberOfSections(in tableView: TableView) -> Int { 30 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        guard section > 0 else { return View() }
        guard section < 3 else { return nil }
        let view = TableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = "Planets"
        if section == 2 { view.detailTextLabel?.text = "of the sun" }
        return view
      }
    }
    let headed = Headed()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.dataSource = headed
    table.delegate = headed
    #expect(table.contentSize.height == 0)
    #expect(table.rectForHeader(inSection: 2).height == 28)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 28)
    #expect(table.rectForHeader(inSection: 1).height == 28)
    #expect(table.rectForHeader(inSection: 2).height > 30)
    #expect(table.headerView(forSection: 2)?.frame.height == table.rectForHeader(inSection: 2).height)
    // Where there is nothing there is no room, once that is known.
    #expect(table.rectForHeader(inSection: 3).height == 0)
    #expect(table.rectForHeader(inSection: 20).height == 28)
  }

  @Test("Estimates of headers and footers: their heights are asked for when they are seen")
  func estimatedHeaders() {
    let roster = Roster()
    roster.counts = Array(repeating: 2, count: 50)
    roster.headerHeight = 30
    roster.footerHeight = 16
    let table = roster.table()
    table.estimatedSectionHeaderHeight = 10
    table.estimatedSectionFooterHeight = 6
    table.layoutIfNeeded()
    // 30 + 80 = 110: of the first section all is in sight, its footer floating.
    #expect(roster.log.filter { $0.hasPrefix("header ") } == ["header 0"])
    #expect(roster.log.filter { $0.hasPrefix("footer ") } == ["footer 0"])
    #expect(table.contentSize.height == 4830)  // 50 · 96 + 20 + 10
    #expect(table.rectForHeader(inSection: 1).minY == 126)
    let view = roster.log.firstIndex(of: "headerView 0")
    let height = roster.log.firstIndex(of: "header 0")
    #expect(view != nil && height != nil && view! < height!)
  }

  @Test(
    "At the beginning a header that is higher than it was taken for moves the rows, not the table",
    arguments: TableView.Style.allStyles)
  func headerAtTheBeginning(style: TableView.Style) {
    let roster = Roster()
    roster.counts = [9, 9]
    roster.headerHeight = 60
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: style)
    table.estimatedSectionHeaderHeight = 10
    table.dataSource = roster
    table.delegate = roster
    let window = Window(size: table.bounds.size)
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == table.minimumContentOffset.y)
    #expect(table.rectForHeader(inSection: 0).height == 60)
    #expect(table.rectForRow(at: [0, 0]).minY == table.rectForHeader(inSection: 0).minY + 60)
  }
}

extension TableView.Style {
  fileprivate static let allStyles: [TableView.Style] = [.plain, .grouped, .insetGrouped]
}
