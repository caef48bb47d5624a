import CSDL2
import Foundation
import Rendering

/// A window on a display, and the texture that its picture is kept in. Unsafe, with these invariants:
///
/// - The pointers are good as long as this object lives, and nobody else releases what they point to.
/// - There is one of these at a time: it starts SDL and ends it.
@MainActor
final class DisplayWindow {
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureSize = (width: 0, height: 0)
  private var cursors: [Pointer: OpaquePointer] = [:]

  /// What the mouse's pointer looks like.
  enum Pointer: Hashable {
    case arrow
    /// Over what can be tapped.
    case hand
  }

  /// How many pixels a point of the scene has.
  let scale: CGFloat

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: What its title bar says.
  ///   - size: The scene's size in points.
  ///   - scale: How many pixels a point has; `nil` for as many as the desktop says.
  init(title: String, size: CGSize, scale: CGFloat?) throws(DisplayError) {
    SDL_SetMainReady()
    // Fingers are told as fingers.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // Where there is no display, SDL would go on without one. The variable of that name has precedence over the hint; and
    // Wayland's library complains by itself where this folder is not known.
    SDL_SetHint(SDL_HINT_VIDEODRIVER, getenv("XDG_RUNTIME_DIR") == nil ? "x11" : "x11,wayland")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw DisplayError("no display", advice: "start it on a desktop, or set DISPLAY to one")
    }
    let centred = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    let flags = SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let (width, height) = Self.units(size, scale ?? 1)
    guard let window = SDL_CreateWindow(title, centred, centred, width, height, flags) else {
      let error = DisplayError("no window")
      SDL_Quit()
      throw error
    }
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else {
      let error = DisplayError("no window that can be drawn on")
      SDL_DestroyWindow(window)
      SDL_Quit()
      throw error
    }
    self.window = window
    self.renderer = renderer
    // A unit of SDL's is several pixels where the desktop scales what programs draw.
    var (pixelWidth, pixelHeight): (Int32, Int32) = (0, 0)
    let density =
      SDL_GetRendererOutputSize(renderer, &pixelWidth, &pixelHeight) == 0 && pixelWidth > 0
      ? CGFloat(pixelWidth) / CGFloat(width) : 1
    self.scale = scale ?? density
    if let scale, density != 1 {
      let (width, height) = Self.units(size, scale / density)
      SDL_SetWindowSize(window, width, height)
    }
  }

  private static func units(_ size: CGSize, _ factor: CGFloat) -> (width: Int32, height: Int32) {
    func units(_ length: CGFloat) -> Int32 { Int32(min(max((length * factor).rounded(), 1), 32_767)) }
    return (units(size.width), units(size.height))
  }

  isolated deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  /// What the title bar says.
  var title: String {
    get { SDL_GetWindowTitle(window).map { String(cString: $0) } ?? "" }
    set { SDL_SetWindowTitle(window, newValue) }
  }

  /// What the mouse's pointer looks like in the window.
  var pointer = Pointer.arrow {
    didSet {
      guard pointer != oldValue else { return }
      let cursor =
        cursors[pointer] ?? SDL_CreateSystemCursor(pointer == .hand ? SDL_SYSTEM_CURSOR_HAND : SDL_SYSTEM_CURSOR_ARROW)
      cursors[pointer] = cursor
      // A desktop without such a pointer keeps the one it has.
      if let cursor { SDL_SetCursor(cursor) }
    }
  }

  /// The window's size in SDL's units, in which the mouse's places are told.
  var size: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return (max(1, Int(width)), max(1, Int(height)))
  }

  /// The window's size in pixels.
  var pixelSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else { return size }
    return (max(1, Int(width)), max(1, Int(height)))
  }

  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - changes: What of it is different from what was shown before.
  func show(_ picture: LivePicture, changes: [PixelRect]) throws(DisplayError) {
    let (width, height) = (picture.pixelWidth, picture.pixelHeight)
    var changes = changes
    if texture == nil || textureSize != (width, height) {
      if let texture { SDL_DestroyTexture(texture) }
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width),
        Int32(height))
      guard texture != nil else { throw DisplayError("no picture of \(width) × \(height) pixels") }
      textureSize = (width, height)
      SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
      changes = [PixelRect(x: 0, y: 0, width: width, height: height)]
    }
    picture.withPixels { start, bytesPerRow in
      for change in changes where !change.isEmpty {
        var rect = SDL_Rect(
          x: Int32(change.x), y: Int32(change.y), w: Int32(change.width), h: Int32(change.height))
        SDL_UpdateTexture(texture, &rect, start + change.y * bytesPerRow + change.x * 4, Int32(bytesPerRow))
      }
    }
    present()
  }

  /// Shows again what was shown.
  func present() {
    guard let texture else { return }
    // Pixel by pixel: between two sizes of the window the picture has the old one.
    var rect = SDL_Rect(x: 0, y: 0, w: Int32(textureSize.width), h: Int32(textureSize.height))
    SDL_RenderCopy(renderer, texture, nil, &rect)
    SDL_RenderPresent(renderer)
  }
}
