import Foundation

extension View {
  /// How many rounds a layout pass has at most before it is given up as endless.
  public nonisolated static var maximumLayoutRounds: Int { 100 }

  /// Tells all ancestors that something below them needs a layout.
  func markAncestorsForLayout() {
    var current = superview
    while let ancestor = current, !ancestor.descendantNeedsLayout {
      ancestor.descendantNeedsLayout = true
      current = ancestor.superview
    }
  }

  func runLayoutPass() {
    var root = self
    while let ancestor = root.superview, ancestor.needsLayout, !ancestor.isLayingOut { root = ancestor }
    var rounds = 0
    while root.needsLayout || root.descendantNeedsLayout {
      guard rounds < Self.maximumLayoutRounds else {
        return report(.layoutDoesNotSettle(view: root.nameInFaults, rounds: rounds))
      }
      // In a pass within a pass, what is left may be only views whose layout is running: it is theirs to finish.
      guard root.layOutOnce() else { return }
      rounds += 1
    }
  }

  /// Lays out once whatever needs it in this tree, from the top down.
  ///
  /// - Returns: Whether there was anything to lay out.
  private func layOutOnce() -> Bool {
    var didLayOut = false
    if needsLayout, !isLayingOut {
      needsLayout = false
      isLayingOut = true
      let controller = viewController
      controller?.viewWillLayoutSubviews()
      meetConstraints()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      isLayingOut = false
      didLayOut = true
    }
    guard descendantNeedsLayout else { return didLayOut }
    descendantNeedsLayout = false
    // Layouts may add and remove views: this goes over those there were, and leaves out those that have gone.
    for subview in subviews where subview.needsLayout || subview.descendantNeedsLayout {
      guard subview.superview === self else { continue }
      if subview.layOutOnce() { didLayOut = true }
      if subview.superview === self, subview.needsLayout || subview.descendantNeedsLayout {
        descendantNeedsLayout = true
      }
    }
    return didLayOut
  }
}
