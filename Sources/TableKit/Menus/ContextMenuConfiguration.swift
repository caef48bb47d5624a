public import Foundation

/// What a delegate answers when a row is held down: the menu for it, and what is shown of it beside the menu.
///
/// ```swift
/// func tableView(
///   _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
/// ) -> ContextMenuConfiguration? {
///   ContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
///     Menu(children: [Action(title: "Delete", attributes: .destructive) { _ in self?.delete(indexPath) }])
///   }
/// }
/// ```
@MainActor
open class ContextMenuConfiguration {
  /// What makes the screen that is shown beside the menu; `nil` for none: then the row itself is.
  public typealias PreviewProvider = @MainActor () -> ViewController?
  /// What makes the menu; `nil` for none. The table suggests no actions: the list is empty.
  public typealias ActionProvider = @MainActor (_ suggestedActions: [MenuElement]) -> Menu?

  /// What the program calls it; an `NSUUID` if none was given.
  public let identifier: any NSCopying

  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  /// A configuration. Without a menu that has something in it, and without a screen, nothing is shown.
  ///
  /// - Parameters:
  ///   - identifier: What the program calls it; `nil` for a name of its own.
  ///   - previewProvider: Makes the screen beside the menu. It is called once, when the row has been held down.
  ///   - actionProvider: Makes the menu. It is called once, when the row has been held down.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
