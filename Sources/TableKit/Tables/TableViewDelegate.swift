public import Foundation
import Interposing

/// How a table looks and what its user does with it. Every requirement is optional; a table view's delegate hears of its scrolling
/// too.
///
/// ```swift
/// final class Sizes: TableViewDelegate {
///   func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
///     indexPath.row == 0 ? 80 : 44
///   }
/// }
/// ```
///
/// A method is found by its exact type: written without `throws` it is there, left out it is not, and no call is needed to tell.
@MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  // MARK: Heights

  /// `Never` where ``tableView(_:heightForRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype HeightForRowAtFailure: TableViewDelegateFailure
  /// The height of a row, in points. Left out: the table's `rowHeight`.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) throws(HeightForRowAtFailure) -> CGFloat

  /// `Never` where ``tableView(_:heightForHeaderInSection:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype HeightForHeaderInSectionFailure: TableViewDelegateFailure
  /// The height of a section's header, in points. Left out: the table's `sectionHeaderHeight`, where there is a header.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) throws(HeightForHeaderInSectionFailure)
    -> CGFloat

  /// `Never` where ``tableView(_:heightForFooterInSection:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype HeightForFooterInSectionFailure: TableViewDelegateFailure
  /// The height of a section's footer, in points. Left out: the table's `sectionFooterHeight`, where there is a footer.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) throws(HeightForFooterInSectionFailure)
    -> CGFloat

  /// `Never` where ``tableView(_:estimatedHeightForRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype EstimatedHeightForRowAtFailure: TableViewDelegateFailure
  /// An estimate of a row's height, in points.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath)
    throws(EstimatedHeightForRowAtFailure) -> CGFloat

  /// `Never` where ``tableView(_:estimatedHeightForHeaderInSection:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype EstimatedHeightForHeaderInSectionFailure: TableViewDelegateFailure
  /// An estimate of a header's height, in points.
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int)
    throws(EstimatedHeightForHeaderInSectionFailure) -> CGFloat

  /// `Never` where ``tableView(_:estimatedHeightForFooterInSection:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype EstimatedHeightForFooterInSectionFailure: TableViewDelegateFailure
  /// An estimate of a footer's height, in points.
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int)
    throws(EstimatedHeightForFooterInSectionFailure) -> CGFloat

  // MARK: Headers and footers

  /// `Never` where ``tableView(_:viewForHeaderInSection:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ViewForHeaderInSectionFailure: TableViewDelegateFailure
  /// The view over a section, or `nil` for none. It beats a title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) throws(ViewForHeaderInSectionFailure)
    -> View?

  /// `Never` where ``tableView(_:viewForFooterInSection:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ViewForFooterInSectionFailure: TableViewDelegateFailure
  /// The view under a section, or `nil` for none. It beats a title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) throws(ViewForFooterInSectionFailure)
    -> View?

  // MARK: Display

  /// `Never` where ``tableView(_:willDisplay:forRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype WillDisplayForRowAtFailure: TableViewDelegateFailure
  /// A cell is about to be shown.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
    throws(WillDisplayForRowAtFailure)

  /// `Never` where ``tableView(_:didEndDisplaying:forRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype DidEndDisplayingForRowAtFailure: TableViewDelegateFailure
  /// A cell is shown no longer.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) throws(DidEndDisplayingForRowAtFailure)

  /// `Never` where ``tableView(_:willDisplayHeaderView:forSection:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype WillDisplayHeaderViewForSectionFailure: TableViewDelegateFailure
  /// A header is about to be shown.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
    throws(WillDisplayHeaderViewForSectionFailure)

  /// `Never` where ``tableView(_:didEndDisplayingHeaderView:forSection:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype DidEndDisplayingHeaderViewForSectionFailure: TableViewDelegateFailure
  /// A header is shown no longer.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) throws(DidEndDisplayingHeaderViewForSectionFailure)

  /// `Never` where ``tableView(_:willDisplayFooterView:forSection:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype WillDisplayFooterViewForSectionFailure: TableViewDelegateFailure
  /// A footer is about to be shown.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
    throws(WillDisplayFooterViewForSectionFailure)

  /// `Never` where ``tableView(_:didEndDisplayingFooterView:forSection:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype DidEndDisplayingFooterViewForSectionFailure: TableViewDelegateFailure
  /// A footer is shown no longer.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) throws(DidEndDisplayingFooterViewForSectionFailure)

  // MARK: Highlight and selection

  /// `Never` where ``tableView(_:shouldHighlightRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ShouldHighlightRowAtFailure: TableViewDelegateFailure
  /// Whether a touch highlights the row. Left out: yes. `false` stops the selection too.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) throws(ShouldHighlightRowAtFailure)
    -> Bool

  /// `Never` where ``tableView(_:didHighlightRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype DidHighlightRowAtFailure: TableViewDelegateFailure
  /// The row was highlighted.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) throws(DidHighlightRowAtFailure)

  /// `Never` where ``tableView(_:didUnhighlightRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype DidUnhighlightRowAtFailure: TableViewDelegateFailure
  /// The row lost its highlight.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) throws(DidUnhighlightRowAtFailure)

  /// `Never` where ``tableView(_:willSelectRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype WillSelectRowAtFailure: TableViewDelegateFailure
  /// The row to select in the place of the touched one, or `nil` for none. Left out: the touched one.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) throws(WillSelectRowAtFailure)
    -> IndexPath?

  /// `Never` where ``tableView(_:willDeselectRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype WillDeselectRowAtFailure: TableViewDelegateFailure
  /// The row to deselect in the place of the selected one, or `nil` for none. Left out: the selected one.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) throws(WillDeselectRowAtFailure)
    -> IndexPath?

  /// `Never` where ``tableView(_:didSelectRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype DidSelectRowAtFailure: TableViewDelegateFailure
  /// The user selected the row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws(DidSelectRowAtFailure)

  /// `Never` where ``tableView(_:didDeselectRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype DidDeselectRowAtFailure: TableViewDelegateFailure
  /// The user deselected the row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) throws(DidDeselectRowAtFailure)

  /// `Never` where ``tableView(_:shouldBeginMultipleSelectionInteractionAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ShouldBeginMultipleSelectionInteractionAtFailure: TableViewDelegateFailure
  /// Whether two fingers may begin to select several rows.
  func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    throws(ShouldBeginMultipleSelectionInteractionAtFailure) -> Bool

  /// `Never` where ``tableView(_:didBeginMultipleSelectionInteractionAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype DidBeginMultipleSelectionInteractionAtFailure: TableViewDelegateFailure
  /// Two fingers began to select several rows.
  func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    throws(DidBeginMultipleSelectionInteractionAtFailure)

  /// `Never` where ``tableViewDidEndMultipleSelectionInteraction(_:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype TableViewDidEndMultipleSelectionInteractionFailure: TableViewDelegateFailure
  /// The selection by two fingers ended.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)
    throws(TableViewDidEndMultipleSelectionInteractionFailure)

  /// `Never` where ``tableView(_:canPerformPrimaryActionForRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype CanPerformPrimaryActionForRowAtFailure: TableViewDelegateFailure
  /// Whether the row's primary action may run.
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    throws(CanPerformPrimaryActionForRowAtFailure) -> Bool

  /// `Never` where ``tableView(_:performPrimaryActionForRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype PerformPrimaryActionForRowAtFailure: TableViewDelegateFailure
  /// Runs the row's primary action.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
    throws(PerformPrimaryActionForRowAtFailure)

  /// `Never` where ``tableView(_:accessoryButtonTappedForRowWith:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype AccessoryButtonTappedForRowWithFailure: TableViewDelegateFailure
  /// The accessory of the row was tapped.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    throws(AccessoryButtonTappedForRowWithFailure)

  // MARK: Editing

  /// `Never` where ``tableView(_:editingStyleForRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype EditingStyleForRowAtFailure: TableViewDelegateFailure
  /// What editing offers for the row. Left out: deletion.
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) throws(EditingStyleForRowAtFailure)
    -> TableViewCell.EditingStyle

  /// `Never` where ``tableView(_:titleForDeleteConfirmationButtonForRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype TitleForDeleteConfirmationButtonForRowAtFailure: TableViewDelegateFailure
  /// The title of the button that deletes the row, or `nil` for the usual one.
  func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    throws(TitleForDeleteConfirmationButtonForRowAtFailure) -> String?

  /// `Never` where ``tableView(_:editActionsForRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype EditActionsForRowAtFailure: TableViewDelegateFailure
  /// The actions beside a swiped row, or `nil` for the usual ones.
  func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath) throws(EditActionsForRowAtFailure)
    -> [TableViewRowAction]?

  /// `Never` where ``tableView(_:leadingSwipeActionsConfigurationForRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype LeadingSwipeActionsConfigurationForRowAtFailure: TableViewDelegateFailure
  /// The actions before a row that is swiped towards its end, or `nil` for none.
  func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    throws(LeadingSwipeActionsConfigurationForRowAtFailure) -> SwipeActionsConfiguration?

  /// `Never` where ``tableView(_:trailingSwipeActionsConfigurationForRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype TrailingSwipeActionsConfigurationForRowAtFailure: TableViewDelegateFailure
  /// The actions after a row that is swiped towards its start, or `nil` for the usual ones.
  func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    throws(TrailingSwipeActionsConfigurationForRowAtFailure) -> SwipeActionsConfiguration?

  /// `Never` where ``tableView(_:shouldIndentWhileEditingRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ShouldIndentWhileEditingRowAtFailure: TableViewDelegateFailure
  /// Whether the row's content moves in while it is edited. Left out: yes.
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    throws(ShouldIndentWhileEditingRowAtFailure) -> Bool

  /// `Never` where ``tableView(_:willBeginEditingRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype WillBeginEditingRowAtFailure: TableViewDelegateFailure
  /// A swipe is about to edit the row.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
    throws(WillBeginEditingRowAtFailure)

  /// `Never` where ``tableView(_:didEndEditingRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype DidEndEditingRowAtFailure: TableViewDelegateFailure
  /// A swipe ended editing; `nil` if the row is gone.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) throws(DidEndEditingRowAtFailure)

  // MARK: Moving and indentation

  /// `Never` where ``tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype TargetIndexPathForMoveFromRowAtToProposedIndexPathFailure: TableViewDelegateFailure
  /// Where a row that is being moved would go. Left out: where it was proposed.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) throws(TargetIndexPathForMoveFromRowAtToProposedIndexPathFailure) -> IndexPath

  /// `Never` where ``tableView(_:indentationLevelForRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype IndentationLevelForRowAtFailure: TableViewDelegateFailure
  /// How many levels the row's content is indented by.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath)
    throws(IndentationLevelForRowAtFailure) -> Int

  // MARK: Context menus

  /// `Never` where ``tableView(_:contextMenuConfigurationForRowAt:point:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ContextMenuConfigurationForRowAtPointFailure: TableViewDelegateFailure
  /// The menu of a row that is held down at a point of the table, or `nil` for none: then holding it down is a long touch like any other.
  /// A row whose menu opens is not selected by that touch.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) throws(ContextMenuConfigurationForRowAtPointFailure) -> ContextMenuConfiguration?

  /// `Never` where ``tableView(_:willDisplayContextMenu:animator:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype WillDisplayContextMenuAnimatorFailure: TableViewDelegateFailure
  /// A row's menu is about to be shown.
  func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) throws(WillDisplayContextMenuAnimatorFailure)

  /// `Never` where ``tableView(_:willEndContextMenuInteraction:animator:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype WillEndContextMenuInteractionAnimatorFailure: TableViewDelegateFailure
  /// A row's menu is about to go.
  func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) throws(WillEndContextMenuInteractionAnimatorFailure)

  /// `Never` where ``tableView(_:willPerformPreviewActionForMenuWith:animator:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype WillPerformPreviewActionForMenuWithAnimatorFailure: TableViewDelegateFailure
  /// The preview beside a row's menu was tapped, or the row itself; the menu goes. What is to be shown then is a matter of the animator's
  /// completion.
  func tableView(
    _ tableView: TableView, willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) throws(WillPerformPreviewActionForMenuWithAnimatorFailure)

  /// The conformer's answers as a witness. A proxy, and whoever else carries a witness already, answers with that one;
  /// everybody else leaves this to the default, which binds the methods at their types.
  var tableViewDelegateWitness: TableViewDelegateWitness { get }
}
