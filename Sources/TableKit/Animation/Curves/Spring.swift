import Foundation

/// A damped spring that pulls a mass back to where it is at rest.
///
/// With x the displacement from there, it follows m·x″ + c·x′ + k·x = 0. The solution is known in closed form for every
/// damping, so any time can be asked for directly, and the answer does not depend on steps taken before:
///
/// ```swift
/// let spring = Spring(dampingRatio: 0.8, response: 0.4)
/// let state = spring.state(at: 0.1, displacement: -100, velocity: 0)
/// state.displacement  // how far the mass still is from where it comes to rest
/// ```
///
/// The solution is any textbook's for the damped harmonic oscillator. With β = c/2m and ω² = k/m,
///
///     x(t)  = e^(−βt)·(x0·C(t) + (v0 + β·x0)·S(t))
///     x′(t) = e^(−βt)·(v0·C(t) − (ω²·x0 + β·v0)·S(t))
///
/// | damping | | C(t) | S(t) |
/// | --- | --- | --- | --- |
/// | under-critical | β < ω, δ² = ω² − β² | cos δt | sin(δt)/δ |
/// | critical | β = ω | 1 | t |
/// | over-critical | β > ω, γ² = β² − ω² | cosh γt | sinh(γt)/γ |
public struct Spring: Sendable, Hashable {
  /// The mass, 1e-6 … 1e6.
  public let mass: Double
  /// The force by which the spring pulls, per unit of displacement, 0 … 1e12.
  public let stiffness: Double
  /// The force by which the mass is braked, per unit of velocity, 0 … 1e12.
  public let damping: Double

  /// A spring from its physical properties.
  ///
  /// Each is clamped to the range that its property names; what is not a number counts as the default, which is Core
  /// Animation's. Without stiffness nothing is pulled back: the mass stops wherever damping stops it. Without damping
  /// it swings for ever.
  ///
  /// - Parameters:
  ///   - mass: The mass.
  ///   - stiffness: The force per unit of displacement.
  ///   - damping: The force per unit of velocity.
  public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10) {
    self.mass = Self.clamped(mass, to: 1e-6...1e6, default: 1)
    self.stiffness = Self.clamped(stiffness, to: 0...1e12, default: 100)
    self.damping = Self.clamped(damping, to: 0...1e12, default: 10)
  }

  /// A spring of mass 1 from how it looks.
  ///
  /// The stiffness is (2π/response)², the damping 2·dampingRatio·2π/response.
  ///
  /// - Parameters:
  ///   - dampingRatio: Below 1 the mass swings past its rest, at 1 it arrives as fast as it can without, above 1 slower.
  ///     Below 0 counts as 0, and what is not a number as 1.
  ///   - response: How stiff it is, given as the time that one swing would take without damping, in seconds. It is clamped to
  ///     at least 2π·1e-6 s, at which the mass is at rest after microseconds, and at most ``MotionLimits/time``. What is
  ///     not a number counts as 0.
  public init(dampingRatio: Double, response: TimeInterval) {
    let response = max(MotionLimits.clamped(time: response), 2 * .pi * 1e-6)
    let frequency = 2 * .pi / response
    let ratio = Self.clamped(dampingRatio, to: 0...1e12, default: 1)
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// The damping in relation to the critical one: below 1 the mass swings past its rest, from 1 on it does not unless it is
  /// thrown there. Infinite without stiffness; 0 without either.
  public var dampingRatio: Double {
    damping == 0 ? 0 : damping / (2 * (stiffness * mass).squareRoot())
  }

  /// The time that one swing would take without damping, in seconds; infinite without stiffness.
  public var response: TimeInterval {
    2 * .pi * (mass / stiffness).squareRoot()
  }

  /// Where the mass is, as a distance from its rest, and how fast it moves.
  public struct State: Sendable, Hashable {
    /// The distance from rest, in points if it began in points.
    public var displacement: CGFloat
    /// The velocity, in the same unit per second.
    public var velocity: CGFloat

    /// A state of the given displacement and velocity.
    public init(displacement: CGFloat, velocity: CGFloat) {
      self.displacement = displacement
      self.velocity = velocity
    }
  }

  /// The state at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the beginning, clamped to 0 … ``MotionLimits/time``; what is not a number counts as 0.
  ///   - displacement: The distance from rest at the beginning; see ``MotionLimits``.
  ///   - velocity: The velocity at the beginning, in the same unit per second; see ``MotionLimits``.
  public func state(at time: TimeInterval, displacement: CGFloat, velocity: CGFloat) -> State {
    let displacement = MotionLimits.clamped(displacement)
    let velocity = MotionLimits.clamped(velocity)
    let time = MotionLimits.clamped(time: time)
    guard time > 0 else { return State(displacement: CGFloat(displacement), velocity: CGFloat(velocity)) }
    let (even, odd) = basis(at: time)
    let state = State(
      displacement: CGFloat(displacement * even + (velocity + decay * displacement) * odd),
      velocity: CGFloat(velocity * even - (frequencySquared * displacement + decay * velocity) * odd))
    return state
  }

  /// β = c/2m: the rate, per second, at which the envelope of a swing shrinks.
  var decay: Double { damping / (2 * mass) }

  /// ω² = k/m.
  var frequencySquared: Double { stiffness / mass }

  /// e^(−βt)·C(t) and e^(−βt)·S(t) of the solution above, for a time greater than 0.
  func basis(at time: TimeInterval) -> (even: Double, odd: Double) {
    let decay = decay
    let frequency = frequencySquared.squareRoot()
    if decay <= frequency {
      let swing = ((frequency - decay) * (frequency + decay)).squareRoot()
      let envelope = exp(-decay * time)
      let angle = swing * time
      return (envelope * cos(angle), envelope * (angle == 0 ? time : sin(angle) / swing))
    }
    // In terms of the two rates β ± γ, because e^(−βt) would vanish and cosh γt overflow long before their product does. The
    // slow rate is ω²/(β + γ): the difference would cancel.
    let half = ((decay - frequency) * (decay + frequency)).squareRoot()
    let slow = exp(-slowRate * time)
    let fall = -expm1(-2 * half * time)
    return (slow * (1 - fall / 2), half * time < 1e-150 ? slow * time : slow * fall / (2 * half))
  }

  /// β − γ: the rate, per second, of the slower of the two decays of an over-critical spring.
  var slowRate: Double {
    let decay = decay
    let half = max(decay * decay - frequencySquared, 0).squareRoot()
    return decay + half > 0 ? frequencySquared / (decay + half) : 0
  }

  private static func clamped(_ value: Double, to range: ClosedRange<Double>, default: Double) -> Double {
    value.isNaN ? `default` : min(max(value, range.lowerBound), range.upperBound)
  }
}
