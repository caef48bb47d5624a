import Foundation

/// The upright box in which a cell or header lays out its parts, and the way from there into the view.
///
/// The box has the size of the view's bounds, with width and height swapped if the transform is an odd number of
/// quarter turns; the middles of both coincide. A part gets its place in the box and is then turned, with the box,
/// about that middle. If the view itself is turned the other way on screen, the parts stand there as in an upright
/// view.
struct PartsBox: Sendable, Hashable {
  /// The bounds of the view.
  let bounds: CGRect
  /// The rotation from the box into the view, by a multiple of a quarter turn.
  let transform: CGAffineTransform
  /// The size of the box; its origin is at its top left.
  let size: CGSize
  /// How far all parts are moved in the view, in its own coordinates.
  var shift = CGPoint.zero
  /// Whether the box is laid out from right to left: places are given from left to right, and mirrored.
  var isMirrored = false

  init(bounds: CGRect, transform: CGAffineTransform) {
    self.bounds = bounds
    self.transform = transform
    size = Self.turned(bounds.size, by: transform)
  }

  /// All of the box.
  var rect: CGRect { CGRect(origin: .zero, size: size) }

  /// Gives a part its place, by bounds, centre and transform. A view that is no subview of the owner is left alone.
  ///
  /// The turn comes after a transform that the part has of its own. A part whose transform somebody has set back to the
  /// identity is turned again.
  ///
  /// Edges are rounded to device pixels in the box, and so in the same direction whether turned or not; and once more
  /// in the view, where its own extent is not a whole number of pixels.
  ///
  /// - Parameters:
  ///   - part: A subview of the owner.
  ///   - rect: Its place in the box.
  ///   - owner: The view whose bounds these are.
  @MainActor
  func place(_ part: View, at rect: CGRect, in owner: View) {
    guard part.superview === owner else { return }
    let aligned = Self.aligned(isMirrored ? Self.mirrored(rect, inWidth: size.width) : rect, in: owner)
    let turned = aligned.offsetBy(dx: -size.width / 2, dy: -size.height / 2).applying(transform)
    let place = Self.aligned(turned.offsetBy(dx: bounds.midX + shift.x, dy: bounds.midY + shift.y), in: owner)
    Self.turn(part, to: transform.quarterTurns ?? 0)
    part.bounds = CGRect(origin: part.bounds.origin, size: Self.turned(place.size, by: transform))
    part.center = CGPoint(x: place.midX, y: place.midY)
  }

  /// A rectangle's mirror image in a stretch of some width, from (0, 0).
  static func mirrored(_ rect: CGRect, inWidth width: CGFloat) -> CGRect {
    CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The box's place for a rectangle of the view: the way back of ``place(_:at:in:)``, without rounding, mirror and shift.
  func rect(for rect: CGRect) -> CGRect {
    rect.offsetBy(dx: -bounds.midX, dy: -bounds.midY).applying(transform.inverted())
      .offsetBy(dx: size.width / 2, dy: size.height / 2)
  }

  /// Takes a part out of its owner, without the turn.
  @MainActor
  static func release(_ part: View, from owner: View) {
    if part.superview === owner { part.removeFromSuperview() }
    turn(part, to: 0)
  }

  @MainActor
  private static func turn(_ part: View, to quarterTurns: Int) {
    if part.transform.isIdentity { part.quarterTurnsAsPart = 0 }
    guard part.quarterTurnsAsPart != quarterTurns else { return }
    let change = CGAffineTransform(quarterTurns: quarterTurns - part.quarterTurnsAsPart)
    part.transform = part.transform.concatenating(change)
    part.quarterTurnsAsPart = quarterTurns
  }

  private static func turned(_ size: CGSize, by transform: CGAffineTransform) -> CGSize {
    let turns = transform.quarterTurns ?? 0
    return turns % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  @MainActor
  private static func aligned(_ rect: CGRect, in owner: View) -> CGRect {
    let x = owner.pixelAligned(rect.minX)
    let y = owner.pixelAligned(rect.minY)
    return CGRect(x: x, y: y, width: owner.pixelAligned(rect.maxX) - x, height: owner.pixelAligned(rect.maxY) - y)
  }
}

extension EdgeInsets {
  /// A view's insets in its box, from which it is turned by so many quarter turns: what is the box's top is a view's right after one.
  func inBox(turnedBy quarterTurns: Int) -> EdgeInsets {
    switch ((quarterTurns % 4) + 4) % 4 {
    case 1: EdgeInsets(top: right, left: top, bottom: left, right: bottom)
    case 2: EdgeInsets(top: bottom, left: right, bottom: top, right: left)
    case 3: EdgeInsets(top: left, left: bottom, bottom: right, right: top)
    default: self
    }
  }
}
