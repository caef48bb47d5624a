import CSDL2

/// Why there is no window, or nothing can be shown in it.
struct DisplayError: Error, CustomStringConvertible {
  /// What could not be done.
  let what: String
  /// What SDL says of it.
  let reason: String

  /// What SDL last complained of.
  ///
  /// - Parameters:
  ///   - what: What could not be done.
  ///   - advice: What to do about it.
  init(_ what: String, advice: String? = nil) {
    self.what = what
    let reason = SDL_GetError().map { String(cString: $0) } ?? ""
    self.reason = (reason.isEmpty ? "SDL gives no reason" : reason) + (advice.map { "; \($0)" } ?? "")
  }

  var description: String { "\(what): \(reason)" }
}
