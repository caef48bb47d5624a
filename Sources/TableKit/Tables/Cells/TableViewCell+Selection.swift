import Foundation

extension TableViewCell {
  /// The background for selection that should be shown now.
  private var wantedSelectionBackgroundView: View? {
    guard isSelected || isHighlighted, selectionStyle != .none else { return nil }
    if isInMultipleSelection, let multipleSelectionBackgroundView { return multipleSelectionBackgroundView }
    return selectedBackgroundView ?? plainSelectedBackgroundView
  }

  /// Shows what belongs to the state, and hides what does not.
  func selectionDidChange() {
    let wanted = wantedSelectionBackgroundView
    if shownSelectionBackgroundView !== wanted {
      if shownSelectionBackgroundView?.superview === self { shownSelectionBackgroundView?.removeFromSuperview() }
      shownSelectionBackgroundView = wanted
    }
    if let wanted, wanted.superview !== self {
      insertSubview(wanted, belowSubview: contentView)
      setNeedsLayout()
    }
    loadedTextLabel?.isHighlighted = wanted != nil
    loadedDetailTextLabel?.isHighlighted = wanted != nil
  }

  /// Takes a background out and puts another in, where it is shown.
  func exchangeBackground(_ old: View?, for new: View?) {
    guard old !== new else { return }
    if let old { PartsBox.release(old, from: self) }
    if let backgroundView, backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    if shownSelectionBackgroundView === old { shownSelectionBackgroundView = nil }
    selectionDidChange()
    setNeedsLayout()
  }
}
