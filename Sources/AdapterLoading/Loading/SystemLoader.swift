import Glibc
import Interposing

/// The system's loader of shared libraries.
enum SystemLoader {
  /// An opened shared library. It stays open as long as the process runs: there is no way to tell when the last reference
  /// to its code and types is gone, so its addresses stay valid.
  struct Image {
    fileprivate let handle: UnsafeMutableRawPointer

    /// The address of an exported symbol.
    func address(ofSymbol name: String) -> UnsafeMutableRawPointer? {
      dlsym(handle, name)
    }
  }

  /// Why the system's loader refused.
  struct Refusal: Error {
    let reason: String
  }

  /// Whether a library of this name is part of the process already.
  static func isLoaded(_ library: String) -> Bool {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD) else {
      _ = dlerror()
      return false
    }
    // This only takes back what the call above counted: the library stays, as whoever loaded it still has it.
    dlclose(handle)
    return true
  }

  /// Opens a library with all its references bound, its symbols to itself, and for good.
  ///
  /// - Parameter path: An absolute path.
  static func open(_ path: String) throws(Refusal) -> Image {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
      // The text belongs to the system until its next call on this thread, and is copied at once.
      let text = dlerror().map { String(cString: $0) } ?? "it gives no reason"
      throw Refusal(reason: text.onOneLine)
    }
    return Image(handle: handle)
  }
}
