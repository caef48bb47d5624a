import TableKit

/// The curves of ``AnimationFrameCase`` alone: their values at the time of each frame, added up.
@MainActor
final class BareCurvesCase: BenchmarkCase {
  private let curves = AnimationCurves.all
  private var frame = 0
  private var sum = 0.0
  private var expectedFrame = 0

  func prepare() { sum = 0 }

  func run(_ iterations: Int) {
    for _ in 0..<iterations {
      frame += 1
      let part = Self.part(ofFrame: frame)
      for curve in curves { sum += curve.value(at: part) }
    }
  }

  func fault(after iterations: Int) -> String? {
    var expected = 0.0
    for _ in 0..<iterations {
      expectedFrame += 1
      let part = Self.part(ofFrame: expectedFrame)
      for curve in curves { expected += curve.value(at: part) }
    }
    return sum == expected ? nil : "the values add up to \(sum), not \(expected)"
  }

  /// How much of a run has passed in a frame.
  static func part(ofFrame frame: Int) -> Double {
    let frames = Int(AnimationCurves.duration * AnimationCurves.framesPerSecond)
    return Double(frame % frames) / Double(frames)
  }

  var parts: CaseParts? { CaseParts(name: "per-curve", count: curves.count) }
}
