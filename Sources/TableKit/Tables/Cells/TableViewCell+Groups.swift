import Foundation

/// What a cell in a grouped table has besides: a line before the first row, or the corners of a card.
extension TableViewCell {
  /// The colour of the line before the row, or `nil` for none. Set by the table.
  var leadingEdgeSeparatorColor: Color? {
    get { separators.leadingEdgeColor }
    set {
      guard newValue != separators.leadingEdgeColor else { return }
      separators.leadingEdgeColor = newValue
      leadingEdgeSeparatorColorDidChange()
    }
  }

  /// The line before the row, while there is one.
  var leadingEdgeSeparatorView: View? { separators.leadingEdgeView }

  /// Shows the line before the row, or takes it away.
  private func leadingEdgeSeparatorColorDidChange() {
    guard let leadingEdgeSeparatorColor else {
      separators.leadingEdgeView?.removeFromSuperview()
      separators.leadingEdgeView = nil
      return
    }
    let view = separators.leadingEdgeView ?? View()
    view.isUserInteractionEnabled = false
    view.backgroundColor = leadingEdgeSeparatorColor
    view.isHidden = looksSelected
    if view.superview !== self { addSubview(view) }
    separators.leadingEdgeView = view
    setNeedsLayout()
  }

  /// Places the line before the row inside of the bounds, from side to side.
  func layOutLeadingEdgeSeparator() {
    guard let leadingEdgeSeparatorView else { return }
    let thickness = separatorThickness ?? 1 / displayScale
    switch separatorAxis {
    case .vertical:
      leadingEdgeSeparatorView.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: thickness)
    case .horizontal:
      leadingEdgeSeparatorView.frame = CGRect(x: bounds.minX, y: bounds.minY, width: thickness, height: bounds.height)
    }
    bringSubviewToFront(leadingEdgeSeparatorView)
  }

  /// Rounds corners of the cell as those of the card it is a part of, and cuts its content off there.
  func roundCardCorners(_ corners: CornerMask, radius: CGFloat) {
    guard !corners.isEmpty else {
      guard hasCardCorners else { return }
      hasCardCorners = false
      cornerRadius = 0
      maskedCorners = .all
      clipsToBounds = false
      return
    }
    hasCardCorners = true
    cornerRadius = radius
    maskedCorners = corners
    clipsToBounds = true
  }
}
