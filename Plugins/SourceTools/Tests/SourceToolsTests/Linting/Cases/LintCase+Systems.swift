extension [LintCase] {
  /// Members that are there on other systems alone.
  static var systems: [LintCase] {
    [
      LintCase(
        "a method for another system",
        """
        import UIKitNames
        final class Sizes: UIViewController, UITableViewDelegate {
          #if os(iOS)
            func ▸tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          #endif
          #if DEBUG && canImport(UIKit) || targetEnvironment(simulator)
            func ▸scrollViewDidScroll(_ scrollView: UIScrollView) {}
          #endif
          #if !os(Linux)
            // swivel-lint-ignore
            func scrollViewDidZoom(_ scrollView: UIScrollView) {}
          #endif
        }
        """,
        finds: (
          "'tableView(_:heightForRowAt:)' is not there on Linux, where '#if os(iOS)' leaves it out without a word",
          "#if os(iOS) || os(Linux)"
        ),
        (
          "where '#if DEBUG && canImport(UIKit) || targetEnvironment(simulator)' leaves it out",
          "#if DEBUG && canImport(UIKit) || targetEnvironment(simulator) || os(Linux)"
        )),
      LintCase(
        "an override in a controller, in a later clause",
        """
        import UIKitNames
        final class Rows: UITableViewController {
          #if DEBUG
          #elseif os(iOS)
            override func ▸tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          #endif
        }
        """,
        finds: ("where '#elseif os(iOS)' leaves it out", "#elseif os(iOS) || os(Linux)")),
    ]
  }

  /// Members under conditions of which nothing is to be said.
  static var cleanSystems: [LintCase] {
    [
      LintCase(
        "another answer on Linux, a flag, and a type that is not there as a whole",
        """
        import UIKitNames
        final class Sizes: UIViewController, UITableViewDelegate {
          #if os(iOS)
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          #else
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
          #endif
          #if DEBUG
            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
          #endif
          #if os(iOS) || os(Linux)
            func scrollViewDidZoom(_ scrollView: UIScrollView) {}
          #endif
          #if !canImport(AppKit) && (os(macOS) || !os(Windows))
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          #endif
          #if swift(>=6) || os(iOS)
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
          #endif
        }
        #if os(iOS)
          final class Others: UIViewController, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          }
        #endif
        """)
    ]
  }
}
