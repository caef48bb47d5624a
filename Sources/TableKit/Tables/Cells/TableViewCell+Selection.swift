import Foundation

extension TableViewCell {
  /// The background for selection that should be shown now.
  private var wantedSelectionBackgroundView: View? {
    guard isSelected || isHighlighted, selectionStyle != .none else { return nil }
    if isInMultipleSelection, let multipleSelectionBackgroundView { return multipleSelectionBackgroundView }
    return selectedBackgroundView ?? plainSelectedBackgroundView
  }

  /// Whether the cell looks selected or touched.
  var looksSelected: Bool { shownSelectionBackgroundView != nil }

  /// Shows what belongs to the state, and hides what does not.
  ///
  /// - Parameter animated: Whether it fades.
  func selectionDidChange(animated: Bool = false) {
    let wanted = wantedSelectionBackgroundView
    let old = shownSelectionBackgroundView
    if old !== wanted {
      shownSelectionBackgroundView = wanted
      if let old, old.superview === self {
        if animated, wanted == nil { fadeAway(old) } else { old.removeFromSuperview() }
      }
    }
    if !animated || wanted != nil { endSelectionFade() }
    if let wanted, wanted.superview !== self {
      insertSubview(wanted, belowSubview: contentView)
      setNeedsLayout()
      if animated { fade(wanted, from: 0, to: nil) }
    }
    loadedTextLabel?.isHighlighted = wanted != nil
    loadedDetailTextLabel?.isHighlighted = wanted != nil
    editing.control?.isChecked = isSelected
    if old !== wanted { (superview as? TableView)?.updateSeparators() }
  }

  /// Ends a fade at once.
  func endSelectionFade() {
    shownSelectionBackgroundView?.layerIfMade?.removeAnimation(forKey: Self.fadeKey)
    guard let view = fadingSelectionBackgroundView else { return }
    fadingSelectionBackgroundView = nil
    view.layerIfMade?.removeAnimation(forKey: Self.fadeKey)
    if view !== shownSelectionBackgroundView, view.superview === self { view.removeFromSuperview() }
  }

  private func fadeAway(_ view: View) {
    guard window != nil else { return view.removeFromSuperview() }
    if fadingSelectionBackgroundView !== view { endSelectionFade() }
    fadingSelectionBackgroundView = view
    if let context = AnimationContext.current, context.isPaced { return fadeAway(view, in: context) }
    fade(view, from: nil, to: 0) { [weak self, weak view] isOver in
      guard isOver, let self, let view, fadingSelectionBackgroundView === view else { return }
      endSelectionFade()
    }
  }

  /// Fades in step with what says how far the block has come, a finger for example.
  private func fadeAway(_ view: View, in context: AnimationContext) {
    let alpha = view.alpha
    view.alpha = 0
    context.innerCompletions.append { [weak self, weak view] _ in
      guard let view else { return }
      View.performWithoutAnimation { view.alpha = alpha }
      if let self, fadingSelectionBackgroundView === view { endSelectionFade() }
    }
  }

  /// What is shown fades; the view's own opacity, which may be its owner's, stays as it is.
  private func fade(
    _ view: View, from: CGFloat?, to: CGFloat?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    var animation = BasicAnimation(keyPath: .opacity, duration: TableViewMetrics.selectionFadeDuration)
    animation.fromValue = from
    animation.toValue = to
    animation.timingFunction = .easeInOut
    view.layer.add(animation, forKey: Self.fadeKey, completion: completion)
  }

  private static var fadeKey: String { "selection" }

  /// Takes a background out and puts another in, where it is shown.
  func exchangeBackground(_ old: View?, for new: View?) {
    guard old !== new else { return }
    if let old { PartsBox.release(old, from: self) }
    if let backgroundView, backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    if shownSelectionBackgroundView === old { shownSelectionBackgroundView = nil }
    if fadingSelectionBackgroundView === old { fadingSelectionBackgroundView = nil }
    selectionDidChange()
    setNeedsLayout()
  }
}
