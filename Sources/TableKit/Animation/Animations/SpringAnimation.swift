public import Foundation

/// A property is carried to a value by a spring.
///
/// It takes the time in which the spring comes to rest: to within a thousandth of the way, by which it then jumps. Set another
/// ``AnimationTiming/duration``, and it is cut off there.
///
/// ```swift
/// plate.add(
///   SpringAnimation(
///     keyPath: .position, fromValue: low, toValue: high, spring: Spring(dampingRatio: 0.7, response: 0.4)), forKey: "up")
/// ```
public struct SpringAnimation<Value: Sendable>: LayerAnimation {
  /// What is moved.
  public let keyPath: LayerProperty<Value>
  /// Where it comes from, or `nil` as for ``BasicAnimation``.
  public var fromValue: Value?
  /// Where it goes, or `nil` as for ``BasicAnimation``.
  public var toValue: Value?
  /// How far it goes, or `nil` as for ``BasicAnimation``.
  public var byValue: Value?
  /// The spring.
  public let spring: Spring
  /// The velocity at the beginning: how many times the whole way would be done in a second, negative away from the target.
  public let initialVelocity: Double
  /// Whether what it shows is added; see ``BasicAnimation/isAdditive``.
  public var isAdditive = false
  /// When it runs.
  public var timing: AnimationTiming

  /// An animation of a property.
  ///
  /// - Parameters:
  ///   - keyPath: What is moved.
  ///   - fromValue: Where it comes from.
  ///   - toValue: Where it goes.
  ///   - byValue: How far it goes.
  ///   - spring: The spring.
  ///   - initialVelocity: The velocity at the beginning, in ways per second; what is not a number counts as 0.
  public init(
    keyPath: LayerProperty<Value>, fromValue: Value? = nil, toValue: Value? = nil, byValue: Value? = nil,
    spring: Spring = Spring(), initialVelocity: Double = 0
  ) {
    self.keyPath = keyPath
    self.fromValue = fromValue
    self.toValue = toValue
    self.byValue = byValue
    self.spring = spring
    self.initialVelocity = MotionLimits.clamped(CGFloat(initialVelocity))
    timing = AnimationTiming()
    timing.duration = settlingDuration
  }

  /// When the spring is at rest to within a thousandth of the way, in seconds; infinite if it never is.
  public var settlingDuration: TimeInterval {
    spring.settlingDuration(displacement: 1, velocity: CGFloat(-initialVelocity), threshold: 0.001)
  }

  /// What it does.
  public var content: AnimationContent {
    AnimationContent(
      .move(
        AnimationMove(
          property: keyPath.kind, from: fromValue.map(keyPath.erase), to: toValue.map(keyPath.erase),
          by: byValue.map(keyPath.erase), isAdditive: isAdditive,
          course: .spring(spring, initialVelocity: initialVelocity))))
  }
}
