import Foundation
import TableKit

/// A file with pictures of the same size side by side, row by row: a film strip.
///
/// ```swift
/// let strip = try FilmStrip(frameSize: window.bounds.size, count: 24, columns: 8, format: .svg)
/// for frame in 0..<24 {
///   window.clock.advance(to: Double(frame) / 24)
///   strip.addFrame { SceneRenderer().drawContents(of: window, in: $0) }
/// }
/// try OutputFile.write(strip.bytes(), to: "film.svg")
/// ```
@MainActor
public final class FilmStrip {
  /// How many frames there is room for.
  public let count: Int

  /// How many frames stand in a row.
  public let columns: Int

  /// How many frames have been added.
  public private(set) var addedCount = 0

  /// A frame's size in points, a part of a pixel taken for a whole one.
  private let cellSize: CGSize
  private let sheet: Sheet

  /// An empty, transparent strip.
  ///
  /// - Parameters:
  ///   - frameSize: A frame's size in points.
  ///   - scale: How many pixels, or other units of the file, a point has along each axis.
  ///   - count: How many frames it has room for; at least one.
  ///   - columns: How many stand in a row, at least one. There are more where the strip would be longer than a file may be.
  ///   - format: The file's format.
  /// - Throws: What ``PictureFormat/check(size:scale:)`` does, for a frame or for the strip; `.drawingFailed` if memory runs out.
  public init(
    frameSize: CGSize, scale: CGFloat = 1, count: Int, columns: Int, format: PictureFormat
  ) throws(RenderingError) {
    let plan = try Plan(frameSize: frameSize, scale: scale, count: count, columns: columns, format: format)
    self.count = plan.count
    self.columns = plan.columns
    cellSize = CGSize(width: plan.cell.width / scale, height: plan.cell.height / scale)
    sheet = try Sheet(format: format, extent: plan.extent, scale: scale)
  }

  /// Draws the next frame. A strip that is full takes no more.
  ///
  /// - Parameter actions: What draws, in points from the frame's top left, y down. Only the frame shows.
  public func addFrame(_ actions: (CairoDrawingContext) -> Void) {
    guard addedCount < count else { return }
    let context = sheet.context
    context.isolate {
      context.translateBy(
        x: CGFloat(addedCount % columns) * cellSize.width, y: CGFloat(addedCount / columns) * cellSize.height)
      context.clip(to: CGRect(origin: .zero, size: cellSize))
      actions(context)
    }
    addedCount += 1
  }

  /// The file's content. Nothing can be added any more afterwards.
  ///
  /// - Throws: `RenderingError.drawingFailed` if memory ran out.
  public func bytes() throws(RenderingError) -> [UInt8] {
    try sheet.bytes()
  }

  /// Checks, before anything is drawn, that there can be a strip.
  ///
  /// - Parameters: As of ``init(frameSize:scale:count:columns:format:)``.
  /// - Throws: What ``PictureFormat/check(size:scale:)`` does, for a frame or for the strip.
  public static func check(
    frameSize: CGSize, scale: CGFloat = 1, count: Int, columns: Int, format: PictureFormat
  ) throws(RenderingError) {
    _ = try Plan(frameSize: frameSize, scale: scale, count: count, columns: columns, format: format)
  }

  /// Where frames stand, in the file's units.
  private struct Plan {
    let count: Int
    let columns: Int
    let cell: CGSize
    let extent: CGSize

    init(
      frameSize: CGSize, scale: CGFloat, count: Int, columns: Int, format: PictureFormat
    ) throws(RenderingError) {
      cell = try format.extent(of: frameSize, scale: scale)
      self.count = max(1, count)
      let frames = self.count
      let wanted = min(max(1, columns), frames)
      // As many rows as there is room for need at least so many columns.
      let rowsWithRoom = max(1, Int(min(CGFloat(frames), CGFloat(format.longestSide) / cell.height)))
      var failure: RenderingError?
      for columns in [wanted, max(wanted, (frames - 1) / rowsWithRoom + 1)] {
        let extent = CGSize(
          width: cell.width * CGFloat(columns), height: cell.height * CGFloat((frames - 1) / columns + 1))
        do {
          try format.check(size: CGSize(width: extent.width / scale, height: extent.height / scale), scale: scale)
          self.columns = columns
          self.extent = extent
          return
        } catch {
          failure = failure ?? error
        }
      }
      throw failure ?? .invalidSize(frameSize)
    }
  }
}
