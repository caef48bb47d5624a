public import Foundation

/// A property goes from one value to another along a timing curve.
///
/// ```swift
/// circle.add(BasicAnimation(keyPath: .opacity, fromValue: 0, toValue: 1, duration: 0.3), forKey: "appear")
/// ```
///
/// Two of the three values say where it goes, or one or none, as in Core Animation:
///
/// | given | from | to |
/// | --- | --- | --- |
/// | `fromValue`, `toValue` | `fromValue` | `toValue` |
/// | `fromValue`, `byValue` | `fromValue` | `fromValue + byValue` |
/// | `byValue`, `toValue` | `toValue − byValue` | `toValue` |
/// | `fromValue` | `fromValue` | the layer's own value |
/// | `toValue` | what is shown | `toValue` |
/// | `byValue` | what is shown | that + `byValue` |
/// | nothing | what is shown | the layer's own value |
///
/// What is shown, and the layer's own value, are those at the time when it is added. Sums are those of a value's numbers; a transform's
/// are scale, shear, angle and translation, and a scale to add is counted from 1. Paths have no sums: for them, `byValue` counts
/// as not given.
public struct BasicAnimation<Value: Sendable>: LayerAnimation {
  /// What is moved.
  public let keyPath: LayerProperty<Value>
  /// Where it comes from, or `nil` as in the table above.
  public var fromValue: Value?
  /// Where it goes, or `nil` as in the table above.
  public var toValue: Value?
  /// How far it goes, or `nil` as in the table above.
  public var byValue: Value?
  /// The curve of its progress; linear if none is given.
  public var timingFunction: CubicBezier
  /// Whether what it shows is added to what would be shown without it. It then goes to zero where no `toValue` is given, and
  /// from zero where no `fromValue` is. A path's animation is never additive.
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
  ///   - duration: How long it takes, in seconds; see ``AnimationTiming/duration``.
  ///   - timingFunction: The curve of its progress.
  public init(
    keyPath: LayerProperty<Value>, fromValue: Value? = nil, toValue: Value? = nil, byValue: Value? = nil,
    duration: TimeInterval = 0.25, timingFunction: CubicBezier = .linear
  ) {
    self.keyPath = keyPath
    self.fromValue = fromValue
    self.toValue = toValue
    self.byValue = byValue
    self.timingFunction = timingFunction
    timing = AnimationTiming(duration: duration)
  }

  /// What it does.
  public var content: AnimationContent {
    AnimationContent(
      .move(
        AnimationMove(
          property: keyPath.kind, from: fromValue.map(keyPath.erase), to: toValue.map(keyPath.erase),
          by: byValue.map(keyPath.erase), isAdditive: isAdditive, course: .curve(timingFunction))))
  }
}
