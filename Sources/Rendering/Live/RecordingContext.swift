import Foundation
import TableKit

/// Writes down what is drawn instead of drawing it.
@MainActor
final class RecordingContext: SceneDrawingContext {
  private struct State {
    /// From the coordinates that drawing calls use to pixels.
    var transform: CGAffineTransform
    var clips: [Path] = []
    /// The pixels that the clips let through.
    var clipBox: PixelRect
    var isBlank = false
  }

  private var state: State
  private var savedStates: [State] = []
  private var floor = 0
  private var owners: [(owner: ObjectIdentifier, count: Int)] = []
  private(set) var record: SceneRecord

  /// A context that has drawn nothing.
  ///
  /// - Parameters:
  ///   - bounds: The picture's pixels.
  ///   - transform: From the coordinates of drawing calls to pixels.
  init(bounds: PixelRect, transform: CGAffineTransform) {
    record = SceneRecord(bounds: bounds)
    state = State(transform: transform, clipBox: bounds)
    owners.append((ObjectIdentifier(self), 0))
  }

  // MARK: Drawing

  func fill(_ path: Path, color: Color) {
    guard color.alpha > 0 else { return }
    let path = path.applying(state.transform)
    append(.fill(path, color), box: path.pixelBox(margin: 0))
  }

  func stroke(_ path: Path, color: Color, style: StrokeStyle) {
    guard color.alpha > 0, style.lineWidth > 0, style.lineWidth.isFinite else { return }
    let pen = state.transform.linearPart
    let path = path.applying(state.transform)
    // A pointed corner reaches out by at most ten half widths.
    append(.stroke(path, color, style, pen: pen), box: path.pixelBox(margin: style.lineWidth * 5 * pen.largestScale))
  }

  func drawText(
    _ text: String, font: Font, color: Color, alignment: TextAlignment, lineBreakMode: LineBreakMode,
    numberOfLines: Int, in rect: CGRect
  ) {
    guard color.alpha > 0, rect.isFinite, !text.isEmpty else { return }
    let rect = rect.standardized
    let linearPart = state.transform.linearPart
    let drawn = DrawnItem.Text(
      text: text, font: font, color: color, alignment: alignment, lineBreakMode: lineBreakMode,
      numberOfLines: numberOfLines, size: rect.size, linearPart: linearPart)
    // Letters may reach out of the rectangle: slanted ones at its sides, a line that is too high above and below.
    append(
      .text(drawn, at: rect.origin.applying(state.transform)),
      box: Path(rect).applying(state.transform).pixelBox(margin: font.pointSize * linearPart.largestScale))
  }

  func drawImage(_ image: Image, in rect: CGRect) {
    guard rect.isFinite, rect.width != 0, rect.height != 0 else { return }
    let outline = Path(rect.standardized).applying(state.transform)
    append(.image(image, outline), box: outline.pixelBox(margin: 1))
  }

  private func append(_ content: DrawnItem.Content, box: PixelRect?) {
    guard !state.isBlank, let box = box?.intersection(state.clipBox), !box.isEmpty else { return }
    let (owner, index) = owners[owners.count - 1]
    owners[owners.count - 1].count = index + 1
    record.items.append(
      DrawnItem(identity: .init(owner: owner, index: index), content: content, clips: state.clips, box: box))
  }

  // MARK: State

  func save() { savedStates.append(state) }

  func restore() {
    guard savedStates.count > floor, let saved = savedStates.popLast() else { return }
    state = saved
  }

  func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    if !state.transform.isFinite || !state.transform.isInvertible { state.isBlank = true }
  }

  func clip(to path: Path) {
    guard !state.isBlank else { return }
    let path = path.applying(state.transform)
    guard let box = path.pixelBox(margin: 0) else {
      state.isBlank = true
      return
    }
    state.clips.append(path)
    state.clipBox = state.clipBox.intersection(box)
    if state.clipBox.isEmpty { state.isBlank = true }
  }

  func isolate(_ body: () -> Void) {
    save()
    let outerFloor = floor
    floor = savedStates.count
    body()
    while savedStates.count > floor { restore() }
    floor = outerFloor
    restore()
  }

  func drawGroup(alpha: CGFloat, _ body: () -> Void) {
    guard alpha > 0, !state.isBlank else { return }
    guard alpha < 1 else { return isolate(body) }
    let outer = record.items
    record.items = []
    isolate(body)
    let items = record.items
    record.items = outer
    var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
    for item in items { box = box.union(item.box) }
    append(.group(alpha: alpha, items), box: box)
  }

  // MARK: Owners

  func beginOwner(_ owner: AnyObject, _ shown: LayerValues) {
    owners.append((ObjectIdentifier(owner), 0))
    guard let scrollView = owner as? ScrollView, scrollView.clipsToBounds, shown.cornerRadius == 0, !state.isBlank
    else {
      return
    }
    let outline = Path(shown.bounds).applying(state.transform)
    guard let rect = outline.uprightRect else { return }
    let area = PixelRect(rect, isOutward: false).intersection(state.clipBox)
    for clip in state.clips where !clip.covers(area) { return }
    guard !area.isEmpty else { return }
    record.scrollRegions.append(
      SceneRecord.ScrollRegion(
        owner: ObjectIdentifier(owner), area: area, anchor: CGPoint.zero.applying(state.transform),
        linearPart: state.transform.linearPart))
  }

  func endOwner() {
    if owners.count > 1 { owners.removeLast() }
  }
}

extension Path {
  /// The pixels that the path may touch, with a margin; `nil` if there are none, or a point is not finite.
  fileprivate func pixelBox(margin: CGFloat) -> PixelRect? {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    func include(_ point: CGPoint) {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let point, let first, let second):
        include(point)
        include(first)
        include(second)
      case .close: break
      }
    }
    let rect = CGRect(
      x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin)
    guard rect.isFinite, right >= left, bottom >= top else { return nil }
    return PixelRect(rect, isOutward: true)
  }
}

extension CGAffineTransform {
  /// A bound on how many times longer the transform makes a distance.
  fileprivate var largestScale: CGFloat { max(abs(a) + abs(c), abs(b) + abs(d)) }
}
