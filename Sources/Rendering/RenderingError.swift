import Foundation
import Interposing

/// Why a picture could not be made or written. Its `description` is one line: what failed, and why.
public enum RenderingError: Error, Hashable, Sendable {
  /// A picture cannot have that size, in points: both sides are positive finite numbers.
  case invalidSize(CGSize)

  /// A picture cannot have that many pixels to a point: the number is positive and finite.
  case invalidScale(CGFloat)

  /// A picture of that size and scale has more pixels than there may be: `Picture.longestSide` along a side,
  /// `Picture.largestArea` in all.
  case tooManyPixels(size: CGSize, scale: CGFloat)

  /// A picture of that size and scale is longer than a file of the format may be: `PictureFormat.longestSide`.
  case tooLong(size: CGSize, scale: CGFloat, format: PictureFormat)

  /// The ending of the file's name stands for no format of pictures.
  case unknownFormat(path: String)

  /// The system did not let the file be written.
  case unwritable(path: String, reason: String)

  /// The drawing library gave up.
  case drawingFailed(reason: String)
}

extension RenderingError: CustomStringConvertible {
  /// One line: what failed, and why.
  public var description: String {
    switch self {
    case .invalidSize(let size):
      return "cannot draw a picture of \(Self.text(size)) points: both sides must be positive and finite"
    case .invalidScale(let scale):
      return "cannot draw at a scale of \(Self.text(scale)): it must be positive and finite"
    case .tooManyPixels(let size, let scale):
      return "cannot draw a picture of \(Self.text(size)) points at a scale of \(Self.text(scale)): it may have"
        + " \(Picture.longestSide) pixels a side and \(Picture.largestArea) in all"
    case .tooLong(let size, let scale, let format):
      return "cannot draw a picture of \(Self.text(size)) points at a scale of \(Self.text(scale)): a side may have"
        + " \(format.longestSide) units in \(format.rawValue.uppercased())"
    case .unknownFormat(let path):
      return "cannot write \(path.onOneLine): pictures are \(PictureFormat.listOfEndings) files"
    case .unwritable(let path, let reason):
      return "cannot write \(path.onOneLine): \(reason)"
    case .drawingFailed(let reason):
      return "cannot draw: \(reason.onOneLine)"
    }
  }

  private static func text(_ size: CGSize) -> String {
    "\(text(size.width)) × \(text(size.height))"
  }

  private static func text(_ number: CGFloat) -> String {
    let isWhole = number == number.rounded() && abs(number) < 1e15
    return isWhole ? String(Int(number)) : String(Double(number))
  }
}
