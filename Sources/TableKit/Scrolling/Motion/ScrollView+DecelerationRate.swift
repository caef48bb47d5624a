import Foundation

extension ScrollView {
  /// How slowly a fling comes to rest: the part of its velocity that is left after each millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The part of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// A rate; any number is kept as it is, and clamped where it is used (see ``perMillisecond``).
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate, 0.998: measured on devices.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of content that comes to rest soon, as where it is paged: 0.99, measured on devices.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The rate as it takes effect, 0 … 0.99999: from 1 on, nothing would ever come to rest. What is not a number counts as
    /// ``normal``.
    public var perMillisecond: Double {
      rawValue.isNaN ? 0.998 : min(max(Double(rawValue), 0), 0.99999)
    }

    /// How long it takes to travel as far as is yet to be travelled, at the present velocity: d/(1 − d)/1000 seconds,
    /// with d the rate. It is 0.499 for ``normal`` and 0.099 for ``fast``.
    ///
    /// That is the sum of the steps that a velocity of 1 makes, one a millisecond, if each is made after the velocity has
    /// shrunk.
    var reach: TimeInterval {
      let rate = perMillisecond
      return rate / (1 - rate) / 1000
    }

    /// How far a fling goes before it comes to rest, if it never stops before its velocity has vanished:
    /// v/1000·d/(1 − d), with v the velocity and d the rate.
    ///
    /// Use it to choose where a fling should land: offset + projection is where it would have.
    ///
    /// - Parameter velocity: The velocity, in points per second; see ``MotionLimits``. A scroll view's delegate is
    ///   given points per *millisecond*.
    /// - Returns: The distance in points, with the velocity's sign. A fling stops at
    ///   ``Deceleration/stoppingVelocity``, and so travels a few points less.
    public func projection(velocity: CGFloat) -> CGFloat {
      CGFloat(MotionLimits.clamped(velocity) * reach)
    }
  }
}
