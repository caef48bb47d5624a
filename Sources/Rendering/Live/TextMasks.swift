import Foundation
import TableKit

/// Texts as masks, each made when it is first drawn. To fill the outlines of letters takes much longer than to lay a colour through
/// a mask, and in a picture that is kept up to date the same text is drawn again and again: in each strip that scrolls in, under a
/// mark that fades, behind an indicator.
@MainActor
final class TextMasks {
  /// A mask, with the place of its first pixel.
  struct Placed {
    let mask: CairoMask
    let rect: PixelRect
  }

  private struct Key: Hashable {
    /// The text in black, whatever colour it is drawn in.
    let text: DrawnItem.Text
    /// Where it begins within a pixel, in 256ths: cairo does not tell apart more.
    let phaseX: Int
    let phaseY: Int
  }

  private struct Entry {
    /// `nil` for text that cannot be drawn so: its letters have colours of their own, or it is too large to be kept.
    let mask: CairoMask?
    /// The place of the mask's first pixel from the pixel in which the text begins.
    let left: Int
    let top: Int
    var lastUse: Int

    var byteCount: Int { mask.map { $0.pixelWidth * $0.pixelHeight } ?? 0 }
  }

  private var entries: [Key: Entry] = [:]
  private var byteCount = 0
  private var use = 0

  /// How many masks there are.
  var count: Int { entries.count }

  /// How many bytes are kept: more than all texts in sight of a large window take.
  private static let mostBytes = 16 << 20
  /// How many pixels a mask may have. Few texts are larger, and those are drawn as they are.
  private static let mostPixels = 1 << 19
  /// How many texts are known, of those too that have no mask.
  private static let mostEntries = 2_048
  /// The farthest from the origin that a text may begin, in pixels.
  private static let farthest: CGFloat = 1_000_000

  /// The mask of a text.
  ///
  /// - Parameters:
  ///   - text: The text; its linear part leaves the axes axes.
  ///   - origin: The first corner of its rectangle in pixels.
  /// - Returns: `nil` if it has to be drawn without one.
  func mask(of text: DrawnItem.Text, at origin: CGPoint) -> Placed? {
    guard abs(origin.x) < Self.farthest, abs(origin.y) < Self.farthest else { return nil }
    let (x, y) = (Int((origin.x * 256).rounded()), Int((origin.y * 256).rounded()))
    let key = Key(text: text.blackened, phaseX: x & 255, phaseY: y & 255)
    let entry: Entry
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = use
      entry = entries.values[index]
    } else {
      entry = newEntry(key)
      entries[key] = entry
      byteCount += entry.byteCount
    }
    guard let mask = entry.mask else { return nil }
    return Placed(
      mask: mask,
      rect: PixelRect(
        x: (x >> 8) + entry.left, y: (y >> 8) + entry.top, width: mask.pixelWidth, height: mask.pixelHeight))
  }

  /// Says that a picture is done. Masks that it had no use for go if there are too many.
  func endPicture() {
    if byteCount > Self.mostBytes || entries.count > Self.mostEntries {
      let all = entries
      (entries, byteCount) = ([:], 0)
      for (key, entry) in all where entry.lastUse == use {
        entries[key] = entry
        byteCount += entry.byteCount
      }
      if byteCount > Self.mostBytes || entries.count > Self.mostEntries { (entries, byteCount) = ([:], 0) }
    }
    use += 1
  }

  private func newEntry(_ key: Key) -> Entry {
    let text = key.text
    let typeset = TypesetText(text)
    let phase = CGAffineTransform(translationX: CGFloat(key.phaseX) / 256, y: CGFloat(key.phaseY) / 256)
    let transform = text.linearPart.concatenating(phase)
    // Letters may reach out of their line: slanted ones at its sides, accents above.
    let box = typeset.box(alignment: text.alignment, in: text.size)
      .insetBy(dx: -text.font.pointSize, dy: -text.font.pointSize).applying(transform)
    let rect = PixelRect(box, isOutward: true)
    let none = Entry(mask: nil, left: 0, top: 0, lastUse: use)
    guard !rect.isEmpty, rect.area <= Self.mostPixels, !CairoCanvas.hasColors(typeset),
      let mask = try? CairoMask(pixelWidth: rect.width, pixelHeight: rect.height),
      let canvas = try? CairoCanvas(surface: mask)
    else { return none }
    let placed = transform.concatenating(CGAffineTransform(translationX: -CGFloat(rect.x), y: -CGFloat(rect.y)))
    let area = CGRect(origin: .zero, size: text.size)
    if text.lineBreakMode == .byClipping {
      canvas.clip(to: Path(area.insetBy(dx: 0, dy: -text.font.pointSize)), transform: placed)
    }
    canvas.draw(typeset, alignment: text.alignment, in: area, transform: placed, color: .black)
    guard (try? canvas.checkStatus()) != nil else { return none }
    return Entry(mask: mask, left: rect.x, top: rect.y, lastUse: use)
  }
}

extension DrawnItem.Text {
  /// The text in black.
  fileprivate var blackened: DrawnItem.Text {
    DrawnItem.Text(
      text: text, font: font, color: .black, alignment: alignment, lineBreakMode: lineBreakMode,
      numberOfLines: numberOfLines, size: size, linearPart: linearPart)
  }

  /// Whether lines of the text stand along the pixels' rows or columns.
  var isUpright: Bool {
    (linearPart.b == 0 && linearPart.c == 0) || (linearPart.a == 0 && linearPart.d == 0)
  }
}

extension TypesetText {
  /// Text as it is drawn.
  fileprivate init(_ text: DrawnItem.Text) {
    self.init(
      text.text, font: text.font, width: text.size.width, height: text.size.height, numberOfLines: text.numberOfLines,
      lineBreakMode: text.lineBreakMode, isJustified: text.alignment == .justified)
  }

  /// A box around the lines in a rectangle of a size, whose first corner is the origin.
  fileprivate func box(alignment: TextAlignment, in size: CGSize) -> CGRect {
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    for line in lines {
      let indent = line.indent(alignment: alignment, in: size.width)
      left = min(left, indent)
      right = max(right, indent + line.metrics.width)
    }
    guard left <= right else { return .zero }
    return CGRect(x: left, y: (size.height - self.size.height) / 2, width: right - left, height: self.size.height)
  }
}
