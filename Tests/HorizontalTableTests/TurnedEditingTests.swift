import Foundation
import Interposing
import TableKit
import Testing

/// Editing in a horizontal table with upright cells: every part stands on screen as in an upright table, and rows are swiped across,
/// up and down.
@MainActor
struct TurnedEditingTests {
  @Test func controlsStandUprightInEachCell() throws {
    let stage = try Stage()
    stage.table.isEditing = true
    stage.window.layoutIfNeeded()
    let cell = try #require(stage.cell(3, 0))
    let place = try #require(stage.rect(cell))
    let control = try #require(cell.subviews.first { $0 is TableViewCellEditingControl })
    #expect(stage.rect(control) == CGRect(x: place.minX, y: place.minY, width: 38, height: place.height))
    #expect(stage.rect(cell.contentView)?.minX == place.minX + 38)
  }

  @Test func aRowIsSwipedDownwardsForTheActionsAtItsEnd() throws {
    let stage = try Stage()
    let actions = Actions()
    try stage.table.append(actions.interposer)
    stage.window.layoutIfNeeded()
    let place = try #require(stage.rect(stage.cell(0, 1)))
    let x = Int(place.midX)
    let before = try #require(stage.rect(stage.cell(0, 1)?.contentView))
    // The content's x runs up on screen: its end is the upper edge, and a finger that goes down shows it.
    try stage.window.play("drag \(x),10 \(x),90 0.3s; wait 1s")
    let content = try #require(stage.rect(stage.cell(0, 1)?.contentView))
    #expect(content == before.offsetBy(dx: 0, dy: 74))
    let button = try #require(
      stage.cell(0, 1)?.subviews.flatMap(\.subviews).compactMap { $0 as? Button }.first)
    #expect(stage.rect(button) == CGRect(x: place.minX, y: 0, width: place.width, height: 74))
    #expect(abs(try #require(stage.rect(button.titleLabel)).midX - place.midX) <= 0.5)
    // Below the header that is laid over the section.
    try stage.window.play("tap \(x),60; wait 1s")
    #expect(actions.chosen == ["1.0"])
    #expect(stage.rect(stage.cell(0, 1)?.contentView) == before)
    #expect(stage.table.contentOffset.y == 0)
  }
}

/// Gives every row an action at its end.
@MainActor
private final class Actions {
  var chosen: [String] = []

  var interposer: Interposer<TableViewWitness> {
    Interposer("actions") { [self] witness in
      witness.delegate.trailingSwipeActionsConfigurationForRowAt = { _, indexPath in
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .normal, title: "Pin") { _, _, done in
            self.chosen.append("\(indexPath.section).\(indexPath.row)")
            done(true)
          }
        ])
      }
    }
  }
}
