/// A button of an alert.
@MainActor
open class AlertAction {
  /// What a button does.
  public enum Style: Int, Sendable {
    /// Something.
    case `default`
    /// Leaves everything as it is.
    case cancel
    /// Takes something away.
    case destructive
  }

  /// The title on the button; `nil` for none.
  public let title: String?
  /// What the button does.
  public let style: Style
  /// Whether it can be pressed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  let handler: (@MainActor (AlertAction) -> Void)?
  /// Called when what is to be seen of it changed.
  var onChange: (@MainActor () -> Void)?

  /// A button.
  ///
  /// - Parameters:
  ///   - title: The title on the button.
  ///   - style: What the button does.
  ///   - handler: Called when it was pressed and the alert is gone.
  public init(title: String?, style: Style, handler: (@MainActor (AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
