public import Foundation

/// The context menu of a table's rows: what is open, and what can be done with it.
///
/// A row that is held down opens the menu that the delegate answers with. A touch chooses from it, and so do the methods here:
///
/// ```swift
/// if let menu = table.contextMenuInteraction?.visibleMenu { print(menu.children.map(\.title)) }
/// ```
@MainActor
public final class ContextMenuInteraction {
  /// How long a menu takes to come or go, in seconds.
  public nonisolated static let duration: TimeInterval = 0.25

  /// How far the finger that opened the menu has to move for the lines to take notice of it, in points.
  nonisolated static let slop: CGFloat = 10

  /// What is open.
  private struct Opened {
    let configuration: ContextMenuConfiguration
    let preview: ViewController?
    let view: ContextMenuView
    /// The menu, and those that were opened from it.
    var path: [Menu]
  }

  /// What is known of a menu before it opens.
  struct Prepared {
    let indexPath: IndexPath
    let configuration: ContextMenuConfiguration
    let menu: Menu
    let preview: ViewController?
  }

  /// The table whose rows it is for.
  public private(set) weak var view: TableView?
  /// What the delegate answered for the menu that is open; `nil` if none is.
  public var configuration: ContextMenuConfiguration? { opened?.configuration }
  /// The menu that is in sight: the one that was opened last; `nil` if none is open.
  public var visibleMenu: Menu? { opened?.path.last }
  /// The screen beside the menu; `nil` if none is open, or if it is the row itself.
  public var previewViewController: ViewController? { opened?.preview }
  /// Whether a menu is open.
  public var isOpen: Bool { opened != nil }

  var prepared: Prepared?
  /// The view of the menu that is open.
  var menuView: ContextMenuView? { opened?.view }
  private var opened: Opened?
  private var fingerStart: CGPoint?

  init() {}

  /// Says whose rows it is for.
  func attach(to table: TableView) {
    view = table
  }

  // MARK: Opening

  /// Opens what was prepared.
  ///
  /// - Parameter finger: Where the finger is that opens it, in the window's coordinates.
  func openPrepared(finger: CGPoint) {
    guard let prepared, let table = view, let window = table.window else { return }
    self.prepared = nil
    close(animated: true)
    let source = table.convert(table.rectForRow(at: prepared.indexPath), to: nil)
    let menuView = ContextMenuView(
      self, source: source.intersection(table.convert(table.bounds, to: nil)), preview: prepared.preview)
    menuView.frame = window.bounds
    menuView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    menuView.show(ContextMenuEntry.entries(of: prepared.menu, isRoot: true))
    opened = Opened(
      configuration: prepared.configuration, preview: prepared.preview, view: menuView, path: [prepared.menu])
    fingerStart = finger
    let animator = ContextMenuAnimator(previewViewController: prepared.preview)
    table.tellOfMenu { $0.willDisplayContextMenuAnimator?(table, prepared.configuration, animator) }
    // Who was told may have closed it, or taken the table away.
    guard opened?.view === menuView, table.window === window else { return animator.complete() }
    prepared.preview?.beginAppearanceTransition(true, animated: true)
    window.addSubview(menuView)
    window.layoutIfNeeded()
    View.performWithoutAnimation { menuView.alpha = 0 }
    View.animate(withDuration: Self.duration) {
      menuView.alpha = 1
      animator.animate()
    } completion: { _ in
      if menuView.superview != nil { prepared.preview?.endAppearanceTransition() }
      animator.complete()
    }
  }

  /// Opens a menu that is in the one in sight.
  func openSubmenu(_ menu: Menu) {
    opened?.path.append(menu)
    showPath()
  }

  /// Goes back to the menu from which the one in sight was opened.
  func closeSubmenu() {
    guard let opened, opened.path.count > 1 else { return }
    self.opened?.path.removeLast()
    showPath()
  }

  private func showPath() {
    guard let opened, let menu = opened.path.last else { return }
    opened.view.show(ContextMenuEntry.entries(of: menu, isRoot: opened.path.count == 1))
  }

  // MARK: The finger that opened it

  /// The finger that opened the menu has moved: a line under it looks so.
  ///
  /// - Parameter point: Where it is, in the window's coordinates.
  func fingerDidMove(to point: CGPoint) {
    guard let opened, hasLeftStart(point) else { return }
    let chosen = opened.view.item(at: point)
    for item in opened.view.items { item.isHighlighted = item === chosen }
  }

  /// The finger that opened the menu was lifted: a line that it was moved to is chosen.
  ///
  /// - Parameter point: Where it was, in the window's coordinates.
  func fingerDidLift(at point: CGPoint) {
    guard let opened, hasLeftStart(point), let item = opened.view.item(at: point) else { return }
    fingerStart = nil
    item.isHighlighted = false
    item.sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  private func hasLeftStart(_ point: CGPoint) -> Bool {
    guard let fingerStart else { return false }
    return point.distance(to: fingerStart) > Self.slop
  }

  // MARK: Choosing

  /// Chooses an action, as a touch does: the menu begins to go, the delegate hears of it, and the action is done.
  ///
  /// - Parameter action: An action of the open menu, at whatever depth. Another one, or one that is disabled or hidden, changes nothing.
  public func perform(_ action: Action) {
    guard let opened, let root = opened.path.first, let menu = Self.menu(of: action, in: root),
      action.attributes.isDisjoint(with: [.disabled, .hidden])
    else { return }
    if menu.options.contains(.singleSelection) {
      for child in menu.children { (child as? Action)?.state = child === action ? .on : .off }
    }
    if action.attributes.contains(.keepsMenuPresented) {
      action.perform()
      if self.opened?.view === opened.view { showPath() }
    } else {
      close(animated: true)
      action.perform()
    }
  }

  /// The menu that an action stands in.
  private static func menu(of action: Action, in menu: Menu) -> Menu? {
    for child in menu.children {
      if child === action { return menu }
      if let inner = child as? Menu, let found = Self.menu(of: action, in: inner) { return found }
    }
    return nil
  }

  /// Taps the preview, or the row in its place: the delegate hears of it, and the menu goes.
  public func performPreviewAction() {
    guard let opened, let table = view else { return }
    let animator = ContextMenuAnimator(previewViewController: opened.preview)
    table.tellOfMenu { $0.willPerformPreviewActionForMenuWithAnimator?(table, opened.configuration, animator) }
    guard self.opened?.view === opened.view else {
      animator.animate()
      return animator.complete()
    }
    close(animated: true, beside: animator)
  }

  /// Puts another menu in the place of the one in sight.
  ///
  /// - Parameter block: Makes it of the one in sight. It is not called if none is open.
  public func updateVisibleMenu(_ block: (Menu) -> Menu) {
    guard let opened, let menu = opened.path.last else { return }
    let replacement = block(menu)
    guard self.opened?.view === opened.view else { return }
    self.opened?.path[opened.path.count - 1] = replacement
    showPath()
  }

  // MARK: Closing

  /// Closes the menu gradually, without choosing anything. If none is open, nothing happens.
  public func dismissMenu() {
    close(animated: true)
  }

  /// Closes the menu, if one is open, and tells the delegate.
  ///
  /// - Parameters:
  ///   - animated: Whether it goes gradually.
  ///   - commit: What is done besides, as its preview was tapped.
  func close(animated: Bool, beside commit: ContextMenuAnimator? = nil) {
    guard let opened else { return }
    self.opened = nil
    fingerStart = nil
    let animator = ContextMenuAnimator(previewViewController: opened.preview)
    if let table = view {
      table.tellOfMenu { $0.willEndContextMenuInteractionAnimator?(table, opened.configuration, animator) }
    }
    let menuView = opened.view
    menuView.isUserInteractionEnabled = false
    opened.preview?.beginAppearanceTransition(false, animated: animated)
    let end: @MainActor () -> Void = {
      menuView.removeFromSuperview()
      opened.preview?.endAppearanceTransition()
      opened.preview?.viewIfLoaded?.removeFromSuperview()
      commit?.complete()
      animator.complete()
    }
    guard animated, menuView.window != nil else {
      commit?.animate()
      animator.animate()
      return end()
    }
    View.animate(withDuration: Self.duration) {
      menuView.alpha = 0
      commit?.animate()
      animator.animate()
    } completion: { _ in
      end()
    }
  }
}
