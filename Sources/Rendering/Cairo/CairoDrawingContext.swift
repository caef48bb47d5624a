import Foundation
import TableKit

/// Draws with cairo and sets text with pango.
///
/// Rectangles on the pixel grid come out sharp, under quarter turns too; everything else is smoothed at its edges.
@MainActor
public final class CairoDrawingContext: DrawingContext {
  /// What `save()` puts away.
  private struct State {
    /// From the coordinates that drawing calls use to pixels.
    var transform: CGAffineTransform

    /// A box around what the clip lets through, in pixels.
    var clipBox: CGRect

    /// Whether nothing can be seen because the transform squeezes the plane into a line, or is out of reach.
    var isBlank: Bool
  }

  private let canvas: CairoCanvas
  private var state: State
  private var savedStates: [State] = []

  /// The surfaces of the images that have been drawn. As long as the storage is held, no other has its identifier.
  private var images: [ObjectIdentifier: (storage: ImageStorage, surface: CairoSurface)] = [:]

  /// What text is drawn through that is drawn time and again; `nil` where outlines are filled.
  var textMasks: TextMasks?
  /// Whose text is drawn at whole pixels, as it will be somewhere else in a moment.
  var movingOwners: Set<ObjectIdentifier> = []
  /// Whom what is drawn belongs to, the innermost last. Without ``textMasks`` nobody asks.
  var owners: [ObjectIdentifier] = []

  /// How many saved states stay when `restore()` is called too often.
  private var floor = 0

  /// A context for a surface, in whose top left corner the origin lies.
  ///
  /// - Parameters:
  ///   - surface: What is drawn on.
  ///   - extent: Its size in its own units, such as pixels.
  ///   - scale: How many of those a point has along each axis.
  init(surface: any DrawingSurface, extent: CGSize, scale: CGFloat) throws(RenderingError) {
    canvas = try CairoCanvas(surface: surface)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    state = State(
      transform: transform, clipBox: CGRect(origin: .zero, size: extent), isBlank: !Self.isUsable(transform))
  }

  public func fill(_ path: Path, color: Color) {
    guard color.alpha > 0, isVisible(path, margin: 0) else { return }
    canvas.fill(path, transform: state.transform, color: color)
  }

  public func stroke(_ path: Path, color: Color, style: StrokeStyle) {
    guard color.alpha > 0, style.lineWidth > 0, style.lineWidth.isFinite else { return }
    // A pointed corner reaches out by at most ten half widths: cairo's limit for miters.
    guard isVisible(path, margin: style.lineWidth * 5) else { return }
    canvas.stroke(path, transform: state.transform, color: color, style: style)
  }

  public func drawText(
    _ text: String, font: Font, color: Color, alignment: TextAlignment, lineBreakMode: LineBreakMode,
    numberOfLines: Int, in rect: CGRect
  ) {
    guard color.alpha > 0, rect.isFinite, !text.isEmpty else { return }
    let rect = rect.standardized
    // Letters may reach out of the rectangle: slanted ones at its sides, a line that is too high above and below.
    guard isVisible(Path(rect), margin: font.pointSize * 2) else { return }
    if let textMasks {
      let drawn = DrawnItem.Text(
        text: text, font: font, color: color, alignment: alignment, lineBreakMode: lineBreakMode,
        numberOfLines: numberOfLines, size: rect.size, linearPart: state.transform.linearPart)
      if fill(drawn, at: rect.origin.applying(state.transform), through: textMasks) { return }
    }
    let typeset = TypesetText(
      text, font: font, width: rect.width, height: rect.height, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode, isJustified: alignment == .justified)
    isolate {
      if lineBreakMode == .byClipping { clip(to: Path(rect.insetBy(dx: 0, dy: -font.pointSize))) }
      guard !state.isBlank else { return }
      canvas.draw(typeset, alignment: alignment, in: rect, transform: state.transform, color: color)
    }
  }

  /// Draws text through a mask.
  ///
  /// - Parameter origin: The first corner of its rectangle in pixels.
  /// - Returns: Whether it can be drawn so.
  private func fill(_ text: DrawnItem.Text, at origin: CGPoint, through masks: TextMasks) -> Bool {
    guard text.isUpright else { return false }
    var origin = origin
    if let owner = owners.last, movingOwners.contains(owner) {
      origin = CGPoint(x: origin.x.rounded(), y: origin.y.rounded())
    }
    guard let placed = masks.mask(of: text, at: origin) else { return false }
    if placed.rect.cgRect.intersects(state.clipBox) {
      canvas.fill(through: placed.mask, at: placed.rect, color: text.color)
    }
    return true
  }

  public func drawImage(_ image: Image, in rect: CGRect) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, isVisible(Path(rect), margin: 0), let surface = surface(of: image) else {
      return
    }
    canvas.draw(surface, in: rect, transform: state.transform)
  }

  /// The surface of an image, made once: drawn several times, an image stands once in a file.
  private func surface(of image: Image) -> CairoSurface? {
    let identifier = ObjectIdentifier(image.storage)
    if let known = images[identifier] { return known.surface }
    guard let surface = try? CairoSurface(image) else { return nil }
    images[identifier] = (image.storage, surface)
    return surface
  }

  public func save() {
    savedStates.append(state)
    canvas.save()
  }

  public func restore() {
    guard savedStates.count > floor, let saved = savedStates.popLast() else { return }
    state = saved
    canvas.restore()
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    if !Self.isUsable(state.transform) { state.isBlank = true }
  }

  public func clip(to path: Path) {
    guard !state.isBlank else { return }
    guard let box = path.boundingBox(transform: state.transform) else {
      state.isBlank = true
      return
    }
    state.clipBox = state.clipBox.intersection(box)
    guard !state.clipBox.isNull, !state.clipBox.isEmpty else {
      state.isBlank = true
      return
    }
    canvas.clip(to: path, transform: state.transform)
  }

  /// Draws what `body` draws, and takes the state back that was before: `body` may leave it as it likes.
  public func isolate(_ body: () -> Void) {
    save()
    let outerFloor = floor
    floor = savedStates.count
    body()
    while savedStates.count > floor { restore() }
    floor = outerFloor
    restore()
  }

  /// Draws what `body` draws as one picture, with an opacity. The state is the same afterwards.
  ///
  /// - Parameters:
  ///   - alpha: The opacity, 0 … 1. With 0, `body` is not called.
  ///   - body: What draws.
  public func drawGroup(alpha: CGFloat, _ body: () -> Void) {
    guard alpha > 0, !state.isBlank else { return }
    guard alpha < 1 else { return isolate(body) }
    canvas.beginGroup()
    isolate(body)
    canvas.endGroup(alpha: alpha)
  }

  /// Throws what went wrong while drawing, if anything did.
  func checkStatus() throws(RenderingError) {
    try canvas.checkStatus()
  }

  /// Whether anything of a path, or of what lies up to `margin` around it, may be seen.
  private func isVisible(_ path: Path, margin: CGFloat) -> Bool {
    guard !state.isBlank, let box = path.boundingBox(transform: state.transform) else { return false }
    guard margin > 0 else { return box.intersects(state.clipBox) || box.isEmpty }
    let transform = state.transform
    let horizontal = margin * (abs(transform.a) + abs(transform.c))
    let vertical = margin * (abs(transform.b) + abs(transform.d))
    return box.insetBy(dx: -horizontal, dy: -vertical).intersects(state.clipBox)
  }

  private static func isUsable(_ transform: CGAffineTransform) -> Bool {
    transform.isFinite && transform.isInvertible && CairoCanvas.isInReach(transform.linearPart)
  }
}

extension Path {
  /// The smallest upright box around all points of the path, control points included, behind a transform; `nil` if there
  /// are none, or one is not finite.
  fileprivate func boundingBox(transform: CGAffineTransform) -> CGRect? {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    func include(_ point: CGPoint) -> Bool {
      let point = point.applying(transform)
      guard point.isFinite else { return false }
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      return true
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        guard include(point) else { return nil }
      case .curve(let point, let control1, let control2):
        guard include(point), include(control1), include(control2) else { return nil }
      case .close:
        break
      }
    }
    guard low.x <= high.x else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
