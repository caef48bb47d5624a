import Foundation

/// How the sizes of one window go together: SDL's units, in which the mouse's places are told; the display's pixels; and the scene's
/// points.
struct DisplayGeometry: Hashable {
  /// How many pixels a point has.
  let scale: CGFloat
  /// The scene's size in points.
  let size: CGSize
  /// How many points a unit is.
  let pointsPerUnit: CGFloat

  /// - Parameters:
  ///   - units: The window's size in SDL's units.
  ///   - pixels: Its size in pixels.
  ///   - scale: How many pixels a point has; `nil` for as many as the display has to a unit, and the desktop says.
  ///   - desktopScale: How many units the desktop wants a point to have.
  init(units: PixelSize, pixels: PixelSize, scale: CGFloat?, desktopScale: CGFloat = 1) {
    let scale = scale ?? Self.density(units: units, pixels: pixels) * desktopScale
    self.scale = scale
    size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    pointsPerUnit = size.width / CGFloat(units.width)
  }

  /// How many pixels a display has to a unit, by the two sizes of a window on it. Those are whole numbers, so a window of 853 units
  /// has 1280 pixels where it should have 1279½: desktops scale by a number of 120ths, of which only one comes that near.
  static func density(units: PixelSize, pixels: PixelSize) -> CGFloat {
    let density = CGFloat(pixels.width + pixels.height) / CGFloat(units.width + units.height)
    return max((density * 120).rounded(), 1) / 120
  }

  /// The size in SDL's units of a window for a scene.
  ///
  /// - Parameters:
  ///   - size: The scene's size in points.
  ///   - unitsPerPoint: How many units a point is.
  static func units(_ size: CGSize, unitsPerPoint: CGFloat) -> (width: Int32, height: Int32) {
    func units(_ length: CGFloat) -> Int32 { Int32(min(max((length * unitsPerPoint).rounded(), 1), 32_767)) }
    return (units(size.width), units(size.height))
  }
}
