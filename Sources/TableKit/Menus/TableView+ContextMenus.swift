import Foundation
import Interposing

/// How a row that is held down opens a menu.
extension TableView {
  /// The context menu of the rows; `nil` if the delegate has none and none is open.
  public var contextMenuInteraction: ContextMenuInteraction? {
    contextMenus.isOpen || offersContextMenus ? contextMenus : nil
  }

  /// Whether the delegate is asked for menus.
  var offersContextMenus: Bool {
    pass { $0.witness.delegate.contextMenuConfigurationForRowAtPoint != nil } ?? false
  }

  /// Lets rows be held down.
  func installContextMenus() {
    contextMenus.attach(to: self)
    contextMenuRecognizer.addTarget(self) { table, press in table.contextMenuPressDidChange(press) }
    addGestureRecognizer(contextMenuRecognizer)
  }

  /// Asks the delegate for the menu of the row that is held down.
  ///
  /// - Returns: Whether there is something to show.
  func prepareContextMenu(_ press: LongPressGestureRecognizer) -> Bool {
    contextMenus.prepared = nil
    let point = press.location(in: self)
    guard editing.swipe == nil, editing.move == nil, !isReloading, !isInControl(press.trackedTouches.first),
      let indexPath = indexPathForRow(at: point), let cell = cellForRow(at: indexPath)
    else { return false }
    let generation = reloadGeneration
    let answer = pass { $0.witness.delegate.contextMenuConfigurationForRowAtPoint?(self, indexPath, point) ?? nil }
    guard let configuration = answer ?? nil, generation == reloadGeneration else { return false }
    let menu = configuration.actionProvider?([]) ?? Menu()
    let preview = configuration.previewProvider?()
    // Whoever was asked may have changed the table.
    guard preview != nil || !ContextMenuEntry.entries(of: menu, isRoot: true).isEmpty,
      generation == reloadGeneration, window != nil, cellForRow(at: indexPath) === cell
    else { return false }
    contextMenus.prepared = ContextMenuInteraction.Prepared(
      indexPath: indexPath, configuration: configuration, menu: menu, preview: preview)
    return true
  }

  /// Whether a finger is on a control in a row: holding that down is the control's.
  private func isInControl(_ touch: Touch?) -> Bool {
    var current = touch?.view
    while let view = current, view !== self {
      if let control = view as? Control, control.isEnabled { return true }
      current = view.superview
    }
    return false
  }

  private func contextMenuPressDidChange(_ press: LongPressGestureRecognizer) {
    switch press.state {
    case .began: contextMenus.openPrepared(finger: press.location(in: nil))
    case .changed: contextMenus.fingerDidMove(to: press.location(in: nil))
    case .ended: contextMenus.fingerDidLift(at: press.location(in: nil))
    case .cancelled, .possible, .failed: break
    }
  }

  /// Tells the delegate what becomes of a menu.
  func tellOfMenu(_ tell: (TableViewDelegateWitness) -> Void) {
    pass { tell($0.witness.delegate) }
  }
}
