public import Foundation

extension Spring {
  /// The spring of mass 1 that brings something to rest in a given time: from a distance of 1 to within a thousandth of it.
  ///
  /// For no initial velocity the time is in proportion to the response, so it is known at once; for others the response is found by halving
  /// the range it lies in.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping in relation to the critical one, clamped to 0.01 … 100; what is not a number counts as 1.
  ///   - settlingDuration: The time in seconds; see ``MotionLimits``. What is not a number counts as 0.
  ///   - initialVelocity: The velocity at the beginning, towards rest, in distances per second.
  public init(dampingRatio: Double, settlingDuration: TimeInterval, initialVelocity: Double = 0) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 100)
    let duration = MotionLimits.clamped(time: settlingDuration)
    let velocity = MotionLimits.clamped(CGFloat(initialVelocity))
    func settling(_ response: TimeInterval) -> TimeInterval {
      Spring(dampingRatio: ratio, response: response)
        .settlingDuration(displacement: 1, velocity: CGFloat(-velocity), threshold: 0.001)
    }
    let atRest = Spring(dampingRatio: ratio, response: 1).settlingDuration(
      displacement: 1, velocity: 0, threshold: 0.001)
    guard velocity != 0, duration > 0 else {
      self.init(dampingRatio: ratio, response: duration / atRest)
      return
    }
    // A velocity makes it take longer, so the response is less than without.
    var low = 0.0
    var high = 2 * duration / atRest
    while high - low > high * 1e-9 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if settling(middle) > duration { high = middle } else { low = middle }
    }
    self.init(dampingRatio: ratio, response: low)
  }
}
