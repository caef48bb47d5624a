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
  /// Where heights are estimates, those between here and there become known on the way, and the row ends up where it should.
  ///
  /// - Parameters:
  ///   - indexPath: The row. With `NSNotFound` for its number it is the section as a whole that is scrolled to, which may be empty.
  ///   - position: Where it ends up; insets are left free, and the offset stays in its range.
  ///   - animated: Whether the way there is shown.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    guard isScrollTarget(indexPath) else { return }
    bringMotionUpToDate()
    scroll(to: ScrollAim(indexPath: indexPath, position: position), animated: animated)
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

  // MARK: Aims

  /// What is scrolled to, and where it shall end up.
  struct ScrollAim: Hashable {
    var indexPath: IndexPath
    var position: ScrollPosition
  }

  /// Scrolls to the beginning of a section at once.
  func scrollToSection(_ section: Int) {
    scroll(to: ScrollAim(indexPath: IndexPath(row: NSNotFound, section: section), position: .top), animated: false)
  }

  private func isScrollTarget(_ indexPath: IndexPath) -> Bool {
    if indexPath.count == 2, indexPath.row == NSNotFound { return rowIndex.contains(section: indexPath.section) }
    return hasRow(indexPath)
  }

  private func scroll(to aim: ScrollAim, animated: Bool) {
    guard let target = offset(for: aim), target != contentOffset else { return }
    guard rowIndex.estimatedCount > 0 else { return setContentOffset(target, animated: animated) }
    // From now on the least movement is the one that was begun.
    var aim = aim
    if aim.position == .none {
      let isFurther = target.coordinate(along: layoutAxis) > contentOffset.coordinate(along: layoutAxis)
      aim.position = isFurther ? .bottom : .top
    }
    setContentOffset(target, animated: animated)
    if animated, motion.course?.purpose == .animation {
      scrollAim = aim
    } else {
      reach(aim)
    }
  }

  /// Brings what was scrolled to exactly where it shall be, after the heights around it have become known.
  func reach(_ aim: ScrollAim) {
    for _ in 0..<Self.maximumAttempts {
      let generation = reloadGeneration
      layoutIfNeeded()
      guard generation == reloadGeneration, isScrollTarget(aim.indexPath), let target = offset(for: aim),
        target != contentOffset
      else { return }
      setContentOffset(target, animated: false)
    }
  }

  /// Follows what is scrolled to when heights before it become known on the way.
  func followScrollAim() {
    guard let scrollAim else { return }
    guard motion.course?.purpose == .animation, isScrollTarget(scrollAim.indexPath), let target = offset(for: scrollAim)
    else {
      self.scrollAim = nil
      return
    }
    aimScrolling(at: target)
  }

  /// The offset at which a row is where it shall be.
  private func offset(for aim: ScrollAim) -> CGPoint? {
    let section = aim.indexPath.section
    let row: RowIndex.Span
    if aim.indexPath.row == NSNotFound {
      let header = rowIndex.span(ofHeaderInSection: section).start
      row = RowIndex.Span(start: header, extent: rowIndex.span(ofSection: section).end - header)
    } else {
      row = span(ofRowAt: aim.indexPath)
    }
    let free = freeSpan
    let (top, bottom, visible) = (free.start, free.end, free.extent)
    let movement: CGFloat
    switch aim.position {
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
    if aim.position == .none, movement == 0 { return contentOffset }
    let target = min(
      max(
        contentOffset.coordinate(along: layoutAxis) + movement, minimumContentOffset.coordinate(along: layoutAxis)),
      maximumContentOffset.coordinate(along: layoutAxis))
    let across = contentOffset.coordinate(along: layoutAxis.crossing)
    return CGPoint(along: layoutAxis, target, across: across)
  }
}
