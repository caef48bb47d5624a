/// How the bar of a navigation controller is to look, as data: no bar is drawn.
@MainActor
open class NavigationBar {
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// The colour of its buttons; `nil` for the usual one.
  open var tintColor: Color?
  /// The colour of the bar; `nil` for the usual one.
  open var barTintColor: Color?

  init() {}
}
