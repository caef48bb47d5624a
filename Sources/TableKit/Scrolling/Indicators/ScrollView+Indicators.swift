import Foundation

extension ScrollView {
  /// Creates, places, shows and hides the indicators, and puts them in front.
  func layOutScrollIndicators() {
    let bounds = storedBounds
    let size = contentSize
    var inset = adjustedContentInset
    // Short content goes further than its insets say, as far as collapses what stands above it.
    if collapsibleInset != .zero {
      inset.bottom = max(inset.bottom, maximumContentOffset.y + bounds.height - size.height)
    }
    let verticalIsShown =
      showsVerticalScrollIndicator && size.height + inset.top + inset.bottom > bounds.height
    let horizontalIsShown =
      showsHorizontalScrollIndicator && size.width + inset.left + inset.right > bounds.width
    let thickness = ScrollIndicatorView.thickness
    let margin = ScrollIndicatorView.margin
    // Where there are two, the corner in which they would meet is left free.
    let verticalEnd = margin + (horizontalIsShown ? thickness + margin : 0)
    let horizontalEnd = margin + (verticalIsShown ? thickness + margin : 0)

    var verticalFrame: CGRect?
    let verticalInsets = verticalScrollIndicatorInsets
    if verticalIsShown,
      let geometry = ScrollIndicatorGeometry(
        offset: bounds.minY, visible: bounds.height, content: size.height,
        contentInsets: (inset.top, inset.bottom),
        trackInsets: (verticalInsets.top + margin, verticalInsets.bottom + verticalEnd))
    {
      let x =
        isVerticalIndicatorAtLeft
        ? bounds.minX + verticalInsets.left + margin : bounds.maxX - verticalInsets.right - margin - thickness
      verticalFrame = CGRect(x: x, y: bounds.minY + geometry.position, width: thickness, height: geometry.length)
    }

    var horizontalFrame: CGRect?
    let horizontalInsets = horizontalScrollIndicatorInsets
    if horizontalIsShown,
      let geometry = ScrollIndicatorGeometry(
        offset: bounds.minX, visible: bounds.width, content: size.width,
        contentInsets: (inset.left, inset.right),
        trackInsets: (horizontalInsets.left + margin, horizontalInsets.right + horizontalEnd))
    {
      horizontalFrame = CGRect(
        x: bounds.minX + geometry.position, y: bounds.maxY - horizontalInsets.bottom - margin - thickness,
        width: geometry.length, height: thickness)
    }

    verticalScrollIndicator = place(verticalScrollIndicator, axis: .vertical, in: verticalFrame)
    horizontalScrollIndicator = place(horizontalScrollIndicator, axis: .horizontal, in: horizontalFrame)
  }

  private func place(
    _ existing: ScrollIndicatorView?, axis: ScrollIndicatorView.Axis, in frame: CGRect?
  ) -> ScrollIndicatorView? {
    guard let frame else {
      existing?.isHidden = true
      return existing
    }
    let indicator = existing ?? ScrollIndicatorView(axis: axis, color: scrollIndicatorColor)
    if indicator.superview !== self {
      insert(indicator, position: .frontmost)
    } else if !isInFront(indicator) {
      reorder(indicator, position: .frontmost)
    }
    let alpha = indicatorAlpha
    indicator.alpha = alpha
    indicator.isHidden = alpha == 0
    indicator.frame = frame
    return indicator
  }

  private func isInFront(_ indicator: ScrollIndicatorView) -> Bool {
    for view in subviews[frontSubviewIndex...] where view === indicator { return true }
    return false
  }
}
