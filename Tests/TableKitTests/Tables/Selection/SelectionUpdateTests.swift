import Foundation
import TableKit
import Testing

/// Taps whose callbacks update the table: the tap goes on with the rows as they are then. Row 0.2 is selected, and 0.1 is tapped.
@MainActor
@Suite("Selection: updates in its callbacks")
struct SelectionUpdateTests {
  private let stage = SelectionStage()

  private nonisolated static let moments = [
    "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "willDeselect 0.2",
    "didDeselect 0.2",
  ]

  init() {
    stage.tap(0, 2)
    _ = stage.chooser.take()
  }

  /// Does something once, at a moment.
  private func at(_ moment: String, _ action: @escaping @MainActor () -> Void) {
    var isDone = false
    stage.chooser.onNote = { line in
      guard line == moment, !isDone else { return }
      isDone = true
      action()
    }
  }

  @Test("An update that only asks heights anew changes nothing of a tap", arguments: moments)
  func empty(moment: String) {
    at(moment) { [table = stage.table] in
      table.beginUpdates()
      table.endUpdates()
    }
    stage.tap(0, 1)
    #expect(stage.chooser.take() == Self.moments + ["didSelect 0.1"])
    #expect(stage.selected == ["0.1"])
    #expect(stage.looks == ["0.1"])
  }

  @Test("A touched row that is moved from under the finger is not selected", arguments: moments.prefix(2))
  func movedAway(moment: String) {
    at(moment) { [stage] in
      stage.chooser.counts[0] -= 1
      stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    stage.tap(0, 1)
    #expect(stage.chooser.take().last == "didUnhighlight 0.0")
    #expect(stage.selected == ["0.1"], "what was 0.2")
    #expect(stage.looks == ["0.1"])
  }

  @Test("A tapped row is selected where an update has put it", arguments: moments.dropFirst(2))
  func deleted(moment: String) {
    at(moment) { [stage] in
      stage.chooser.counts[0] -= 1
      stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    stage.tap(0, 1)
    #expect(stage.chooser.take().last == "didSelect 0.0")
    #expect(stage.selected == ["0.0"])
    #expect(stage.looks == ["0.0"])
  }

  @Test("The row that was selected goes: the tapped one is selected all the same", arguments: moments)
  func oldOneGoes(moment: String) {
    at(moment) { [stage] in
      stage.chooser.counts[0] -= 1
      stage.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    stage.tap(0, 1)
    #expect(stage.chooser.take().last == "didSelect 0.1")
    #expect(stage.selected == ["0.1"])
    #expect(stage.looks == ["0.1"])
  }

  @Test("The tapped row goes: it is not selected, and the one before keeps its mark", arguments: moments.prefix(4))
  func tappedOneGoes(moment: String) {
    at(moment) { [stage] in
      stage.chooser.counts[0] -= 1
      stage.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    stage.tap(0, 1)
    #expect(!stage.chooser.take().contains { $0.hasPrefix("didSelect") })
    #expect(stage.selected == ["0.1"], "what was 0.2")
    #expect(stage.looks == ["0.1"])
  }

  @Test("A touch that is taken away after an update gives the selected row its look again")
  func cancelled() {
    at("didUnhighlight 0.1") { [stage] in
      stage.chooser.counts[0] -= 1
      stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    stage.down(0, 1)
    stage.window.cancelTouch()
    #expect(stage.selected == ["0.1"])
    #expect(stage.looks == ["0.1"])
  }

  @Test("Among several, a selected row that is tapped is deselected wherever an update has put it")
  func several() {
    stage.table.allowsMultipleSelection = true
    at("willDeselect 0.2") { [stage] in
      stage.chooser.counts[0] += 1
      stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    stage.tap(0, 2)
    #expect(stage.chooser.take().last == "didDeselect 0.3")
    #expect(stage.selected == [])
  }
}
