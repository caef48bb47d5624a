import Foundation

/// A navigation controller's way from one screen to another.
@MainActor
final class NavigationTransition {
  /// What changes.
  struct Change {
    /// All controllers before.
    let old: [ViewController]
    let from: ViewController?
    let to: ViewController?
    let added: [ViewController]
    let removed: [ViewController]
    let isPush: Bool
  }

  private unowned let navigation: NavigationController
  private let change: Change
  private let isAnimated: Bool
  private var animator: ViewPropertyAnimator?
  private(set) var hasEnded = false

  /// What others can follow; `nil` if nothing is shown gradually.
  let coordinator: TransitionCoordinator?

  init(_ navigation: NavigationController, _ change: Change, isAnimated: Bool, isInteractive: Bool) {
    self.navigation = navigation
    self.change = change
    self.isAnimated = isAnimated
    coordinator =
      isAnimated
      ? TransitionCoordinator(
        from: change.from, to: change.to, containerView: navigation.view, isInteractive: isInteractive) : nil
  }

  // MARK: What is shown

  /// Puts the screens where they begin, and lets them go where they belong, or wait for the finger.
  func start() {
    if let to = change.to { navigation.install(to) }
    guard isAnimated, let coordinator, let from = change.from?.view, let to = change.to?.view else {
      return end(isCancelled: false)
    }
    navigation.view.bringSubviewToFront(change.isPush ? to : from)
    View.performWithoutAnimation {
      place(to, change.isPush ? 1 : -NavigationController.parallax)
      to.layoutIfNeeded()
    }
    let animator = ViewPropertyAnimator(duration: NavigationController.transitionDuration) { [self] in
      place(to, 0)
      place(from, change.isPush ? -NavigationController.parallax : 1)
      coordinator.runAlongside()
    }
    animator.isUserInteractionEnabled = false
    animator.addCompletion { [weak self] position in self?.end(isCancelled: position == .start) }
    self.animator = animator
    coordinator.animator = animator
    if coordinator.isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  /// Moves a screen aside by a part of the width.
  private func place(_ view: View, _ part: CGFloat) {
    let bounds = navigation.view.bounds
    view.center = CGPoint(x: bounds.midX + bounds.width * part, y: bounds.midY)
  }

  /// The finger has come so far.
  func update(_ fraction: CGFloat) {
    guard !hasEnded, coordinator?.isInteractive == true else { return }
    animator?.fractionComplete = fraction
  }

  /// The finger was lifted: what is left, or the way back, goes by the clock.
  func letGo(isCancelled: Bool) {
    guard !hasEnded, let coordinator, coordinator.isInteractive else { return }
    coordinator.interactionEnds(isCancelled: isCancelled)
    guard !hasEnded, let animator else { return }
    animator.isReversed = isCancelled
    animator.startAnimation()
  }

  // MARK: The end

  /// Ends it, at once.
  func end(isCancelled: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    coordinator?.transitionEnds(isCancelled: isCancelled)
    if let animator, animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: isCancelled ? .start : .end)
    }
    if isCancelled { callOff() } else { arrive() }
    if navigation.transition === self { navigation.transition = nil }
    change.to?.isMovingToParent = false
    change.from?.isMovingFromParent = false
    coordinator?.complete()
  }

  private func arrive() {
    View.performWithoutAnimation {
      if let to = change.to { navigation.install(to) }
      if let from = change.from, from.viewIfLoaded?.superview === navigation.view {
        from.view.removeFromSuperview()
      }
    }
    // One that was overtaken before this was told is seen all the same.
    if navigation.isInSight { change.to?.beginAppearanceTransition(true, animated: isAnimated) }
    change.from?.endAppearanceTransition()
    // A callback may have gone on to another screen, which then ends what this one began.
    if navigation.transition === self { change.to?.endAppearanceTransition() }
    navigation.settle(change)
  }

  private func callOff() {
    navigation.controllers = change.old
    navigation.changeCount += 1
    navigation.shown = change.from
    View.performWithoutAnimation {
      if let from = change.from { navigation.install(from) }
    }
    change.to?.beginAppearanceTransition(false, animated: true)
    // A callback may have gone on from here, perhaps to where this one did not come.
    if navigation.transition === self || navigation.shown !== change.to {
      View.performWithoutAnimation {
        if let to = change.to, to.viewIfLoaded?.superview === navigation.view { to.view.removeFromSuperview() }
      }
      change.to?.endAppearanceTransition()
    }
    if navigation.transition === self { change.from?.beginAppearanceTransition(true, animated: true) }
    if navigation.transition === self { change.from?.endAppearanceTransition() }
    for controller in change.removed where navigation.controllers.contains(controller) {
      controller.didMove(toParent: navigation)
    }
  }
}
