import Foundation

/// A measurer that knows no fonts and estimates: every character is 0.55 of the font's size wide (0.6 from semibold
/// on), every line 1.2 of it high.
///
/// It stands in where there is no window that brings a real one. Its answers are the same on every machine, which makes
/// them good for layouts without a renderer; they do not agree with what a renderer draws.
public struct EstimatedTextMeasurer: TextMeasurer {
  /// The width of a character by the font's size: about the mean of running text in a sans-serif family.
  public static let characterWidth: CGFloat = 0.55
  /// The width of a character in a heavy weight by the font's size.
  public static let boldCharacterWidth: CGFloat = 0.6
  /// The height of a line by the font's size.
  public static let lineHeight: CGFloat = 1.2

  /// A measurer.
  public init() {}

  /// How much room text takes by the estimate, in points. Takes time in proportion to the text's length.
  public func size(
    of text: String, font: Font, width: CGFloat?, numberOfLines: Int, lineBreakMode: LineBreakMode
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let factor = font.weight >= .semibold ? Self.boldCharacterWidth : Self.characterWidth
    let characterWidth = font.pointSize * factor
    let columns = Self.columns(in: width, characterWidth: characterWidth)
    let maximumLines = numberOfLines > 0 ? numberOfLines : Int.max
    let wraps = maximumLines > 1
    var lines = 0
    var longest = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard lines < maximumLines else { break }
      if wraps {
        let wrapped = Self.wrap(paragraph, columns: columns, betweenCharacters: lineBreakMode == .byCharWrapping)
        lines = wrapped.lines > maximumLines - lines ? maximumLines : lines + wrapped.lines
        longest = max(longest, wrapped.longest)
      } else {
        lines += 1
        longest = max(longest, min(paragraph.count, columns))
      }
    }
    var longestWidth = CGFloat(longest) * characterWidth
    if let width { longestWidth = min(longestWidth, max(width, 0)) }
    return CGSize(width: longestWidth, height: CGFloat(lines) * font.pointSize * Self.lineHeight)
  }

  /// How many characters fit in a line: at least one, as a line that holds nothing would never end.
  private static func columns(in width: CGFloat?, characterWidth: CGFloat) -> Int {
    guard let width else { return Int.max }
    let columns = (width / characterWidth).rounded(.down)
    guard columns >= 1 else { return 1 }
    return columns < 1e9 ? Int(columns) : Int.max
  }

  /// Breaks one paragraph greedily, and counts. Spaces at a break hang over the edge and take no room.
  private static func wrap(
    _ paragraph: Substring, columns: Int, betweenCharacters: Bool
  ) -> (lines: Int, longest: Int) {
    if betweenCharacters {
      let count = paragraph.count
      return (max(1, count / columns + (count % columns == 0 ? 0 : 1)), min(count, columns))
    }
    var lines = 1
    var longest = 0
    var used = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      var remaining = word.count
      if used > 0, remaining < columns, used + 1 + remaining <= columns {
        used += 1 + remaining
      } else {
        if used > 0 { lines += 1 }
        // A word that is longer than a line is broken where the line ends.
        while remaining > columns {
          longest = columns
          lines += 1
          remaining -= columns
        }
        used = remaining
      }
      longest = max(longest, used)
    }
    return (lines, longest)
  }
}
