import Interposing
import TableKit

/// Why a file or some bytes could not be made an image. Its `description` is one line: what failed, and why.
public enum ImageError: Error, Hashable, Sendable {
  /// The system did not let the file be read.
  case unreadable(name: String, reason: String)

  /// The bytes are no image of a format that is known, or a damaged one.
  case undecodable(name: String, reason: String)

  /// The image has more pixels than there may be: `Picture.longestSide` along a side, `Image.largestArea` in all.
  case tooManyPixels(name: String, width: Int, height: Int)

  /// A folder has no image of that name, in any scale.
  case notFound(name: String, folder: String)
}

extension ImageError: CustomStringConvertible {
  /// One line: what failed, and why.
  public var description: String {
    switch self {
    case .unreadable(let name, let reason):
      "\(name.onOneLine): cannot be read: \(reason)"
    case .undecodable(let name, let reason):
      "\(name.onOneLine): not an image that can be shown: \(reason.onOneLine)"
    case .tooManyPixels(let name, let width, let height):
      "\(name.onOneLine): \(width) × \(height) pixels are too many for an image: it may have \(Picture.longestSide) a side"
        + " and \(Image.largestArea) in all"
    case .notFound(let name, let folder):
      "\(folder.onOneLine): no image named \(name.quotedOnOneLine): neither as it is nor with .png, .jpg or .jpeg"
    }
  }
}
