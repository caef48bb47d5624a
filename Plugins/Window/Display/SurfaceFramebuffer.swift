import CSDL2
import Rendering

/// Memory that the program shares with the display's server, which shows the rectangles that it is told of. Where a server keeps
/// its windows in memory itself this is the shortest way. Unsafe, with these invariants:
///
/// - `window` is good as long as this object lives; the surface is SDL's own, and asked for anew each time.
/// - All pixels that are copied are of the picture and of the surface, since rectangles are cut to both.
@MainActor
final class SurfaceFramebuffer: Framebuffer {
  private let window: OpaquePointer
  private var shown: UnsafeMutablePointer<SDL_Surface>?

  /// The pixels of a window.
  ///
  /// - Returns: `nil` if the display has no such memory.
  init?(_ window: OpaquePointer) {
    // Asked not to, SDL does not pretend to have such memory by drawing all of it as a texture.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    let hint = SDL_GetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION).map { String(cString: $0) }
    guard hint == "0", SDL_GetWindowSurface(window) != nil else { return nil }
    self.window = window
  }

  var pixelSize: PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return PixelSize(width, height)
  }

  func show(_ picture: LivePicture, changes: [PixelRect]) throws(DisplayError) {
    guard let surface = SDL_GetWindowSurface(window) else { throw DisplayError("no picture in the window") }
    let size = PixelSize(surface.pointee.w, surface.pointee.h)
    let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
      .intersection(PixelRect(x: 0, y: 0, width: picture.pixelWidth, height: picture.pixelHeight))
    // Another surface holds nothing yet.
    let changes = surface == shown ? changes : [bounds]
    shown = surface
    var rects: [SDL_Rect] = []
    picture.withPixels { start, bytesPerRow in
      for change in changes {
        let rect = change.intersection(bounds)
        guard !rect.isEmpty else { continue }
        Self.copy(rect, from: start, bytesPerRow: bytesPerRow, to: surface.pointee)
        rects.append(SDL_Rect(rect))
      }
    }
    guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
      throw DisplayError("no picture in the window")
    }
  }

  private static func copy(
    _ rect: PixelRect, from start: UnsafeRawPointer, bytesPerRow: Int, to surface: SDL_Surface
  ) {
    guard let pixels = surface.pixels, let format = surface.format?.pointee else { return }
    let pitch = Int(surface.pitch)
    let source = start + rect.y * bytesPerRow + rect.x * 4
    let target = pixels + rect.y * pitch + rect.x * Int(format.BytesPerPixel)
    // Windows have no opacity, nor has what fills them whole.
    let opaque = SDL_PIXELFORMAT_RGB888.rawValue
    if format.format == opaque || format.format == SDL_PIXELFORMAT_ARGB8888.rawValue {
      for row in 0..<rect.height {
        (target + row * pitch).copyMemory(from: source + row * bytesPerRow, byteCount: rect.width * 4)
      }
    } else {
      SDL_ConvertPixels(
        Int32(rect.width), Int32(rect.height), opaque, source, Int32(bytesPerRow), format.format, target, surface.pitch)
    }
  }
}
