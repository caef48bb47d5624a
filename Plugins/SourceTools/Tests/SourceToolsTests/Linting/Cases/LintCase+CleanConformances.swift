extension [LintCase] {
  /// Correct code that answers requirements in less common ways.
  static var cleanConformances: [LintCase] {
    [
      LintCase(
        "by UIKit's names: controllers that override, over several classes, and an older spelling",
        """
        import UIKitNames
        class Lists<Item>: UITableViewController {
          var items: [Item] = []
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        }
        final class Errands: Lists<String>, UITableViewDataSourcePrefetching {
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath
          ) {}
          override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) throws(Unimplemented) -> IndexPath? {
            try super.tableView(tableView, willSelectRowAt: indexPath)
          }
          func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
        }
        """),
      LintCase(
        "types that are spelt otherwise",
        """
        import Foundation
        typealias Height = CGFloat
        typealias Path = Foundation.IndexPath
        typealias Style = TableViewCell.EditingStyle
        final class Rows: TableViewDelegate, TableViewDataSourcePrefetching {
          func tableView(_ tableView: TableKit.TableView, heightForRowAt indexPath: Path) -> Height { 44 }
          func tableView(_ tableView: TableView, viewForHeaderInSection section: Swift.Int) -> Optional<View> { nil }
          func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: (IndexPath)) -> Style { .none }
          func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) -> Void {}
          func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) -> () {}
          func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: Array<IndexPath>) {}
          func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: Swift.Array<IndexPath>) {}
          func tableView(_ tableView: borrowing TableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath) -> String? { nil }
        }
        """),
      LintCase(
        "names that may be aliases of a module that is not in the files",
        """
        import Aliases
        final class Rows: TableViewDelegate {
          func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Points { 44 }
          func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
          func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> MaybeView { nil }
        }
        """),
      LintCase(
        "aliases for protocols and hosts, as in a file that was written for another framework",
        files: [
          "Aliases.swift": """
          public typealias UITableViewDelegate = TableViewDelegate
          public typealias UITableView = TableView
          public typealias UIView = View
          """,
          "Screen.swift": """
          final class Screen: UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          }
          """,
        ]),
      LintCase(
        "a wrapper that throws what its conformer throws",
        """
        final class Wrapper<Base: TableViewDelegate>: TableViewDelegate {
          let base: Base
          init(_ base: Base) { self.base = base }
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath)
            throws(Base.HeightForRowAtFailure) -> CGFloat
          { try base.tableView(tableView, heightForRowAt: indexPath) }
        }
        final class Chosen<Failure: TableViewDelegateFailure>: TableViewDelegate {
          func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws(Failure) {}
        }
        """),
      LintCase(
        "what is left out, or answered, in so many words",
        """
        final class Rows: TableViewDelegate {
          typealias DidSelectRowAtFailure = Never
          typealias HeightForRowAtFailure = Unimplemented
          func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws(Never) {}
          func scrollViewDidScroll(_ scrollView: ScrollView) throws(Unimplemented) { throw Unimplemented() }
        }
        """),
      LintCase(
        "overrides of what the base implements, in whatever part",
        files: [
          "Base.swift": """
          class Base {
            func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
          }
          """,
          "Base+Rows.swift": """
          extension Base: TableViewDelegate {}
          class Root { func scrollViewDidScroll(_ scrollView: ScrollView) {} }
          """,
          "Derived.swift": """
          final class Derived: Base {
            override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
          }
          class Middle: Root, ScrollViewDelegate {}
          final class Leaf: Middle {
            override func scrollViewDidScroll(_ scrollView: ScrollView) {}
          }
          """,
        ]),
      LintCase(
        "a subclass with a conformance of its own to another protocol",
        """
        class Base: TableViewDataSource {
          func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
        }
        final class Derived: Base, TableViewDelegate {
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          func scrollViewDidScroll(_ scrollView: ScrollView) {}
        }
        """),
      LintCase(
        "a base that hands out a witness of its own",
        """
        class Proxy: ScrollViewDelegate {
          var scrollViewDelegateWitness: ScrollViewDelegateWitness { ScrollViewDelegateWitness() }
        }
        final class Derived: Proxy {
          func scrollViewDidScroll(_ scrollView: ScrollView) {}
        }
        """),
      LintCase(
        "fileprivate members of types that nobody else sees",
        """
        private final class Hidden: ScrollViewDelegate {
          fileprivate func scrollViewDidScroll(_ scrollView: ScrollView) {}
        }
        enum Screen {
          private final class Inner: ScrollViewDelegate {
            fileprivate func scrollViewDidScroll(_ scrollView: ScrollView) {}
          }
        }
        func make() {
          class Local: ScrollViewDelegate {
            fileprivate func scrollViewDidScroll(_ scrollView: ScrollView) {}
          }
        }
        """),
      LintCase(
        "two types of one name in two folders",
        files: [
          "One/Source.swift": "class Source: ScrollViewDelegate {}",
          "Two/More.swift": """
          final class Better: Source {
            func scrollViewDidScroll(_ scrollView: ScrollView) {}
          }
          """,
          "Two/Source.swift": "class Source {}",
        ]),
      LintCase(
        "the same type under two conditions",
        """
        #if os(Linux)
          class Base: ScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: ScrollView) {}
          }
        #else
          class Base: NSObject, ScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: ScrollView) {}
          }
        #endif
        final class Derived: Base {
          override func scrollViewDidScroll(_ scrollView: ScrollView) {}
        }
        """),
      LintCase(
        "defaults of its own in an extension of a refinement",
        """
        protocol Pane: TableViewDelegate {
          func tableView(_ tableView: TableView, paneFor indexPath: IndexPath) -> View
        }
        extension Pane {
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        final class Rows: Pane {
          func tableView(_ tableView: TableView, paneFor indexPath: IndexPath) -> View { View() }
        }
        """),
      LintCase(
        "failures' names in other places",
        """
        struct HeightForRowAtFailure: Error {}
        final class Rows: TableViewDelegate {
          enum State { enum DidSelectRowAtFailure {} }
          func find<ScrollViewDidScrollFailure>(_ value: ScrollViewDidScrollFailure) {}
        }
        class Base: ScrollViewDelegate {}
        final class Derived: Base { enum ViewForZoomingFailure {} }
        """),
      LintCase(
        "a protocol that is given: effects that it has itself, nothing that has no default",
        """
        struct Log: Listener {
          func hear(_ text: String) async throws(Closed) {}
          func start(at second: TimeInterval) throws(Closed) {}
          func stop() {}
          func compare(_ one: (Int) -> Void) {}
            func pause() {}
          }
        """,
        protocols: """
          struct Closed: Error {}
          protocol Listener {
            func hear(_ text: String) async throws
            func start(at second: Double) throws(Closed)
            func stop() async throws
            func pause()
            func compare(_ one: @escaping (Int) -> Void)
          }
          extension Listener {
            func hear(_ text: String) async throws {}
            func start(at second: Double) throws(Closed) {}
            func stop() async throws {}
            func compare(_ one: @escaping (Int) -> Void) {}
          }
          """),
      LintCase(
        "a protocol of the files with optional properties, answered",
        """
        protocol PlayerDelegateFailure: Error {}
        extension Never: PlayerDelegateFailure {}
        extension Unimplemented: PlayerDelegateFailure {}
        protocol PlayerDelegate: AnyObject {
          associatedtype VolumeFailure: PlayerDelegateFailure
          var volume: Double { get throws(VolumeFailure) }
          associatedtype RangeFailure: PlayerDelegateFailure
          var range: (Int, Int) { get throws(RangeFailure) }
          }
          extension PlayerDelegate {
            var volume: Double { get throws(Unimplemented) { throw Unimplemented() } }
            var range: (Int, Int) { get throws(Unimplemented) { throw Unimplemented() } }
          }
        final class One: PlayerDelegate { let volume = 1.0; var range: (Int, Int) { get { (0, 1) } } }
        final class Two: PlayerDelegate { lazy var volume: TimeInterval = 1; var range = (0, 1) }
        final class Three<Volume>: PlayerDelegate { var volumes: [Volume] = []; static var volumeCount: Double { 1 } }
        """),
      LintCase(
        "an extension of a type that is not in the files, with conditions of its own",
        """
        extension Elsewhere.Screen: TableViewDelegate where Row: Equatable {
          func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
        }
        extension Elsewhere.Screen {
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        """),
    ]
  }
}
