/// Corners of a rectangle, named by the edges that meet there.
///
/// Core Animation's `CACornerMask`.
public struct CornerMask: OptionSet, Sendable, Hashable {
  /// One bit a corner.
  public let rawValue: UInt

  /// The corners whose bits are set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the least x and the least y: the top left.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
  /// The corner at the greatest x and the least y: the top right.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
  /// The corner at the least x and the greatest y: the bottom left.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
  /// The corner at the greatest x and the greatest y: the bottom right.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)

  /// Both corners at the least y.
  public static let minYCorners: CornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  /// Both corners at the greatest y.
  public static let maxYCorners: CornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  /// All four.
  public static let all: CornerMask = [.minYCorners, .maxYCorners]
}
