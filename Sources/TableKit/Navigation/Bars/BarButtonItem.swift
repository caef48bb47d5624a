/// A button of a navigation bar, as data: no bar is drawn. Tests and programs press it with ``performPrimaryAction()``.
///
/// Selectors need the Objective-C runtime, so initialisers that take a target and a selector take `nil` for both alone.
@MainActor
open class BarButtonItem {
  /// How a button is drawn.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain
    /// As what ends something.
    case done
  }

  /// The buttons that every program has.
  public enum SystemItem: Int, Sendable {
    /// Ends what was begun, and keeps it.
    case done
    /// Ends what was begun, and drops it.
    case cancel
    /// Begins to edit.
    case edit
    /// Keeps what there is.
    case save
    /// Adds something.
    case add
    /// Room that grows.
    case flexibleSpace
    /// Room of a fixed width.
    case fixedSpace
    /// Writes something new.
    case compose
    /// Answers.
    case reply
    /// Offers what can be done.
    case action
    /// Files something.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads anew.
    case refresh
    /// Stops what is running.
    case stop
    /// Takes a picture.
    case camera
    /// Throws something away.
    case trash
    /// Begins to play.
    case play
    /// Stops playing, to go on later.
    case pause
    /// Goes back.
    case rewind
    /// Goes forward.
    case fastForward
    /// Undoes.
    case undo
    /// Does again.
    case redo
    /// Closes the screen.
    case close
  }

  /// The title; `nil` for none.
  open var title: String?
  /// The image; `nil` for none.
  open var image: Image?
  /// How it is drawn.
  open var style = Style.plain
  /// Whether it can be pressed.
  open var isEnabled = true
  /// The colour of title and image; `nil` for the bar's.
  open var tintColor: Color?
  /// A number to tell it by.
  open var tag = 0
  /// What it does; setting it sets no title.
  open var primaryAction: Action?
  /// What it offers; `nil` for no menu.
  open var menu: Menu?
  /// A view in its place; `nil` for the button itself.
  open var customView: View?
  /// Which of the buttons it is that every program has; `nil` for none of them.
  public let systemItem: SystemItem?

  /// A button with a title, an image or both.
  ///
  /// - Parameters:
  ///   - title: The title; that of the action if it is `nil`.
  ///   - image: The image; that of the action if it is `nil`.
  ///   - primaryAction: What it does.
  ///   - menu: What it offers.
  public init(title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil) {
    systemItem = nil
    let ownTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.title = title ?? ownTitle
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// One of the buttons that every program has.
  ///
  /// - Parameters:
  ///   - systemItem: Which.
  ///   - primaryAction: What it does.
  ///   - menu: What it offers.
  public init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with a title that does nothing by itself.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: How it is drawn.
  ///   - target: `nil`.
  ///   - action: `nil`: there are no selectors.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
    self.init(title: title)
    self.style = style
  }

  /// One of the buttons that every program has, which does nothing by itself.
  ///
  /// - Parameters:
  ///   - systemItem: Which.
  ///   - target: `nil`.
  ///   - action: `nil`: there are no selectors.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Never?) {
    self.init(systemItem: systemItem)
  }

  /// A button with a view in its place.
  ///
  /// - Parameter customView: The view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Presses the button: does ``primaryAction``, if there is one and the button is enabled.
  open func performPrimaryAction() {
    if isEnabled { primaryAction?.perform() }
  }
}
