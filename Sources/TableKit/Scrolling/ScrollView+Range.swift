public import Foundation

extension ScrollView {
  /// Room above the content beside ``contentInset``, for what stands there and gives way to the content: none by default.
  ///
  /// It is for those who adapt the view, so that ``contentInset`` stays the program's own. The offset follows as it does for
  /// ``contentSize``.
  public var collapsibleInset: CollapsibleInset {
    get { storedCollapsibleInset }
    set {
      guard newValue != storedCollapsibleInset else { return }
      let wasInRange = isOffsetInRange
      storedCollapsibleInset = newValue
      setNeedsLayout()
      rangeDidChange(wasInRange: wasInRange)
      tellDelegate { $0.witness.didChangeAdjustedContentInset?(self) }
    }
  }

  /// The least offset in range: minus the insets at the top and the left.
  public var minimumContentOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }

  /// The greatest offset in range: content and inset at the end just fill the bounds. Never less than
  /// ``minimumContentOffset``, nor than what collapses ``collapsibleInset``.
  public var maximumContentOffset: CGPoint {
    maximumContentOffset(for: storedBounds.size)
  }

  var isOffsetInRange: Bool { isInRange(storedBounds.origin, for: storedBounds.size) }

  func isInRange(_ offset: CGPoint, for size: CGSize) -> Bool {
    let least = minimumContentOffset
    let greatest = maximumContentOffset(for: size)
    return offset.x >= least.x && offset.x <= greatest.x && offset.y >= least.y && offset.y <= greatest.y
  }

  func maximumContentOffset(for size: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - size.width),
      y: max(-inset.top, -obstructingInset.top, contentSize.height + inset.bottom - size.height))
  }

  /// What the content is never seen under: the insets, with what collapses collapsed.
  var obstructingInset: EdgeInsets {
    var inset = adjustedContentInset
    inset.top = inset.top - collapsibleInset.expanded + collapsibleInset.collapsed
    return inset
  }

  /// Takes up the new range of offsets.
  func rangeDidChange(wasInRange: Bool) {
    if motion.isActive {
      resumeMotion()
    } else if wasInRange {
      bringOffsetIntoRange()
    }
  }

  private func bringOffsetIntoRange() {
    let least = minimumContentOffset
    let greatest = maximumContentOffset
    let offset = storedBounds.origin
    contentOffset = CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// The offset nearest to the current one with which a rectangle is in sight, between the insets and within the range of offsets.
  func contentOffset(showing rect: CGRect) -> CGPoint {
    let inset = obstructingInset
    let bounds = storedBounds
    let least = minimumContentOffset
    let greatest = maximumContentOffset
    let x = Self.nearestOffset(
      to: bounds.minX, showing: rect.minX - inset.left, and: rect.maxX + inset.right - bounds.width)
    let y = Self.nearestOffset(
      to: bounds.minY, showing: rect.minY - inset.top, and: rect.maxY + inset.bottom - bounds.height)
    // An axis along which the rectangle is in sight is left alone, even in an overscroll.
    return CGPoint(
      x: x == bounds.minX ? x : min(max(x, least.x), greatest.x),
      y: y == bounds.minY ? y : min(max(y, least.y), greatest.y))
  }

  /// The offset nearest to the current one in the interval between two, given in any order.
  nonisolated static func nearestOffset(
    to current: CGFloat, showing first: CGFloat, and second: CGFloat
  ) -> CGFloat {
    min(max(current, min(first, second)), max(first, second))
  }
}
