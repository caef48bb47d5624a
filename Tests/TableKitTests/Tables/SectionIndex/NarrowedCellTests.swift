import Foundation
import Testing

@testable import TableKit

/// Cells beside a section index keep its room free. The table is 200 wide, its rows 40 high. A bold letter at size 11 is 6.6 wide by
/// the estimating measurer, so that an index of single letters takes 15: that, and 4 at either side.
@MainActor
@Suite("Cells beside the section index")
struct NarrowedCellTests {
  private final class Letters: TableViewDataSource {
    var titles: [String]? = ["A", "B"]
    var accessory = TableViewCell.AccessoryType.none
    var isMovable = false
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Amsterdam"
      cell.accessoryType = accessory
      cell.backgroundView = View()
      return cell
    }
    func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { isMovable }
    func tableView(_ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  }

  private let letters = Letters()
  private let window = Window(size: CGSize(width: 200, height: 160))
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))

  private func show(_ direction: UserInterfaceLayoutDirection = .leftToRight) throws -> TableViewCell {
    window.userInterfaceLayoutDirection = direction
    table.dataSource = letters
    table.rowHeight = 40
    window.addSubview(table)
    window.layoutIfNeeded()
    return try #require(table.cellForRow(at: [0, 0]))
  }

  /// A rectangle of a cell, or its mirror image.
  private func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ direction: UserInterfaceLayoutDirection
  ) -> CGRect {
    CGRect(x: direction == .leftToRight ? x : 200 - x - width, y: y, width: width, height: height)
  }

  @Test(
    "Content, text and separator end before it; backgrounds do not", arguments: UserInterfaceLayoutDirection.allCases)
  func content(direction: UserInterfaceLayoutDirection) throws {
    let cell = try show(direction)
    #expect(table.subviews.first { $0 is SectionIndexView }?.frame == rect(185, 0, 15, 160, direction))
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(cell.contentView.frame == rect(0, 0, 185, 40, direction))
    // 16 from both ends of the content.
    let text = try #require(cell.textLabel)
    #expect(cell.contentView.convert(text.frame, to: cell) == rect(16, 0, 153, 40, direction))
    #expect(cell.separatorView?.frame == rect(16, 39, 169, 1, direction))
    #expect(cell.backgroundView?.frame == cell.bounds)
  }

  @Test("An accessory stands before it, with its margin", arguments: UserInterfaceLayoutDirection.allCases)
  func accessory(direction: UserInterfaceLayoutDirection) throws {
    letters.accessory = .disclosureIndicator
    let cell = try show(direction)
    // A chevron of 8 × 14: 185 − 16 − 8 = 161, and the content ends 8 before it.
    #expect(cell.standardAccessoryView?.frame == rect(161, 13, 8, 14, direction))
    #expect(cell.contentView.frame == rect(0, 0, 153, 40, direction))
  }

  @Test("So does what moves the row while it is edited", arguments: UserInterfaceLayoutDirection.allCases)
  func editing(direction: UserInterfaceLayoutDirection) throws {
    letters.isMovable = true
    let cell = try show(direction)
    table.isEditing = true
    window.layoutIfNeeded()
    #expect(cell.editing.control?.frame == rect(0, 0, 38, 40, direction))
    #expect(cell.editing.reorderControl?.frame == rect(137, 0, 48, 40, direction))
    #expect(cell.contentView.frame == rect(38, 0, 99, 40, direction))
    #expect(cell.separatorView?.frame == rect(54, 39, 131, 1, direction))
  }

  @Test("Without titles the cells have all of the breadth again")
  func comingAndGoing() throws {
    let cell = try show()
    letters.titles = nil
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0]) === cell)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(cell.separatorView?.frame == CGRect(x: 16, y: 39, width: 184, height: 1))
    // Three letters take 19.8 and 8.
    letters.titles = ["ABC"]
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 172)
    letters.titles = []
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0])?.contentView.frame.width == 200)
  }

  @Test("A cell that reads the other way than its table keeps the index's side free all the same")
  func otherWay() throws {
    let cell = try show()
    cell.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 185, height: 40))
    // From the index, where its line begins, 16 on.
    #expect(cell.separatorView?.frame == CGRect(x: 0, y: 39, width: 169, height: 1))
  }

  @Test("Rows that are as high as their text are measured beside it, also when it comes later")
  func heights() throws {
    // 153 points have room for sixteen characters of 9.35, 168 for seventeen.
    final class Texts: TableViewDataSource {
      var titles: [String]? = ["A"]
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = indexPath.row == 0 ? "seventeen of them" : "sixteen of those"
        cell.textLabel?.numberOfLines = 0
        return cell
      }
      func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
    }
    let texts = Texts()
    table.dataSource = texts
    window.addSubview(table)
    window.layoutIfNeeded()
    func heights() -> [CGFloat] { (0..<2).map { table.rectForRow(at: [0, $0]).height } }
    // Two lines of 20.4 and 11 over and under them.
    #expect(heights() == [63, 44])
    texts.titles = nil
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    #expect(heights() == [44, 44])
    texts.titles = ["A"]
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    #expect(heights() == [63, 44])
  }

  @Test("Parts of a box, by its margins, for every turn")
  func turns() {
    let right = EdgeInsets(top: 0, left: 0, bottom: 0, right: 5)
    // A quarter turn takes the box's top to the view's right.
    #expect(right.inBox(turnedBy: 0) == right)
    #expect(right.inBox(turnedBy: 1) == EdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(right.inBox(turnedBy: 2) == EdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
    #expect(right.inBox(turnedBy: 3) == EdgeInsets(top: 0, left: 0, bottom: 5, right: 0))
    #expect(right.inBox(turnedBy: -1) == right.inBox(turnedBy: 3))
    let all = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for turns in 0..<4 { #expect(all.inBox(turnedBy: turns).inBox(turnedBy: 4 - turns) == all) }
  }
}
