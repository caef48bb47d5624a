import Foundation
import TableKit

/// Draws pictures without views: what a function draws, as pixels or as a file of any format.
///
/// ```swift
/// let renderer = PictureRenderer(size: CGSize(width: 200, height: 100))
/// try renderer.write(to: "bars.svg") { context in
///   context.fill(CGRect(x: 20, y: 40, width: 30, height: 60), color: .systemBlue)
/// }
/// ```
@MainActor
public struct PictureRenderer {
  /// The pictures' size in points.
  public let size: CGSize

  /// How many pixels, or other units of a file, a point has along each axis.
  public let scale: CGFloat

  /// A renderer for pictures of one size. Whether there can be such pictures is known when one is drawn.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: How many pixels a point has along each axis. Vector files are drawn larger by it.
  public init(size: CGSize, scale: CGFloat = 1) {
    self.size = size
    self.scale = scale
  }

  /// A picture made of pixels. What nothing is drawn on stays transparent.
  ///
  /// - Parameter actions: What draws, in points from the top left, y down.
  /// - Throws: `RenderingError.invalidSize`, `.invalidScale` or `.tooManyPixels` for a picture that cannot be;
  ///   `.drawingFailed` if memory runs out.
  public func picture(_ actions: (CairoDrawingContext) -> Void) throws(RenderingError) -> Picture {
    let (width, height) = try Picture.pixelSize(of: size, scale: scale)
    let surface = try CairoSurface(pixelWidth: width, pixelHeight: height)
    let context = try CairoDrawingContext(
      surface: surface, extent: CGSize(width: width, height: height), scale: scale)
    actions(context)
    try context.checkStatus()
    return Picture(pixelWidth: width, pixelHeight: height, scale: scale, premultiplied: surface.pixels)
  }

  /// A picture as a file's content. What nothing is drawn on stays transparent.
  ///
  /// - Parameters:
  ///   - format: The file's format.
  ///   - actions: What draws, in points from the top left, y down.
  /// - Throws: `RenderingError.invalidSize`, `.invalidScale`, `.tooManyPixels` or `.tooLong` for a picture that cannot be;
  ///   `.drawingFailed` if memory runs out.
  public func bytes(
    as format: PictureFormat, _ actions: (CairoDrawingContext) -> Void
  ) throws(RenderingError) -> [UInt8] {
    let sheet = try Sheet(format: format, extent: format.extent(of: size, scale: scale), scale: scale)
    actions(sheet.context)
    return try sheet.bytes()
  }

  /// Draws a picture into a file, whole or not at all (see ``OutputFile``).
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - format: The file's format; `nil` for the one that the path's ending names, or PNG if it has none.
  ///   - actions: What draws, in points from the top left, y down.
  /// - Throws: What ``bytes(as:_:)`` throws; `RenderingError.unknownFormat` for an ending that names none; `.unwritable` with
  ///   the system's reason.
  public func write(
    to path: String, as format: PictureFormat? = nil, _ actions: (CairoDrawingContext) -> Void
  ) throws(RenderingError) {
    // Before anything is drawn.
    let fileFormat: PictureFormat
    if let format { fileFormat = format } else { fileFormat = try PictureFormat(ofFileAt: path) }
    try OutputFile.write(bytes(as: fileFormat, actions), to: path)
  }
}

extension PictureFormat {
  /// The format that the ending of a file's name stands for; PNG if it has none, as a device has.
  ///
  /// - Parameter path: The file's path.
  /// - Throws: `RenderingError.unknownFormat`.
  public init(ofFileAt path: String) throws(RenderingError) {
    if let format = PictureFormat(path: path) {
      self = format
    } else if URL(filePath: path).pathExtension.isEmpty {
      self = .png
    } else {
      throw .unknownFormat(path: path)
    }
  }
}
