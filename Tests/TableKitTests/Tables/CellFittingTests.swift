import Foundation
import Testing

@testable import TableKit

/// How high a cell or header wants to be. Lines of 17 points are 20.4 high and rounded up to 21, characters 9.35 wide; a row that its
/// text makes higher leaves 11 points above and below.
@MainActor
struct CellFittingTests {
  private func height(_ cell: TableViewCell, _ width: CGFloat = 320) -> CGFloat {
    cell.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  @Test func aSingleLineTakesTheUsualHeight() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
    cell.textLabel?.text = String(repeating: "o", count: 200)
    #expect(height(cell) == 44)
    #expect(cell.systemLayoutSizeFitting(CGSize(width: 200, height: 7)) == CGSize(width: 200, height: 44))
  }

  @Test func textThatWrapsMakesTheRowHigher() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    // 288 points hold 30 characters: four words of nine with spaces do not fit, three do.
    cell.textLabel?.text = "abcdefghi abcdefghi abcdefghi abcdefghi"
    // 40.8 is rounded up to 41.
    #expect(height(cell) == 63)
    cell.textLabel?.text = "abcdefghi abcdefghi abcdefghij"
    #expect(height(cell) == 44)
    // A chevron takes 8 with 8 on either side, and the margin at its end is the label's no more: 272 points hold 29 characters.
    cell.accessoryType = .disclosureIndicator
    #expect(height(cell) == 63)
    cell.accessoryType = .none
    // 278 hold 29 as well.
    cell.indentationLevel = 1
    #expect(height(cell) == 63)
    cell.indentationWidth = 4
    #expect(height(cell) == 44)
  }

  @Test func editingLeavesLessRoom() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "abcdefghi abcdefghi abcdefghi"
    #expect(height(cell) == 44)
    cell.adopt(RowEditing(isEditable: true, style: .delete), isEditing: true, animated: false)
    // 38 less: 250 points hold 26.
    #expect(height(cell) == 63)
  }

  @Test func subtitlesStandUnderEachOther() {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Oslo"
    #expect(height(cell) == 44)
    cell.detailTextLabel?.text = "Norway"
    // 21 and 2 and 15, with 11 above and below.
    #expect(height(cell) == 60)
    cell.detailTextLabel?.numberOfLines = 2
    // 12 points are 6.6 a character: 43 of them; two lines of 14.4 are 28.8, rounded up 29.
    cell.detailTextLabel?.text = String(repeating: "abcdefghi ", count: 20)
    #expect(height(cell) == 74)
  }

  @Test func valuesStandBesideEachOther() {
    let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "abcdefghi abcdefghi abcdefghi"
    cell.detailTextLabel?.text = "abcdefghi"
    #expect(height(cell) == 44)
    cell.textLabel?.numberOfLines = 0
    // 288 less 8 less 84.15, rounded up 85: 195 points hold 20 characters, two words. Two lines are 41.
    #expect(height(cell) == 63)
    cell.frame.size.height = 63
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 195, height: 63))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 219, y: 0, width: 85, height: 63))
    let caption = TableViewCell(style: .value2, reuseIdentifier: nil)
    caption.textLabel?.text = "capital"
    caption.detailTextLabel?.numberOfLines = 0
    // 189 points hold 22 characters of 8.25; two lines of 18 are 36, with 22 more 58.
    caption.detailTextLabel?.text = "abcdefghi abcdefghi abcdefghi"
    #expect(height(caption) == 58)
  }

  @Test func imagesMakeRoom() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.imageView?.image = Image(color: .red, size: CGSize(width: 60, height: 80))
    #expect(height(cell) == 80)
    cell.textLabel?.numberOfLines = 0
    // 288 less 60 and 16: 212 points hold 22 characters, two words of nine.
    cell.textLabel?.text = String(repeating: "abcdefghi ", count: 8)
    // Four lines are 81.6, rounded up 82.
    #expect(height(cell) == 104)
  }

  @Test func withoutAWidthNothingIsCutOff() {
    let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "abcdefghi"
    cell.detailTextLabel?.text = "abcd"
    // 16, 85, 8, 38 and 16.
    #expect(cell.sizeThatFits(.zero) == CGSize(width: 163, height: 44))
    cell.accessoryType = .checkmark
    // The content ends at its label, 8 before the mark of 14, 16 from the edge.
    #expect(cell.sizeThatFits(.zero).width == 185)
    // What is turned by a quarter has its parts beside each other along its height.
    cell.partsTransform = CGAffineTransform(quarterTurns: 1)
    #expect(cell.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 185))
  }

  @Test func headersFitTheirLabels() {
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(header.systemLayoutSizeFitting(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 28))
    header.textLabel?.text = "abcdefghi abcdefghi abcdefghi"
    header.textLabel?.numberOfLines = 0
    // Bold characters are 10.2 wide: 288 points hold 28; two lines are 41.
    #expect(header.systemLayoutSizeFitting(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 41))
  }
}
