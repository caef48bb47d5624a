public import Foundation

/// Input, as whatever stands in for a screen and fingers sends it. All of it happens at the time that the window's clock shows.
extension Window {
  // MARK: Touches

  /// Puts a finger down.
  ///
  /// What is due for layout is laid out first, so the finger meets what is there now.
  ///
  /// - Parameters:
  ///   - identifier: What the finger is called, as long as it is down. A finger of that name that is still down is taken
  ///     away first, as if by ``cancelTouch(_:)``.
  ///   - point: Where, in the window's coordinates. A point that is not finite is nowhere: nothing happens.
  /// - Returns: The touch, or `nil` if there is none.
  @discardableResult
  public func beginTouch(_ identifier: Int = 0, at point: CGPoint) -> Touch? {
    sendTouches([TouchChange(.begin, identifier: identifier, at: point)])
    return touchDelivery.activeTouch(identifier)
  }

  /// Moves a finger. One that is not down, and a point that is not finite, change nothing.
  public func moveTouch(_ identifier: Int = 0, to point: CGPoint) {
    sendTouches([TouchChange(.move, identifier: identifier, at: point)])
  }

  /// Lifts a finger. One that is not down changes nothing.
  ///
  /// - Parameters:
  ///   - identifier: What the finger is called.
  ///   - point: Where it is lifted; `nil`, or a point that is not finite, for where it was.
  public func endTouch(_ identifier: Int = 0, at point: CGPoint? = nil) {
    sendTouches([TouchChange(.end, identifier: identifier, at: point)])
  }

  /// Takes a finger away, so that it counts as if it had not been. One that is not down changes nothing.
  public func cancelTouch(_ identifier: Int = 0) {
    sendTouches([TouchChange(.cancel, identifier: identifier)])
  }

  /// Sends what became of several fingers at one time, in one event.
  ///
  /// Recognisers hear of it first, from the touched view upwards; then the views do. In a callback of an event that is still
  /// being sent, it is sent when that one is through.
  ///
  /// - Parameter changes: What became of each finger. Further changes of one finger make further events.
  public func sendTouches(_ changes: [TouchChange]) {
    touchDelivery.send(changes)
  }

  // MARK: Wheel and keys

  /// Turns the wheel.
  ///
  /// - Parameters:
  ///   - point: Where the pointer is, in the window's coordinates.
  ///   - delta: How far the content should move to the left and up, in points of the window. Numbers that are not finite:
  ///     nothing happens.
  ///   - phase: What part of a sequence it is.
  public func sendWheel(at point: CGPoint, delta: CGPoint, phase: WheelEvent.Phase = .single) {
    guard point.isFinite, delta.isFinite else { return }
    layoutIfNeeded()
    let event = WheelEvent(timestamp: clock.now, location: point, delta: delta, phase: phase)
    var target = wheelTarget?.window === self ? wheelTarget : nil
    if target == nil || phase == .began || phase == .single { target = hitTest(point, with: event) }
    switch phase {
    case .began, .changed: wheelTarget = target
    case .ended, .cancelled: wheelTarget = nil
    case .single: break
    }
    target?.scrollWheel(with: event)
  }

  /// Presses a key. It goes to the ``firstResponder``; if there is none, to the view in the middle of the window.
  public func sendKey(_ key: KeyEvent.Key) {
    layoutIfNeeded()
    let event = KeyEvent(timestamp: clock.now, key: key)
    let target = firstResponder ?? hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: event)
    target?.keyDown(with: event)
  }

  /// Called when views have left the window: what was on its way to them is called back.
  func viewsDidLeave() {
    if let view = firstResponder as? View, view.window !== self {
      firstResponder = nil
    }
    touchDelivery.viewsDidLeave()
  }
}
