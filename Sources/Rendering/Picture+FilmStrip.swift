import Foundation

extension Picture {
  /// Pictures of the same size side by side, row by row: a film strip.
  ///
  /// Cells that are left over in the last row are transparent.
  ///
  /// - Parameters:
  ///   - frames: The pictures, from the left of the first row on.
  ///   - columns: How many stand in a row; at least one.
  /// - Returns: One picture, of the first one's scale; `nil` if there are no frames, or if they differ in size.
  /// - Throws: `RenderingError.tooManyPixels` if the strip is larger than a picture may be.
  /// - Complexity: O(*n*) for *n* pixels in all.
  public static func filmStrip(of frames: [Picture], columns: Int) throws(RenderingError) -> Picture? {
    guard let first = frames.first else { return nil }
    for frame in frames where frame.pixelWidth != first.pixelWidth || frame.pixelHeight != first.pixelHeight {
      return nil
    }
    let (columns, rows) = grid(of: frames.count, columns: columns)
    try checkFilmStrip(
      of: frames.count, columns: columns, frame: (first.pixelWidth, first.pixelHeight), scale: first.scale)
    let width = first.pixelWidth * columns
    var pixels = [UInt32](repeating: 0, count: width * first.pixelHeight * rows)
    for (index, frame) in frames.enumerated() {
      let left = index % columns * frame.pixelWidth
      let top = index / columns * frame.pixelHeight
      for y in 0..<frame.pixelHeight {
        let source = y * frame.pixelWidth
        let target = (top + y) * width + left
        pixels.replaceSubrange(
          target..<target + frame.pixelWidth, with: frame.premultiplied[source..<source + frame.pixelWidth])
      }
    }
    return Picture(
      pixelWidth: width, pixelHeight: first.pixelHeight * rows, scale: first.scale, premultiplied: pixels)
  }

  /// Checks, before anything is drawn, that a film strip is no larger than a picture may be.
  ///
  /// - Parameters:
  ///   - count: How many frames it has.
  ///   - columns: How many stand in a row; at least one.
  ///   - frame: The size of a frame in pixels.
  ///   - scale: How many pixels a point has.
  /// - Throws: `RenderingError.tooManyPixels`.
  public static func checkFilmStrip(
    of count: Int, columns: Int, frame: (width: Int, height: Int), scale: CGFloat
  ) throws(RenderingError) {
    let (columns, rows) = grid(of: count, columns: columns)
    let (width, widthOverflows) = frame.width.multipliedReportingOverflow(by: columns)
    let (height, heightOverflows) = frame.height.multipliedReportingOverflow(by: rows)
    guard !widthOverflows, !heightOverflows, width <= longestSide, height <= longestSide, width * height <= largestArea
    else {
      throw .tooManyPixels(
        size: CGSize(
          width: CGFloat(frame.width) * CGFloat(columns) / scale, height: CGFloat(frame.height) * CGFloat(rows) / scale),
        scale: scale)
    }
  }

  private static func grid(of count: Int, columns: Int) -> (columns: Int, rows: Int) {
    let columns = min(max(1, columns), max(1, count))
    return (columns, max(0, count - 1) / columns + 1)
  }
}
