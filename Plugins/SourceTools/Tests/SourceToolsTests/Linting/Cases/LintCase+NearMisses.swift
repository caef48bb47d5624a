extension [LintCase] {
  /// Methods whose names are almost those of requirements.
  static var nearMisses: [LintCase] {
    [
      LintCase(
        "by UIKit's names, in a controller whose superclass conforms",
        """
        import UIKitNames
        class Errands: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          func tableView(_ tableView: UITableView, ▸heightForRowAtIndexPath indexPath: IndexPath) -> CGFloat { 44 }
        }
        """,
        finds: (
          "heightForRowAt",
          "override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        )),
      LintCase(
        "in a data source of snapshots",
        """
        import UIKitNames
        final class Source: UITableViewDiffableDataSource<Int, String> {
          override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
          func tableView(_ tableView: UITableView, ▸titleForHeaderIn section: Int) -> String? { "Planets" }
        }
        """,
        finds: (
          "'tableView(_:titleForHeaderInSection:)' was meant",
          "override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?"
        )),
      LintCase(
        "in a subclass of a class that has the requirements as methods to override",
        """
        class Base: ScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: ScrollView) throws(Unimplemented) { throw Unimplemented() }
          var scrollViewDelegateWitness: ScrollViewDelegateWitness { ScrollViewDelegateWitness() }
        }
        class Screen: Base {
          func ▸scrollViewDidScrol(_ scrollView: ScrollView) {}
        }
        final class Other: Base {
          override func scrollViewDidScroll(_ scrollView: ScrollView) {}
        }
        """,
        finds: ("'scrollViewDidScroll(_:)' was meant", "override func scrollViewDidScroll(_ scrollView: ScrollView)")),
      LintCase(
        "swapped letters",
        """
        final class Sizes: TableViewDelegate {
          func tableView(_ tableView: TableView, ▸hieghtForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        """,
        finds: (
          "'tableView(_:hieghtForRowAt:)' answers nothing that TableViewDelegate asks: 'tableView(_:heightForRowAt:)' was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        )),
      LintCase(
        "a missing letter in a label, and the access of the method kept",
        """
        public final class Choice: TableViewDelegate {
          public func tableView(_ table: TableView, ▸didSelctRowAt path: IndexPath) {}
        }
        """,
        finds: (
          "'tableView(_:didSelectRowAt:)' was meant",
          "public func tableView(_ table: TableView, didSelectRowAt path: IndexPath)"
        )),
      LintCase(
        "the base name in lower case",
        """
        final class Shadow: ScrollViewDelegate {
          func ▸scrollviewDidScroll(_ scrollView: ScrollView) {}
        }
        """,
        finds: ("'scrollViewDidScroll(_:)' was meant", "func scrollViewDidScroll(_ scrollView: ScrollView)")),
      LintCase(
        "a label in another case",
        """
        final class Sizes: TableViewDelegate {
          func tableView(_ tableView: TableView, ▸heightForRowat indexPath: IndexPath) -> CGFloat { 44 }
        }
        """,
        finds: (
          "'tableView(_:heightForRowAt:)' was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        )),
      LintCase(
        "the names of older versions",
        """
        final class Sizes: NSObject, TableViewDelegate {
          func tableView(_ tableView: TableView, ▸heightForRowAtIndexPath indexPath: IndexPath) -> CGFloat { 44 }
          func tableView(_ tableView: TableView, ▸willDisplayCell cell: TableViewCell, forRowAtIndexPath path: IndexPath) {}
        }
        """,
        finds: (
          "'tableView(_:heightForRowAt:)' was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ),
        (
          "'tableView(_:willDisplay:forRowAt:)' was meant",
          "func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: IndexPath)"
        )),
      LintCase(
        "the names and types of still older versions",
        """
        final class Sizes: TableViewDelegate, TableViewDataSource {
          func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
          func tableView(▸tableView: TableView, heightForRowAtIndexPath indexPath: NSIndexPath) -> CGFloat { 44 }
          func ▸numberOfSectionsInTableView(_ tableView: TableView) -> Int { 1 }
          func ▸sectionIndexTitlesForTableView(tableView: TableView) -> [String]? { nil }
          func ▸viewForZoomingInScrollView(_ scrollView: ScrollView!) -> View? { nil }
        }
        """,
        finds: (
          "'tableView(_:heightForRowAt:)' was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ), ("'numberOfSections(in:)' was meant", "func numberOfSections(in tableView: TableView) -> Int"),
        ("'sectionIndexTitles(for:)' was meant", "func sectionIndexTitles(for tableView: TableView) -> [String]?"),
        ("'viewForZooming(in:)' was meant", "func viewForZooming(in scrollView: ScrollView) -> View?")),
      LintCase(
        "columns count bytes, behind letters of several",
        """
        final class Größen: TableViewDelegate {
          /* größer 📏 */ func tableView(_ tableView: TableView, ▸heightForrowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        """,
        finds: (
          "'tableView(_:heightForRowAt:)' was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        )),
      LintCase(
        "the name that a collection has for it",
        """
        final class Choice: TableViewDelegate {
          func tableView(_ tableView: TableView, ▸didSelectItemAt indexPath: IndexPath) {}
        }
        """,
        finds: (
          "'tableView(_:didSelectRowAt:)' was meant",
          "func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)"
        )),
      LintCase(
        "labels in another order",
        """
        final class Edits: NSObject, TableViewDataSource {
          func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
          func tableView(_ tableView: TableView, ▸forRowAt path: IndexPath, commit style: TableViewCell.EditingStyle) {}
        }
        """,
        finds: (
          "'tableView(_:commit:forRowAt:)' was meant",
          "func tableView(_ tableView: TableView, commit style: TableViewCell.EditingStyle, forRowAt path: IndexPath)"
        )),
      LintCase(
        "a label where none belongs",
        """
        final class Sizes: TableViewDelegate {
          func tableView(▸tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        """,
        finds: (
          "'tableView(tableView:heightForRowAt:)' answers nothing",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        )),
      LintCase(
        "another label behind a telling base name",
        """
        final class Zoom: ScrollViewDelegate {
          func viewForZooming(▸_ scrollView: ScrollView) -> View? { nil }
          func scrollViewDidEndDragging(_ scrollView: ScrollView, ▸decelerate: Bool) {}
        }
        """,
        finds: ("'viewForZooming(in:)' was meant", "func viewForZooming(in scrollView: ScrollView) -> View?"),
        (
          "'scrollViewDidEndDragging(_:willDecelerate:)' was meant",
          "func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)"
        )),
      LintCase(
        "a missing parameter",
        """
        final class Edits: TableViewDelegate {
          func ▸scrollViewDidScroll() {}
          func ▸tableView(_ tableView: TableView, willDisplay cell: TableViewCell) {}
          func ▸tableView(heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        """,
        finds: ("'scrollViewDidScroll(_:)' was meant", "func scrollViewDidScroll(_ scrollView: ScrollView)"),
        (
          "'tableView(_:willDisplay:forRowAt:)' was meant",
          "func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)"
        ),
        (
          "'tableView(_:heightForRowAt:)' was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        )),
      LintCase(
        "a parameter too many, be it one with a default",
        """
        final class Sizes: TableViewDelegate {
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath, ▸padding: CGFloat = 8) -> CGFloat { padding }
          func scrollViewDidScroll(_ scrollView: ScrollView, ▸animated: Bool) {}
        }
        """,
        finds: (
          "'tableView(_:heightForRowAt:)' was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ), ("'scrollViewDidScroll(_:)' was meant", "func scrollViewDidScroll(_ scrollView: ScrollView)")),
      LintCase(
        "words left out of a label, and no telling which of two was meant",
        """
        final class Sizes: TableViewDelegate {
          func tableView(_ tableView: TableView, ▸heightForSection section: Int) -> CGFloat { 20 }
        }
        """,
        finds: (
          "'tableView(_:heightForHeaderInSection:)' or 'tableView(_:heightForFooterInSection:)' was meant",
          "func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat"
        )),
      LintCase(
        "another base name before a telling label",
        """
        final class Sizes: TableViewDelegate {
          func ▸collectionView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        """,
        finds: (
          "'collectionView(_:heightForRowAt:)' answers nothing",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        )),
      LintCase(
        "a misspelt base name, in an extension in another file",
        files: [
          "A.swift": "final class Choice: TableViewDelegate {}",
          "B.swift": """
          extension Choice {
            func ▸tabelView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
          }
          """,
        ],
        finds: (
          "'tabelView(_:didSelectRowAt:)' answers nothing",
          "func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)"
        )),
      LintCase(
        "a slip in each clause of a condition, though another clause is right",
        """
        final class Sizes: TableViewDelegate {
          #if os(Linux)
            func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          #else
            func tableView(_ tableView: TableView, ▸heigthForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          #endif
        }
        """,
        finds: (
          "'tableView(_:heightForRowAt:)' was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        )),
      LintCase(
        "the conformance through a refinement, a composition and an alias",
        """
        protocol Pane: TableViewDelegate {}
        typealias Both = Pane & Sendable
        final class Sizes: Both {
          func scrollViewDidScrol(_ scrollView: ScrollView) {}
        }
        """.replacing("func scrollViewDidScrol(", with: "func ▸scrollViewDidScrol("),
        finds: ("'scrollViewDidScroll(_:)' was meant", "func scrollViewDidScroll(_ scrollView: ScrollView)")),
      LintCase(
        "a slip in a subclass of a conformer that implements it",
        """
        class Base: ScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: ScrollView) {}
        }
        final class Derived: Base {
          func scrollViewDidZom(_ scrollView: ScrollView) {}
        }
        """.replacing("func scrollViewDidZom(", with: "func ▸scrollViewDidZom("),
        finds: ("'scrollViewDidZoom(_:)' was meant", "func scrollViewDidZoom(_ scrollView: ScrollView)")),
      LintCase(
        "a protocol that is given, with a default for what may be left out",
        """
        struct Log: Listener {
          func listener(_ name: String, didStart at: Int) {}
          func listener(_ name: String, didHaer text: String) {}
        }
        """.replacing("didHaer", with: "▸didHaer"),
        protocols: """
          protocol Listener {
            func listener(_ name: String, didHear text: String)
            func listener(_ name: String, didStart at: Int)
          }
          extension Listener {
            func listener(_ name: String, didHear text: String) {}
          }
          """,
        finds: (
          "answers nothing that Listener asks: 'listener(_:didHear:)' was meant",
          "func listener(_ name: String, didHear text: String)"
        )),
    ]
  }
}
