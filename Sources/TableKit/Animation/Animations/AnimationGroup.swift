public import Foundation

/// Several animations that run together, and end together.
///
/// Their times count from the group's beginning, and at its end they are cut off. If the group repeats or reverses, they do so with
/// it. Their own ``AnimationTiming/isRemovedOnCompletion`` is no matter.
public struct AnimationGroup: LayerAnimation {
  /// The animations; where two move the same property, the later one counts.
  public var animations: [any LayerAnimation]
  /// When it runs.
  public var timing: AnimationTiming

  /// A group.
  ///
  /// - Parameters:
  ///   - animations: The animations.
  ///   - duration: How long it takes, in seconds; `nil` for until the last animation ends (with a repetition for ever, one run of it).
  public init(animations: [any LayerAnimation], duration: TimeInterval? = nil) {
    self.animations = animations
    var longest: TimeInterval = 0
    for animation in animations {
      let span = AnimationSpan(animation.timing)
      longest = max(longest, span.delay + (span.total.isFinite ? span.total : span.duration))
    }
    timing = AnimationTiming(duration: duration ?? longest)
  }

  /// What it does.
  public var content: AnimationContent { AnimationContent(.group(animations)) }
}
