import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Selectable buttons and cells")
struct SelectableCellTests {
  private static let marked = Color(red: 198.0 / 255, green: 198.0 / 255, blue: 200.0 / 255)

  // MARK: The button

  @Test("The colours: white, and #C6C6C8 while touched or selected")
  func colours() {
    // 198 / 255 = 0.776470588…, 200 / 255 = 0.784313725….
    #expect(abs(Color.opaqueSeparator.red - 0.776470588) < 1e-8)
    #expect(abs(Color.opaqueSeparator.green - 0.776470588) < 1e-8)
    #expect(abs(Color.opaqueSeparator.blue - 0.784313726) < 1e-8)
    let button = SelectableButton(frame: .zero)
    #expect(button.backgroundColor == .white)
    button.isHighlighted = true
    #expect(button.backgroundColor == Self.marked)
    button.isHighlighted = false
    #expect(button.backgroundColor == .white)
    button.setSelected(true, animated: false)
    #expect(button.isSelected)
    #expect(button.backgroundColor == Self.marked)
    button.isHighlighted = true
    button.isHighlighted = false
    #expect(button.backgroundColor == Self.marked, "a selected one stays marked")
    button.setSelected(false, animated: false)
    #expect(!button.isSelected)
    #expect(button.backgroundColor == .white)
  }

  @Test("Animated, the background takes 0.35 s")
  func fade() {
    let window = Window(size: CGSize(width: 100, height: 100))
    let button = SelectableButton(frame: window.bounds)
    window.addSubview(button)
    button.setSelected(true, animated: true)
    #expect(button.isSelected)
    #expect(button.shownValues.backgroundColor == .white)
    window.clock.advance(by: 0.175)
    // Half way between 1 and 198/255, and 1 and 200/255.
    #expect(abs((button.shownValues.backgroundColor?.red ?? 0) - (1 + 198.0 / 255) / 2) < 1e-9)
    #expect(abs((button.shownValues.backgroundColor?.blue ?? 0) - (1 + 200.0 / 255) / 2) < 1e-9)
    window.clock.advance(by: 0.175)
    #expect(button.shownValues.backgroundColor == Self.marked)
    button.setSelected(false, animated: false)
    #expect(button.shownValues.backgroundColor == .white)
  }

  // MARK: A cell of its own

  private let window = Window(size: CGSize(width: 400, height: 600))
  private let cell = SelectableCellView(frame: CGRect(x: 0, y: 200, width: 400, height: 100))
  private final class Taps { var count = 0 }
  private let taps = Taps()

  private func showCell() {
    cell.onTap = { [taps] _ in taps.count += 1 }
    window.addSubview(cell)
    window.layoutIfNeeded()
  }

  private let inside = CGPoint(x: 50, y: 250)
  /// More than 70 points above the cell.
  private let outside = CGPoint(x: 50, y: 120)

  @Test("The button fills the cell, whatever its size")
  func pinned() {
    showCell()
    #expect(cell.button.frame == CGRect(x: 0, y: 0, width: 400, height: 100))
    cell.frame.size = CGSize(width: 200, height: 30)
    window.layoutIfNeeded()
    #expect(cell.button.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
  }

  @Test("Down marks at once, up inside keeps the mark and is a tap")
  func tap() {
    showCell()
    window.beginTouch(at: inside)
    #expect(cell.isSelected)
    #expect(cell.button.shownValues.backgroundColor == Self.marked)
    #expect(taps.count == 0)
    window.endTouch()
    #expect(cell.isSelected)
    #expect(cell.button.backgroundColor == Self.marked)
    #expect(taps.count == 1)
  }

  @Test("A touch that is taken away takes the mark away")
  func cancel() {
    showCell()
    window.beginTouch(at: inside)
    window.cancelTouch()
    #expect(!cell.isSelected)
    #expect(cell.button.backgroundColor == .white)
    #expect(taps.count == 0)
  }

  @Test("The mark leaves with the finger, comes back with it, and a cell let go outside is not selected")
  func followsFinger() {
    showCell()
    window.beginTouch(at: inside)
    window.moveTouch(to: CGPoint(x: 50, y: 131))
    #expect(cell.isSelected, "69 points beyond is inside still")
    window.moveTouch(to: CGPoint(x: 50, y: 129))
    #expect(!cell.isSelected)
    #expect(cell.button.backgroundColor == .white)
    window.moveTouch(to: inside)
    #expect(cell.isSelected)
    #expect(cell.button.backgroundColor == Self.marked)
    window.moveTouch(to: outside)
    window.endTouch()
    #expect(!cell.isSelected)
    #expect(cell.button.backgroundColor == .white)
    #expect(taps.count == 0)
    window.beginTouch(at: inside)
    window.endTouch(at: outside)
    #expect(!cell.isSelected, "also if nothing was heard on the way out")
    #expect(taps.count == 0)
  }

  @Test("A cell that is selected already stays so, whatever becomes of the touch")
  func touchedAgain() {
    showCell()
    cell.setSelected(true, animated: false)
    window.beginTouch(at: inside)
    window.moveTouch(to: outside)
    #expect(cell.isSelected)
    window.moveTouch(to: inside)
    window.cancelTouch()
    #expect(cell.isSelected)
  }

  @Test("Labels and other content let touches through; controls and views with recognisers keep them")
  func content() {
    showCell()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let plate = View(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let toggle = Button(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    let pad = View(frame: CGRect(x: 300, y: 0, width: 100, height: 100))
    pad.addGestureRecognizer(TapGestureRecognizer())
    plate.addSubview(View(frame: plate.bounds))
    for view in [label, plate, toggle, pad] { cell.addSubview(view) }
    func hit(_ x: CGFloat) -> View? { window.hitTest(CGPoint(x: x, y: 250), with: nil) }
    #expect(hit(50) === cell.button)
    #expect(hit(150) === cell.button)
    #expect(hit(250) === toggle)
    #expect(hit(350) === pad)
    var presses = 0
    toggle.addAction(for: .touchUpInside) { _ in presses += 1 }
    window.beginTouch(at: CGPoint(x: 250, y: 250))
    #expect(!cell.isSelected)
    window.endTouch()
    #expect(presses == 1)
    #expect(taps.count == 0)
    #expect(!cell.isSelected)
  }

  // MARK: The scroll view

  @Test("A drag may take a touch from any button, and from other controls as in every scroll view")
  func cancelable() {
    let plain = ScrollView(frame: .zero)
    let cancelable = CancelableScrollView(frame: .zero)
    #expect(cancelable.touchesShouldCancel(in: Button(frame: .zero)))
    #expect(cancelable.touchesShouldCancel(in: SelectableButton(frame: .zero)))
    #expect(!plain.touchesShouldCancel(in: Button(frame: .zero)))
    for view in [View(), Control(frame: .zero), Label(frame: .zero)] {
      #expect(cancelable.touchesShouldCancel(in: view) == plain.touchesShouldCancel(in: view))
    }
    #expect(StackTableView(frame: .zero, axis: .vertical).touchesShouldCancel(in: Button(frame: .zero)))
  }
}
