import Foundation

extension View {
  /// Resizes the subviews by their autoresizing masks after a change of this view's size.
  func autoresizeSubviews(from old: CGSize, to new: CGSize) {
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(from: old, to: new)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let frame = frame
    // A view that stands askew has no width and height of its own along the superview's axes: only its place changes.
    let keepsSize = storedTransform.quarterTurns == nil && !isScaledUpright
    let (x, width) = Self.autoresized(
      start: frame.minX, extent: frame.width, from: old.width, to: new.width,
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleExtent: mask.contains(.flexibleWidth) && !keepsSize,
      flexibleEnd: mask.contains(.flexibleRightMargin))
    let (y, height) = Self.autoresized(
      start: frame.minY, extent: frame.height, from: old.height, to: new.height,
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleExtent: mask.contains(.flexibleHeight) && !keepsSize,
      flexibleEnd: mask.contains(.flexibleBottomMargin))
    if keepsSize || (width == frame.width && height == frame.height) {
      center = CGPoint(x: center.x + x - frame.minX, y: center.y + y - frame.minY)
    } else {
      self.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Whether the transform maps upright rectangles to upright ones of another size, without turning them.
  private var isScaledUpright: Bool {
    storedTransform.b == 0 && storedTransform.c == 0 && storedTransform.isInvertible
  }

  /// Shares out a change of the superview's extent along one axis. See ``AutoresizingMask`` for the rule.
  nonisolated static func autoresized(
    start: CGFloat, extent: CGFloat, from old: CGFloat, to new: CGFloat,
    flexibleStart: Bool, flexibleExtent: Bool, flexibleEnd: Bool
  ) -> (start: CGFloat, extent: CGFloat) {
    let change = new - old
    guard change != 0, flexibleStart || flexibleExtent || flexibleEnd else { return (start, extent) }
    // A margin that has been overrun takes no part in proportions.
    let startWeight = flexibleStart ? max(0, start) : 0
    let extentWeight = flexibleExtent ? extent : 0
    let endWeight = flexibleEnd ? max(0, old - start - extent) : 0
    let total = startWeight + extentWeight + endWeight
    let startShare: CGFloat
    let extentShare: CGFloat
    if total > 0 {
      startShare = startWeight / total
      extentShare = extentWeight / total
    } else {
      let count: CGFloat = (flexibleStart ? 1 : 0) + (flexibleExtent ? 1 : 0) + (flexibleEnd ? 1 : 0)
      startShare = flexibleStart ? 1 / count : 0
      extentShare = flexibleExtent ? 1 / count : 0
    }
    return (start + change * startShare, max(0, extent + change * extentShare))
  }
}
