import Foundation
import Testing

@testable import TableKit

/// Views that say by their constraints how large they should be. Text is measured by the estimating measurer: at a size of 17 a character
/// is 9.35 wide and a line 20.4 high, which is 20.5 on half points.
@MainActor
@Suite("Sizes out of constraints")
struct ConstraintFittingTests {
  private let window = Window(size: CGSize(width: 320, height: 480), scale: 2)

  private func label(_ text: String, size: CGFloat = 17, lines: Int = 1, in superview: View) -> Label {
    let label = Label(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(label)
    return label
  }

  private func box() -> View {
    let view = View(frame: .zero)
    window.addSubview(view)
    return view
  }

  private func pin(_ view: View, to superview: View, margin: CGFloat = 8) {
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: margin),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: margin),
      superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: margin),
      superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: margin),
    ])
  }

  @Test func asLargeAsItsTextAndTheMargins() {
    let box = box()
    pin(label("four", in: box), to: box)
    // 37.5 and 20.5, and 8 on each side.
    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 53.5, height: 36.5))
    #expect(box.systemLayoutSizeFitting(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 36.5))
    #expect(box.systemLayoutSizeFitting(CGSize(width: 0, height: 50)) == CGSize(width: 53.5, height: 50))
    // It was asked alone: nothing is placed.
    #expect(box.subviews[0].frame == .zero)
  }

  @Test func textWrapsInTheWidthThatIsGiven() {
    let box = box()
    let text = label("one two three four five", lines: 0, in: box)
    pin(text, to: box)
    let inner = text.sizeThatFits(CGSize(width: 84, height: 0)).height
    #expect(inner >= 2 * 20.4)
    #expect(box.systemLayoutSizeFitting(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: inner + 16))
  }

  @Test func theTallestOfSeveralBesideEachOtherCounts() {
    for isReversed in [false, true] {
      let box = box()
      let small = label("a", size: 10, in: box)
      let large = label("a", size: 30, in: box)
      for view in isReversed ? [large, small] : [small, large] {
        LayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
        ])
      }
      // A line of 36.
      #expect(box.systemLayoutSizeFitting(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 46))
    }
  }

  @Test func inequalitiesAndExtentsOfItsOwnCount() {
    let box = box()
    let text = label("a", in: box)
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      text.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor, constant: -5),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
    ])
    #expect(box.systemLayoutSizeFitting(CGSize(width: 100, height: 0)).height == 60)
  }

  @Test func viewsInViewsCount() {
    let box = box()
    let inner = View(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    pin(inner, to: box, margin: 3)
    pin(label("a", in: inner), to: inner, margin: 4)
    #expect(box.systemLayoutSizeFitting(CGSize(width: 100, height: 0)).height == 20.5 + 14)
  }

  @Test func aViewThatWantsNoSizeHasNoneWhateverItHasNow() {
    let box = box()
    let plate = View(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    plate.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(plate)
    pin(plate, to: box)
    #expect(box.systemLayoutSizeFitting(CGSize(width: 100, height: 0)).height == 16)
  }

  @Test func whatTheConstraintsDoNotSayIsAsBefore() {
    let box = View(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
    let text = label("a", in: box)
    text.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
    #expect(box.systemLayoutSizeFitting(CGSize(width: 100, height: 0)) == CGSize(width: 70, height: 30))
  }

  // MARK: Rows

  private final class Texts: TableViewDataSource, TableViewDelegate {
    var texts: [String] = []
    var make: (TableViewCell, String) -> Void = { _, _ in }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      make(cell, texts[indexPath.row])
      return cell
    }
  }

  @Test(arguments: [false, true])
  func aRowIsAsLargeAsTheConstraintsOfItsContentMakeIt(_ isTurned: Bool) throws {
    let texts = Texts()
    texts.texts = ["a", "bb"]
    texts.make = { cell, text in
      let label = label(text, in: cell.contentView)
      pin(label, to: cell.contentView, margin: 20)
    }
    let table =
      isTurned ? HorizontalTableView(frame: window.bounds, style: .plain) : TableView(frame: window.bounds)
    table.dataSource = texts
    window.addSubview(table)
    window.layoutIfNeeded()
    let extents = (0..<2).map { table.rectForRow(at: [0, $0]).height }
    #expect(extents == [60.5, 60.5])
    if !isTurned {
      let cell = try #require(table.cellForRow(at: [0, 1]))
      #expect(cell.contentView.subviews[0].frame == CGRect(x: 20, y: 20, width: 280, height: 20.5))
    }
  }

  @Test func anAccessoryLeavesLessRoomToTheContent() {
    let texts = Texts()
    // 320 less two margins of 20: 29 characters fit; 24 less with an accessory.
    texts.texts = [String(repeating: "word ", count: 5) + "four"]
    var accessory = TableViewCell.AccessoryType.none
    texts.make = { cell, text in
      cell.accessoryType = accessory
      pin(label(text, lines: 0, in: cell.contentView), to: cell.contentView, margin: 20)
    }
    let table = TableView(frame: window.bounds)
    table.dataSource = texts
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 60.5)
    accessory = .disclosureIndicator
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height > 80)
  }
}
