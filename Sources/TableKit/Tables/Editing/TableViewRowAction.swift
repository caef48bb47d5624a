public import Foundation

/// One action beside a swiped row, in the older form that knows its row by index path.
@MainActor
open class TableViewRowAction {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// It deletes the row.
    case destructive
    /// It leaves the row.
    case normal

    /// As an action is that nothing is said of: ``destructive``.
    public static let `default` = Style.destructive
  }

  /// What runs when the action is chosen, with the row it was chosen for.
  public typealias Handler = @MainActor (TableViewRowAction, IndexPath) -> Void

  /// What the action does to its row.
  public let style: Style
  /// The title on the button.
  public var title: String?
  /// The colour of the button; by default red for a destructive action and grey for any other.
  public var backgroundColor: Color?
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
