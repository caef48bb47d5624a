import CSDL2
import Foundation
import Rendering

/// What a session shows its scene in.
@MainActor
protocol SceneDisplay: AnyObject {
  /// What the title bar says.
  var title: String { get set }
  /// What the mouse's pointer looks like over the scene.
  var pointer: DisplayWindow.Pointer { get set }
  /// The sizes that it has now.
  var geometry: DisplayGeometry { get }

  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - changes: What of it is different from what is shown.
  func show(_ picture: LivePicture, changes: [PixelRect]) throws(DisplayError)
}

/// A window on a display. Unsafe, with these invariants:
///
/// - The pointers are good as long as this object lives, and nobody else releases what they point to.
/// - There is one of these at a time: it starts SDL and ends it.
@MainActor
final class DisplayWindow: SceneDisplay {
  private let window: OpaquePointer
  private var framebuffer: (any Framebuffer)?
  private var cursors: [Pointer: OpaquePointer] = [:]
  private let requestedScale: CGFloat?
  private let desktopScale: CGFloat

  /// What the mouse's pointer looks like.
  enum Pointer: Hashable {
    case arrow
    /// Over what can be tapped.
    case hand
  }

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: What its title bar says.
  ///   - size: The scene's size in points.
  ///   - scale: How many pixels a point has; `nil` for as many as the desktop says, wherever the window is moved.
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
    Self.endInOrderWhenHungUp()
    desktopScale = XLibrary.resources.map(DesktopScale.read) ?? 1
    let centred = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    let flags = SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let (width, height) = DisplayGeometry.units(size, unitsPerPoint: scale ?? desktopScale)
    guard let window = SDL_CreateWindow(title, centred, centred, width, height, flags) else {
      let error = DisplayError("no window")
      SDL_Quit()
      throw error
    }
    do throws(DisplayError) {
      if let framebuffer = SurfaceFramebuffer(window) {
        self.framebuffer = framebuffer
      } else {
        framebuffer = try TextureFramebuffer(window)
      }
    } catch {
      SDL_DestroyWindow(window)
      SDL_Quit()
      throw error
    }
    self.window = window
    requestedScale = scale
    // A unit of SDL's is several pixels where the desktop scales what programs draw.
    let density = DisplayGeometry.density(units: units, pixels: pixels)
    if let scale, density != 1 {
      let (width, height) = DisplayGeometry.units(size, unitsPerPoint: scale / density)
      SDL_SetWindowSize(window, width, height)
    }
  }

  /// When the terminal is closed that the program was started from, the window is closed as by any other signal; SDL only knows of
  /// two. Who has had that signal ignored keeps the window.
  private static func endInOrderWhenHungUp() {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    guard action.__sigaction_handler.sa_handler == nil else { return }
    signal(SIGHUP) { _ in raise(SIGTERM) }
  }

  isolated deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    framebuffer = nil
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

  /// The window's sizes on the display that it is on now.
  var geometry: DisplayGeometry {
    DisplayGeometry(units: units, pixels: pixels, scale: requestedScale, desktopScale: desktopScale)
  }

  private var units: PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return PixelSize(width, height)
  }

  private var pixels: PixelSize { framebuffer?.pixelSize ?? units }

  func show(_ picture: LivePicture, changes: [PixelRect]) throws(DisplayError) {
    try framebuffer?.show(picture, changes: changes)
  }
}
