import Foundation

/// What knows how much room text takes.
///
/// A ``Window`` carries one, and its views ask it; a renderer brings its own, so that text is measured as it will be
/// drawn.
public protocol TextMeasurer: Sendable {
  /// How much room text takes, in points.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds begin new lines.
  ///   - font: What it is set in.
  ///   - width: The width that lines must not exceed, in points, or `nil` if they may be as long as they like.
  ///   - numberOfLines: How many lines are set at most; 0 for as many as it takes.
  ///   - lineBreakMode: Where lines break, and what becomes of text beyond the last line.
  /// - Returns: The width of the longest line and the height of all, at most `width` wide. Text that is empty takes
  ///   nothing: `CGSize.zero`.
  func size(
    of text: String, font: Font, width: CGFloat?, numberOfLines: Int, lineBreakMode: LineBreakMode
  ) -> CGSize
}

extension TextMeasurer {
  /// How much room text takes on a single line of any length, in points.
  public func size(of text: String, font: Font) -> CGSize {
    size(of: text, font: font, width: nil, numberOfLines: 1, lineBreakMode: .byTruncatingTail)
  }
}
