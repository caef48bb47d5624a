import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Stacks of selectable cells")
struct SelectableStackTests {
  private let window = Window(size: CGSize(width: 320, height: 480))
  private let scroll = StackScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let cells = (0..<5).map { _ in SelectableCellView(frame: CGRect(x: 0, y: 0, width: 1, height: 200)) }
  private final class Taps { var cells: [SelectableCellView] = [] }
  private let taps = Taps()

  init() {
    for cell in cells {
      cell.onTap = { [taps] in taps.cells.append($0) }
      scroll.stackView.addArrangedSubview(cell)
    }
    window.addSubview(scroll)
    window.layoutIfNeeded()
  }

  private var stack: SelectableStackView { scroll.stackView }
  private var marks: [Bool] { cells.map(\.isSelected) }

  private func middle(_ index: Int) -> CGPoint { cells[index].convert(CGPoint(x: 160, y: 100), to: nil) }

  /// Puts a finger down and waits until the scroll view has passed it on.
  private func press(_ index: Int, finger: Int = 0) {
    window.beginTouch(finger, at: middle(index))
    window.clock.advance(by: 0.2)
  }

  private func tap(_ index: Int) {
    press(index)
    window.endTouch()
    window.clock.advance(by: 0.5)
  }

  // MARK: Places

  @Test("Five cells of 200 points: as wide as the scroll view, one below the other")
  func places() {
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 320, height: 1000))
    #expect(scroll.contentSize == CGSize(width: 320, height: 1000))
    #expect(cells.map(\.frame) == (0..<5).map { CGRect(x: 0, y: CGFloat($0) * 200, width: 320, height: 200) })
    scroll.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(cells[3].frame == CGRect(x: 0, y: 600, width: 300, height: 200))
  }

  @Test("Separators: 1 point, 16 from the leading edge, none on the last cell that is shown")
  func separators() {
    #expect(cells.map { !$0.separatorView.isHidden } == [true, true, true, true, false])
    #expect(cells[0].separatorView.frame == CGRect(x: 16, y: 199, width: 304, height: 1))
    for cell in cells.dropLast() { #expect(cell.bounds.contains(cell.separatorView.frame)) }
    cells[4].isHidden = true
    cells[3].isHidden = true
    window.layoutIfNeeded()
    #expect(cells.map { !$0.separatorView.isHidden }.prefix(3) == [true, true, false])
    stack.showsSeparators = false
    window.layoutIfNeeded()
    #expect(cells.map { !$0.separatorView.isHidden }.prefix(3) == [false, false, false])
  }

  @Test("Separators of single cells: shown or not, with insets of their own")
  func ownSeparators() {
    cells[0].isSeparatorVisible = false
    cells[4].isSeparatorVisible = true
    cells[1].separatorInset = EdgeInsets(top: 0, left: 0, bottom: 0, right: 20)
    stack.separatorThickness = 2
    stack.separatorThickness = .nan
    stack.separatorColor = .red
    window.layoutIfNeeded()
    #expect(cells.map { !$0.separatorView.isHidden } == [false, true, true, true, true])
    #expect(cells[1].separatorView.frame == CGRect(x: 0, y: 198, width: 300, height: 2))
    #expect(cells[2].separatorView.frame == CGRect(x: 16, y: 198, width: 304, height: 2))
    #expect(cells[2].separatorView.backgroundColor == .red)
  }

  @Test("From right to left, the lines keep from the right edge")
  func rightToLeft() {
    window.userInterfaceLayoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(cells[0].separatorView.frame == CGRect(x: 0, y: 199, width: 304, height: 1))
  }

  @Test("A horizontal stack: cells side by side, lines at their right")
  func horizontal() {
    stack.axis = .horizontal
    for cell in cells { stack.setExtent(100, of: cell) }
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500, height: 480))
    #expect(cells.map(\.frame) == (0..<5).map { CGRect(x: CGFloat($0) * 100, y: 0, width: 100, height: 480) })
    #expect(cells[0].separatorView.frame == CGRect(x: 99, y: 16, width: 1, height: 464))
    scroll.scrollToView(cells[4], animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 180, y: 0))
  }

  @Test("Hiding gradually takes the content's size along, and nothing jumps")
  func hide() {
    stack.setArrangedSubviews([cells[1]], hidden: true, animated: true)
    #expect(scroll.contentSize.height == 800)
    #expect(cells[2].frame.minY == 200)
    #expect(cells[2].shownValues.frame.minY == 400)
    window.clock.advance(by: 0.15)
    #expect(abs(cells[2].shownValues.frame.minY - 300) < 1e-9)
    window.clock.advance(by: 0.15)
    #expect(cells[2].shownValues.frame.minY == 200)
  }

  // MARK: Selection

  @Test("One cell at a time: a tap clears the one before")
  func single() {
    tap(0)
    #expect(marks == [true, false, false, false, false])
    #expect(stack.selectedCell === cells[0])
    tap(1)
    #expect(marks == [false, true, false, false, false])
    #expect(stack.selectedCell === cells[1])
    #expect(taps.cells == [cells[0], cells[1]])
    tap(1)
    #expect(marks == [false, true, false, false, false])
    #expect(taps.cells.count == 3)
  }

  @Test("The old one loses its look while another is touched, and gets it back if nothing comes of it")
  func regains() {
    tap(0)
    press(1)
    #expect(marks == [false, true, false, false, false])
    window.cancelTouch()
    #expect(marks == [true, false, false, false, false])
    #expect(stack.selectedCell === cells[0])
  }

  @Test("A touch on a cell that becomes a scroll leaves the cells as they were")
  func scrollTakesOver() {
    tap(0)
    press(1)
    #expect(marks == [false, true, false, false, false])
    let start = middle(1)
    for step in 1...5 {
      window.moveTouch(to: CGPoint(x: start.x, y: start.y - 20 * CGFloat(step)))
      window.clock.advance(by: 0.016)
    }
    #expect(scroll.contentOffset.y == 90, "100 points less the slop")
    #expect(marks == [true, false, false, false, false])
    window.clock.advance(by: 1)
    window.endTouch()
    #expect(taps.cells == [cells[0]])
  }

  @Test("A cell whose mark the program has taken off does not get one from a touch elsewhere")
  func deselectedByTheProgram() {
    tap(0)
    cells[0].setSelected(false, animated: false)
    press(1)
    window.cancelTouch()
    #expect(marks == [false, false, false, false, false])
    tap(1)
    #expect(marks == [false, true, false, false, false])
    press(2)
    window.cancelTouch()
    #expect(marks == [false, true, false, false, false])
  }

  @Test("Two fingers: the one that is lifted last wins")
  func twoFingers() {
    // Without a scroll view, which holds ends of touches back as long as a drag may come of the others.
    window.addSubview(stack)
    press(0, finger: 0)
    press(1, finger: 1)
    window.endTouch(0)
    #expect(stack.selectedCell === cells[0])
    window.endTouch(1)
    #expect(stack.selectedCell === cells[1])
    #expect(marks == [false, true, false, false, false])
  }

  @Test("In code: selecting, deselecting, and a cell that is taken out")
  func inCode() {
    stack.select(cells[2], animated: false)
    #expect(marks == [false, false, true, false, false])
    stack.select(cells[3], animated: true)
    #expect(marks == [false, false, false, true, false])
    stack.select(SelectableCellView(frame: .zero), animated: false)
    #expect(stack.selectedCell === cells[3], "one of others changes nothing")
    stack.select(nil, animated: false)
    #expect(marks == [false, false, false, false, false])
    stack.select(cells[1], animated: false)
    stack.removeArrangedSubview(cells[1], animated: true)
    window.clock.advance(by: 1)
    #expect(stack.selectedCell == nil)
    #expect(taps.cells.isEmpty)
  }

  @Test("A cell that is taken out in its own tap")
  func removedInTap() {
    cells[0].onTap = { $0.removeFromSuperview() }
    tap(0)
    #expect(stack.arrangedSubviews.count == 4)
    #expect(stack.selectedCell == nil)
    tap(1)
    #expect(stack.selectedCell === cells[1])
  }
}
