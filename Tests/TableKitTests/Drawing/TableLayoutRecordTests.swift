import Foundation
import Interposing
import TableKit
import Testing

@MainActor
@Suite("Layout records of tables")
struct TableLayoutRecordTests {
  /// A horizontal table of 320 × 100 with rows 50, 60, 70, 80 and 90 points long, scrolled by 30, cells turned upright.
  private func horizontalScene(_ rows: Rows) throws -> (window: Window, table: HorizontalTableView) {
    let window = Window(size: CGSize(width: 320, height: 100))
    let table = HorizontalTableView(frame: window.bounds, style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    try table.append(
      Interposer("upright") { witness in
        guard let next = witness.dataSource.cellForRowAt else { return }
        witness.dataSource.cellForRowAt = { tableView, indexPath in
          let cell = next(tableView, indexPath)
          cell.partsTransform = tableView.transform.inverted()
          return cell
        }
      })
    window.addSubview(table)
    window.layoutIfNeeded()
    table.contentOffset.y = 30
    return (window, table)
  }

  @Test("Cells lie side by side, their content upright")
  func horizontalCells() throws {
    let rows = Rows()
    let (window, _) = try horizontalScene(rows)
    let record = LayoutRecorder().record(of: window)
    #expect(record.size == CGSize(width: 320, height: 100))
    #expect(record.contentOffset == CGPoint(x: 0, y: 30))
    #expect(record.contentSize == CGSize(width: 100, height: 350))
    let cells = record.entries.filter { $0.kind == .cell }
    // Content y is screen x less the offset. The cell's own x runs up from the bottom, at 100; its content's does not.
    let starts: [CGFloat] = [-30, 20, 80, 150, 230]
    let lengths: [CGFloat] = [50, 60, 70, 80, 90]
    #expect(cells.map(\.row) == [0, 1, 2, 3, 4])
    for (row, cell) in cells.enumerated() {
      #expect(cell.section == 0 && cell.text == "row \(row)" && cell.reuseIdentifier == "row")
      #expect(cell.rect == CGRect(x: starts[row], y: 0, width: lengths[row], height: 100))
      #expect(cell.transform == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: starts[row], ty: 100))
      #expect(cell.contentTransform == CGAffineTransform(translationX: starts[row], y: 0))
    }
    // Of the labels the first ends left of the window: from −30 + 16 to −30 + 50 − 16, or −14 to 4: it is in sight.
    let labels = record.entries.filter { $0.kind == .label }
    #expect(labels.map(\.text) == ["row 0", "row 1", "row 2", "row 3", "row 4"])
    for label in labels { #expect(label.transform.quarterTurns == 0 && label.section == 0) }
    #expect(record.entries.last?.kind == .indicator)
  }

  @Test("An accessory is upright, at the end of its cell, and has its row")
  func accessory() throws {
    let rows = Rows()
    rows.accessoryType = .disclosureIndicator
    let (window, _) = try horizontalScene(rows)
    let accessories = LayoutRecorder().record(of: window).entries.filter { $0.kind == .accessory }
    let second = try #require(accessories.first { $0.row == 1 })
    // The chevron of 8 × 14 ends 16 before the cell's end, in the middle of its height: 20 + 60 − 16 − 8, and 50 − 7.
    #expect(second.rect == CGRect(x: 56, y: 43, width: 8, height: 14))
    #expect(second.transform == CGAffineTransform(translationX: 56, y: 43))
  }

  @Test("Headers and footers are named, with the text of the view that a wrapper stands for")
  func sectionViews() throws {
    let window = Window(size: CGSize(width: 200, height: 300))
    let table = TableView(frame: window.bounds)
    let rows = Rows()
    rows.headerHeight = 20
    rows.footerTitle = "end"
    rows.header = { _ in
      let inner = TableViewHeaderFooterView(reuseIdentifier: "inner")
      inner.textLabel?.text = "Title"
      return Wrapper(inner)
    }
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    let entries = LayoutRecorder().record(of: window).entries
    let header = try #require(entries.first { $0.kind == .header })
    #expect(header.section == 0 && header.row == nil && header.text == "Title" && header.reuseIdentifier == "inner")
    // The wrapper stands at (0, 0) and has its content 5 points in.
    #expect(header.rect == CGRect(x: 5, y: 5, width: 50, height: 10))
    #expect(entries.filter { $0.kind == .header }.count == 1)
    // The rows end at 20 + 350, so the footer is held up at the lower edge.
    let footer = try #require(entries.first { $0.kind == .footer })
    #expect(footer.section == 0 && footer.text == "end")
    #expect(footer.rect.maxY == 300 && footer.rect.width == 200)
    #expect(footer.contentTransform == footer.transform)
  }
}

/// Five rows of 50 to 90 points.
@MainActor
private final class Rows: TableViewDataSource, TableViewDelegate {
  var accessoryType = TableViewCell.AccessoryType.none
  var headerHeight: CGFloat = 0
  var footerTitle: String?
  var header: (Int) -> View? = { _ in nil }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "row \(indexPath.row)"
    cell.accessoryType = accessoryType
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    50 + 10 * CGFloat(indexPath.row)
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { header(section) }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { footerTitle }
}

/// A header that only wraps another one, 5 points in.
private final class Wrapper: TableViewHeaderFooterView {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init(reuseIdentifier: "wrapper")
    addSubview(content)
    content.frame = CGRect(x: 5, y: 5, width: 50, height: 10)
  }

  required convenience init(registeredWith reuseIdentifier: String) {
    self.init(View())
  }

  override var representedView: View { content }
}
