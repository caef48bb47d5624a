public import Foundation

extension TableView {
  /// Where a row that is scrolled to ends up.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in sight, with the least movement.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// Scrolls to a row. A row that there is not changes nothing.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - position: Where it ends up; insets are left free, and the offset stays in its range.
  ///   - animated: Whether the way there is shown.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    guard hasRow(indexPath) else { return }
    bringMotionUpToDate()
    let row = span(ofRowAt: indexPath)
    let free = freeSpan
    let (top, bottom, visible) = (free.start, free.end, free.extent)
    let movement: CGFloat
    switch position {
    case .none:
      if row.start < top {
        movement = row.start - top
      } else if row.end > bottom {
        movement = min(row.end - bottom, row.start - top)
      } else {
        movement = 0
      }
    case .top: movement = row.start - top
    case .middle: movement = (row.start + row.end) / 2 - visible / 2 - top
    case .bottom: movement = row.end - bottom
    }
    let offset = contentOffset.coordinate(along: layoutAxis)
    let target = min(
      max(offset + movement, minimumContentOffset.coordinate(along: layoutAxis)),
      maximumContentOffset.coordinate(along: layoutAxis))
    guard target != offset else { return }
    let across = contentOffset.coordinate(along: layoutAxis.crossing)
    setContentOffset(CGPoint(along: layoutAxis, target, across: across), animated: animated)
  }

  /// Scrolls to the selected row that is nearest to where it shall end up. Without a selected row, nothing happens.
  ///
  /// - Parameters:
  ///   - position: Where it ends up. Nearest is counted from row to place: upper edge to the top, lower edge to the bottom,
  ///     middle to middle, also for ``ScrollPosition/none``. Of two at the same distance, the one that was selected first.
  ///   - animated: Whether the way there is shown.
  /// - Complexity: O(*s* log *n*) for *s* selected of *n* rows.
  public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    bringMotionUpToDate()
    let free = freeSpan
    var nearest: IndexPath?
    var least = CGFloat.infinity
    for indexPath in selection.rows where hasRow(indexPath) {
      let row = span(ofRowAt: indexPath)
      let distance =
        switch position {
        case .top: abs(row.start - free.start)
        case .bottom: abs(row.end - free.end)
        case .none, .middle: abs((row.start + row.end) / 2 - (free.start + free.end) / 2)
        }
      guard distance < least else { continue }
      least = distance
      nearest = indexPath
    }
    if let nearest { scrollToRow(at: nearest, at: position, animated: animated) }
  }
}
