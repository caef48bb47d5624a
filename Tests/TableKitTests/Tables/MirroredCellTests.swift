import Foundation
import Testing

@testable import TableKit

/// Cells where the interface reads from right to left: every part stands where its mirror image would.
@MainActor
struct MirroredCellTests {
  private func cell(_ style: TableViewCell.CellStyle = .default) -> TableViewCell {
    let cell = TableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.semanticContentAttribute = .forceRightToLeft
    return cell
  }

  @Test func labelsImageAndAccessory() {
    let cell = cell()
    cell.textLabel?.text = "Oslo"
    cell.imageView?.image = Image(color: .red, size: CGSize(width: 30, height: 20))
    cell.accessoryType = .disclosureIndicator
    cell.indentationLevel = 1
    cell.layoutIfNeeded()
    #expect(cell.standardAccessoryView?.frame == CGRect(x: 16, y: 15, width: 8, height: 14))
    #expect(cell.standardAccessoryView?.isMirrored == true)
    #expect(cell.contentView.frame == CGRect(x: 32, y: 0, width: 288, height: 44))
    // In the content: 16 and a step of 10 from the right.
    #expect(cell.imageView?.frame == CGRect(x: 232, y: 12, width: 30, height: 20))
    #expect(cell.textLabel?.frame == CGRect(x: 0, y: 0, width: 216, height: 44))
  }

  @Test func valuesExchangeTheirSides() {
    let value1 = cell(.value1)
    value1.textLabel?.text = "Oslo"
    value1.detailTextLabel?.text = "709,037"
    value1.layoutIfNeeded()
    #expect(value1.textLabel?.frame == CGRect(x: 266, y: 0, width: 38, height: 44))
    #expect(value1.detailTextLabel?.frame == CGRect(x: 16, y: 0, width: 66, height: 44))
    let value2 = cell(.value2)
    value2.textLabel?.text = "capital"
    value2.detailTextLabel?.text = "Oslo"
    value2.layoutIfNeeded()
    #expect(value2.textLabel?.frame == CGRect(x: 213, y: 0, width: 91, height: 44))
    #expect(value2.textLabel?.textAlignment == .left)
    #expect(value2.detailTextLabel?.frame == CGRect(x: 16, y: 0, width: 189, height: 44))
    value2.semanticContentAttribute = .forceLeftToRight
    value2.layoutIfNeeded()
    #expect(value2.textLabel?.frame.minX == 16)
    #expect(value2.textLabel?.textAlignment == .right)
  }

  @Test func controlsAndSeparator() {
    let cell = cell()
    cell.separatorColor = .separator
    cell.adopt(
      RowEditing(isEditable: true, style: .delete, isMovable: true), isEditing: true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.editing.control?.frame == CGRect(x: 282, y: 0, width: 38, height: 44))
    #expect(cell.editing.control?.circle == CGRect(x: 0, y: 11, width: 22, height: 22))
    #expect(cell.editing.reorderControl?.frame == CGRect(x: 0, y: 0, width: 48, height: 44))
    #expect(cell.contentView.frame == CGRect(x: 48, y: 0, width: 234, height: 44))
    // Its own 16, and the 38 by which the content has moved in.
    #expect(cell.separatorView?.frame == CGRect(x: 0, y: 43, width: 266, height: 1))
  }

  @Test func headers() {
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 28)
    header.semanticContentAttribute = .forceRightToLeft
    header.textLabel?.text = "Norway"
    header.layoutIfNeeded()
    #expect(header.textLabel?.frame == CGRect(x: 16, y: 0, width: 68, height: 28))
  }

  @Test func theEndOfASwipedRowIsAtTheLeft() {
    let stage = EditingStage()
    stage.window.userInterfaceLayoutDirection = .rightToLeft
    stage.window.layoutIfNeeded()
    stage.swipe(1, from: 20, to: 120)
    #expect(stage.editor.take().prefix(2) == ["canEdit 0.1", "trailing 0.1"])
    #expect(stage.shift(1) == 79.5)
    #expect(stage.buttons(1).map(\.frame) == [CGRect(x: 0, y: 0, width: 79.5, height: 40)])
    stage.tap(1, 20)
    #expect(stage.editor.take().contains("commit delete 0.1"))
    stage.swipe(2, from: 300, to: 200)
    #expect(stage.editor.take().prefix(2) == ["canEdit 0.2", "leading 0.2"])
  }
}
