public import Foundation

/// A change of a layer's looks over time. The layer's own values stay as they are; what is shown instead, while the animation
/// runs, is told by ``Layer/presentation()``.
///
/// Animations are values: a layer takes a copy. The library's own are ``BasicAnimation``, ``SpringAnimation``,
/// ``KeyframeAnimation`` and ``AnimationGroup``.
public protocol LayerAnimation: Sendable {
  /// When it runs.
  var timing: AnimationTiming { get set }

  /// What it does.
  var content: AnimationContent { get }
}

extension LayerAnimation {
  /// How long it takes once, in seconds; see ``AnimationTiming/duration``.
  public var duration: TimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How long after it was added it begins, in seconds; see ``AnimationTiming/delay``.
  public var delay: TimeInterval {
    get { timing.delay }
    set { timing.delay = newValue }
  }

  /// How often it runs; see ``AnimationTiming/repeatCount``.
  public var repeatCount: Double {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// Whether it goes back the same way each time; see ``AnimationTiming/autoreverses``.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What is shown before it begins and after it has ended; see ``AnimationTiming/fillMode``.
  public var fillMode: AnimationTiming.FillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Whether it is removed when it ends; see ``AnimationTiming/isRemovedOnCompletion``.
  public var isRemovedOnCompletion: Bool {
    get { timing.isRemovedOnCompletion }
    set { timing.isRemovedOnCompletion = newValue }
  }
}

/// What an animation does: it moves a property, or it runs others. It is made by the library's own animations.
public struct AnimationContent: Sendable {
  enum Kind: Sendable {
    case move(AnimationMove)
    case group([any LayerAnimation])
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

/// How a property is moved.
struct AnimationMove: Sendable {
  /// The way from one value to the other.
  enum Course: Sendable {
    case curve(CubicBezier)
    /// The velocity is one of the whole way per second.
    case spring(Spring, initialVelocity: Double)
    case keyframes(KeyframeCourse)
  }

  let property: LayerPropertyKind
  var from: AnimationValue?
  var to: AnimationValue?
  var by: AnimationValue?
  let isAdditive: Bool
  let course: Course
}
