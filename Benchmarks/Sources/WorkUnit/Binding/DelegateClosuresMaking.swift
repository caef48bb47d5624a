/// An object that puts its methods into closures by hand.
@MainActor
public protocol DelegateClosuresMaking: AnyObject {
  /// A closure for each of the object's methods, each of which captures the object.
  var closures: DelegateClosures { get }
  /// How often a height was asked for.
  var heights: Int { get }
}

extension FortyRequirements: DelegateClosuresMaking {
  var closures: DelegateClosures {
    DelegateClosures(
      heightForRowAt: { self.tableView($0, heightForRowAt: $1) },
      heightForHeaderInSection: { self.tableView($0, heightForHeaderInSection: $1) },
      heightForFooterInSection: { self.tableView($0, heightForFooterInSection: $1) },
      estimatedHeightForRowAt: { self.tableView($0, estimatedHeightForRowAt: $1) },
      estimatedHeightForHeaderInSection: { self.tableView($0, estimatedHeightForHeaderInSection: $1) },
      estimatedHeightForFooterInSection: { self.tableView($0, estimatedHeightForFooterInSection: $1) },
      viewForHeaderInSection: { self.tableView($0, viewForHeaderInSection: $1) },
      viewForFooterInSection: { self.tableView($0, viewForFooterInSection: $1) },
      willDisplayForRowAt: { self.tableView($0, willDisplay: $1, forRowAt: $2) },
      didEndDisplayingForRowAt: { self.tableView($0, didEndDisplaying: $1, forRowAt: $2) },
      willDisplayHeaderViewForSection: { self.tableView($0, willDisplayHeaderView: $1, forSection: $2) },
      didEndDisplayingHeaderViewForSection: { self.tableView($0, didEndDisplayingHeaderView: $1, forSection: $2) },
      willDisplayFooterViewForSection: { self.tableView($0, willDisplayFooterView: $1, forSection: $2) },
      didEndDisplayingFooterViewForSection: { self.tableView($0, didEndDisplayingFooterView: $1, forSection: $2) },
      shouldHighlightRowAt: { self.tableView($0, shouldHighlightRowAt: $1) },
      didHighlightRowAt: { self.tableView($0, didHighlightRowAt: $1) },
      didUnhighlightRowAt: { self.tableView($0, didUnhighlightRowAt: $1) },
      willSelectRowAt: { self.tableView($0, willSelectRowAt: $1) },
      willDeselectRowAt: { self.tableView($0, willDeselectRowAt: $1) },
      didSelectRowAt: { self.tableView($0, didSelectRowAt: $1) },
      didDeselectRowAt: { self.tableView($0, didDeselectRowAt: $1) },
      shouldBeginMultipleSelectionInteractionAt: { self.tableView($0, shouldBeginMultipleSelectionInteractionAt: $1) },
      didBeginMultipleSelectionInteractionAt: { self.tableView($0, didBeginMultipleSelectionInteractionAt: $1) },
      didEndMultipleSelectionInteraction: { self.tableViewDidEndMultipleSelectionInteraction($0) },
      canPerformPrimaryActionForRowAt: { self.tableView($0, canPerformPrimaryActionForRowAt: $1) },
      performPrimaryActionForRowAt: { self.tableView($0, performPrimaryActionForRowAt: $1) },
      accessoryButtonTappedForRowWith: { self.tableView($0, accessoryButtonTappedForRowWith: $1) },
      editingStyleForRowAt: { self.tableView($0, editingStyleForRowAt: $1) },
      titleForDeleteConfirmationButtonForRowAt: { self.tableView($0, titleForDeleteConfirmationButtonForRowAt: $1) },
      editActionsForRowAt: { self.tableView($0, editActionsForRowAt: $1) },
      leadingSwipeActionsConfigurationForRowAt: { self.tableView($0, leadingSwipeActionsConfigurationForRowAt: $1) },
      trailingSwipeActionsConfigurationForRowAt: { self.tableView($0, trailingSwipeActionsConfigurationForRowAt: $1) },
      shouldIndentWhileEditingRowAt: { self.tableView($0, shouldIndentWhileEditingRowAt: $1) },
      willBeginEditingRowAt: { self.tableView($0, willBeginEditingRowAt: $1) },
      didEndEditingRowAt: { self.tableView($0, didEndEditingRowAt: $1) },
      targetIndexPathForMoveFromRowAtToProposedIndexPath: {
        self.tableView($0, targetIndexPathForMoveFromRowAt: $1, toProposedIndexPath: $2)
      },
      indentationLevelForRowAt: { self.tableView($0, indentationLevelForRowAt: $1) },
      didScroll: { self.scrollViewDidScroll($0) },
      willBeginDragging: { self.scrollViewWillBeginDragging($0) },
      didEndDecelerating: { self.scrollViewDidEndDecelerating($0) }
    )
  }
}
