import Foundation

/// Something that touches, wheels and keys are sent to, and that passes on what it does not want.
///
/// Views are responders; the next one after a view is its superview. An override that does not call `super` keeps the event to
/// itself.
@MainActor
open class Responder {
  /// Named, because a view's own initialiser without arguments must not override it.
  @usableFromInline init(responder: Void) {}

  /// Who hears of an event that this one does not keep to itself; `nil` at the end of the chain.
  open var next: Responder? { nil }

  // MARK: Touches

  /// Fingers were put down. Passed on by default.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: When, and which touches there are besides.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. Passed on by default.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. Passed on by default.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away, by a recogniser or because the view left the window: what began with them is to be undone. Passed
  /// on by default.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Wheel and keys

  /// The wheel turned over the responder. Passed on by default.
  open func scrollWheel(with event: WheelEvent) {
    next?.scrollWheel(with: event)
  }

  /// A key was pressed. Passed on by default.
  open func keyDown(with event: KeyEvent) {
    next?.keyDown(with: event)
  }

  // MARK: First responder

  /// Whether keys may be sent here first; no by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether keys are sent here first.
  public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks that keys are sent here first.
  ///
  /// - Returns: Whether they are now. Not if this one cannot (``canBecomeFirstResponder``) or is in no window, or if the one
  ///   before does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    guard responderWindow === window else { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up that keys are sent here first.
  ///
  /// - Returns: Whether they are not any more: yes by default.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// The window that the responder is in.
  var responderWindow: Window? { nil }
}
