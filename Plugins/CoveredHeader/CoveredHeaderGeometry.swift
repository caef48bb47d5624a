public import Foundation

/// Where a table comes to rest that scrolls over a header behind it, or under one in front of it that shrinks.
///
/// Of a header *behind* the table a strip at the top is never covered: the table begins where that ends. The header's place is
/// measured from the strip's beginning. There are two places of rest, as offsets of the table's content:
///
/// - *open*, −(`headerMaxY` − (`uncovered` − `border`)): the content begins below the header, and of its border no more than
///   the line lies over it;
/// - *closed*, −`border`: the content covers the header up to the strip, and its border, the line above the first row, shows.
///
/// A header *in front* of the table stands at the table's top, and its place is measured from there. As many points as the content is
/// moved up it gets lower, down to its least height: it is open at −`headerMaxY`, and closed at −(`headerY` + `minimumHeight`).
///
/// ```swift
/// let geometry = try CoveredHeaderGeometry(headerHeight: 200)
/// geometry.openOffset                            // -157
/// geometry.closedOffset                          // -1
/// geometry.target(for: -120, velocity: 0)        // -157: more than half open
/// geometry.target(for: -120, velocity: 0.8)      // -1: flung upwards
/// geometry.target(for: 35, velocity: 0.8)        // nil: among the rows, nothing to snap to
/// ```
public struct CoveredHeaderGeometry: Sendable, Hashable {
  /// The height of the header, in points; in front of the table, as it is when it is open.
  public let headerHeight: CGFloat
  /// The y of the header's top edge, in points.
  public let headerY: CGFloat
  /// The height of the strip at the top that the table never covers, in points. It counts behind the table only.
  public let uncovered: CGFloat
  /// The height of the line above the first row, in points. It counts behind the table only.
  public let border: CGFloat
  /// How fast a content may still be that counts as at rest, in points per millisecond.
  public let deadBand: CGFloat
  /// Where the header stands.
  public let placement: CoveredHeaderPlacement
  /// How low the header gets, in points. It counts in front of the table only.
  public let minimumHeight: CGFloat

  /// Describes a header.
  ///
  /// - Parameters:
  ///   - headerHeight: The height of the header, in points.
  ///   - headerY: The y of its top edge, in points.
  ///   - uncovered: The height of the strip at the top that the table never covers, in points; that of a classic bar.
  ///   - border: The height of the line above the first row, in points.
  ///   - deadBand: The velocity up to which a content counts as at rest, in points per millisecond. A finger that means to
  ///     let go is seldom quite still: a tenth is a hundred points in a second, well below a fling.
  ///   - placement: Where the header stands.
  ///   - minimumHeight: How low a header in front of the table gets, in points; 0: it is gone in the end.
  /// - Throws: ``CoveredHeaderError``, for the first number that is not finite or out of its range, or if the table would not
  ///   cover anything of the header, or the header would not shrink.
  public init(
    headerHeight: CGFloat, headerY: CGFloat = 0, uncovered: CGFloat = 44, border: CGFloat = 1, deadBand: CGFloat = 0.1,
    placement: CoveredHeaderPlacement = .behind, minimumHeight: CGFloat = 0
  ) throws(CoveredHeaderError) {
    guard headerHeight > 0, headerHeight.isFinite else { throw .invalidHeight(Double(headerHeight)) }
    guard headerY.isFinite else { throw .invalidY(Double(headerY)) }
    let lengths: [(key: String, value: CGFloat)] = [
      ("uncovered", uncovered), ("border", border), ("dead-band", deadBand), ("minimum-height", minimumHeight),
    ]
    for (key, value) in lengths where !(value >= 0 && value.isFinite) {
      throw .invalidLength(key: key, value: Double(value))
    }
    self.headerHeight = headerHeight
    self.headerY = headerY
    self.uncovered = uncovered
    self.border = border
    self.deadBand = deadBand
    self.placement = placement
    self.minimumHeight = minimumHeight
    guard headerMaxY.isFinite else { throw .invalidHeight(Double(headerHeight)) }
    switch placement {
    case .behind:
      guard headerMaxY > uncovered else {
        throw .nothingToCover(headerMaxY: Double(headerMaxY), uncovered: Double(uncovered))
      }
    case .inFront:
      guard minimumHeight < headerHeight, headerMaxY > 0 else {
        throw .nothingToShrink(height: Double(headerHeight), minimum: Double(minimumHeight))
      }
    }
  }

  /// The y of the header's bottom edge, in points: what every measure is taken from, so that a header that does not begin at the
  /// top snaps as one that does.
  public var headerMaxY: CGFloat { headerY + headerHeight }

  /// The offset at which the header is open, in points.
  public var openOffset: CGFloat {
    switch placement {
    case .behind: -headerMaxY + (uncovered - border)
    case .inFront: -headerMaxY
    }
  }

  /// The offset at which the header is closed, in points.
  public var closedOffset: CGFloat {
    switch placement {
    case .behind: -border
    case .inFront: -collapsedInset
    }
  }

  /// How much of the table's top the header takes up when it is closed, in points: nothing, behind the table.
  public var collapsedInset: CGFloat {
    switch placement {
    case .behind: 0
    case .inFront: max(0, headerY + minimumHeight)
    }
  }

  /// Where a scrolling that would end somewhere shall end instead.
  ///
  /// Offsets beyond the header, among the rows, and those under −``headerMaxY``, further out than the header reaches, are not
  /// changed. In between, a fling decides; a content at rest opens if its target is under −``headerMaxY`` / 2, in front of the
  /// table if it is more than half way from closed to open.
  ///
  /// - Parameters:
  ///   - target: The offset at which the scrolling would end, in points.
  ///   - velocity: The velocity of the content, in points per millisecond; over 0 the rows move up, over the header.
  /// - Returns: One of the two places of rest, or `nil` if the target stands.
  public func target(for target: CGFloat, velocity: CGFloat) -> CGFloat? {
    // Without a strip the open header is further out than its own height, by the border.
    guard target <= -collapsedInset, target >= min(-headerMaxY, openOffset) else { return nil }
    if velocity > deadBand { return closedOffset }
    if velocity < -deadBand { return openOffset }
    return -target > (headerMaxY + collapsedInset) / 2 ? openOffset : closedOffset
  }

  /// How far the vertical indicator keeps from the table's top, so that it begins where the content does, and not on the header.
  ///
  /// - Parameter offset: The offset of the content, in points.
  /// - Returns: The inset in points; ``collapsedInset`` once the content has reached that.
  public func indicatorInset(at offset: CGFloat) -> CGFloat { max(collapsedInset, -offset) }

  /// How far the header is open: 1 when it is, 0 when it is closed, and more than 1 where the content is pulled down further.
  ///
  /// - Parameter offset: The offset of the content, in points.
  public func progress(at offset: CGFloat) -> CGFloat {
    max(0, (closedOffset - offset) / (closedOffset - openOffset))
  }

  /// The header's place from the table's top left corner.
  ///
  /// - Parameters:
  ///   - offset: The offset of the content, in points. A header behind the table does not move with it.
  ///   - width: The table's width, in points.
  public func headerFrame(at offset: CGFloat, width: CGFloat) -> CGRect {
    switch placement {
    case .behind: CGRect(x: 0, y: headerY - uncovered, width: width, height: headerHeight)
    case .inFront:
      CGRect(x: 0, y: headerY, width: width, height: max(minimumHeight, -offset - headerY))
    }
  }
}
