public import Foundation

/// Where a table comes to rest that scrolls over a header behind it.
///
/// The header is another view, behind the table; both are measured in the coordinates of the view that they stand in. The table
/// begins where the strip ends that it never covers, `uncovered` points from the top. There are two places of rest, as offsets of
/// the table's content:
///
/// - *open*, −(`headerMaxY` − (`uncovered` − `border`)): the content begins below the header, and of its border no more than
///   the line lies over it;
/// - *closed*, −`border`: the content covers the header up to the strip, and its border, the line above the first row, shows.
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
  /// The y of the header's bottom edge, in points: what every measure is taken from, so that a header that does not begin at the
  /// top snaps as one that does.
  public let headerMaxY: CGFloat
  /// The height of the strip at the top that the table never covers, in points.
  public let uncovered: CGFloat
  /// The height of the line above the first row, in points.
  public let border: CGFloat
  /// How fast a content may still be that counts as at rest, in points per millisecond.
  public let deadBand: CGFloat

  /// Describes a header.
  ///
  /// - Parameters:
  ///   - headerHeight: The height of the header, in points.
  ///   - headerY: The y of its top edge, in points.
  ///   - uncovered: The height of the strip at the top that the table never covers, in points; that of a classic bar.
  ///   - border: The height of the line above the first row, in points.
  ///   - deadBand: The velocity up to which a content counts as at rest, in points per millisecond. A finger that means to
  ///     let go is seldom quite still: a tenth is a hundred points in a second, well below a fling.
  /// - Throws: ``CoveredHeaderError``, for the first number that is not finite or out of its range, or if the table would not
  ///   cover anything of the header.
  public init(
    headerHeight: CGFloat, headerY: CGFloat = 0, uncovered: CGFloat = 44, border: CGFloat = 1, deadBand: CGFloat = 0.1
  ) throws(CoveredHeaderError) {
    guard headerHeight > 0, headerHeight.isFinite else { throw .invalidHeight(Double(headerHeight)) }
    guard headerY.isFinite else { throw .invalidY(Double(headerY)) }
    let lengths: [(key: String, value: CGFloat)] = [
      ("uncovered", uncovered), ("border", border), ("dead-band", deadBand),
    ]
    for (key, value) in lengths where !(value >= 0 && value.isFinite) {
      throw .invalidLength(key: key, value: Double(value))
    }
    headerMaxY = headerY + headerHeight
    guard headerMaxY.isFinite else { throw .invalidHeight(Double(headerHeight)) }
    guard headerMaxY > uncovered else {
      throw .nothingToCover(headerMaxY: Double(headerMaxY), uncovered: Double(uncovered))
    }
    self.uncovered = uncovered
    self.border = border
    self.deadBand = deadBand
  }

  /// The offset at which the header is open, in points.
  public var openOffset: CGFloat { -headerMaxY + (uncovered - border) }

  /// The offset at which the header is closed, in points.
  public var closedOffset: CGFloat { -border }

  /// Where a scrolling that would end somewhere shall end instead.
  ///
  /// Offsets over 0 are among the rows, and those under −``headerMaxY`` further out than the header reaches: neither is changed.
  /// In between, a fling decides; a content at rest opens if its target is under −``headerMaxY`` / 2.
  ///
  /// - Parameters:
  ///   - target: The offset at which the scrolling would end, in points.
  ///   - velocity: The velocity of the content, in points per millisecond; over 0 the rows move up, over the header.
  /// - Returns: One of the two places of rest, or `nil` if the target stands.
  public func target(for target: CGFloat, velocity: CGFloat) -> CGFloat? {
    // Without a strip the open header is further out than its own height, by the border.
    guard target <= 0, target >= min(-headerMaxY, openOffset) else { return nil }
    if velocity > deadBand { return closedOffset }
    if velocity < -deadBand { return openOffset }
    return -target > headerMaxY / 2 ? openOffset : closedOffset
  }

  /// How far the vertical indicator keeps from the table's top, so that it begins where the content does.
  ///
  /// - Parameter offset: The offset of the content, in points.
  /// - Returns: The inset in points, 0 once the content has reached the top.
  public func indicatorInset(at offset: CGFloat) -> CGFloat { max(0, -offset) }
}
