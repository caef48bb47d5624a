public import Foundation

extension Window {
  /// When something happens in the window next by itself, in seconds on its clock: a frame, while anything moves, or an action
  /// that was scheduled. `nil` if nothing will until there is input.
  ///
  /// Who advances the clock as real time passes may sleep until then.
  public var nextActivity: TimeInterval? {
    let frame = animationTally.count > 0 ? clock.frame(after: clock.now) : .infinity
    let next = min(frame, clock.nextActivity)
    return next < .infinity ? next : nil
  }
}
