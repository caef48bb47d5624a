import TableKit

/// The timing curves of animations, no two alike.
enum AnimationCurves {
  static let count = 1_000

  static let all: [CubicBezier] = (0..<count).map { index in
    let part = Double(index) / Double(count)
    return CubicBezier(0.1 + 0.6 * part, 0.3 * part, 0.9 - 0.5 * part, 1 - 0.2 * part)
  }

  /// How many frames there are in a second.
  static let framesPerSecond = 64.0

  /// How long a single run of an animation takes, in seconds: a whole number of frames.
  static let duration = 4.0
}
