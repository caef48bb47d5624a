import Foundation

extension ScrollView {
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

  /// The offset nearest to the current one in the interval between two, given in any order.
  nonisolated static func nearestOffset(
    to current: CGFloat, showing first: CGFloat, and second: CGFloat
  ) -> CGFloat {
    min(max(current, min(first, second)), max(first, second))
  }
}
