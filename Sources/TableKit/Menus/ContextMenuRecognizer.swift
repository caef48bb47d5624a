import Foundation

/// What recognises that a row of a table is held down, to open its menu. Where the delegate has no menus it fails at once.
final class ContextMenuRecognizer: LongPressGestureRecognizer {
  override init() {
    super.init()
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let table = view as? TableView, table.offersContextMenus else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    (view as? TableView)?.contextMenus.prepared = nil
  }
}
