import Foundation
import Testing

@testable import TableKit

/// What a tap selects while the table is being edited.
@MainActor
struct EditingSelectionTests {
  @Test func theRulesAtFirst() {
    let table = TableView(frame: .zero)
    #expect(table.allowsSelection)
    #expect(!table.allowsSelectionDuringEditing)
    #expect(!table.allowsMultipleSelection)
    #expect(!table.allowsMultipleSelectionDuringEditing)
  }

  @Test func nothingIsSelectedWhileTheTableIsEditedUnlessThatIsAllowed() {
    let stage = EditingStage()
    stage.table.isEditing = true
    _ = stage.editor.take()
    stage.tap(1, 150)
    #expect(stage.editor.take() == [])
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.table.allowsSelectionDuringEditing = true
    stage.tap(1, 150)
    stage.tap(2, 150)
    #expect(stage.editor.take() == ["didSelect 0.1", "didDeselect 0.1", "didSelect 0.2"])
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test func theRulesOfEachModeAreItsOwn() {
    let stage = EditingStage()
    stage.table.allowsSelection = false
    stage.table.allowsMultipleSelection = true
    stage.table.allowsSelectionDuringEditing = true
    stage.tap(1, 150)
    #expect(stage.editor.take() == [])
    stage.table.isEditing = true
    _ = stage.editor.take()
    stage.tap(1, 150)
    stage.tap(2, 150)
    // Several may be selected only in the other mode.
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test func severalRowsAreSelectedByCircles() throws {
    let stage = EditingStage()
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.table.isEditing = true
    stage.window.layoutIfNeeded()
    // It is not asked for styles.
    #expect(stage.editor.take().prefix(4) == ["canEdit 0.0", "indents 0.0", "canEdit 0.1", "indents 0.1"])
    let control = try #require(stage.cell(1)?.editing.control)
    #expect(control.kind == .selection && !control.isChecked)
    // A touch on the circle is the row's.
    stage.tap(1, 20)
    stage.tap(3, 150)
    #expect(stage.editor.take() == ["didSelect 0.1", "didSelect 0.3"])
    #expect(control.isChecked)
    #expect(stage.cell(2)?.editing.control?.isChecked == false)
    #expect(stage.table.indexPathsForSelectedRows?.count == 2)
    stage.tap(1, 20)
    #expect(stage.editor.take() == ["didDeselect 0.1"])
    #expect(!control.isChecked)
    // Scrolled away and back, circles are as the rows are.
    stage.table.contentOffset.y = 80
    stage.window.layoutIfNeeded()
    #expect(stage.cell(3)?.editing.control?.isChecked == true)
    #expect(stage.cell(8)?.editing.control?.isChecked == false)
    stage.table.contentOffset.y = 0
    stage.window.layoutIfNeeded()
    #expect(stage.cell(1)?.editing.control?.isChecked == false)
  }

  @Test func theModeDeselectsWhatIsSelectedAndTellsNobody() {
    let stage = EditingStage()
    stage.tap(1, 150)
    _ = stage.editor.take()
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.table.isEditing = true
    #expect(stage.table.indexPathsForSelectedRows == nil)
    #expect(stage.cell(1)?.isSelected == false)
    stage.tap(1, 150)
    stage.tap(2, 150)
    _ = stage.editor.take()
    stage.table.isEditing = false
    #expect(stage.table.indexPathsForSelectedRows == nil)
    #expect(stage.editor.take() == [])
  }

  @Test func circlesComeAndGoWithTheRule() {
    let stage = EditingStage()
    stage.table.isEditing = true
    #expect(stage.cell(0)?.editing.control?.kind == .delete)
    stage.table.allowsMultipleSelectionDuringEditing = true
    #expect(stage.cell(0)?.editing.control?.kind == .selection)
    #expect(stage.cell(0)?.editingStyle == TableViewCell.EditingStyle.none)
    stage.tap(0, 150)
    stage.tap(1, 150)
    stage.table.allowsMultipleSelectionDuringEditing = false
    #expect(stage.cell(0)?.editing.control?.kind == .delete)
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test func theBackgroundOfSeveralIsShownInThatModeOnly() throws {
    let stage = EditingStage()
    stage.table.allowsMultipleSelectionDuringEditing = true
    let several = View()
    try #require(stage.cell(1)).multipleSelectionBackgroundView = several
    stage.tap(1, 150)
    #expect(several.superview == nil)
    stage.table.isEditing = true
    stage.tap(1, 150)
    #expect(several.superview === stage.cell(1))
  }

  @Test func aFingerThatIsDownAsTheModeChangesSelectsNothing() {
    let stage = EditingStage()
    stage.table.allowsSelectionDuringEditing = true
    stage.window.beginTouch(at: stage.place(1, 150))
    stage.window.clock.advance(by: 0.2)
    #expect(stage.cell(1)?.isHighlighted == true)
    stage.table.isEditing = true
    #expect(stage.cell(1)?.isHighlighted == false)
    _ = stage.editor.take()
    stage.window.endTouch()
    #expect(stage.editor.take() == [])
  }
}
