/// What is done beside the coming or going of a context menu.
@MainActor
public protocol ContextMenuInteractionAnimating: AnyObject {
  /// The screen beside the menu; `nil` if it is the row itself.
  var previewViewController: ViewController? { get }

  /// Changes views in the time in which the menu comes or goes.
  ///
  /// - Parameter animations: What makes the changes.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)

  /// Does something when the menu has come or gone.
  ///
  /// - Parameter completion: What is done.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// What is done beside the going of a context menu whose preview was tapped.
@MainActor
public protocol ContextMenuInteractionCommitAnimating: ContextMenuInteractionAnimating {
  /// What becomes of the preview, in whatever way the delegate goes on.
  var preferredCommitStyle: ContextMenuInteractionCommitStyle { get set }
}

/// What becomes of the preview that was tapped.
public enum ContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes with the menu.
  case dismiss
  /// It stays in sight until everything else has gone, for what comes in its place.
  case pop
}
