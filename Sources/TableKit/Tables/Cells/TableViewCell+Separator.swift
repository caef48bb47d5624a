import Foundation

/// The line along a cell's edge to the next row. All of it is set by the table.
extension TableViewCell {
  /// The colour of the line, or `nil` for none.
  var separatorColor: Color? {
    get { separators.color }
    set {
      guard newValue != separators.color else { return }
      separators.color = newValue
      separatorColorDidChange()
    }
  }

  /// The axis along which the next row follows: the line stands at the edge to it.
  var separatorAxis: StackView.Axis {
    get { separators.axis }
    set {
      guard newValue != separators.axis else { return }
      separators.axis = newValue
      setNeedsLayout()
    }
  }

  /// How thick the line is, in points; `nil` for a device pixel.
  var separatorThickness: CGFloat? {
    get { separators.thickness }
    set {
      guard newValue != separators.thickness else { return }
      separators.thickness = newValue
      setNeedsLayout()
    }
  }

  /// What the table says of the line's insets.
  var tableSeparatorInsets: SeparatorInsets {
    get { separators.insets }
    set {
      guard newValue != separators.insets else { return }
      separators.insets = newValue
      setNeedsLayout()
    }
  }

  /// Whether the line goes from side to side, whatever the insets.
  var isSeparatorInsetIgnored: Bool {
    get { separators.isInsetIgnored }
    set {
      guard newValue != separators.isInsetIgnored else { return }
      separators.isInsetIgnored = newValue
      setNeedsLayout()
    }
  }

  /// Whether the line is hidden, for this cell or the next one is selected or touched.
  var hidesSeparator: Bool {
    get { separators.isHidden }
    set {
      guard newValue != separators.isHidden else { return }
      separators.isHidden = newValue
      separators.view?.isHidden = newValue
    }
  }

  /// The line, while there is one.
  var separatorView: View? { separators.view }

  /// Takes back what the table has set, but for the insets, which the next one sets.
  func resetSeparators() {
    separatorColor = nil
    separatorAxis = .vertical
    separatorThickness = nil
    hidesSeparator = false
    leadingEdgeSeparatorColor = nil
    isSeparatorInsetIgnored = false
  }

  /// Shows the line, or takes it away.
  private func separatorColorDidChange() {
    guard let separatorColor else {
      separators.view?.removeFromSuperview()
      separators.unusedView = separators.view
      separators.view = nil
      return
    }
    let view = separators.view ?? separators.unusedView ?? View()
    separators.unusedView = nil
    view.isUserInteractionEnabled = false
    view.backgroundColor = separatorColor
    view.isHidden = hidesSeparator
    if view.superview !== self { addSubview(view) }
    separators.view = view
  }

  /// The separator stands inside of the bounds, at the edge to the next row: so two rows' never lie over each other.
  func layOutSeparator() {
    layOutLeadingEdgeSeparator()
    guard let separatorView else { return }
    let taken = isRightToLeft ? sectionIndexInset.mirrored : sectionIndexInset
    var inset = separators.insets.resolved(separators.ownInset, besides: taken)
    if editing.isIndented { inset.left += TableViewMetrics.editingControlWidth }
    if isSeparatorInsetIgnored { inset = .zero }
    if isRightToLeft { inset = inset.mirrored }
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
