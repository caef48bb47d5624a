public import Foundation

/// A property goes through several values.
///
/// ```swift
/// var shake = KeyframeAnimation(keyPath: .position, values: [left, right, middle], keyTimes: [0, 0.7, 1])
/// ```
///
/// Paths have no keyframes: an animation of them does nothing.
public struct KeyframeAnimation<Value: Sendable>: LayerAnimation {
  /// What is moved.
  public let keyPath: LayerProperty<Value>
  /// The values it goes through. Without any, it does nothing.
  public var values: [Value]
  /// When each is reached, as parts of the duration: 0 … 1, none less than the one before (which else counts in its place). If there are
  /// not as many as values, these are spread evenly, from 0 to 1.
  public var keyTimes: [Double]
  /// The curve from each value to the next; linear where there is none.
  public var timingFunctions: [CubicBezier]
  /// Whether it stays at each value until the next is reached.
  public var isDiscrete = false
  /// Whether what it shows is added to what would be shown without it.
  public var isAdditive = false
  /// When it runs.
  public var timing: AnimationTiming

  /// An animation of a property.
  ///
  /// - Parameters:
  ///   - keyPath: What is moved.
  ///   - values: The values it goes through.
  ///   - keyTimes: When each is reached.
  ///   - timingFunctions: The curve from each value to the next.
  ///   - duration: How long it takes, in seconds.
  public init(
    keyPath: LayerProperty<Value>, values: [Value], keyTimes: [Double] = [], timingFunctions: [CubicBezier] = [],
    duration: TimeInterval = 0.25
  ) {
    self.keyPath = keyPath
    self.values = values
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    timing = AnimationTiming(duration: duration)
  }

  /// What it does.
  public var content: AnimationContent {
    let course = KeyframeCourse(
      values: keyPath.kind == .path ? [] : values.map(keyPath.erase), times: keyTimes, curves: timingFunctions,
      isDiscrete: isDiscrete)
    return AnimationContent(
      .move(AnimationMove(property: keyPath.kind, isAdditive: isAdditive, course: .keyframes(course))))
  }
}

/// A way through several values. A class, so that an animation's record has room for a reference only.
final class KeyframeCourse: Sendable {
  private let vectors: [AnimationVector]
  private let times: [Double]
  private let curves: [CubicBezier]
  private let isDiscrete: Bool

  init(values: [AnimationValue], times: [Double], curves: [CubicBezier], isDiscrete: Bool) {
    var vectors: [AnimationVector] = []
    for value in values { vectors.append(value.vector(near: vectors.last)) }
    self.vectors = vectors
    self.curves = curves
    self.isDiscrete = isDiscrete
    var ordered: [Double] = []
    for index in vectors.indices {
      let even = vectors.count > 1 ? Double(index) / Double(vectors.count - 1) : 0
      let time = times.count == vectors.count ? times[index] : even
      ordered.append(max(ordered.last ?? 0, time > 0 ? min(time, 1) : 0))
    }
    self.times = ordered
  }

  var isEmpty: Bool { vectors.isEmpty }

  /// The value at a part of the time, 0 … 1.
  func value(at part: Double) -> AnimationVector {
    var index = 0
    while index + 1 < times.count, times[index + 1] <= part { index += 1 }
    guard index + 1 < vectors.count, part > times[index], !isDiscrete else { return vectors[index] }
    let passed = (part - times[index]) / (times[index + 1] - times[index])
    let progress = index < curves.count ? curves[index].value(at: passed) : passed
    return vectors[index] + (vectors[index + 1] - vectors[index]) * progress
  }
}
