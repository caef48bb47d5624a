import Foundation

/// A rectangle of whole pixels, from a picture's top left corner on.
public struct PixelRect: Sendable, Hashable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// How many columns there are; not negative.
  public var width: Int
  /// How many rows there are; not negative.
  public var height: Int

  /// A rectangle of whole pixels. A negative width or height counts as 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// How many pixels there are.
  public var area: Int { width * height }

  /// Whether there are none.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether all pixels of another rectangle are in this one.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || other.x >= x && other.y >= y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// The pixels that are in both; empty if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }

  /// The smallest rectangle with all pixels of both.
  public func union(_ other: PixelRect) -> PixelRect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The rectangle in pixels.
  var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// The rectangle elsewhere.
  func offset(byX dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The farthest that a side may be from the origin: more than any picture has pixels.
  private static let farthest: CGFloat = 1_000_000

  /// The pixels that a rectangle touches, if `isOutward`, or covers whole; a hair's breadth counts for nothing.
  init(_ rect: CGRect, isOutward: Bool) {
    func whole(_ number: CGFloat) -> Int { Int(min(max(number, -Self.farthest), Self.farthest)) }
    let slack: CGFloat = isOutward ? 1e-3 : -1e-3
    let left = whole(isOutward ? (rect.minX + slack).rounded(.down) : (rect.minX + slack).rounded(.up))
    let top = whole(isOutward ? (rect.minY + slack).rounded(.down) : (rect.minY + slack).rounded(.up))
    let right = whole(isOutward ? (rect.maxX - slack).rounded(.up) : (rect.maxX - slack).rounded(.down))
    let bottom = whole(isOutward ? (rect.maxY - slack).rounded(.up) : (rect.maxY - slack).rounded(.down))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
