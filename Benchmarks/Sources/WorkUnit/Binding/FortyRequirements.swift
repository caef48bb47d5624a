import Foundation
import TableKit

/// Makes a delegate that implements forty requirements, and comes without its type.
@MainActor
@inline(never)
public func makeFortyRequirements() -> any TableViewDelegate & DelegateClosuresMaking { FortyRequirements() }

/// A delegate that implements forty requirements: all of its own protocol, and three that it inherits.
@MainActor
final class FortyRequirements: TableViewDelegate {
  /// How often a height was asked for.
  private(set) var heights = 0

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights += 1
    return 44
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat { 44 }
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 44 }
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 44 }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
  func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {}
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
  func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {}
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    true
  }
  func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle {
    .delete
  }
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    "Delete"
  }
  func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath) -> [TableViewRowAction]? { nil }
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    nil
  }
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    nil
  }
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath
  }
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 1 }
  func scrollViewDidScroll(_ scrollView: ScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
}
