import Foundation

extension NavigationController {
  /// Shows other controllers.
  ///
  /// - Parameters:
  ///   - list: The controllers from now on, each once.
  ///   - isPush: Whether what is seen comes from the right, over what was seen.
  ///   - animated: Whether it is shown gradually.
  ///   - isInteractive: Whether a finger says how far it has come.
  func go(to list: [ViewController], isPush: Bool, animated: Bool, isInteractive: Bool = false) {
    // What is still on its way arrives now.
    transition?.end(isCancelled: false)
    let old = controllers
    guard list != old else { return }
    controllers = list
    var added: [ViewController] = []
    for controller in list where !old.contains(controller) {
      addChild(controller)
      added.append(controller)
    }
    var removed: [ViewController] = []
    for controller in old where !list.contains(controller) {
      controller.willMove(toParent: nil)
      removed.append(controller)
    }
    let change = NavigationTransition.Change(
      old: old, from: old.last, to: list.last, added: added, removed: removed, isPush: isPush)
    guard isViewLoaded, change.from !== change.to else { return settle(change) }
    change.to?.isMovingToParent = isPush
    change.from?.isMovingFromParent = !isPush
    change.to?.loadViewIfNeeded()

    let isAnimated = animated && view.window != nil && isInSight && change.from != nil && change.to != nil
    let transition = NavigationTransition(self, change, isAnimated: isAnimated, isInteractive: isInteractive)
    self.transition = transition
    if isInSight {
      change.from?.beginAppearanceTransition(false, animated: isAnimated)
      change.to?.beginAppearanceTransition(true, animated: isAnimated)
    }
    // The callbacks may have begun another transition, which has ended this one.
    guard self.transition === transition else { return }
    transition.start()
  }

  /// Tells who has come and who has gone.
  func settle(_ change: NavigationTransition.Change) {
    for controller in change.added { controller.didMove(toParent: self) }
    for controller in change.removed where controller.parent === self { controller.removeFromParent() }
  }

  // MARK: Going back by finger

  var canGoBackByFinger: Bool { controllers.count > 1 && transition == nil && isInSight }

  func followEdgePan(_ recognizer: ScreenEdgePanGestureRecognizer) {
    let width = view.bounds.width
    let way = recognizer.translation(in: view).x
    let fraction = width > 0 ? min(max(way / width, 0), 1) : 0
    switch recognizer.state {
    case .began:
      guard canGoBackByFinger else { return }
      go(to: Array(controllers.dropLast()), isPush: false, animated: true, isInteractive: true)
      transition?.update(fraction)
    case .changed:
      transition?.update(fraction)
    case .ended:
      // Where it would come to if it went on for a while as it was let go.
      let end = way + recognizer.velocity(in: view).x * Self.projectionTime
      transition?.letGo(isCancelled: end < width / 2)
    case .cancelled, .failed:
      transition?.letGo(isCancelled: true)
    case .possible: break
    }
  }

  /// How long a movement is thought to go on after the finger was lifted, in seconds.
  private nonisolated static var projectionTime: CGFloat { 0.2 }
}
