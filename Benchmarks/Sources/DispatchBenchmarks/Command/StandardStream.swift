import Glibc

/// A stream that every program has, by its descriptor.
enum StandardStream: Int32 {
  case output = 1
  case errors = 2

  /// Writes a text, whole or until the system refuses.
  ///
  /// - Returns: Why not all of it was written; `nil` if it was.
  @discardableResult
  func write(_ text: String) -> String? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // The slice is the array's own memory, which outlives the call.
      let count = rest.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno != EINTR {
        return String(cString: strerror(errno))
      }
    }
    return nil
  }
}
