import Foundation
import Rendering
import TableKit

/// The images that rows show, read from files, small enough for a row, and kept for when it comes into sight again.
@MainActor
final class RowImages {
  /// How many images are kept; then all are let go.
  private static let mostImages = 512

  private let folder: String
  private let size: CGSize
  /// How many pixels a point has. Images that were read for another number are read anew.
  var scale: CGFloat {
    didSet { if scale != oldValue { images.removeAll() } }
  }
  private var images: [String: Image] = [:]
  /// The paths of all files that were read.
  private(set) var files: Set<String> = []
  /// The paths, as rows have them, of files that cannot be read. It has been said of the first row that names one.
  private var refused: Set<String> = []

  /// - Parameters:
  ///   - folder: The folder that relative paths begin in, with a / at its end; empty for the current one.
  ///   - size: The room for an image in points.
  ///   - scale: How many pixels a point has.
  init(folder: String, size: CGSize, scale: CGFloat) {
    self.folder = folder
    self.size = size
    self.scale = scale
  }

  /// The image of a file; `nil` if it could not be read before.
  ///
  /// - Throws: `ImageError`, the first time.
  func image(at path: String) throws -> Image? {
    if let image = images[path] { return image }
    guard !refused.contains(path) else { return nil }
    let file = path.hasPrefix("/") ? path : folder + path
    let image: Image
    do {
      image = try Image(readingFile: file)
    } catch {
      refused.insert(path)
      throw error
    }
    files.insert(file)
    let small = image.preparingThumbnail(of: size, scale: scale) ?? image
    if images.count >= Self.mostImages { images.removeAll() }
    images[path] = small
    return small
  }
}
