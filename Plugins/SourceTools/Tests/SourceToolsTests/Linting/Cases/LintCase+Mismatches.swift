extension [LintCase] {
  /// Methods with the right name that are wrong in something else.
  static var mismatches: [LintCase] {
    [
      LintCase(
        "a wrong type of a parameter",
        """
        final class Sizes: TableViewDelegate {
          func tableView(_ tableView: TableView, heightForRowAt indexPath: ▸NSIndexPath) -> CGFloat { 44 }
          func tableView(_ tableView: ▸ScrollView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
        }
        """,
        finds: (
          "'tableView(_:heightForRowAt:)' takes 'NSIndexPath', so TableViewDelegate's counts as left out: 'IndexPath' was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ),
        (
          "takes 'ScrollView', so TableViewDelegate's counts as left out: 'TableView' was meant",
          "func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat"
        )),
      LintCase(
        "a wrong type of the result",
        """
        final class Sizes: TableViewDelegate {
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> ▸Double { 44 }
          func ▸tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) {}
          func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) -> ▸Bool { true }
        }
        """,
        finds: (
          "returns 'Double', so TableViewDelegate's counts as left out: '-> CGFloat' was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ),
        (
          "returns nothing, so TableViewDelegate's counts as left out: '-> Int' was meant",
          "func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int"
        ),
        (
          "returns 'Bool', so TableViewDelegate's counts as left out: no result was meant",
          "func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)"
        )),
      LintCase(
        "optional or not",
        """
        final class Views: TableViewDelegate {
          func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> ▸View { View() }
          func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> ▸View! { nil }
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> ▸CGFloat? { nil }
          func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ▸IndexPath) {}
        }
        """,
        finds: (
          "returns 'View', so TableViewDelegate's counts as left out: '-> View?' was meant",
          "func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?"
        ),
        (
          "returns 'View!'", "func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?"
        ),
        (
          "returns 'CGFloat?'",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ),
        (
          "takes 'IndexPath', so TableViewDelegate's counts as left out: 'IndexPath?' was meant",
          "func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)"
        )),
      LintCase(
        "a subclass for the result, and one for a parameter",
        """
        final class Title: View {}
        final class StationCell: TableViewCell {}
        final class Views: TableViewDelegate {
          func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> ▸Title? { nil }
          func tableView(_ tableView: TableView, willDisplay cell: ▸StationCell, forRowAt indexPath: IndexPath) {}
        }
        """,
        finds: (
          "returns 'Title?'", "func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?"
        ),
        (
          "takes 'StationCell'",
          "func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)"
        )),
      LintCase(
        "an array or not",
        """
        final class Ahead: TableViewDataSourcePrefetching {
          func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {}
          func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: ▸IndexPath) {}
        }
        """,
        finds: (
          "'[IndexPath]' was meant",
          "func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])"
        )),
      LintCase(
        "throws, typed or not",
        """
        struct Missing: Error {}
        final class Sizes: TableViewDelegate {
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) ▸throws -> CGFloat { 44 }
          func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) ▸throws(Missing) {}
        }
        """,
        finds: (
          "'tableView(_:heightForRowAt:)' throws, so TableViewDelegate's counts as left out: a method without 'throws' was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ),
        ("throws", "func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)")),
      LintCase(
        "async, and two things at once",
        """
        final class Sizes: TableViewDelegate {
          func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) ▸async {}
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) ▸async ▸throws -> CGFloat { 44 }
        }
        """,
        finds: (
          "is async, so TableViewDelegate's counts as left out: a method without 'async' was meant",
          "func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)"
        ),
        (
          "is async", "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ),
        (
          "throws", "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        )),
      LintCase(
        "private, fileprivate, and in a private extension",
        """
        public final class Sizes: TableViewDelegate {
          ▸private func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          ▸fileprivate func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
        }
        private extension Sizes {
          func ▸scrollViewDidScroll(_ scrollView: ScrollView) {}
        }
        """,
        finds: (
          "is private, so TableViewDelegate's counts as left out: a method without 'private' was meant",
          "public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ),
        ("is fileprivate", "public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)"),
        ("is private", "func scrollViewDidScroll(_ scrollView: ScrollView)")),
      LintCase(
        "static and class",
        """
        class Sizes: TableViewDelegate {
          ▸static func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          final ▸class func scrollViewDidScroll(_ scrollView: ScrollView) {}
        }
        """,
        finds: (
          "is static, so TableViewDelegate's counts as left out: a method of the object was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ),
        ("is class", "final func scrollViewDidScroll(_ scrollView: ScrollView)")),
      LintCase(
        "generic, so that the default is nearer",
        """
        final class Sizes: TableViewDelegate {
          func tableView▸<Path>(_ tableView: TableView, heightForRowAt indexPath: Path) -> CGFloat { 44 }
          func scrollViewDidScroll(_ scrollView: ▸some ScrollView) {}
        }
        """,
        finds: (
          "is generic, so TableViewDelegate's counts as left out: a method without type parameters was meant",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ),
        ("is generic", "func scrollViewDidScroll(_ scrollView: ScrollView)")),
      LintCase(
        "the wrong one of two styles of passing",
        """
        final class Sizes: TableViewDelegate {
          func tableView(_ tableView: TableView, heightForRowAt indexPath: ▸IndexPath...) -> CGFloat { 44 }
          func tableView(_ tableView: TableView, didSelectRowAt indexPath: ▸inout IndexPath) {}
        }
        """,
        finds: (
          "takes 'IndexPath...'",
          "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ),
        (
          "takes 'inout IndexPath'", "func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)"
        )),
      LintCase(
        "an extension with the conformance, and a local class",
        """
        final class Later {}
        extension Later: @MainActor ScrollViewDelegate {
          func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> ▸Int { 1 }
        }
        @MainActor func make() -> any ScrollViewDelegate {
          final class Local: ScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: ScrollView) ▸throws {}
          }
          return Local()
        }
        """,
        finds: ("'-> Bool' was meant", "func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool"),
        ("throws", "func scrollViewDidScroll(_ scrollView: ScrollView)")),
      LintCase(
        "an actor's, an enumeration's and a struct's method for a protocol that is given",
        """
        actor Busy: Listener {
          nonisolated func hear(_ text: String) ▸async {}
        }
        enum Deaf: Listener {
          ▸static func hear(_ text: String) {}
        }
        struct Counter: Listener {
          var count = 0
          ▸mutating func hear(_ text: String) { count += 1 }
        }
        """,
        protocols: """
          protocol Listener { func hear(_ text: String) }
          extension Listener { func hear(_ text: String) {} }
          """,
        finds: ("is async", "nonisolated func hear(_ text: String)"), ("is static", "func hear(_ text: String)"),
        ("is mutating, so Listener's counts as left out", "func hear(_ text: String)")),
    ]
  }
}
