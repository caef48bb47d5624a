import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Cells")
struct TableViewCellTests {
  func cell(_ style: TableViewCell.CellStyle = .default, size: CGSize = CGSize(width: 320, height: 44))
    -> TableViewCell
  {
    let cell = TableViewCell(style: style, reuseIdentifier: "r")
    cell.frame = CGRect(origin: .zero, size: size)
    return cell
  }

  @Test("A new cell")
  func fresh() {
    let cell = TableViewCell(style: .default, reuseIdentifier: "r")
    #expect(cell.reuseIdentifier == "r")
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.superview === cell)
    #expect(cell.detailTextLabel == nil)
    #expect(cell.separatorInset == EdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    #expect(TableViewCell().reuseIdentifier == nil)
    #expect(TableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minY == 2)
  }

  @Test("A registered class is made by its own override")
  func registration() {
    final class Custom: TableViewCell {
      var made = false
      override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        made = true
      }
    }
    final class Plain: TableViewCell {}
    let registered: [TableViewCell.Type] = [Custom.self, Plain.self]
    let custom = registered[0].init(registeredWith: "c")
    #expect((custom as? Custom)?.made == true)
    #expect(custom.reuseIdentifier == "c")
    #expect(custom.detailTextLabel != nil)
    #expect(registered[1].init(registeredWith: "p") is Plain)
    #expect(Custom().made)
  }

  @Test("Labels are made when they are read, and a cell's layout makes none")
  func lazyLabels() {
    let cell = cell(.subtitle)
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.textLabel === cell.textLabel)
    #expect(cell.contentView.subviews.count == 1)
    #expect(cell.imageView === cell.imageView)
    #expect(self.cell(.value2).imageView == nil)
  }

  @Test("The default style: the label fills the height, 16 from either side")
  func defaultStyle() {
    let cell = cell()
    cell.textLabel?.text = "Oslo"
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    #expect(cell.textLabel?.font == .systemFont(ofSize: 17))
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 36, y: 0, width: 268, height: 44))
    cell.indentationWidth = 4
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 24)
    cell.indentationLevel = -3
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 16)
  }

  @Test("Subtitle: 17 over 12 points, both in the middle of the height")
  func subtitle() {
    let cell = cell(.subtitle)
    cell.textLabel?.text = "Oslo"
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    cell.detailTextLabel?.text = "Norway"
    cell.layoutIfNeeded()
    // Lines of 20.4 and 14.4, rounded up to pixels: 21 + 2 + 15 = 38, 3 above and below.
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 3, width: 288, height: 21))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 16, y: 26, width: 288, height: 15))
    #expect(cell.detailTextLabel?.font == .systemFont(ofSize: 12))
    cell.textLabel?.text = nil
    cell.layoutIfNeeded()
    #expect(cell.detailTextLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  @Test("Value 1: the text as wide as it is, the detail at the right in what is left")
  func value1() {
    let cell = cell(.value1)
    cell.textLabel?.text = "Oslo"
    cell.detailTextLabel?.text = "709,037"
    cell.layoutIfNeeded()
    // Characters are 9.35 wide: 37.4 and 65.45, rounded up.
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 38, height: 44))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 238, y: 0, width: 66, height: 44))
    cell.textLabel?.text = String(repeating: "o", count: 26)
    cell.layoutIfNeeded()
    // 243.1: 288 − 244 − 8 are left.
    #expect(cell.textLabel?.frame.width == 244)
    #expect(cell.detailTextLabel?.frame == CGRect(x: 268, y: 0, width: 36, height: 44))
    cell.textLabel?.text = String(repeating: "o", count: 99)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    #expect(cell.detailTextLabel?.frame.width == 0)
    cell.detailTextLabel?.text = nil
    cell.textLabel?.text = "Oslo"
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  @Test("Value 2: a column of 91, and the detail beside it")
  func value2() {
    let cell = cell(.value2)
    cell.textLabel?.text = "capital"
    cell.detailTextLabel?.text = "Oslo"
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 91, height: 44))
    #expect(cell.textLabel?.textAlignment == .right)
    #expect(cell.detailTextLabel?.frame == CGRect(x: 115, y: 0, width: 189, height: 44))
  }

  @Test("An image stands before the text; one that is too high is made smaller")
  func image() {
    let cell = cell()
    cell.textLabel?.text = "Oslo"
    cell.layoutIfNeeded()
    cell.imageView?.image = Image(color: .red, size: CGSize(width: 30, height: 20))
    #expect(cell.needsLayout)
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    #expect(cell.textLabel?.frame == CGRect(x: 62, y: 0, width: 242, height: 44))
    cell.imageView?.image = Image(color: .red, size: CGSize(width: 30, height: 88))
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 15, height: 44))
    cell.imageView?.image = nil
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 16)
  }

  @Test("Accessories stand 16 from the right; the content ends 8 before")
  func accessories() {
    let cell = cell()
    cell.textLabel?.text = "Oslo"
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.standardAccessoryView?.frame == CGRect(x: 296, y: 15, width: 8, height: 14))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 288, height: 44))
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 272, height: 44))
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    #expect(cell.standardAccessoryView?.frame == CGRect(x: 290, y: 16, width: 14, height: 12))
    cell.accessoryType = .detailDisclosureButton
    cell.layoutIfNeeded()
    #expect(cell.standardAccessoryView?.frame == CGRect(x: 262, y: 11, width: 42, height: 22))
    #expect(cell.hitTest(CGPoint(x: 270, y: 20), with: nil) === cell.standardAccessoryView)
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.standardAccessoryView == nil)
    #expect(cell.contentView.frame.width == 320)
  }

  @Test("A view of one's own beats the type, keeps its size, and goes when it is replaced")
  func accessoryView() {
    let cell = cell()
    cell.accessoryType = .checkmark
    let view = View(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.accessoryView = view
    cell.layoutIfNeeded()
    #expect(cell.standardAccessoryView == nil)
    #expect(view.frame == CGRect(x: 254, y: 7, width: 50, height: 30))
    view.transform = CGAffineTransform(quarterTurns: 2)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(view.transform.quarterTurns == 2)
    let other = TableViewCell(style: .default, reuseIdentifier: nil)
    other.accessoryView = view
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320)
    cell.accessoryView = nil
    #expect(view.superview === other)
    cell.layoutIfNeeded()
    #expect(cell.standardAccessoryView != nil)
  }

  @Test("Selection and highlight show the background behind the content and highlight the labels")
  func selection() {
    let cell = cell()
    let behind = View()
    cell.backgroundView = behind
    cell.textLabel?.text = "Oslo"
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.subviews.count == 3)
    #expect(cell.subviews[0] === behind)
    #expect(cell.subviews[1].backgroundColor == Color(white: 220.0 / 255))
    #expect(cell.subviews[1].frame == cell.bounds)
    #expect(cell.subviews[2] === cell.contentView)
    #expect(behind.frame == cell.bounds)
    #expect(cell.textLabel?.isHighlighted == true)
    cell.setHighlighted(true, animated: true)
    cell.isSelected = false
    #expect(cell.subviews.count == 3)
    let own = View()
    cell.selectedBackgroundView = own
    #expect(cell.subviews[1] === own)
    #expect(cell.subviews.count == 3)
    cell.isHighlighted = false
    #expect(cell.subviews.count == 2)
    #expect(cell.textLabel?.isHighlighted == false)
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(cell.isSelected)
    #expect(cell.subviews.count == 2)
    cell.selectionStyle = .blue
    #expect(cell.subviews.count == 3)
  }

  @Test("Where several rows can be selected, the background for that is shown")
  func multipleSelection() {
    let cell = cell()
    let single = View()
    let multiple = View()
    cell.selectedBackgroundView = single
    cell.multipleSelectionBackgroundView = multiple
    cell.isSelected = true
    #expect(single.superview === cell && multiple.superview == nil)
    cell.isInMultipleSelection = true
    #expect(single.superview == nil && multiple.superview === cell)
    cell.multipleSelectionBackgroundView = nil
    #expect(single.superview === cell && multiple.superview == nil)
  }

  @Test("An override sees every change of the selection")
  func overriding() {
    final class Custom: TableViewCell {
      var calls: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected) \(animated)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("highlighted \(highlighted) \(animated)")
      }
    }
    let cell = Custom()
    cell.isSelected = true
    cell.setHighlighted(true, animated: true)
    #expect(cell.calls == ["selected true false", "highlighted true true"])
  }

  @Test("A label made in a selected cell is highlighted too")
  func lateLabel() {
    let cell = cell(.value1)
    cell.isSelected = true
    #expect(cell.textLabel?.isHighlighted == true)
    #expect(cell.detailTextLabel?.isHighlighted == true)
  }

  @Test("The separator is a pixel thick, at the lower edge, between its insets, in front")
  func separator() {
    let window = Window(size: CGSize(width: 400, height: 400), scale: 2)
    let cell = cell()
    window.addSubview(cell)
    cell.separatorColor = .separator
    cell.separatorInset.right = 4
    cell.contentView.addSubview(View())
    let late = View()
    cell.addSubview(late)
    cell.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(cell.separatorView?.frame == CGRect(x: 16, y: 43.5, width: 300, height: 0.5))
    #expect(cell.subviews.last === cell.separatorView)
    cell.separatorColor = nil
    #expect(cell.separatorView == nil)
    #expect(cell.subviews.last === late)
  }

  @Test("A cell that leaves its table forgets what the table has set")
  func reset() {
    let cell = cell()
    cell.partsTransform = CGAffineTransform(quarterTurns: 1)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.separatorColor = .black
    cell.isInMultipleSelection = true
    cell.resetForReuse()
    cell.layoutIfNeeded()
    #expect(cell.partsTransform.isIdentity)
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isInMultipleSelection)
    #expect(cell.subviews.count == 1)
    #expect(cell.contentView.transform.isIdentity)
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test("A cell without room lays out without trouble")
  func noRoom() {
    for style in [TableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      let cell = cell(style, size: .zero)
      cell.textLabel?.text = "Oslo"
      cell.detailTextLabel?.text = "Norway"
      cell.imageView?.image = Image(color: .red, size: CGSize(width: 30, height: 20))
      cell.accessoryType = .detailDisclosureButton
      cell.indentationWidth = .nan
      cell.indentationLevel = 1
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(cell.contentView.bounds.width == 0)
      #expect(cell.textLabel?.frame.isFinite == true)
    }
  }
}
