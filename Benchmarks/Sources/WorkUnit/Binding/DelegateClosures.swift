public import Foundation
public import TableKit

/// Forty closures that one object answers, as people put them together by hand; each may be left out.
public struct DelegateClosures {
  public let heightForRowAt: (@MainActor (TableView, IndexPath) -> CGFloat)?
  public let heightForHeaderInSection: (@MainActor (TableView, Int) -> CGFloat)?
  public let heightForFooterInSection: (@MainActor (TableView, Int) -> CGFloat)?
  public let estimatedHeightForRowAt: (@MainActor (TableView, IndexPath) -> CGFloat)?
  public let estimatedHeightForHeaderInSection: (@MainActor (TableView, Int) -> CGFloat)?
  public let estimatedHeightForFooterInSection: (@MainActor (TableView, Int) -> CGFloat)?
  public let viewForHeaderInSection: (@MainActor (TableView, Int) -> View?)?
  public let viewForFooterInSection: (@MainActor (TableView, Int) -> View?)?
  public let willDisplayForRowAt: (@MainActor (TableView, TableViewCell, IndexPath) -> Void)?
  public let didEndDisplayingForRowAt: (@MainActor (TableView, TableViewCell, IndexPath) -> Void)?
  public let willDisplayHeaderViewForSection: (@MainActor (TableView, View, Int) -> Void)?
  public let didEndDisplayingHeaderViewForSection: (@MainActor (TableView, View, Int) -> Void)?
  public let willDisplayFooterViewForSection: (@MainActor (TableView, View, Int) -> Void)?
  public let didEndDisplayingFooterViewForSection: (@MainActor (TableView, View, Int) -> Void)?
  public let shouldHighlightRowAt: (@MainActor (TableView, IndexPath) -> Bool)?
  public let didHighlightRowAt: (@MainActor (TableView, IndexPath) -> Void)?
  public let didUnhighlightRowAt: (@MainActor (TableView, IndexPath) -> Void)?
  public let willSelectRowAt: (@MainActor (TableView, IndexPath) -> IndexPath?)?
  public let willDeselectRowAt: (@MainActor (TableView, IndexPath) -> IndexPath?)?
  public let didSelectRowAt: (@MainActor (TableView, IndexPath) -> Void)?
  public let didDeselectRowAt: (@MainActor (TableView, IndexPath) -> Void)?
  public let shouldBeginMultipleSelectionInteractionAt: (@MainActor (TableView, IndexPath) -> Bool)?
  public let didBeginMultipleSelectionInteractionAt: (@MainActor (TableView, IndexPath) -> Void)?
  public let didEndMultipleSelectionInteraction: (@MainActor (TableView) -> Void)?
  public let canPerformPrimaryActionForRowAt: (@MainActor (TableView, IndexPath) -> Bool)?
  public let performPrimaryActionForRowAt: (@MainActor (TableView, IndexPath) -> Void)?
  public let accessoryButtonTappedForRowWith: (@MainActor (TableView, IndexPath) -> Void)?
  public let editingStyleForRowAt: (@MainActor (TableView, IndexPath) -> TableViewCell.EditingStyle)?
  public let titleForDeleteConfirmationButtonForRowAt: (@MainActor (TableView, IndexPath) -> String?)?
  public let editActionsForRowAt: (@MainActor (TableView, IndexPath) -> [TableViewRowAction]?)?
  public let leadingSwipeActionsConfigurationForRowAt:
    (@MainActor (TableView, IndexPath) -> SwipeActionsConfiguration?)?
  public let trailingSwipeActionsConfigurationForRowAt:
    (@MainActor (TableView, IndexPath) -> SwipeActionsConfiguration?)?
  public let shouldIndentWhileEditingRowAt: (@MainActor (TableView, IndexPath) -> Bool)?
  public let willBeginEditingRowAt: (@MainActor (TableView, IndexPath) -> Void)?
  public let didEndEditingRowAt: (@MainActor (TableView, IndexPath?) -> Void)?
  public let targetIndexPathForMoveFromRowAtToProposedIndexPath:
    (@MainActor (TableView, IndexPath, IndexPath) -> IndexPath)?
  public let indentationLevelForRowAt: (@MainActor (TableView, IndexPath) -> Int)?
  public let didScroll: (@MainActor (ScrollView) -> Void)?
  public let willBeginDragging: (@MainActor (ScrollView) -> Void)?
  public let didEndDecelerating: (@MainActor (ScrollView) -> Void)?
}
