extension [LintCase] {
  /// Correct code with names that are like those of requirements.
  static var cleanNames: [LintCase] {
    [
      LintCase(
        "everything right",
        """
        final class Rows: TableViewDataSource, TableViewDelegate {
          func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
          func numberOfSections(in tableView: TableView) -> Int { 1 }
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          func tableView(_ table: TableView, viewForHeaderInSection number: Int) -> View? { nil }
          func tableView(
            _ tableView: TableView,
            commit editingStyle: TableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
          ) {}
          func scrollViewDidScroll(_: ScrollView) {}
        }
        """),
      LintCase(
        "a helper that is called",
        """
        final class Rows: TableViewDataSource {
          func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = TableViewCell()
            self.tableView(tableView, configure: cell, at: indexPath)
            return cell
          }
          func tableView(_ tableView: TableView, configure cell: TableViewCell, at indexPath: IndexPath) {}
        }
        """),
      LintCase(
        "helpers that nobody calls yet, with names of their own",
        """
        final class Rows: TableViewDelegate {
          func tableView(_ tableView: TableView, configure cell: TableViewCell, at indexPath: IndexPath) {}
          func tableView(_ tableView: TableView, titleForRowAt indexPath: IndexPath) -> String { "" }
          func tableView(_ tableView: TableView, didTapRowAt indexPath: IndexPath) {}
          func tableView(_ tableView: TableView, imageAt indexPath: IndexPath) -> View? { nil }
          func scrollViewDidScrollToBottom(_ scrollView: ScrollView) {}
          func scrollViewWillScroll(_ scrollView: ScrollView) {}
          func scrollViewDidTap(_ scrollView: ScrollView) {}
          func height(for indexPath: IndexPath) -> CGFloat { 44 }
        }
        """),
      LintCase(
        "a helper with almost the name, which somebody calls",
        """
        final class Rows: TableViewDelegate {
          func tableView(_ tableView: TableView, heightForRow indexPath: IndexPath) -> CGFloat { 44 }
          func total(_ tableView: TableView, _ path: IndexPath) -> CGFloat { self.tableView(tableView, heightForRow: path) }
        }
        """),
      LintCase(
        "a misspelling that is somebody's own word, as it is called",
        """
        final class Rows: TableViewDelegate {
          func tableView(_ tableView: TableView, weightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        @MainActor func weigh(_ rows: Rows, _ table: TableView) -> CGFloat {
          rows.tableView(table, weightForRowAt: IndexPath(row: 0, section: 0))
        }
        """),
      LintCase(
        "a helper with the name of what is implemented and other types",
        """
        final class Rows: TableViewDelegate {
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          func tableView(_ tableView: TableView, heightForRowAt row: Int) -> CGFloat { 44 }
          func tableView(_ tableView: TableView, heightForRow indexPath: IndexPath) -> CGFloat { 44 }
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath, width: CGFloat) -> CGFloat { 44 }
          func tableView<Row>(_ tableView: TableView, heightForRowAt row: Row) -> CGFloat { 44 }
          private func tableView(_ tableView: TableView, heightsForRowsAt indexPaths: [IndexPath]) -> [CGFloat] { [] }
          static func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        """),
      LintCase(
        "types of its own instead of the host's",
        """
        struct Item {}
        final class Rows: TableViewDelegate {
          func tableView(_ tableView: TableView, didSelect item: Item) {}
          func tableView(_ tableView: TableView, heightFor item: Item) -> CGFloat { 44 }
          func scrollViewDidScroll(to point: CGPoint) {}
          func numberOfSections(matching text: String) -> Int { 0 }
        }
        """),
      LintCase(
        "private and static helpers with almost the name",
        """
        final class Rows: TableViewDelegate {
          private func tableView(_ tableView: TableView, heightForRow indexPath: IndexPath) -> CGFloat { 44 }
          fileprivate func scrollViewDidScrolled(_ scrollView: ScrollView) {}
          static func scrollViewDidScrol(_ scrollView: ScrollView) {}
        }
        private extension Rows {
          func tableView(_ tableView: TableView, didSelectRow indexPath: IndexPath) {}
        }
        """),
      LintCase(
        "old names that say what has become of them",
        """
        final class Rows: TableViewDelegate {
          @available(*, unavailable, renamed: "tableView(_:heightForRowAt:)")
          func tableView(_ tableView: TableView, heightForRowAtIndexPath indexPath: IndexPath) -> CGFloat { 44 }
          @available(*, deprecated, message: "it is never called")
          func tableView(_ tableView: TableView, didSelectRowAtIndexPath indexPath: IndexPath) {}
        }
        """),
      LintCase(
        "no conformer at all, and one of another protocol with that name",
        """
        class Rows {
          func tableView(_ tableView: TableView, hieghtForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        protocol TableViewDelegate: AnyObject {
          func tableView(_ tableView: TableView, rowHeightFor indexPath: IndexPath) -> CGFloat
        }
        final class Other: TableViewDelegate {
          func tableView(_ tableView: TableView, rowHeightFor indexPath: IndexPath) -> CGFloat { 44 }
          func tableView(_ tableView: TableView, hieghtForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        """),
      LintCase(
        "a method of another protocol in the files",
        """
        @MainActor protocol Zooms { func scrollViewDidZoomed(_ scrollView: ScrollView) }
        final class Rows: ScrollViewDelegate, Zooms {
          func scrollViewDidZoomed(_ scrollView: ScrollView) {}
        }
        """),
      LintCase(
        "perhaps a method of a protocol that is not in the files",
        """
        final class Rows: NSObject, TableViewDelegate, CollectionLikeDelegate {
          func tableView(_ tableView: TableView, didSelectItemAt indexPath: IndexPath) {}
          func scrollViewDidScroll() {}
        }
        """),
      LintCase(
        "a method that overrides one of a class that is not in the files",
        """
        final class Rows: LegacyController, TableViewDelegate {
          override func tableView(_ tableView: TableView, heightForRowAtIndexPath indexPath: IndexPath) -> CGFloat { 44 }
        }
        """),
      LintCase(
        "closures and properties that are read, with the names of methods",
        """
        final class Rows: TableViewDataSource, ScrollViewDelegate {
          var scrollViewDidScroll: ((ScrollView) -> Void)?
          let numberOfSections = 3
          func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { section / numberOfSections }
          func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
          func scrollViewDidZoom(_ scrollView: ScrollView) { scrollViewDidScroll?(scrollView) }
        }
        """),
      LintCase(
        "what is meant to be as it is",
        """
        final class Rows: TableViewDelegate {
          // swivel-lint-ignore: shows what becomes of a misspelling
          func tableView(_ tableView: TableView, hieghtForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        // swivel-lint-ignore
        final class All: TableViewDelegate {
          func scrollViewDidScroll(_ scrollView: ScrollView) throws {}
        }
        """),
    ]
  }
}
