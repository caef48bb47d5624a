import CPangoCairo
import Foundation
import TableKit

/// Text that is broken into lines and cut to the room it has: measured and drawn from the same object, so both agree.
struct TypesetText {
  /// A line, as part of a layout.
  struct Line {
    let layout: PangoTextLayout
    let index: Int
    let metrics: PangoTextLayout.Line

    /// How far from the left edge of some room the line begins, in points.
    func indent(alignment: TextAlignment, in width: CGFloat) -> CGFloat {
      let room = width - metrics.width
      return switch alignment {
      case .left: 0
      case .center: room / 2
      case .right: room
      case .natural, .justified: metrics.isRightToLeft ? room : 0
      }
    }
  }

  /// The lines that are shown, from the top.
  private(set) var lines: [Line] = []

  /// The room the lines take, in points: at most as wide as they may be.
  private(set) var size = CGSize.zero

  /// A line that is higher than the room left by no more than this, in points, still fits: heights are rounded to pixels on
  /// the way from measuring to drawing.
  private static let tolerance: CGFloat = 0.5

  /// Sets text.
  ///
  /// - Parameters:
  ///   - text: The text; line ends of any kind begin new lines.
  ///   - font: What it is set in.
  ///   - width: How wide lines may be, in points, or `nil` for no limit.
  ///   - height: How high all lines may be together (the first is always set), or `nil` for no limit.
  ///   - numberOfLines: How many lines there may be, or 0 for no limit.
  ///   - lineBreakMode: Where lines break, and what becomes of text beyond the last.
  ///   - isJustified: Whether lines reach from edge to edge, but for a paragraph's last.
  init(
    _ text: String, font: Font, width: CGFloat?, height: CGFloat?, numberOfLines: Int, lineBreakMode: LineBreakMode,
    isJustified: Bool
  ) {
    guard !text.isEmpty else { return }
    let width = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let limit = numberOfLines > 0 ? numberOfLines : Int.max
    let leavesOut = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    let text = Self.prepared(text, numberOfLines: limit, lineBreakMode: lineBreakMode)
    var remaining: Substring? = text[...]

    if limit > 1 || leavesOut {
      let layout = PangoTextLayout(
        text, font: font,
        options: .init(width: width, breaksAnywhere: lineBreakMode == .byCharWrapping, isJustified: isJustified))
      addLines(of: layout, limit: limit, height: height)
      if lines.count == layout.lineCount || leavesOut {
        remaining = nil
      } else if let last = lines.popLast() {
        // The last line there is room for is set anew, with all that would follow it.
        remaining = text[text.utf8.index(text.startIndex, offsetBy: last.metrics.startByte)...]
      }
    }

    var isCut = false
    if let remaining {
      isCut = addLastLine(remaining, font: font, width: width, lineBreakMode: lineBreakMode)
    }
    for line in lines {
      size.width = max(size.width, line.metrics.width)
      size.height += line.metrics.height
    }
    if let width { size.width = isCut ? width : min(size.width, width) }
  }

  private mutating func addLines(of layout: PangoTextLayout, limit: Int, height: CGFloat?) {
    var total: CGFloat = 0
    layout.forEachLine { metrics in
      total += metrics.height
      if let height, !lines.isEmpty, total > height + Self.tolerance { return false }
      lines.append(Line(layout: layout, index: lines.count, metrics: metrics))
      return lines.count < limit
    }
  }

  /// Sets text as one line that shows what does not fit as the mode says.
  ///
  /// - Returns: Whether some of it is not shown.
  private mutating func addLastLine(
    _ text: Substring, font: Font, width: CGFloat?, lineBreakMode: LineBreakMode
  ) -> Bool {
    var options = PangoTextLayout.Options(width: width)
    var line = String(text)
    var isCut = false
    switch lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle:
      options.ellipsis = lineBreakMode == .byTruncatingHead ? PANGO_ELLIPSIZE_START : PANGO_ELLIPSIZE_MIDDLE
      line = String(line.map { $0.isNewline ? " " : $0 })
    case .byTruncatingTail:
      options.ellipsis = PANGO_ELLIPSIZE_END
      if let end = line.firstIndex(where: \.isNewline) { line = line[..<end] + "…" }
    case .byClipping, .byWordWrapping, .byCharWrapping:
      options.width = nil
      if let end = line.firstIndex(where: \.isNewline) {
        line = String(line[..<end])
        isCut = true
      }
    }
    let layout = PangoTextLayout(line, font: font, options: options)
    layout.forEachLine { metrics in
      lines.append(Line(layout: layout, index: 0, metrics: metrics))
      return false
    }
    return isCut || layout.isEllipsized
  }

  /// The text as pango takes it: line ends are line feeds, there are no zero characters, and it is not endlessly long.
  private static func prepared(_ text: String, numberOfLines: Int, lineBreakMode: LineBreakMode) -> String {
    let longest = min(PangoTextMeasurer.longestText, min(numberOfLines, 16) * PangoTextMeasurer.longestLine)
    var text = text
    // No text has more characters than bytes, and bytes are counted at once.
    if text.utf8.count > longest, let end = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex),
      end < text.endIndex
    {
      switch lineBreakMode {
      case .byTruncatingHead: text = "…" + text.suffix(longest)
      case .byTruncatingMiddle: text = text.prefix(longest / 2) + "…" + text.suffix(longest / 2)
      case .byTruncatingTail: text = text[..<end] + "…"
      case .byClipping, .byWordWrapping, .byCharWrapping: text = String(text[..<end])
      }
    }
    guard text.utf8.contains(where: { $0 == 0 || $0 == 0x0B || $0 == 0x0C || $0 == 0x0D || $0 >= 0x80 }) else {
      return text
    }
    return String(text.map { $0 == "\0" ? "\u{2400}" : $0.isNewline ? "\n" : $0 })
  }
}
