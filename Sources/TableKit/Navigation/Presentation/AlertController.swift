/// An alert: a title, a message, and buttons of which one ends it.
///
/// ```swift
/// let alert = AlertController(title: "Delete all?", message: nil, preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.deleteAll() })
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// present(alert, animated: true)
/// ```
///
/// A touch presses a button, and so does ``perform(_:)``; either dismisses the alert first.
@MainActor
open class AlertController: ViewController {
  /// Where an alert stands.
  public enum Style: Int, Sendable {
    /// At the bottom, with its buttons one above the other.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The text under the title; `nil` for none.
  open var message: String? {
    didSet { alertView?.setNeedsRebuilding() }
  }
  /// The title; `nil` for none.
  open override var title: String? {
    didSet { alertView?.setNeedsRebuilding() }
  }
  /// Where it stands.
  public let preferredStyle: Style
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [AlertAction] = []
  /// The button that stands out; one of ``actions``.
  open var preferredAction: AlertAction? {
    didSet { alertView?.setNeedsRebuilding() }
  }
  /// The fields for text; `nil` for none.
  public private(set) var textFields: [TextField]?

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// An alert without buttons.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for none.
  ///   - message: The text under the title; `nil` for none.
  ///   - preferredStyle: Where it stands.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }

  /// Adds a button behind the others.
  ///
  /// - Parameter action: The button; one that is among them already changes nothing.
  open func addAction(_ action: AlertAction) {
    for present in actions where present === action { return }
    actions.append(action)
    action.onChange = { [weak self] in self?.alertView?.setNeedsRebuilding() }
    alertView?.setNeedsRebuilding()
  }

  /// Adds a field for text under the others.
  ///
  /// - Parameter configurationHandler: Sets the field up.
  open func addTextField(configurationHandler: (@MainActor (TextField) -> Void)? = nil) {
    let field = TextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    alertView?.setNeedsRebuilding()
  }

  /// Presses a button, as a touch does: dismisses the alert, and then calls the button's handler.
  ///
  /// - Parameter action: One of ``actions``. Another one, or one that is disabled, changes nothing.
  open func perform(_ action: AlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    guard presentingViewController != nil else {
      action.handler?(action)
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Sets a view that dims what is behind and shows the alert.
  open override func loadView() {
    view = AlertView(self)
  }
}
