import Foundation

extension TableViewCell {
  /// Shows the line along the row's edge to the next, or takes it away.
  func separatorColorDidChange() {
    guard let separatorColor else {
      separatorView?.removeFromSuperview()
      unusedSeparatorView = separatorView
      separatorView = nil
      return
    }
    let view = separatorView ?? unusedSeparatorView ?? View()
    unusedSeparatorView = nil
    view.isUserInteractionEnabled = false
    view.backgroundColor = separatorColor
    view.isHidden = hidesSeparator
    if view.superview !== self { addSubview(view) }
    separatorView = view
  }

  /// The separator stands inside of the bounds, at the edge to the next row: so two rows' never lie over each other.
  func layOutSeparator() {
    layOutLeadingEdgeSeparator()
    guard let separatorView else { return }
    var inset = separatorInset
    if editing.isIndented { inset.left += TableViewMetrics.editingControlWidth }
    if isSeparatorInsetIgnored { inset = .zero }
    if isRightToLeft { swap(&inset.left, &inset.right) }
    let thickness = separatorThickness ?? 1 / displayScale
    switch separatorAxis {
    case .vertical:
      separatorView.frame = CGRect(
        x: bounds.minX + inset.left, y: pixelAligned(bounds.maxY - thickness),
        width: max(0, bounds.width - inset.left - inset.right), height: thickness)
    case .horizontal:
      separatorView.frame = CGRect(
        x: pixelAligned(bounds.maxX - thickness), y: bounds.minY + inset.top,
        width: thickness, height: max(0, bounds.height - inset.top - inset.bottom))
    }
    // Whatever has been added since stays behind it.
    bringSubviewToFront(separatorView)
    if let swipeActions = editing.swipeActions { bringSubviewToFront(swipeActions) }
  }

  /// Draws a line around the cell while a finger moves its row over others, or none.
  func setLifted(_ isLifted: Bool) {
    guard isLifted || layerIfMade != nil else { return }
    layer.borderColor = .separator
    layer.borderWidth = isLifted ? 1 / displayScale : 0
  }
}
