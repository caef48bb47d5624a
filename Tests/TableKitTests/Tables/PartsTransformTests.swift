import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Turned parts")
struct PartsTransformTests {
  /// A table's stand-in: 320 × 100 on screen, turned by a quarter turn counterclockwise.
  func turnedTable(in window: Window) -> View {
    let table = View()
    table.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    window.addSubview(table)
    return table
  }

  func configure(_ cell: TableViewCell, accessory: TableViewCell.AccessoryType) {
    cell.textLabel?.text = "Oslo"
    cell.detailTextLabel?.text = "Norway"
    cell.imageView?.image = Image(color: .red, size: CGSize(width: 11, height: 13))
    cell.accessoryType = accessory
    cell.backgroundView = View()
    cell.isSelected = true
  }

  @Test("By hand: a cell of 60 × 100 on screen")
  func byHand() throws {
    let window = Window(size: CGSize(width: 320, height: 100))
    let table = turnedTable(in: window)
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 50, width: 100, height: 60)
    table.addSubview(cell)
    cell.accessoryType = .disclosureIndicator
    cell.partsTransform = CGAffineTransform(rotationAngle: .pi / 2)
    window.layoutIfNeeded()
    #expect(cell.convert(cell.bounds, to: nil) == CGRect(x: 50, y: 0, width: 60, height: 100))
    // In the box of 60 × 100 the chevron is at 60 − 16 − 8 = 36, (100 − 14) / 2 = 43; the content ends at 28.
    let accessory = try #require(cell.standardAccessoryView)
    #expect(accessory.transform == CGAffineTransform(quarterTurns: 1))
    #expect(accessory.transform(to: nil) == CGAffineTransform(translationX: 86, y: 43))
    #expect(accessory.bounds.size == CGSize(width: 8, height: 14))
    // About the cell's middle (50, 30): 36 … 44 in x becomes y, 43 … 57 in y becomes 100 − y.
    #expect(accessory.center == CGPoint(x: 50, y: 40))
    #expect(cell.contentView.bounds.size == CGSize(width: 28, height: 100))
    #expect(cell.contentView.center == CGPoint(x: 50, y: 14))
    #expect(cell.contentView.transform(to: nil) == CGAffineTransform(translationX: 50, y: 0))
    #expect(
      table.convert(CGRect(x: 86, y: 43, width: 8, height: 14), from: nil) == CGRect(x: 43, y: 86, width: 14, height: 8)
    )
  }

  @Test(
    "Every part stands where it does in an upright cell of that size on screen",
    arguments: [
      TableViewCell.AccessoryType.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ], [TableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func likeUpright(accessory: TableViewCell.AccessoryType, style: TableViewCell.CellStyle) {
    for scale: CGFloat in [1, 2] {
      for width: CGFloat in [60, 61, 150] {
        for height: CGFloat in [100, 99, 100.5] where height != 100.5 || scale == 2 {
          let window = Window(size: CGSize(width: 320, height: 300), scale: scale)
          let table = turnedTable(in: window)
          table.frame.size.height = height
          let turned = TableViewCell(style: style, reuseIdentifier: nil)
          turned.partsTransform = table.transform.inverted()
          turned.frame = CGRect(x: 0, y: 20, width: height, height: width)
          table.addSubview(turned)
          let upright = TableViewCell(style: style, reuseIdentifier: nil)
          upright.frame = CGRect(x: 20, y: 0, width: width, height: height)
          window.addSubview(upright)
          configure(turned, accessory: accessory)
          configure(upright, accessory: accessory)
          window.layoutIfNeeded()
          #expect(turned.convert(turned.bounds, to: nil) == upright.frame)
          expectSame(turned, upright, in: window)
        }
      }
    }
  }

  /// Compares all views below two, in order.
  func expectSame(_ first: View, _ second: View, in window: Window) {
    #expect(first.subviews.count == second.subviews.count)
    for (one, other) in zip(first.subviews, second.subviews) {
      #expect(type(of: one) == type(of: other))
      #expect(one.transform(to: window) == other.transform(to: window))
      #expect(one.bounds == other.bounds)
      let rect = one.convert(one.bounds, to: window)
      for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
        #expect((edge * window.displayScale).rounded() == edge * window.displayScale)
      }
      expectSame(one, other, in: window)
    }
  }

  @Test("Every quarter turn and back, in a cell that stays", arguments: [0, 1, 2, 3, 1, 3])
  func turnedBack(quarterTurns: Int) {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .checkmark
    for turns in [quarterTurns, 0, 2, quarterTurns] {
      cell.partsTransform = CGAffineTransform(quarterTurns: turns)
      cell.layoutIfNeeded()
      #expect(cell.contentView.transform.quarterTurns == turns)
      #expect(cell.standardAccessoryView?.transform.quarterTurns == turns)
    }
    cell.partsTransform = .identity
    cell.layoutIfNeeded()
    #expect(cell.standardAccessoryView?.frame == CGRect(x: 290, y: 16, width: 14, height: 12))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 282, height: 44))
  }

  @Test("A part's own transform is kept, through turns and when it leaves")
  func ownTransform() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let accessory = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    accessory.transform = CGAffineTransform(scaleX: 2, y: 1)
    cell.accessoryView = accessory
    cell.partsTransform = CGAffineTransform(quarterTurns: 1)
    cell.layoutIfNeeded()
    #expect(
      accessory.transform == CGAffineTransform(scaleX: 2, y: 1).concatenating(CGAffineTransform(quarterTurns: 1)))
    cell.accessoryView = nil
    #expect(accessory.transform == CGAffineTransform(scaleX: 2, y: 1))
    #expect(accessory.superview == nil)
    cell.contentView.transform = .identity
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.contentView.transform.quarterTurns == 1)
  }

  @Test("Backgrounds that come later are turned as well, and turned back when they go")
  func lateParts() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    cell.partsTransform = CGAffineTransform(quarterTurns: 1)
    cell.layoutIfNeeded()
    let behind = View()
    let selected = View()
    cell.backgroundView = behind
    cell.selectedBackgroundView = selected
    cell.isSelected = true
    cell.layoutIfNeeded()
    for view in [behind, selected] {
      #expect(view.transform.quarterTurns == 1)
      #expect(view.bounds.size == CGSize(width: 60, height: 100))
      #expect(view.frame == cell.bounds)
    }
    cell.selectedBackgroundView = nil
    cell.backgroundView = nil
    #expect(behind.transform.isIdentity)
    #expect(selected.transform.isIdentity)
  }

  @Test("Only multiples of a quarter turn are taken; a translation is left out")
  func refused() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.partsTransform = CGAffineTransform(rotationAngle: 0.3)
    #expect(cell.partsTransform.isIdentity)
    cell.partsTransform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(cell.partsTransform.isIdentity)
    cell.partsTransform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 8)
    #expect(cell.partsTransform == CGAffineTransform(quarterTurns: 1))
    cell.partsTransform = CGAffineTransform(rotationAngle: .nan)
    #expect(cell.partsTransform == CGAffineTransform(quarterTurns: 1))
  }

  @Test("The separator stays at the edge to the next row")
  func separator() {
    let window = Window(size: CGSize(width: 320, height: 100))
    let table = turnedTable(in: window)
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 50, width: 100, height: 60)
    cell.partsTransform = CGAffineTransform(quarterTurns: 1)
    cell.separatorColor = .black
    cell.separatorInset = .zero
    table.addSubview(cell)
    window.layoutIfNeeded()
    #expect(
      cell.separatorView?.convert(CGRect(x: 0, y: 0, width: 100, height: 1), to: nil)
        == CGRect(x: 109, y: 0, width: 1, height: 100))
  }

  @Test("Bounds with an origin of their own")
  func scrolledBounds() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.bounds = CGRect(x: 7, y: 9, width: 100, height: 60)
    cell.partsTransform = CGAffineTransform(quarterTurns: 3)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 7, y: 9, width: 100, height: 60))
    #expect(cell.contentView.bounds == CGRect(x: 0, y: 0, width: 60, height: 100))
  }

  @Test("Headers turn like cells")
  func header() {
    let window = Window(size: CGSize(width: 320, height: 100))
    let table = turnedTable(in: window)
    let header = TableViewHeaderFooterView(reuseIdentifier: "h")
    header.frame = CGRect(x: 0, y: 40, width: 100, height: 28)
    header.textLabel?.text = "N"
    let behind = View()
    header.backgroundView = behind
    header.partsTransform = table.transform.inverted()
    table.addSubview(header)
    window.layoutIfNeeded()
    #expect(header.contentView.transform(to: nil) == CGAffineTransform(translationX: 40, y: 0))
    #expect(header.contentView.bounds.size == CGSize(width: 28, height: 100))
    #expect(behind.transform(to: nil) == CGAffineTransform(translationX: 40, y: 0))
    // 28 less 16 on either side is less than nothing.
    #expect(header.textLabel?.frame == CGRect(x: 16, y: 0, width: 0, height: 100))
    header.partsTransform = CGAffineTransform(scaleX: 1, y: 2)
    #expect(header.partsTransform.quarterTurns == 1)
    header.resetForReuse()
    header.layoutIfNeeded()
    #expect(header.contentView.transform.isIdentity)
    header.backgroundView = nil
    #expect(behind.superview == nil)
  }
}
