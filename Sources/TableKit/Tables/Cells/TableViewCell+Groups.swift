import Foundation

/// What a cell in a grouped table has besides: a line before the first row, or the corners of a card.
extension TableViewCell {
  /// Shows the line before the row, or takes it away.
  func leadingEdgeSeparatorColorDidChange() {
    guard let leadingEdgeSeparatorColor else {
      leadingEdgeSeparatorView?.removeFromSuperview()
      leadingEdgeSeparatorView = nil
      return
    }
    let view = leadingEdgeSeparatorView ?? View()
    view.isUserInteractionEnabled = false
    view.backgroundColor = leadingEdgeSeparatorColor
    view.isHidden = looksSelected
    if view.superview !== self { addSubview(view) }
    leadingEdgeSeparatorView = view
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
