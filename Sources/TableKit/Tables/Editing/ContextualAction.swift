/// One action beside a swiped row: a button that runs ``handler`` when it is chosen. The row closes once the handler is through.
///
/// ```swift
/// let archive = ContextualAction(style: .normal, title: "Archive") { action, view, completion in
///   completion(true)
/// }
/// ```
@MainActor
open class ContextualAction {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// It leaves the row.
    case normal
    /// It deletes the row.
    case destructive
  }

  /// What runs when the action is chosen. It calls its last argument with whether the action was carried out.
  public typealias Handler = @MainActor (ContextualAction, View, @escaping @MainActor (Bool) -> Void) -> Void

  /// What the action does to its row.
  public let style: Style
  /// The title on the button.
  public var title: String?
  /// The image on the button: over the title where the row is high enough, else in its place; `nil` for none.
  public var image: Image?
  /// The colour of the button; by default red for a destructive action and grey for any other.
  public var backgroundColor: Color
  /// What runs when the action is chosen.
  public let handler: Handler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - style: What the action does to its row.
  ///   - title: The title on the button.
  ///   - handler: What runs when the action is chosen.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
