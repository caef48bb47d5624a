/// What of a view gives way when its superview is resized.
///
/// The change of the superview's width is shared out among the flexible ones of left margin, width and right margin, in
/// proportion to their extents (evenly if all of these are 0); likewise for the height. Where nothing is flexible, size
/// and distance from the top left stay.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// One bit an option.
  public let rawValue: UInt

  /// The options whose bits are set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The distance from the left edge gives way.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width gives way.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The distance from the right edge gives way.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The distance from the top edge gives way.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height gives way.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The distance from the bottom edge gives way.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}
