import Foundation

extension Font {
  /// What text is there for; each has its font.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// A style by its name. One that is none of the named ones is as ``body``.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A title that is larger than all others.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title of the first order.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A title of the second order.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A title of the third order.
    public static let title3 = TextStyle(rawValue: "title3")
    /// What stands over a text.
    public static let headline = TextStyle(rawValue: "headline")
    /// What stands under a headline.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The text itself.
    public static let body = TextStyle(rawValue: "body")
    /// What is said beside a text.
    public static let callout = TextStyle(rawValue: "callout")
    /// What stands under a text.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// What stands under a picture.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// What stands under a picture, smaller.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The size in points and the weight.
    var measures: (size: CGFloat, weight: Weight) {
      switch self {
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .subheadline: (15, .regular)
      case .callout: (16, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (17, .regular)
      }
    }
  }

  /// The font of a text style, in the size that devices have at first: nobody sets another one here.
  ///
  /// - Parameter style: What the text is there for.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    systemFont(ofSize: style.measures.size, weight: style.measures.weight)
  }
}
