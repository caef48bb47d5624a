/// How much a constraint counts: one that is required holds or is reported, any other gives way.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// 1 … 1000; more counts more.
  public let rawValue: Float

  /// A priority.
  ///
  /// - Parameter rawValue: 1 … 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority.
  ///
  /// - Parameter rawValue: 1 … 1000.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority by a literal.
  public init(floatLiteral value: Float) {
    self.rawValue = value
  }

  /// A priority by a literal.
  public init(integerLiteral value: Int) {
    self.rawValue = Float(value)
  }

  /// It holds.
  public static let required = LayoutPriority(1000)
  /// It gives way to what is required.
  public static let defaultHigh = LayoutPriority(750)
  /// It gives way to nearly everything; so much does a view's own size count.
  public static let defaultLow = LayoutPriority(250)

  /// Whether the one on the left counts less.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
