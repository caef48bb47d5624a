import CSDL2
import Rendering

/// A texture that a graphics processor, or a program in its place, draws all of into the window each time. Unsafe, with these
/// invariants:
///
/// - The pointers are good as long as this object lives, and nobody else releases the renderer and the texture.
/// - The window outlives it.
@MainActor
final class TextureFramebuffer: Framebuffer {
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureSize: PixelSize?

  /// The pixels of a window.
  init(_ window: OpaquePointer) throws(DisplayError) {
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else {
      throw DisplayError("no window that can be drawn on")
    }
    self.window = window
    self.renderer = renderer
  }

  isolated deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
  }

  var pixelSize: PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    if SDL_GetRendererOutputSize(renderer, &width, &height) != 0 { SDL_GetWindowSize(window, &width, &height) }
    return PixelSize(width, height)
  }

  func show(_ picture: LivePicture, changes: [PixelRect]) throws(DisplayError) {
    let size = PixelSize(Int32(picture.pixelWidth), Int32(picture.pixelHeight))
    var changes = changes
    if texture == nil || textureSize != size {
      if let texture { SDL_DestroyTexture(texture) }
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(size.width),
        Int32(size.height))
      guard texture != nil else { throw DisplayError("no picture of \(size.width) × \(size.height) pixels") }
      textureSize = size
      SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
      changes = [PixelRect(x: 0, y: 0, width: size.width, height: size.height)]
    }
    picture.withPixels { start, bytesPerRow in
      for change in changes where !change.isEmpty {
        var rect = SDL_Rect(change)
        SDL_UpdateTexture(texture, &rect, start + change.y * bytesPerRow + change.x * 4, Int32(bytesPerRow))
      }
    }
    // Pixel by pixel: between two sizes of the window the picture has the old one.
    var rect = SDL_Rect(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    SDL_RenderCopy(renderer, texture, nil, &rect)
    SDL_RenderPresent(renderer)
  }
}
