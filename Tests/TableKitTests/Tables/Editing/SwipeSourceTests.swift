import Foundation
import Interposing
import Testing

@testable import TableKit

/// Swipes where data sources and delegates leave things out, in stacks of rows, and what cells tell of them.
@MainActor
struct SwipeSourceTests {
  @MainActor
  private class Plain: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TellingCell(style: .default, reuseIdentifier: nil)
    }
  }

  @MainActor
  private final class Committing: TableViewDataSource {
    var commits: [String] = []
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TellingCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      commits.append("\(editingStyle) \(indexPath.row)")
    }
  }

  private final class TellingCell: TableViewCell {
    var log: [String] = []
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      log.append("will \(state.rawValue)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      log.append("did \(state.rawValue)")
    }
  }

  private func stage(_ table: TableView, _ dataSource: any TableViewDataSource) -> Window {
    let window = Window(size: CGSize(width: 320, height: 320))
    table.rowHeight = 40
    table.dataSource = dataSource
    window.addSubview(table)
    window.layoutIfNeeded()
    return window
  }

  @Test func whoCommitsLetsRowsBeDeletedAndWhoDoesNotLetsNothing() throws {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 320)
    let plain = Plain()
    let still = TableView(frame: frame)
    let stillWindow = stage(still, plain)
    try stillWindow.play("drag 300,60 200,60 0.3s; wait 1s")
    #expect(still.visibleCells[1].contentView.frame.minX == 0)
    // In editing mode every row has what deletes it, and a touch on that opens nothing.
    still.isEditing = true
    try stillWindow.play("tap 20,60; wait 1s")
    #expect(still.visibleCells[1].contentView.frame.minX == 38)

    let committing = Committing()
    let table = TableView(frame: frame)
    let window = stage(table, committing)
    try window.play("drag 300,60 200,60 0.3s; wait 1s")
    // 79.5 on a whole pixel.
    #expect(table.visibleCells[1].contentView.frame.minX == -80)
    try window.play("tap 300,60; wait 1s")
    #expect(committing.commits == ["delete 1"])
    #expect(table.visibleCells[1].contentView.frame.minX == 0)
  }

  @Test func aCellTellsOfTheButtonsAtItsEnd() throws {
    let committing = Committing()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let window = stage(table, committing)
    let cell = try #require(table.visibleCells[1] as? TellingCell)
    try window.play("drag 300,60 200,60 0.3s; wait 1s")
    #expect(cell.log == ["will 2", "did 2"])
    #expect(cell.showingDeleteConfirmation && !cell.isEditing)
    try window.play("tap 100,200; wait 1s")
    #expect(cell.log == ["will 2", "did 2", "will 0", "did 0"])
    table.isEditing = true
    try window.play("tap 20,60; wait 1s")
    #expect(cell.log.suffix(4) == ["will 1", "did 1", "will 3", "did 3"])
    // Both at once: the row closes first.
    table.isEditing = false
    #expect(cell.log.suffix(4) == ["will 1", "did 1", "will 0", "did 0"])
  }

  @Test func anInterposerGivesActionsToARowThatHasNone() throws {
    let plain = Plain()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let window = stage(table, plain)
    let chosen = Chosen()
    let pinned = Interposer<TableViewWitness>("pin") { witness in
      witness.delegate.trailingSwipeActionsConfigurationForRowAt = { _, indexPath in
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .normal, title: "Pin") { _, _, done in
            chosen.rows.append(indexPath.row)
            done(true)
          }
        ])
      }
    }
    try table.append(pinned)
    window.layoutIfNeeded()
    try window.play("drag 300,60 200,60 0.3s; wait 1s; tap 300,60; wait 1s")
    #expect(chosen.rows == [1])
    #expect(table.visibleCells[1].contentView.frame.minX == 0)
  }

  /// Which rows an action was chosen for.
  @MainActor
  private final class Chosen {
    var rows: [Int] = []
  }

  @Test(arguments: [StackView.Axis.vertical, .horizontal])
  func inAStackOfRows(_ axis: StackView.Axis) throws {
    let committing = Committing()
    let stack = StackTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320), axis: axis)
    let window = stage(stack, committing)
    if axis == .vertical {
      try window.play("drag 300,60 200,60 0.3s; wait 1s")
      #expect(stack.visibleCells[1].contentView.frame.origin == CGPoint(x: -80, y: 0))
      try window.play("tap 300,60; wait 1s")
    } else {
      // Across is up and down there, and the row's end its lower edge; its buttons stand upright, each 74 high.
      try window.play("drag 60,300 60,200 0.3s; wait 1s")
      #expect(stack.visibleCells[1].contentView.frame.origin == CGPoint(x: 0, y: -74))
      try window.play("tap 60,300; wait 1s")
    }
    #expect(committing.commits == ["delete 1"])
    #expect(stack.visibleCells[1].contentView.frame.origin == .zero)
    stack.isEditing = true
    window.layoutIfNeeded()
    for cell in stack.visibleCells {
      #expect(cell.isEditing && cell.contentView.frame.minX == 38)
      #expect(cell.editing.reorderControl == nil)
    }
  }

  @Test func textMovesAndIsNotStretched() throws {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let window = Window(size: CGSize(width: 320, height: 320))
    window.addSubview(cell)
    cell.textLabel?.text = "Oslo"
    window.layoutIfNeeded()
    let label = try #require(cell.textLabel)
    #expect(label.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    View.animate(withDuration: 1) {
      cell.adopt(RowEditing(isEditable: true, style: .delete, isMovable: true), isEditing: true, animated: true)
    }
    // 320 less 38 and 48 are 234; less 16 at the start.
    #expect(label.frame == CGRect(x: 16, y: 0, width: 218, height: 44))
    window.clock.advance(by: 0.1)
    #expect(label.layer.presentation()?.frame == CGRect(x: 16, y: 0, width: 218, height: 44))
  }
}
