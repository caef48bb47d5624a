import Foundation

extension NavigationController {
  /// Ends a transition that is under way, and so what a callback of that begins: what is still on its way arrives, and a way back that
  /// has been called off is not gone.
  func endTransition() {
    while let current = transition, !current.hasEnded {
      current.end(isCancelled: current.coordinator?.isCancelled == true)
    }
  }

  /// Shows other controllers. No transition is under way.
  ///
  /// - Parameters:
  ///   - list: The controllers from now on, each once.
  ///   - isPush: Whether what is seen comes from the right, over what was seen.
  ///   - animated: Whether it is shown gradually.
  ///   - isInteractive: Whether a finger says how far it has come.
  func go(to list: [ViewController], isPush: Bool, animated: Bool, isInteractive: Bool = false) {
    let old = controllers
    guard list != old else { return }
    controllers = list
    changeCount += 1
    let count = changeCount
    var added: [ViewController] = []
    for controller in list where !old.contains(controller) {
      // A callback may take it off again.
      guard controllers.contains(controller) else { continue }
      addChild(controller)
      if controllers.contains(controller) { added.append(controller) } else { controller.removeFromParent() }
    }
    var removed: [ViewController] = []
    for controller in old where !list.contains(controller) {
      controller.willMove(toParent: nil)
      removed.append(controller)
    }
    let change = NavigationTransition.Change(
      old: old, from: shown, to: list.last, added: added, removed: removed, isPush: isPush)
    guard count == changeCount, isViewLoaded, change.from !== change.to else { return settle(change) }
    change.to?.loadViewIfNeeded()
    // A callback may have gone elsewhere, from what is seen as yet.
    guard count == changeCount else { return settle(change) }
    change.to?.isMovingToParent = isPush
    change.from?.isMovingFromParent = !isPush
    shown = change.to

    let isAnimated = animated && view.window != nil && isInSight && change.from != nil && change.to != nil
    let transition = NavigationTransition(self, change, isAnimated: isAnimated, isInteractive: isInteractive)
    self.transition = transition
    if isInSight {
      change.from?.beginAppearanceTransition(false, animated: isAnimated)
      // The callbacks may have begun another transition, which has ended this one.
      guard self.transition === transition else { return }
      change.to?.beginAppearanceTransition(true, animated: isAnimated)
    }
    guard self.transition === transition else { return }
    transition.start()
  }

  /// Tells who has come and who has gone, but for those with whom a callback has done otherwise meanwhile.
  func settle(_ change: NavigationTransition.Change) {
    for controller in change.added where controller.parent === self && controllers.contains(controller) {
      controller.didMove(toParent: self)
    }
    for controller in change.removed where controller.parent === self && !controllers.contains(controller) {
      controller.removeFromParent()
    }
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
