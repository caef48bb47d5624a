import Foundation
import Testing

@testable import TableKit

/// Where the cell of a row that was lifted stands, from front to back, when it is no more, and what is told of it.
@MainActor
@Suite("Rows that were lifted")
struct LiftedRowTests {
  private typealias Stage = ReorderTests.Stage

  private func stage() -> Stage {
    let stage = Stage([["a", "b", "c"], ["d", "e", "f"]])
    stage.mover.headers = 20
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    return stage
  }

  /// The cells' texts from back to front, and `#` for headers.
  private func order(_ stage: Stage) -> [String] {
    var order: [String] = []
    for view in stage.table.subviews {
      if let cell = view as? TableViewCell { order.append(cell.textLabel?.text ?? "") }
      if view is TableViewHeaderFooterView { order.append("#") }
    }
    return order
  }

  @Test("Lifted it is in front of all; put back it stands among the rows again, when it has got there")
  func putBack() {
    let stage = stage()
    let rest = ["a", "b", "c", "d", "e", "f", "#", "#"]
    #expect(order(stage) == rest)
    stage.down(1)
    stage.move(by: 12)
    #expect(order(stage) == ["a", "c", "d", "e", "f", "#", "#", "b"])
    stage.window.endTouch()
    #expect(order(stage).last == "b", "it is in front on its way")
    stage.window.clock.advance(by: 1)
    #expect(order(stage) == rest)
  }

  @Test("The first row as well, and one that is put back at once", arguments: [0, 1, 2])
  func putBackAtOnce(row: Int) {
    let stage = stage()
    stage.down(row)
    stage.move(by: 12)
    stage.table.setEditing(false, animated: false)
    #expect(order(stage) == ["a", "b", "c", "d", "e", "f", "#", "#"])
    stage.window.endTouch()
    stage.window.clock.advance(by: 1)
    #expect(order(stage) == ["a", "b", "c", "d", "e", "f", "#", "#"])
  }

  @Test("Before an update it is put back at once")
  func putBackForAnUpdate() {
    let stage = stage()
    stage.down(1)
    stage.move(by: 12)
    stage.mover.rows[1].removeLast()
    stage.table.deleteRows(at: [[1, 2]], with: .none)
    #expect(order(stage) == ["a", "b", "c", "d", "e", "#", "#"])
  }

  @Test("Dropped elsewhere it stands among the rows there", arguments: [true, false])
  func dropped(isInWindow: Bool) {
    let stage = stage()
    stage.down(0)
    stage.move(by: 90)
    stage.up()
    #expect(stage.mover.rows[0] == ["b", "c", "a"])
    #expect(order(stage) == ["b", "c", "a", "d", "e", "f", "#", "#"])
  }

  @Test("One that is lost, for all is asked anew, is told to be displayed no longer")
  func lost() {
    let listener = Listener()
    let window = Window(size: CGSize(width: 320, height: 200), scale: 2)
    let table = TableView(frame: window.bounds, style: .plain)
    table.dataSource = listener
    table.delegate = listener
    window.addSubview(table)
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    let rect = table.rectForRow(at: [0, 1])
    for moment in 0...2 {
      window.beginTouch(at: CGPoint(x: 296, y: rect.midY))
      window.moveTouch(to: CGPoint(x: 296, y: rect.midY + 15))
      #expect(table.editing.move != nil)
      switch moment {
      case 0: table.reloadData()
      case 1:
        table.reloadData()
        window.endTouch()
      default:
        table.reloadData()
        table.setEditing(true, animated: false)
      }
      window.layoutIfNeeded()
      window.endTouch()
      window.clock.advance(by: 1)
      #expect(table.editing.move == nil)
      #expect(listener.complaints == [])
      let cells = table.subviews.filter { $0 is TableViewCell }
      #expect(Set(cells.map(ObjectIdentifier.init)) == listener.displayed)
    }
  }
}
