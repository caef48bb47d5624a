import Foundation

/// X's library, the one that SDL has loaded; nothing of it is linked, since there may be none. Unsafe, with this invariant:
///
/// - A function is called with the type that its documentation gives it.
enum XLibrary {
  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD), let symbol = dlsym(library, name) else {
      return nil
    }
    return unsafeBitCast(symbol, to: type)
  }

  /// Called on the thread that speaks to the server when it is gone.
  typealias ErrorHandler = @convention(c) (OpaquePointer?) -> Int32

  /// Says what is called when a connection is lost. If it returns, the library ends the process.
  static func setConnectionErrorHandler(_ handler: ErrorHandler) {
    typealias Setter = @convention(c) (ErrorHandler?) -> ErrorHandler?
    _ = function("XSetIOErrorHandler", as: Setter.self)?(handler)
  }

  /// What the desktop says of itself, a line `NAME: VALUE` for each thing; `nil` if there is no X server, or it says nothing.
  static var resources: String? {
    typealias Opener = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Reader = @convention(c) (OpaquePointer?) -> UnsafeMutablePointer<CChar>?
    typealias Closer = @convention(c) (OpaquePointer?) -> Int32
    guard let open = function("XOpenDisplay", as: Opener.self),
      let read = function("XResourceManagerString", as: Reader.self),
      let close = function("XCloseDisplay", as: Closer.self), let display = open(nil)
    else { return nil }
    defer { _ = close(display) }
    // The text is the connection's.
    return read(display).map { String(cString: $0) }
  }
}
