/// What stands behind a `swivel_call` of a C function: whose call it is, whether it is under way, and what it keeps alive.
///
/// What is unsafe stands in this file and in `CCrossing.swift`. A frame's memory belongs to its crossing, which makes it once and
/// uses it for one call after another; a call inside a call has the frame behind it. So a frame that C kept too long still
/// tells that its call is over, for as long as the crossing lives.
struct CCallFrame {
  /// Whose call it is. Not retained: it owns the frame.
  let crossing: Unmanaged<CCrossing>
  /// Whether the function is under way.
  var isOpen = false
  /// For a call inside this one.
  var inner: UnsafeMutablePointer<CCallFrame>?
  /// What is released when the call ends. The first has a place of its own: one is kept at most in most calls, and an array
  /// would be allocated.
  private var kept: Unmanaged<AnyObject>?
  private var others: [Unmanaged<AnyObject>] = []

  init(_ crossing: CCrossing) {
    self.crossing = .passUnretained(crossing)
  }

  /// Whether anything is released when the call ends.
  var keepsAnything: Bool { kept != nil }

  /// Keeps an object alive until the call ends.
  mutating func keep(_ object: AnyObject) {
    let reference = Unmanaged.passRetained(object)
    if kept == nil { kept = reference } else { others.append(reference) }
  }

  /// Releases what was kept. An object that goes may call back, so the frame forgets them first.
  mutating func releaseKept() {
    let all = (kept.map { [$0] } ?? []) + others
    kept = nil
    others = []
    for reference in all { reference.release() }
  }
}
