import Foundation

/// What text is set in: a family, a size and a weight.
///
/// ```swift
/// let title = Font.boldSystemFont(ofSize: 17)
/// let typewriter = Font(familyName: "DejaVu Sans Mono", pointSize: 13)
/// ```
public struct Font: Sendable, Hashable {
  /// How heavy strokes are, on the scale from 100 to 900 that CSS and OpenType use; 400 is regular.
  public struct Weight: RawRepresentable, Sendable, Hashable, Comparable {
    /// The weight's number, 100 … 900.
    public let rawValue: Int

    /// A weight of the given number, clamped to 1 … 1000, the range of OpenType's `wght` axis.
    public init(rawValue: Int) {
      self.rawValue = min(max(rawValue, 1), 1000)
    }

    /// 100.
    public static let ultraLight = Weight(rawValue: 100)
    /// 200.
    public static let thin = Weight(rawValue: 200)
    /// 300.
    public static let light = Weight(rawValue: 300)
    /// 400, the weight of running text.
    public static let regular = Weight(rawValue: 400)
    /// 500.
    public static let medium = Weight(rawValue: 500)
    /// 600.
    public static let semibold = Weight(rawValue: 600)
    /// 700.
    public static let bold = Weight(rawValue: 700)
    /// 800.
    public static let heavy = Weight(rawValue: 800)
    /// 900.
    public static let black = Weight(rawValue: 900)

    /// Whether the first is lighter.
    public static func < (left: Weight, right: Weight) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The name of the family, or `nil` for the one that the renderer takes by default.
  public var familyName: String?

  /// The size, in points.
  public var pointSize: CGFloat

  /// How heavy strokes are.
  public var weight: Weight

  /// Whether letters slant.
  public var isItalic: Bool

  /// The size of labels by default, in points.
  public static let labelFontSize: CGFloat = 17

  /// The size of small text by default, in points.
  public static let smallSystemFontSize: CGFloat = 12

  /// The font of running text: the default family, 17 points, regular.
  public static let body = Font(pointSize: labelFontSize)

  /// A font.
  ///
  /// - Parameters:
  ///   - familyName: The family's name, or `nil` for the default one.
  ///   - pointSize: The size in points. One that is not a positive finite number becomes ``labelFontSize``.
  ///   - weight: How heavy strokes are.
  ///   - isItalic: Whether letters slant.
  public init(familyName: String? = nil, pointSize: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
    self.familyName = familyName
    self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : Self.labelFontSize
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The default family at a size and weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// The default family in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font {
    Font(pointSize: size, weight: .bold)
  }

  /// The default family in italics.
  public static func italicSystemFont(ofSize size: CGFloat) -> Font {
    Font(pointSize: size, isItalic: true)
  }

  /// The same font at another size, in points.
  public func withSize(_ size: CGFloat) -> Font {
    Font(familyName: familyName, pointSize: size, weight: weight, isItalic: isItalic)
  }
}
