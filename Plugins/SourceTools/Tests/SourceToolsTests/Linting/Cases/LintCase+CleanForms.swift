extension [LintCase] {
  /// Correct code in forms that are easily misread.
  static var cleanForms: [LintCase] {
    [
      LintCase(
        "a helper that is called with a trailing closure",
        """
        final class Rows: TableViewDelegate {
          func tableView(_ tableView: TableView, didSelectRow indexPath: IndexPath, then: () -> Void) { then() }
          func scrollViewDidScroll(_ scrollView: ScrollView, then: (Int) -> Void, last: () -> Void) {}
          func use(_ tableView: TableView) {
            self.tableView(tableView, didSelectRow: IndexPath(row: 0, section: 0)) {}
            scrollViewDidScroll(tableView) { _ in } last: {}
          }
        }
        """),
      LintCase(
        "a helper that is called without its default",
        """
        final class Rows: ScrollViewDelegate {
          func scrollViewDidScrolled(_ scrollView: ScrollView, animated: Bool = true) {}
          func use(_ scrollView: ScrollView) { scrollViewDidScrolled(scrollView) }
        }
        """),
      LintCase(
        "a helper that is handed on by its full name",
        """
        final class Rows: TableViewDelegate {
          func tableView(_ tableView: TableView, heightForRow indexPath: IndexPath) -> CGFloat { 44 }
          var height: (TableView, IndexPath) -> CGFloat { tableView(_:heightForRow:) }
        }
        """),
      LintCase(
        "an overload that is async, beside the method itself",
        """
        final class Rows: TableViewDelegate {
          func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
          func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) async {}
        }
        """),
      LintCase(
        "odd spacing, comments between the words, and parameters on lines of their own",
        """
        final class Rows :TableViewDelegate{
          func tableView( _ tableView : TableView , heightForRowAt indexPath : IndexPath )->CGFloat { 44 }
          func tableView /* the table */ (
            _ tableView: TableView,  // it
            viewForHeaderInSection section: Int
          )
            -> /* perhaps */ View? { nil }
        }
        """),
      LintCase(
        "isolation and other attributes",
        """
        final class Rows: TableViewDelegate {
          @MainActor func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          nonisolated func scrollViewDidZoom(_ scrollView: ScrollView) {}
          @discardableResult @inline(never)
          func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
          @available(macOS 10.15, *) final public func scrollViewDidScroll(_ scrollView: ScrollView) {}
        }
        """),
      LintCase(
        "keywords and blanks as names",
        """
        final class Rows: TableViewDelegate, TableViewDataSource {
          func tableView(_: TableView, numberOfRowsInSection _: Int) -> Int { 1 }
          func tableView(_ `in`: TableView, cellForRowAt _: IndexPath) -> TableViewCell { TableViewCell() }
          func `numberOfSections`(in _: TableView) -> Int { 1 }
          func tableView(_: TableView, `didSelectRowAt` `class`: IndexPath) {}
        }
        """),
      LintCase(
        "the same in each clause of a condition",
        """
        final class Rows: TableViewDelegate {
          #if DEBUG
            func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
          #elseif os(Linux)
            func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
          #else
            func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
            func height() -> CGFloat { 0 }
          #endif
        }
        """),
      LintCase(
        "helpers in extensions of the protocols themselves",
        """
        extension TableViewDelegate {
          func tableView(_ tableView: TableView, heightForRow indexPath: IndexPath) -> CGFloat { 44 }
          func scrollViewDidScroll() {}
        }
        """),
      LintCase(
        "a refinement that requires what is optional",
        """
        @MainActor protocol Strict: TableViewDelegate {
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
          func tableView(_ tableView: TableView, heightForRow indexPath: IndexPath) -> CGFloat
        }
        final class Rows: Strict {
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          func tableView(_ tableView: TableView, heightForRow indexPath: IndexPath) -> CGFloat { 44 }
        }
        """),
      LintCase(
        "generic conformers and their subclasses",
        """
        class Rows<Item: Hashable>: TableViewDelegate {
          var items: [Item] = []
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          func tableView(_ tableView: TableView, heightFor item: Item) -> CGFloat { 44 }
          func tableView<Cell: TableViewCell>(_ tableView: TableView, dequeue type: Cell.Type) -> Cell? { nil }
        }
        final class Names: Rows<String> {
          override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
          override func tableView(_ tableView: TableView, heightFor item: String) -> CGFloat { 20 }
        }
        """),
      LintCase(
        "unrelated methods of a subclass",
        """
        class Base: ScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: ScrollView) {}
        }
        final class Derived: Base {
          func scrollViewDidFinish(_ scrollView: ScrollView) {}
          func scrollViewDidScroll(_ scrollView: ScrollView, by distance: CGFloat) {}
          func scrollViewDidScroll(_ number: Int) {}
        }
        """),
      LintCase(
        "properties with names like those of methods",
        """
        final class Rows: TableViewDataSource, TableViewDelegate {
          var numberOfSections: Int?
          let heightForRowAt: CGFloat = 44
          var tableView: TableView?
          static let numberOfSectionsInTable = 3
          var sectionIndexTitles = ["A", "B"]
          func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
        }
        """),
      LintCase(
        "a property of that name beside the method",
        """
        final class Rows: TableViewDataSource {
          let numberOfSections = 3
          func numberOfSections(in tableView: TableView) -> Int { 3 }
          func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
        }
        """),
      LintCase(
        "conformers in closures, functions and computed properties",
        """
        @MainActor let make: () -> any ScrollViewDelegate = {
          final class Inner: ScrollViewDelegate { func scrollViewDidScroll(_ scrollView: ScrollView) {} }
          return Inner()
        }
        @MainActor var other: any ScrollViewDelegate {
          final class Inner: ScrollViewDelegate { func scrollViewDidZoom(_ scrollView: ScrollView) {} }
          return Inner()
        }
        @MainActor func third() {
          class Base {}
          class Inner: Base { func scrollViewDidScroll(_ scrollView: ScrollView) {} }
        }
        class Base: ScrollViewDelegate {}
        """),
      LintCase(
        "a name that is declared nearer",
        """
        enum Screen {
          class Base {}
          final class Derived: Base {
            func scrollViewDidScroll(_ scrollView: ScrollView) {}
            func scrollViewDidScrol(_ scrollView: ScrollView) {}
          }
        }
        class Base: ScrollViewDelegate {}
        """),
      LintCase(
        "values that conform to a protocol that is given",
        """
        struct Counter: Listener {
          var count = 0
          mutating func hear(_ text: String) { count += text.count }
          func fill(_ list: inout [Int], with numbers: Int...) {}
          var name: String { "counter" }
          static func make() -> Counter { Counter() }
        }
        actor Log: Waiter {
          func wait(for second: Int) async {}
          var isDone: Bool { false }
        }
        """,
        protocols: """
          protocol Listener {
            mutating func hear(_ text: String)
            func fill(_ list: inout [Int], with numbers: Int...)
            var name: String { get }
            static func make() -> Self
          }
          extension Listener {
            mutating func hear(_ text: String) {}
            func fill(_ list: inout [Int], with numbers: Int...) {}
            var name: String { "" }
          }
          protocol Waiter {
            func wait(for second: Int) async
            var isDone: Bool { get async }
          }
          extension Waiter {
            func wait(for second: Int) async {}
            var isDone: Bool { get async { true } }
          }
          """),
      LintCase(
        "functions outside of types, and members that are no methods",
        """
        func scrollViewDidScroll(_ scrollView: ScrollView) throws {}
        final class Rows: ScrollViewDelegate {
          init() {
            func scrollViewDidScroll(_ scrollView: ScrollView) throws {}
          }
          subscript(scrollViewDidScroll: Int) -> Int { 0 }
          let closure = { (scrollViewDidScroll: ScrollView) in }
        }
        """),
      LintCase(
        "a witness's parts handed on by a proxy",
        """
        final class Switch<First: TableViewDataSource, Second: TableViewDelegate>: TableViewDataSource, TableViewDelegate {
          let first: First
          let second: Second
          init(first: First, second: Second) {
            self.first = first
            self.second = second
          }
          func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            first.tableView(tableView, numberOfRowsInSection: section)
          }
          func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            first.tableView(tableView, cellForRowAt: indexPath)
          }
          func numberOfSections(in tableView: TableView) throws(First.NumberOfSectionsFailure) -> Int {
            try first.numberOfSections(in: tableView)
          }
          func scrollViewDidScroll(_ scrollView: ScrollView) throws(Second.ScrollViewDidScrollFailure) {
            try second.scrollViewDidScroll(scrollView)
          }
        }
        """),
    ]
  }
}
