import Foundation

/// What is answered for a ``TableCallbackController`` where nothing is overridden.
///
/// The two requirements that are not optional are answered so by the base class itself. The others are left out of the witness and the
/// table's own rules hold; only where an override throws `Unimplemented` all the same, or where it is not known what is overridden,
/// an answer has to come from here, and it is the one that leaves the table's own rules in force as far as an answer can.
@MainActor
enum TableCallbackControllerDefaults {
  // MARK: Counts and cells

  static func numberOfRowsInSection(_ tableView: TableView, _ section: Int) -> Int { 0 }

  /// Whoever counts rows has to bring cells for them; the table is told, and gets an empty one.
  static func cellForRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> TableViewCell {
    tableView.report(.noCell(requirement: "tableView(_:cellForRowAt:)", indexPath: indexPath))
    return TableViewCell(style: .default, reuseIdentifier: nil)
  }

  static func numberOfSections(_ tableView: TableView) -> Int { 1 }
  static func titleForHeaderInSection(_ tableView: TableView, _ section: Int) -> String? { nil }
  static func titleForFooterInSection(_ tableView: TableView, _ section: Int) -> String? { nil }
  static func viewForHeaderInSection(_ tableView: TableView, _ section: Int) -> View? { nil }
  static func viewForFooterInSection(_ tableView: TableView, _ section: Int) -> View? { nil }
  static func sectionIndexTitles(_ tableView: TableView) -> [String]? { nil }
  static func sectionForSectionIndexTitleAt(_ tableView: TableView, _ title: String, _ index: Int) -> Int { index }

  // MARK: Heights

  static func heightForRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> CGFloat { tableView.rowHeight }

  static func heightForHeaderInSection(_ tableView: TableView, _ section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  static func heightForFooterInSection(_ tableView: TableView, _ section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  static func estimatedHeightForRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> CGFloat {
    TableView.automaticDimension
  }

  static func estimatedHeightForHeaderInSection(_ tableView: TableView, _ section: Int) -> CGFloat {
    TableView.automaticDimension
  }

  static func estimatedHeightForFooterInSection(_ tableView: TableView, _ section: Int) -> CGFloat {
    TableView.automaticDimension
  }

  static func indentationLevelForRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> Int { 0 }

  // MARK: Selection

  static func shouldHighlightRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> Bool { true }
  static func willSelectRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> IndexPath? { indexPath }
  static func willDeselectRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> IndexPath? { indexPath }
  static func canPerformPrimaryActionForRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> Bool {
    true
  }

  static func shouldBeginMultipleSelectionInteractionAt(_ tableView: TableView, _ indexPath: IndexPath) -> Bool {
    false
  }

  // MARK: Editing and moving

  static func canEditRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> Bool { true }
  static func canMoveRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> Bool { true }
  static func editingStyleForRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> TableViewCell.EditingStyle {
    .delete
  }

  static func titleForDeleteConfirmationButtonForRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> String? {
    nil
  }

  static func editActionsForRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> [TableViewRowAction]? { nil }

  static func leadingSwipeActionsConfigurationForRowAt(
    _ tableView: TableView, _ indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    nil
  }

  static func trailingSwipeActionsConfigurationForRowAt(
    _ tableView: TableView, _ indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    nil
  }

  static func shouldIndentWhileEditingRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> Bool { true }

  static func targetIndexPathForMoveFromRowAtToProposedIndexPath(
    _ tableView: TableView, _ source: IndexPath, _ proposed: IndexPath
  ) -> IndexPath {
    proposed
  }

  // MARK: Context menus

  static func contextMenuConfigurationForRowAtPoint(
    _ tableView: TableView, _ indexPath: IndexPath, _ point: CGPoint
  ) -> ContextMenuConfiguration? {
    nil
  }

  // MARK: Scrolling

  static func shouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  static func viewForZooming(_ scrollView: ScrollView) -> View? { nil }
}
