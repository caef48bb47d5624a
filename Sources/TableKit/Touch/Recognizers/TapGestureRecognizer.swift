import Foundation

/// Recognises taps: fingers that are put down and lifted again, in place and in time (``TouchTiming``).
///
/// Of two recognisers for one and for two taps both are called on a double tap, the one for a single tap first. Where that one
/// is not to be, it is told to wait: `single.require(toFail: double)`.
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps in a row it takes; 1 by default.
  open var numberOfTapsRequired = 1

  /// How many fingers each tap takes; 1 by default.
  open var numberOfTouchesRequired = 1

  private var tapCount = 0
  private var isComplete = false
  private var place: CGPoint?
  private var deadline: ScheduledAction?

  open override var expectsFurtherTouches: Bool { tapCount > 0 && tapCount < numberOfTapsRequired }

  /// One for fewer taps does not keep this one from recognising.
  open override func canBePrevented(by other: GestureRecognizer) -> Bool {
    guard let other = other as? TapGestureRecognizer else { return super.canBePrevented(by: other) }
    return other.numberOfTapsRequired >= numberOfTapsRequired
      || other.numberOfTouchesRequired != numberOfTouchesRequired
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if numberOfTouches == touches.count { failUnlessSettled(within: TouchTiming.longestTap) }
    guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    isComplete = true
    let middle = windowLocation
    if let place, place.distance(to: middle) > TouchTiming.tapRadius { return state = .failed }
    place = place ?? middle
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if hasWandered(touches) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard isComplete, !hasWandered(touches) else { return state = .failed }
    for touch in trackedTouches where touch.isActive { return }
    isComplete = false
    tapCount += 1
    if tapCount < numberOfTapsRequired {
      failUnlessSettled(within: TouchTiming.longestTapInterval)
    } else {
      deadline?.cancel()
      state = .ended
    }
  }

  open override func reset() {
    super.reset()
    tapCount = 0
    isComplete = false
    place = nil
    deadline?.cancel()
    deadline = nil
  }

  private func hasWandered(_ touches: Set<Touch>) -> Bool {
    for touch in touches where touch.windowLocation.distance(to: touch.firstWindowLocation) > TouchTiming.tapRadius {
      return true
    }
    return false
  }

  private func failUnlessSettled(within seconds: TimeInterval) {
    deadline?.cancel()
    deadline = view?.window?.clock.schedule(after: seconds) { [weak self] in self?.state = .failed }
  }
}
