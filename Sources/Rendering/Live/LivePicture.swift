import Foundation
public import TableKit

/// A picture of a window that is kept up to date: when the window changes, only what looks different is drawn again, and what
/// scrolls is moved.
///
/// ```swift
/// let picture = try LivePicture(of: window)
/// while isOpen {
///   window.clock.advance(to: now)
///   guard window.needsDisplay else { continue }
///   window.needsDisplay = false
///   for rect in try picture.update() { show(rect, of: picture) }
/// }
/// ```
///
/// What has changed is found by comparing what views and layers draw with what they drew before. So they need not say which part
/// of them has changed, and a view that is laid out anew but looks the same costs no drawing.
///
/// Text that moves by parts of pixels, as the rows behind one that is deleted do, is drawn at whole ones until it stands still: see
/// ``needsRefinement``.
@MainActor
public final class LivePicture {
  /// What the picture shows.
  public let window: Window
  /// How many pixels were drawn by the latest update; those that were only moved are not among them.
  public private(set) var drawnPixelCount = 0

  private var surface: CairoSurface
  private var record: SceneRecord?
  private let textMasks = TextMasks()

  /// A picture of a window that nothing is drawn in yet.
  ///
  /// - Parameter window: The window. Its size in points and its scale make the picture's size.
  /// - Throws: `RenderingError.invalidSize` or `.tooManyPixels` if there can be no such picture; `.drawingFailed` if memory
  ///   runs out.
  public init(of window: Window) throws(RenderingError) {
    self.window = window
    let (width, height) = try Picture.pixelSize(of: window.bounds.size, scale: window.displayScale)
    surface = try CairoSurface(pixelWidth: width, pixelHeight: height)
  }

  /// Whether some text stands up to half a pixel beside its place, since it was moving when it was drawn. The next update puts
  /// that right, if it does not move any more: it is due once nothing else is.
  public var needsRefinement: Bool { record.map { !$0.movingOwners.isEmpty } ?? false }

  /// How many pixels a row has.
  public var pixelWidth: Int { surface.pixelWidth }
  /// How many rows there are.
  public var pixelHeight: Int { surface.pixelHeight }

  /// Brings the picture up to date with what the window shows now. If the window has another size, so has the picture then.
  ///
  /// - Returns: The pixels that may be different from before; those that were moved are among them.
  /// - Throws: As ``init(of:)``; `RenderingError.drawingFailed` also if drawing fails. Then the next update draws everything.
  /// - Complexity: O(views and layers in sight), for finding what has changed, besides the drawing.
  public func update() throws(RenderingError) -> [PixelRect] {
    window.layoutIfNeeded()
    let (width, height) = try Picture.pixelSize(of: window.bounds.size, scale: window.displayScale)
    if width != surface.pixelWidth || height != surface.pixelHeight {
      record = nil
      surface = try CairoSurface(pixelWidth: width, pixelHeight: height)
    }
    let old = record
    record = nil
    var new = newRecord()
    drawnPixelCount = 0
    defer { textMasks.endPicture() }
    guard let old else {
      try draw(surface.pixelBounds, moving: [])
      record = new
      return [surface.pixelBounds]
    }
    let difference = SceneDifference(from: old, to: new)
    var changes = PixelRegion(in: surface.pixelBounds)
    for shift in difference.shifts {
      surface.shift(shift.area, byX: shift.x, y: shift.y)
      changes.add(shift.area)
    }
    for rect in difference.dirty.rects {
      try draw(rect, moving: difference.movingOwners)
      changes.add(rect)
    }
    new.movingOwners = difference.movingOwners
    record = new
    return changes.rects
  }

  /// Reads the pixels where they are: a number of 32 bits each, opacity, red, green, blue from the highest byte to the lowest.
  ///
  /// - Parameter body: What reads them. The pointer is good until it returns.
  /// - Returns: What `body` returns; `nil` if there are no pixels.
  public func withPixels<Result>(_ body: (_ start: UnsafeRawPointer, _ bytesPerRow: Int) -> Result) -> Result? {
    surface.withPixels(body)
  }

  /// The picture as it is now.
  public var picture: Picture {
    Picture(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: window.displayScale, premultiplied: surface.pixels)
  }

  private func newRecord() -> SceneRecord {
    let scale = window.displayScale
    let context = RecordingContext(
      bounds: surface.pixelBounds, transform: CGAffineTransform(scaleX: scale, y: scale))
    SceneRenderer().drawContents(of: window, in: context)
    return context.record
  }

  /// Whether the window's background covers all pixels.
  private var isFilled: Bool {
    let shown = window.shownValues
    return shown.backgroundColor?.alpha == 1 && shown.opacity == 1 && shown.cornerRadius == 0
      && window.layerIfMade?.mask == nil && window.isInSight
  }

  /// Draws some of the scene's pixels.
  ///
  /// - Parameters:
  ///   - rect: The pixels.
  ///   - moving: Whose text moves.
  private func draw(_ rect: PixelRect, moving: Set<ObjectIdentifier>) throws(RenderingError) {
    let scale = window.displayScale
    // What the window fills whole needs no clearing: in a large one that takes as long as a fill.
    if !isFilled { surface.clear(rect) }
    let context = try CairoDrawingContext(
      surface: surface, extent: CGSize(width: pixelWidth, height: pixelHeight), scale: scale)
    context.textMasks = textMasks
    context.movingOwners = moving
    context.clip(
      to: Path(
        CGRect(
          x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
          height: CGFloat(rect.height) / scale)))
    SceneRenderer().drawContents(of: window, in: context)
    try context.checkStatus()
    drawnPixelCount += rect.area
  }
}
