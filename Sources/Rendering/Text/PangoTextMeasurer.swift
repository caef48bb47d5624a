import Foundation
import TableKit

/// Measures text with pango, as ``CairoDrawingContext`` draws it.
///
/// Nothing is fitted to a pixel grid, so that text takes the same room at every scale and under every transform.
///
/// ```swift
/// let window = Window(size: CGSize(width: 320, height: 480), scale: 2, textMeasurer: PangoTextMeasurer())
/// ```
public struct PangoTextMeasurer: TextMeasurer {
  /// The family that is used where a font names none. What it has no letters for comes from the system's others.
  public static let defaultFamilyName = "DejaVu Sans"

  /// The largest size in which text is set, in points; larger fonts are taken down to it.
  public static let largestPointSize: CGFloat = 10_000

  /// The longest line in points that a width may ask for; greater widths are taken down to it.
  public static let largestWidth: CGFloat = 1_000_000

  /// How much of a text is set for each line it may have, in characters; the rest could not be seen anyway.
  public static let longestLine = 4_096

  /// How much of a text is set at all, in characters: sixteen times as much as for a line.
  public static let longestText = 65_536

  /// A measurer.
  public init() {}

  public func size(
    of text: String, font: Font, width: CGFloat?, numberOfLines: Int, lineBreakMode: LineBreakMode
  ) -> CGSize {
    TypesetText(
      text, font: font, width: width, height: nil, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      isJustified: false
    ).size
  }
}
