import Foundation
import Testing

@testable import TableKit

/// Rows that are as high as their text need another height when editing takes room beside it. The tables are 132 wide: between the
/// margins 100 points have room for ten characters of 9.35, and 62, with what deletes the row before them, for six.
@MainActor
@Suite("Heights of rows that are edited")
struct EditingHeightTests {
  private final class Texts: TableViewDataSource, TableViewDelegate {
    var texts: [String] = Array(repeating: "ten  chars", count: 40)
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = texts[indexPath.row]
      cell.textLabel?.numberOfLines = 0
      return cell
    }
  }

  /// A delegate that answers heights, and counts the questions.
  private final class Heights: TableViewDelegate {
    var height: CGFloat = TableView.automaticDimension
    var asked = 0
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      return height
    }
  }

  private let texts = Texts()
  private let window = Window(size: CGSize(width: 132, height: 200))
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 132, height: 200))

  private func show() {
    table.dataSource = texts
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func heights(_ rows: Range<Int>) -> [CGFloat] { rows.map { table.rectForRow(at: [0, $0]).height } }

  private func setEditing(_ isEditing: Bool) {
    table.isEditing = isEditing
    window.layoutIfNeeded()
  }

  @Test("Rows in sight become as high as their text needs, and as low again")
  func inSight() {
    texts.texts[1] = "short"
    show()
    #expect(heights(0..<5) == [44, 44, 44, 44, 44])
    setEditing(true)
    // Two lines of 20.4 and 11 over and under them; what is short has room.
    #expect(heights(0..<4) == [63, 44, 63, 63])
    #expect(table.contentOffset.y == 0)
    for cell in table.visibleCells {
      #expect(cell.frame == table.rectForRow(at: table.indexPath(for: cell)!))
      #expect(cell.textLabel?.frame.height == cell.frame.height)
    }
    setEditing(false)
    #expect(heights(0..<4) == [44, 44, 44, 44])
    #expect(table.contentSize.height == 40 * 44 as CGFloat)
  }

  @Test("What comes first in sight stays where it is")
  func offset() {
    show()
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    setEditing(true)
    // Rows 0 and 1 are out of sight; row 2 begins at 88.
    #expect(table.contentOffset.y == 100)
    #expect(table.rectForRow(at: [0, 2]) == CGRect(x: 0, y: 88, width: 132, height: 63))
    #expect(table.rectForRow(at: [0, 3]).minY == 151)
    setEditing(false)
    #expect(table.contentOffset.y == 100)
  }

  @Test("First is what is in sight below the insets")
  func insets() {
    table.contentInset.top = 50
    show()
    table.contentOffset.y = 38
    window.layoutIfNeeded()
    // The insets end at 88, where row 2 begins. The two before it, behind what stands in the insets, grow by 19 each.
    setEditing(true)
    #expect(heights(0..<3) == [63, 63, 63])
    #expect(table.rectForRow(at: [0, 2]).minY == 126 && table.contentOffset.y == 76)
    setEditing(false)
    #expect(table.rectForRow(at: [0, 2]).minY == 88 && table.contentOffset.y == 38)
  }

  @Test("Rows out of sight are measured when they come into it")
  func outOfSight() {
    show()
    table.contentOffset.y = 440
    window.layoutIfNeeded()
    setEditing(true)
    // Of the rows before, 0 to 4 are known as they were without editing.
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(heights(0..<3) == [63, 63, 63])
    setEditing(false)
    table.contentOffset.y = 440
    window.layoutIfNeeded()
    for indexPath in table.indexPathsForVisibleRows ?? [] {
      #expect(table.rectForRow(at: indexPath).height == 44)
    }
  }

  @Test("At the end of the content, which moves")
  func end() {
    show()
    table.contentOffset.y = 1560
    window.layoutIfNeeded()
    // Rows 35 to 39 are in sight, from 1540 on, and grow by 19 each.
    setEditing(true)
    #expect(table.contentSize.height == 1855 && table.contentOffset.y == 1560)
    setEditing(false)
    #expect(table.contentSize.height == 1760 && table.contentOffset.y == 1560)
  }

  @Test("A delegate that answers heights is not asked again; one whose heights are automatic is asked of what changes")
  func delegates() {
    let delegate = Heights()
    delegate.height = 44
    table.delegate = delegate
    show()
    delegate.asked = 0
    setEditing(true)
    #expect(heights(0..<5) == [44, 44, 44, 44, 44])
    #expect(delegate.asked <= 5)
    table.contentOffset.y = 880
    window.layoutIfNeeded()
    #expect(delegate.asked <= 5)
    table.contentOffset.y = 0
    setEditing(false)
    delegate.height = TableView.automaticDimension
    table.reloadData()
    window.layoutIfNeeded()
    setEditing(true)
    #expect(heights(0..<4) == [63, 63, 63, 63])
    delegate.height = 50
    table.reloadData()
    window.layoutIfNeeded()
    delegate.asked = 0
    setEditing(false)
    // A height that is none the text would have is known to be the delegate's.
    #expect(delegate.asked == 0 && heights(0..<4) == [50, 50, 50, 50])
  }

  @Test("Rows whose heights are not asked of cells stay as they are")
  func fixed() {
    table.rowHeight = 44
    show()
    setEditing(true)
    #expect(heights(0..<5) == [44, 44, 44, 44, 44])
    table.rowHeight = TableView.automaticDimension
    table.estimatedRowHeight = 0
    window.layoutIfNeeded()
    setEditing(false)
    setEditing(true)
    #expect(heights(0..<5) == [44, 44, 44, 44, 44])
  }

  @Test("Gradually, the rows are seen to grow while the controls slide in")
  func animated() throws {
    show()
    let cells = table.visibleCells
    table.setEditing(true, animated: true)
    #expect(heights(0..<4) == [63, 63, 63, 63])
    func seen(_ row: Int) -> [CGFloat] {
      let frame = cells[row].shownValues.frame
      return [frame.minY, frame.height]
    }
    func isNear(_ values: [CGFloat], _ expected: [CGFloat]) -> Bool {
      zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }
    }
    #expect(isNear(seen(0), [0, 44]) && isNear(seen(2), [88, 44]))
    window.clock.advance(by: 0.15)
    // Half of the way.
    #expect(isNear(seen(0), [0, 53.5]) && isNear(seen(2), [107, 53.5]))
    #expect(isNear([try #require(cells[0].contentView.layer.presentation()).frame.minX], [19]))
    window.clock.advance(by: 0.15)
    #expect(isNear(seen(0), [0, 63]) && isNear(seen(2), [126, 63]))
    // What went out of sight is gone.
    #expect(table.visibleCells.count == 4 && cells[4].superview == nil)
    table.setEditing(false, animated: true)
    window.clock.advance(by: 0.3)
    #expect(heights(0..<4) == [44, 44, 44, 44] && isNear(seen(2), [88, 44]))
  }

  @Test("Outside of a window at once")
  func withoutAWindow() {
    table.dataSource = texts
    table.layoutIfNeeded()
    table.setEditing(true, animated: true)
    table.layoutIfNeeded()
    #expect(heights(0..<4) == [63, 63, 63, 63])
  }
}
