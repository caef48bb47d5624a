import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("Reorderable list")
struct PlaylistTests {
  private let list = PlaylistViewController()
  private let stage: Stage

  init() {
    stage = Stage(list)
  }

  @Test func rowsAreMovedByTheirGrip() throws {
    #expect(list.tableView.isEditing)
    // The grip of row 1 stands at the right edge; two rows further down, beyond the end of its section.
    try stage.play("drag 300,66 300,66 0.2s")
    try stage.play("down 300,66; wait 0.3s; move 300,115 0.5s; wait 0.5s; up")
    stage.wait(1)
    #expect(list.halves == [["Overture", "Duet", "Aria"], ["Chorus", "March"]])
    #expect(list.tableView.shownTexts == ["Overture", "Duet", "Aria", "Chorus", "March"])
  }

  @Test func aRowStaysInItsHalf() throws {
    try stage.play("down 300,66; wait 0.3s; move 300,210 0.5s; wait 0.5s; up")
    stage.wait(1)
    #expect(list.halves == [["Overture", "Duet", "Aria"], ["Chorus", "March"]])
  }

  @Test func theFirstRowHasNoGrip() throws {
    try stage.play("down 300,22; wait 0.3s; move 300,110 0.5s; wait 0.5s; up")
    stage.wait(1)
    #expect(list.halves == [["Overture", "Aria", "Duet"], ["Chorus", "March"]])
  }
}
