extension ViewController {
  /// Where a controller's view is on its way onto the screen and off it.
  enum Appearance: Sendable, Hashable {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Says that the view is about to come or go: calls ``viewWillAppear(_:)`` or ``viewWillDisappear(_:)``, then those of the
  /// children. For controllers that show others; whatever was begun the other way is called off by it.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it comes. If it is there already, or on its way, nothing happens; so for one that goes.
  ///   - animated: Whether it is shown gradually.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing):
      appearance = .appearing
      isAppearanceAnimated = animated
      loadViewIfNeeded()
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing
      isAppearanceAnimated = animated
      viewWillDisappear(animated)
    default: return
    }
    for child in childrenThatAppear { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Says that the view has come or gone: calls ``viewDidAppear(_:)`` or ``viewDidDisappear(_:)``, then those of the children.
  /// Without a beginning, nothing happens.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    default: return
    }
    for child in childrenThatAppear { child.endAppearanceTransition() }
  }

  /// Whether the view is on the screen or on its way there.
  var isInSight: Bool { appearance == .appeared || appearance == .appearing }
}
