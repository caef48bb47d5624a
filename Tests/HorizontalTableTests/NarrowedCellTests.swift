import Foundation
import RotatedCells
import TableKit
import Testing

/// Cells of a horizontal table keep the room of the section index free, which stands along the top. The table is 320 × 100 on screen, its
/// rows are 50 wide; a line of text at size 11 is 13.2 high by the estimating measurer, so that the index takes 14.
@MainActor
struct NarrowedCellTests {
  private final class Letters: TableViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 1 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
    func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
  }

  @Test(arguments: UserInterfaceLayoutDirection.allCases)
  func contentEndsUnderTheSectionIndex(direction: UserInterfaceLayoutDirection) throws {
    let letters = Letters()
    let window = Window(size: CGSize(width: 320, height: 100))
    window.userInterfaceLayoutDirection = direction
    let table = HorizontalTableView(frame: window.bounds, style: .plain)
    table.rowHeight = 50
    table.dataSource = letters
    try table.install(RotatedCells())
    window.addSubview(table)
    window.layoutIfNeeded()
    func onScreen(_ view: View?) throws -> CGRect {
      let view = try #require(view)
      let rect = view.convert(view.bounds, to: window)
      func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
      return CGRect(x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
    }
    /// A place on screen, or its mirror image.
    func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: direction == .leftToRight ? x : 320 - x - width, y: y, width: width, height: height)
    }
    let (first, second) = (table.cellForRow(at: [0, 0]), table.cellForRow(at: [0, 1]))
    #expect(try onScreen(first) == place(0, 0, 50, 100))
    #expect(try onScreen(first?.contentView) == place(0, 14, 50, 86))
    // A chevron of 8 × 14, 16 before the end and in the middle of what is free; the content ends 8 before it.
    #expect(try onScreen(second?.contentView) == place(50, 14, 18, 86))
    let chevron = second?.subviews.first { $0 is TableViewCellAccessoryView }
    #expect(try onScreen(chevron) == place(76, 50, 8, 14))
    // The line between two rows ends at the index, too.
    let line = first?.subviews.first { $0.backgroundColor == .separator }
    #expect(try onScreen(line) == place(49, 14, 1, 86))
    letters.titles = nil
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    #expect(try onScreen(first?.contentView) == place(0, 0, 50, 100))
  }
}
