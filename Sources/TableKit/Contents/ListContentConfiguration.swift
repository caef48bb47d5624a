public import Foundation

/// Texts and an image, as cells and headers of lists show them.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = planet.name
/// content.secondaryText = planet.kind
/// cell.contentConfiguration = content
/// ```
@MainActor
public struct ListContentConfiguration: ContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Sendable, Hashable {
    /// On which side a text stands.
    public enum TextAlignment: Int, Sendable {
      /// Where lines begin.
      case natural
      /// In the middle.
      case center
      /// Where lines begin; lines are not stretched here.
      case justified
    }

    /// What is done to the letters of a text.
    public enum TextTransform: Int, Sendable {
      /// Nothing.
      case none
      /// They are all capitals.
      case uppercase
      /// None is a capital.
      case lowercase
      /// Each word begins with a capital.
      case capitalized

      /// The text as it is shown.
      func applied(to text: String?) -> String? {
        switch self {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
      }
    }

    /// The font.
    public var font: Font
    /// The colour.
    public var color: Color
    /// On which side it stands.
    public var alignment = TextAlignment.natural
    /// How many lines it has at most; 0 for as many as it takes.
    public var numberOfLines = 0
    /// What becomes of a line that is too long.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// What is done to its letters.
    public var transform = TextTransform.none
  }

  /// How an image looks.
  public struct ImageProperties: Sendable, Hashable {
    /// The colour of an image that is shown as a template; `nil` for blue.
    public var tintColor: Color?
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// How large it is at most, in points; 0 along an axis for as large as it is.
    public var maximumSize = CGSize.zero
    /// How much room is kept for it, in points; 0 along an axis for as much as it takes.
    public var reservedLayoutSize = CGSize.zero

    /// The size of an image, no larger than it may be, in its own proportions.
    func size(of image: Image?) -> CGSize {
      guard let image else { return .zero }
      var factor: CGFloat = 1
      if maximumSize.width > 0 { factor = min(factor, maximumSize.width / image.size.width) }
      if maximumSize.height > 0 { factor = min(factor, maximumSize.height / image.size.height) }
      return CGSize(width: image.size.width * factor, height: image.size.height * factor)
    }
  }

  /// The first text; `nil` for none.
  public var text: String?
  /// The second text; `nil` for none.
  public var secondaryText: String?
  /// The image; `nil` for none.
  public var image: Image?
  /// How the first text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// Whether the texts stand beside each other where both have room on one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between image and texts, in points.
  public var imageToTextPadding = TableViewMetrics.imageSpacing
  /// The room between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding = TableViewMetrics.labelSpacing
  /// The room between texts under each other, in points.
  public var textToSecondaryTextVerticalPadding = TableViewMetrics.subtitleSpacing
  /// How far all of it keeps from the edges, in points.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: TableViewMetrics.verticalMargin, leading: TableViewMetrics.contentMargin,
    bottom: TableViewMetrics.verticalMargin, trailing: TableViewMetrics.contentMargin)
  /// How high the whole is at least, in points.
  var minimumHeight = TableViewMetrics.rowHeight

  private init(_ font: Font, _ color: Color, secondary: Font, _ secondaryColor: Color) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: secondary, color: secondaryColor)
  }

  /// What a cell shows: a text, and a second one under it.
  public static func cell() -> ListContentConfiguration {
    ListContentConfiguration(
      .systemFont(ofSize: TableViewMetrics.textFontSize), .label,
      secondary: .systemFont(ofSize: TableViewMetrics.subtitleFontSize), .secondaryLabel)
  }

  /// What a cell with a subtitle shows.
  public static func subtitleCell() -> ListContentConfiguration { cell() }

  /// What a cell with a value shows: a second text at the other side, in the size of the first.
  public static func valueCell() -> ListContentConfiguration {
    var configuration = cell()
    configuration.secondaryTextProperties.font = .systemFont(ofSize: TableViewMetrics.textFontSize)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// What the header of a plain section shows.
  public static func plainHeader() -> ListContentConfiguration {
    var configuration = ListContentConfiguration(
      .boldSystemFont(ofSize: TableViewMetrics.textFontSize), .label,
      secondary: .systemFont(ofSize: TableViewMetrics.subtitleFontSize), .secondaryLabel)
    configuration.minimumHeight = TableViewMetrics.headerHeight
    configuration.directionalLayoutMargins.top = 4
    configuration.directionalLayoutMargins.bottom = 4
    return configuration
  }

  /// What the header of a group shows.
  public static func groupedHeader() -> ListContentConfiguration {
    var configuration = plainHeader()
    configuration.textProperties.font = .systemFont(ofSize: TableViewMetrics.groupedTitleFontSize)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }

  /// What the footer of a plain section shows.
  public static func plainFooter() -> ListContentConfiguration { groupedHeader() }

  /// What the footer of a group shows.
  public static func groupedFooter() -> ListContentConfiguration { groupedHeader() }

  /// Makes the view that shows it.
  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }
}
