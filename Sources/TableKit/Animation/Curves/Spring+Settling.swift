import Foundation

extension Spring {
  /// How long it takes until the mass stays as good as at rest, in seconds.
  ///
  /// From this time on the displacement never exceeds the threshold. The time comes from an envelope of the motion, so it
  /// is never too short. The envelope is the motion itself where that never crosses its rest.
  ///
  /// - Parameters:
  ///   - displacement: The distance from rest at the beginning; see ``MotionLimits``.
  ///   - velocity: The velocity at the beginning; see ``MotionLimits``.
  ///   - threshold: The greatest displacement that counts as rest, more than 0; else, and if it is not a number, it counts
  ///     as 0.001.
  /// - Returns: Infinity if it never rests or if that takes longer than ``MotionLimits/time``. 0 if the mass has too little
  ///   energy at the beginning to get beyond the threshold.
  /// - Complexity: About 60 evaluations of the envelope.
  public func settlingDuration(
    displacement: CGFloat, velocity: CGFloat, threshold: CGFloat = 0.001
  ) -> TimeInterval {
    let displacement = MotionLimits.clamped(displacement)
    let velocity = MotionLimits.clamped(velocity)
    let threshold = threshold > 0 ? Double(threshold) : 0.001
    // The energy ½·k·x² + ½·m·v² never grows. This is the furthest that all of it could carry the mass.
    if displacement == 0 && velocity == 0 { return 0 }
    let frequency = frequencySquared.squareRoot()
    if frequency > 0, hypot(displacement, velocity / frequency) <= threshold { return 0 }

    let even = abs(displacement)
    let odd = abs(velocity + decay * displacement)
    // The envelope rises at most once, and falls for ever from the peak of its later part on.
    var early = peak
    guard early < MotionLimits.time else { return .infinity }
    if envelope(at: early, even: even, odd: odd) <= threshold { return early }
    var late = max(2 * early, 1e-6)
    while envelope(at: late, even: even, odd: odd) > threshold {
      early = late
      late *= 2
      guard early < MotionLimits.time else { return .infinity }
    }
    while true {
      let middle = early + (late - early) / 2
      guard middle > early, middle < late, late - early > late * 1e-12 else { return late }
      if envelope(at: middle, even: even, odd: odd) > threshold { early = middle } else { late = middle }
    }
  }

  /// A bound of the displacement.
  private func envelope(at time: TimeInterval, even: Double, odd: Double) -> Double {
    let decay = decay
    let frequency = frequencySquared.squareRoot()
    guard decay <= frequency else {
      let (evenFactor, oddFactor) = basis(at: time)
      return even * evenFactor + odd * oddFactor
    }
    let swing = ((frequency - decay) * (frequency + decay)).squareRoot()
    // Of |sin(δt)/δ| both bounds hold: t and 1/δ.
    let oddBound = swing * time > 1 ? 1 / swing : time
    return exp(-decay * time) * (even + odd * oddBound)
  }

  /// When the later part of the envelope peaks, in seconds: 1/β up to critical damping, artanh(γ/β)/γ above it; infinite
  /// where it never falls.
  private var peak: TimeInterval {
    let decay = decay
    guard decay > 0, frequencySquared > 0 else { return .infinity }
    let half = max(decay * decay - frequencySquared, 0).squareRoot()
    // Near critical damping the formula is 0/0 with limit 1/β; 1/β from below is what it is for γ/β below 1e-8.
    guard half > decay * 1e-8 else { return 1 / decay }
    return log((decay + half) / slowRate) / (2 * half)
  }
}
