import Foundation
import Testing

@testable import TableKit

/// How a finger moves a row of a stack that is edited, by the table's own code. Rows are 40 long, along either axis.
@MainActor
@Suite("Moving rows of stacks by finger")
struct StackReorderTests {
  @MainActor
  private final class Stage {
    let mover: Mover
    let window = Window(size: CGSize(width: 320, height: 320), scale: 2)
    let stack: StackTableView
    let axis: StackView.Axis
    private var finger = CGPoint.zero

    init(_ axis: StackView.Axis, _ rows: [[String]] = [["a", "b", "c", "d", "e", "f"]]) {
      self.axis = axis
      mover = Mover(rows)
      stack = StackTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320), axis: axis)
      stack.rowHeight = 40
      stack.dataSource = mover
      stack.delegate = mover
      window.addSubview(stack)
      stack.isEditing = true
      window.layoutIfNeeded()
    }

    /// Puts a finger on a row's reorder control.
    func down(_ row: Int, _ section: Int = 0) throws {
      let control = try #require(stack.cellForRow(at: IndexPath(row: row, section: section))?.editing.reorderControl)
      finger = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
      window.beginTouch(at: finger)
    }

    func move(by way: CGFloat) {
      if axis == .vertical { finger.y += way } else { finger.x += way }
      window.moveTouch(to: finger)
    }

    func up() {
      window.endTouch()
      window.clock.advance(by: 1)
    }

    /// Where the cells of texts begin.
    func starts(_ texts: String...) -> [CGFloat?] {
      texts.map { text in
        for case let cell as TableViewCell in stack.subviews where cell.textLabel?.text == text {
          return cell.frame.origin.coordinate(along: axis)
        }
        return nil
      }
    }
  }

  @Test("Rows make room, and the drop moves the row with its cell", arguments: StackView.Axis.allCases)
  func moving(axis: StackView.Axis) throws {
    let stage = Stage(axis)
    let cell = try #require(stage.stack.cellForRow(at: 1))
    #expect(cell.showsReorderControl)
    try stage.down(1)
    // With the row out, c has its middle at 60.
    stage.move(by: 20)
    #expect(stage.starts("a", "b", "c", "d") == [0, 60, 80, 120])
    stage.move(by: 1)
    #expect(stage.starts("a", "b", "c", "d") == [0, 61, 40, 120])
    #expect(stage.mover.take() == ["propose 0.2"])
    stage.move(by: 45)
    #expect(stage.starts("a", "b", "c", "d", "e") == [0, 106, 40, 80, 160])
    // A layout on the way leaves all as it is.
    stage.stack.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(stage.starts("a", "b", "c", "d", "e") == [0, 106, 40, 80, 160])
    stage.up()
    #expect(stage.mover.take() == ["propose 0.3", "move 0.1 to 0.3"])
    #expect(stage.starts("a", "c", "d", "b", "e", "f") == [0, 40, 80, 120, 160, 200])
    #expect(stage.stack.cellForRow(at: 3) === cell)
    #expect(stage.stack.visibleCells.map { $0.textLabel?.text } == ["a", "c", "d", "b", "e", "f"])
  }

  @Test("Back where it was nothing is moved; a touch that is taken away puts it back")
  func puttingBack() throws {
    let stage = Stage(.vertical)
    try stage.down(1)
    stage.move(by: 60)
    stage.move(by: -50)
    stage.up()
    #expect(stage.mover.rows[0].prefix(3) == ["a", "b", "c"] && stage.starts("a", "b", "c") == [0, 40, 80])
    try stage.down(1)
    stage.move(by: 60)
    stage.window.cancelTouch()
    stage.window.clock.advance(by: 1)
    #expect(stage.mover.rows[0].prefix(3) == ["a", "b", "c"] && stage.starts("a", "b", "c") == [0, 40, 80])
  }

  @Test("Into another section", arguments: StackView.Axis.allCases)
  func sections(axis: StackView.Axis) throws {
    let stage = Stage(axis, [["a", "b"], ["c", "d"]])
    try stage.down(0)
    stage.move(by: 95)
    stage.up()
    #expect(stage.mover.rows == [["b"], ["c", "a", "d"]])
    #expect(stage.starts("b", "c", "a", "d") == [0, 40, 80, 120])
  }

  @Test("Rows that are hidden take no room of it, and stay hidden")
  func hiddenRows() throws {
    let stage = Stage(.vertical)
    stage.stack.setRow(at: 2, hidden: true, animated: false)
    #expect(stage.starts("a", "b", "d", "e") == [0, 40, 80, 120])
    try stage.down(0)
    // Behind d, which begins at 40 with the row out, and has its middle at 60 and c before it.
    stage.move(by: 65)
    #expect(stage.starts("b", "d", "e") == [0, 40, 120])
    stage.up()
    #expect(stage.mover.rows[0] == ["b", "c", "d", "a", "e", "f"])
    #expect(stage.stack.isRowHidden(at: [0, 1]) && !stage.stack.isRowHidden(at: [0, 2]))
    #expect(stage.starts("b", "d", "a", "e") == [0, 40, 80, 120])
  }

  @Test("A row that is hidden meanwhile, the moved one too, ends it")
  func hidingMeanwhile() throws {
    let stage = Stage(.vertical)
    try stage.down(1)
    stage.move(by: 60)
    stage.stack.setRow(at: 4, hidden: true, animated: false)
    #expect(stage.starts("a", "b", "c", "d", "f") == [0, 40, 80, 120, 160])
    stage.up()
    #expect(stage.mover.rows[0] == ["a", "b", "c", "d", "e", "f"])
    let cell = try #require(stage.stack.cellForRow(at: 1))
    try stage.down(1)
    stage.move(by: 60)
    cell.isHidden = true
    stage.window.layoutIfNeeded()
    #expect(stage.stack.isRowHidden(at: [0, 1]))
    #expect(stage.starts("a", "c", "d", "f") == [0, 40, 80, 120])
    stage.up()
    #expect(stage.mover.rows[0] == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("A reload while the finger is down ends it")
  func reloading() throws {
    let stage = Stage(.vertical)
    try stage.down(1)
    stage.move(by: 60)
    stage.stack.reloadData()
    stage.window.layoutIfNeeded()
    stage.up()
    #expect(stage.mover.rows[0] == ["a", "b", "c", "d", "e", "f"])
    #expect(stage.starts("a", "b", "c", "d", "e", "f") == [0, 40, 80, 120, 160, 200])
    #expect(stage.stack.subviews.filter { $0 is TableViewCell }.count == 6)
  }
}
