import Foundation
public import TableKit

/// A folder of images that are asked for by name, as those of a bundle are in UIKit.
///
/// ```swift
/// let images = try ImageFolder(path: "Images")        // has star.png, star@2x.png
/// cell.imageView?.image = Image(named: "star", in: images, scale: tableView.displayScale)
/// ```
///
/// What there is, is looked up once; files are read when they are asked for.
public struct ImageFolder: Sendable, Hashable {
  /// The folder's path.
  public let path: String

  /// The endings of images that are asked for without one, in the order in which they are looked for.
  static let endings = ["png", "jpg", "jpeg"]

  private let files: [ImageFileName: String]

  /// Looks up what is in a folder.
  ///
  /// - Parameter path: The folder's path.
  /// - Throws: `ImageError.unreadable`.
  /// - Complexity: O(*n*) for *n* files.
  public init(path: String) throws(ImageError) {
    self.path = path
    do {
      var files: [ImageFileName: String] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: path) { files[ImageFileName(name)] = name }
      self.files = files
    } catch {
      throw .unreadable(name: path, reason: (error as NSError).localizedDescription)
    }
  }

  /// The path of the file that suits a device best: of its own scale, else of the next larger one, else of the largest.
  func file(named name: String, scale: CGFloat) -> String? {
    let wanted = ImageFileName(name)
    var best: (scale: CGFloat, file: String)?
    for ending in wanted.ending.isEmpty ? Self.endings : [wanted.ending] where best == nil {
      for candidate in files where candidate.key.base == wanted.base && candidate.key.ending == ending {
        if let known = best, !Self.isBetter(candidate.key.scale, than: known.scale, for: scale) { continue }
        best = (candidate.key.scale, candidate.value)
      }
    }
    return best.map { "\(path)/\($0.file)" }
  }

  private static func isBetter(_ candidate: CGFloat, than known: CGFloat, for scale: CGFloat) -> Bool {
    candidate >= scale ? known < scale || candidate < known : known < scale && candidate > known
  }

  /// Reads an image.
  ///
  /// - Parameters:
  ///   - name: Its name, without folder and scale; with or without ending.
  ///   - scale: How many pixels the device has to a point: of several files the one that suits it best is taken.
  /// - Throws: `ImageError.notFound`; what reading the file throws.
  public func image(named name: String, scale: CGFloat = 1) throws(ImageError) -> Image {
    guard let file = file(named: name, scale: scale) else { throw .notFound(name: name, folder: path) }
    return try Image(readingFile: file)
  }
}

extension Image {
  /// The image of a name in a folder, as UIKit has it for bundles; `nil` if there is none, or none that can be decoded.
  /// ``ImageFolder/image(named:scale:)`` says why.
  ///
  /// - Parameters:
  ///   - name: Its name, without folder and scale; with or without ending.
  ///   - folder: The folder.
  ///   - scale: How many pixels the device has to a point.
  public init?(named name: String, in folder: ImageFolder, scale: CGFloat = 1) {
    guard let image = try? folder.image(named: name, scale: scale) else { return nil }
    self = image
  }
}
