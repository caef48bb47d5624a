import Foundation

/// The formats in which pictures are written.
///
/// The same picture gives the same bytes, in each of them: files of both vector formats carry no date and no number that depends on
/// what was drawn before.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  /// Pixels.
  case png

  /// Vectors. One unit of the file is one pixel of CSS; letters are outlines that stand in the file once each, so that text looks
  /// the same wherever it is shown, but is no text any more to a program that reads the file.
  case svg

  /// Vectors on one page. One unit of the file is 1/72 inch; text is text, and its fonts are in the file.
  case pdf

  /// What names of such files end in, without a dot.
  public var fileExtension: String { rawValue }

  /// The format that the ending of a file's name stands for, in upper or lower case.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: `nil` for any other ending, and for none.
  public init?(path: String) {
    self.init(rawValue: URL(filePath: path).pathExtension.lowercased())
  }

  /// The endings of all formats' files in words: `.png, .svg or .pdf`.
  public static var listOfEndings: String {
    let endings = allCases.map { ".\($0.fileExtension)" }
    return endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
  }

  /// The longest side that a picture may have, in the file's units.
  ///
  /// - PNG: `Picture.longestSide`.
  /// - SVG: as much, so that what can be drawn can be made pixels of too.
  /// - PDF: 14,400, the most that common readers show (ISO 32000-1, annex C.2).
  public var longestSide: Int {
    switch self {
    case .png, .svg: Picture.longestSide
    case .pdf: 14_400
    }
  }

  /// Checks, before anything is drawn, that there can be a picture of some size.
  ///
  /// - Parameters:
  ///   - size: The picture's size in points.
  ///   - scale: How many pixels, or other units of the file, a point has along each axis.
  /// - Throws: `RenderingError.invalidSize`, `.invalidScale`, `.tooManyPixels` or `.tooLong`.
  public func check(size: CGSize, scale: CGFloat) throws(RenderingError) {
    _ = try extent(of: size, scale: scale)
  }

  /// The picture's size in the file's units: whole pixels, but exact in the vector formats.
  func extent(of size: CGSize, scale: CGFloat) throws(RenderingError) -> CGSize {
    guard self != .png else {
      let (width, height) = try Picture.pixelSize(of: size, scale: scale)
      return CGSize(width: width, height: height)
    }
    guard size.width > 0, size.height > 0, size.isFinite else { throw .invalidSize(size) }
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    let extent = CGSize(width: size.width * scale, height: size.height * scale)
    guard extent.width > 0, extent.height > 0 else { throw .invalidScale(scale) }
    guard max(extent.width, extent.height) <= CGFloat(longestSide) else {
      throw .tooLong(size: size, scale: scale, format: self)
    }
    return extent
  }
}
