public import Foundation

extension StackView {
  /// How long views take to come, go and move where nothing else is said, in seconds.
  public nonisolated static let animationDuration: TimeInterval = 0.3

  /// Adds a view, or moves one that is in the stack already: see ``insertArrangedSubview(_:at:)``.
  ///
  /// A view that is added appears where it will stand while those behind it make room: the same way as it goes in
  /// ``removeArrangedSubview(_:animated:)``, backwards.
  ///
  /// - Parameters:
  ///   - view: The view; if it is still on its way out of the stack, it turns back.
  ///   - index: The index that it has afterwards among the arranged views, clamped to those there are.
  ///   - animated: Whether it is shown gradually.
  public func insertArrangedSubview(_ view: View, at index: Int, animated: Bool) {
    animate(animated) {
      let old = indexOfItem(view)
      let isComing = old == nil
      let isTurningBack = old.map { items[$0].isLeaving } ?? false
      let position = position(ofArranged: index, besides: view)
      if isTurningBack { fading.fadeIn(view) }
      arrange(view, at: position)
      if isComing, !view.isHidden { appear(view) }
      layoutIfNeeded()
    }
  }

  /// Takes a view out of the stack and out of its superview. It fades while those behind it close the gap.
  ///
  /// - Parameters:
  ///   - view: One of the arranged views.
  ///   - animated: Whether it is shown gradually. Then it stays a subview until it has faded, and is arranged no longer at once.
  public func removeArrangedSubview(_ view: View, animated: Bool) {
    guard position(of: view) != nil else { return }
    animate(animated) {
      // The layout before may have called who changes the stack.
      guard let position = position(of: view) else { return }
      guard FadingViews.isAnimating(self), !view.isHidden else {
        view.removeFromSuperview()
        return layoutIfNeeded()
      }
      items[position].isLeaving = true
      sendSubviewToBack(view)
      fading.fadeOut(view) { [weak self, weak view] in
        guard let self, let view, let index = self.indexOfItem(view), self.items[index].isLeaving else { return }
        view.removeFromSuperview()
        if let index = self.indexOfItem(view) { self.forgetItem(at: index) }
      }
      setNeedsArrangement()
      layoutIfNeeded()
    }
  }

  /// Hides or shows some of the arranged views.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - hidden: Whether they are hidden; they say so at once (``View/isHidden``).
  ///   - animated: Whether it is shown gradually. It can be turned back at any time.
  public func setArrangedSubviews(_ views: [View], hidden: Bool, animated: Bool) {
    animate(animated) {
      for view in views where position(of: view) != nil { view.isHidden = hidden }
      layoutIfNeeded()
    }
  }

  private func animate(_ animated: Bool, _ body: @MainActor () -> Void) {
    // What has been changed before is not part of it.
    View.performWithoutAnimation { layoutIfNeeded() }
    guard animated, window != nil else { return View.performWithoutAnimation(body) }
    View.animate(
      withDuration: Self.animationDuration, delay: 0, options: .allowUserInteraction, animations: body)
  }

  /// A subview has been hidden or shown, by whomever.
  func itemDidHide(_ view: View) {
    guard position(of: view) != nil else { return }
    setNeedsArrangement()
    guard FadingViews.isAnimating(self) else { return fading.settle(view) }
    if view.isHidden {
      sendSubviewToBack(view)
      fading.fadeOut(view)
    } else if view.isShownWhileHidden {
      fading.fadeIn(view)
    } else {
      appear(view)
    }
    layoutIfNeeded()
  }

  /// Puts a view where it would stand if it took no room, and lets it appear there.
  private func appear(_ view: View) {
    guard let position = position(of: view), FadingViews.isAnimating(self) else { return }
    View.performWithoutAnimation {
      sendSubviewToBack(view)
      items[position].isComing = true
      placeItems(only: position)
      items[position].isComing = false
    }
    fading.fadeIn(view)
  }
}
