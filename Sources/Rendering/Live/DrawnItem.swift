import Foundation
import TableKit

/// Something that was drawn: what, where on the pixels, and within which clips.
struct DrawnItem {
  /// What an item is, to be found again in the next record.
  struct Identity: Hashable {
    /// The view or layer that drew it.
    let owner: ObjectIdentifier
    /// How much that had drawn before.
    let index: Int
  }

  /// What text was drawn, but for the place.
  struct Text: Hashable {
    let text: String
    let font: Font
    let color: Color
    let alignment: TextAlignment
    let lineBreakMode: LineBreakMode
    let numberOfLines: Int
    let size: CGSize
    let linearPart: CGAffineTransform
  }

  /// What was drawn. Paths are in pixels.
  indirect enum Content {
    case fill(Path, Color)
    /// The pen goes through a transform of its own.
    case stroke(Path, Color, StrokeStyle, pen: CGAffineTransform)
    /// The rectangle's first corner is in pixels.
    case text(Text, at: CGPoint)
    /// The outline of the rectangle that it fills.
    case image(Image, Path)
    case group(alpha: CGFloat, [DrawnItem])
  }

  let identity: Identity
  let content: Content
  /// What it is clipped to, from the outermost on.
  let clips: [Path]
  /// The pixels that it may touch.
  let box: PixelRect
}

extension DrawnItem {
  /// Whether the item looks the same as another one, moved by a distance in pixels.
  ///
  /// - Parameters:
  ///   - other: The other item.
  ///   - x: How far to the right it has been moved.
  ///   - y: How far down.
  ///   - area: Where only it matters what it looks like. Clips that let all of it through need not have moved; `nil` for everywhere.
  func looks(like other: DrawnItem, movedByX x: CGFloat, y: CGFloat, in area: PixelRect?) -> Bool {
    guard clips.count == other.clips.count else { return false }
    for (clip, otherClip) in zip(clips, other.clips) where !clip.isSame(as: otherClip, movedByX: x, y: y) {
      guard let area, clip.covers(area), otherClip.covers(area) else { return false }
    }
    switch (content, other.content) {
    case (.fill(let path, let color), .fill(let otherPath, let otherColor)):
      return color == otherColor && path.isSame(as: otherPath, movedByX: x, y: y)
    case (
      .stroke(let path, let color, let style, let pen),
      .stroke(let otherPath, let otherColor, let otherStyle, let otherPen)
    ):
      return color == otherColor && style == otherStyle && pen == otherPen
        && path.isSame(as: otherPath, movedByX: x, y: y)
    case (.text(let text, let place), .text(let otherText, let otherPlace)):
      return place.isSame(as: otherPlace, movedByX: x, y: y) && text == otherText
    case (.image(let image, let path), .image(let otherImage, let otherPath)):
      return path.isSame(as: otherPath, movedByX: x, y: y) && image == otherImage
    case (.group(let alpha, let items), .group(let otherAlpha, let otherItems)):
      guard alpha == otherAlpha, items.count == otherItems.count else { return false }
      for (item, otherItem) in zip(items, otherItems)
      where !item.looks(like: otherItem, movedByX: x, y: y, in: area) {
        return false
      }
      return true
    default: return false
    }
  }

  /// Whether the item is a text that was somewhere else on its pixels before, along which it stands.
  func isText(movedByPartsOfPixelsFrom other: DrawnItem) -> Bool {
    guard case .text(let text, let place) = content, case .text(let otherText, let otherPlace) = other.content,
      text.isUpright, text == otherText
    else { return false }
    let (x, y) = (place.x - otherPlace.x, place.y - otherPlace.y)
    return !place.isSame(as: otherPlace, movedByX: x.rounded(), y: y.rounded())
  }

  /// Whether all pixels of an area get the same from the item, so that it does not matter where in the area it is.
  func isUniform(over area: PixelRect) -> Bool {
    guard case .fill(let path, _) = content, path.covers(area) else { return false }
    for clip in clips where !clip.covers(area) { return false }
    return true
  }
}

extension Path {
  /// The pixels that an upright rectangle of a path covers whole; `nil` if it is none.
  var uprightRect: CGRect? {
    guard elements.count == 5 || elements.count == 6 else { return nil }
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0 && corners.count < 4: corners.append(point)
      case .line(let point) where corners.count == 4 && point == corners[0]: break
      case .close where index == elements.count - 1: break
      default: return nil
      }
    }
    guard corners.count == 4 else { return nil }
    let hair: CGFloat = 1e-3
    func isStraight(_ first: CGPoint, _ second: CGPoint) -> Bool {
      abs(first.x - second.x) < hair || abs(first.y - second.y) < hair
    }
    for index in 0..<4 where !isStraight(corners[index], corners[(index + 1) & 3]) { return nil }
    let (left, right) = (min(corners[0].x, corners[2].x), max(corners[0].x, corners[2].x))
    let (top, bottom) = (min(corners[0].y, corners[2].y), max(corners[0].y, corners[2].y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the path is an upright rectangle with all pixels of an area in it.
  func covers(_ area: PixelRect) -> Bool {
    guard let rect = uprightRect else { return false }
    return PixelRect(rect, isOutward: false).contains(area)
  }

  /// Whether the path is another one, moved by a distance.
  func isSame(as other: Path, movedByX x: CGFloat, y: CGFloat) -> Bool {
    guard elements.count == other.elements.count else { return false }
    for (element, otherElement) in zip(elements, other.elements) {
      switch (element, otherElement) {
      case (.move(let point), .move(let otherPoint)), (.line(let point), .line(let otherPoint)):
        guard point.isSame(as: otherPoint, movedByX: x, y: y) else { return false }
      case (.curve(let point, let first, let second), .curve(let otherPoint, let otherFirst, let otherSecond)):
        guard point.isSame(as: otherPoint, movedByX: x, y: y), first.isSame(as: otherFirst, movedByX: x, y: y),
          second.isSame(as: otherSecond, movedByX: x, y: y)
        else { return false }
      case (.close, .close): break
      default: return false
      }
    }
    return true
  }
}

extension CGPoint {
  /// How far apart two places on the pixels may be and still count as one: less than cairo tells apart, a 256th of a pixel.
  private static let hair: CGFloat = 1.0 / 1024

  fileprivate func isSame(as other: CGPoint, movedByX dx: CGFloat, y dy: CGFloat) -> Bool {
    abs(x - other.x - dx) < Self.hair && abs(y - other.y - dy) < Self.hair
  }
}
