import CSDL2
import Rendering

/// The pixels of a window on the display.
@MainActor
protocol Framebuffer: AnyObject {
  /// How many pixels there are.
  var pixelSize: PixelSize { get }

  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture. Between two sizes of the window it may have the old one.
  ///   - changes: What of it is different from what was shown before.
  func show(_ picture: LivePicture, changes: [PixelRect]) throws(DisplayError)
}

/// A number of columns and of rows.
struct PixelSize: Hashable {
  var width: Int
  var height: Int

  /// At least one of each: what a window that is not shown has none of can still be computed with.
  init(_ width: Int32, _ height: Int32) {
    self.width = max(1, Int(width))
    self.height = max(1, Int(height))
  }
}

extension SDL_Rect {
  /// The rectangle in SDL's numbers.
  init(_ rect: PixelRect) {
    self.init(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
  }
}
