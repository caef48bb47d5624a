public import Foundation

/// Recognises fingers that are held down in place; it begins while they are still down, changes as they move, and ends when
/// they are lifted.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the fingers have to be held, in seconds; 0.5 by default. What is not above 0 counts as 0, so that it begins at
  /// once.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far the fingers may move until it begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  /// How many fingers it takes; 1 by default.
  open var numberOfTouchesRequired = 1

  /// How many taps have to come right before; 0 by default.
  open var numberOfTapsRequired = 0

  private var timer: ScheduledAction?

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard storedState == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
    for touch in touches where touch.tapCount <= numberOfTapsRequired { return state = .failed }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0, let clock = view?.window?.clock else { return state = .began }
    timer = clock.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard storedState == .possible else { return state = .changed }
    for touch in touches where touch.windowLocation.distance(to: touch.firstWindowLocation) > allowableMovement {
      return state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    state = hasRecognized || waiting != nil ? .ended : .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }
}
