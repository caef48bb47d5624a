/// What a screen has to say in a navigation bar, as data: no bar is drawn.
@MainActor
open class NavigationItem {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the screen before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The title in the middle.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in the place of the title.
  open var titleView: View?
  /// The title of the button that comes back to this screen.
  open var backButtonTitle: String?
  /// The button that comes back to this screen; `nil` for one with the title.
  open var backBarButtonItem: BarButtonItem?
  /// Whether there is no button back.
  open var hidesBackButton = false
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What searches the screen; `nil` if nothing does.
  open var searchController: SearchController?
  /// Whether the search bar goes when the screen is scrolled.
  open var hidesSearchBarWhenScrolling = true

  /// The buttons at the left, from the left; `nil` for none.
  open var leftBarButtonItems: [BarButtonItem]?
  /// The buttons at the right, from the right; `nil` for none.
  open var rightBarButtonItems: [BarButtonItem]?

  /// The first of the buttons at the left. Setting it takes the others away.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the buttons at the right. Setting it takes the others away.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// An item with a title.
  ///
  /// - Parameter title: The title.
  public init(title: String?) {
    self.title = title
  }

  /// Sets the button at the left. No bar is drawn, so `animated` changes nothing.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button at the right. No bar is drawn, so `animated` changes nothing.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}
