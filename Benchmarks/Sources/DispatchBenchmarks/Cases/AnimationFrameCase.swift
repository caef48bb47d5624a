import Foundation
import TableKit

/// A frame in which animations run, each on a layer of its own and for ever: the clock advances, and of each layer all is asked that
/// is shown. A quarter each moves the opacity, the position, the bounds and the transform.
@MainActor
final class AnimationFrameCase: BenchmarkCase {
  private let window: Window
  private var layers: [Layer] = []
  private var frame = 0
  private var expectedFrame = 0
  private var sum = 0.0

  init() {
    window = Window(
      size: CGSize(width: 1_000, height: 1_000), clock: FrameClock(framesPerSecond: AnimationCurves.framesPerSecond))
    for (index, curve) in AnimationCurves.all.enumerated() {
      let layer = Layer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.layer.addSublayer(layer)
      layers.append(layer)
      switch index % 4 {
      case 0: add(BasicAnimation(keyPath: .opacity, fromValue: 0, toValue: 1), curve, to: layer)
      case 1:
        add(BasicAnimation(keyPath: .position, fromValue: .zero, toValue: CGPoint(x: 1, y: 2)), curve, to: layer)
      case 2:
        add(
          BasicAnimation(
            keyPath: .bounds, fromValue: CGRect(x: 0, y: 0, width: 9, height: 3),
            toValue: CGRect(x: 1, y: 0, width: 8, height: 3)), curve, to: layer)
      default:
        add(
          BasicAnimation(
            keyPath: .transform, fromValue: CGAffineTransform(translationX: 0, y: 3),
            toValue: CGAffineTransform(translationX: 1, y: 3)), curve, to: layer)
      }
    }
    window.clock.advance(to: 0)
  }

  private func add<Value>(_ animation: BasicAnimation<Value>, _ curve: CubicBezier, to layer: Layer) {
    var animation = animation
    animation.timingFunction = curve
    animation.duration = AnimationCurves.duration
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "motion")
  }

  func prepare() { sum = 0 }

  func run(_ iterations: Int) {
    for _ in 0..<iterations {
      frame += 1
      window.clock.advance(to: Double(frame) / AnimationCurves.framesPerSecond)
      for index in layers.indices {
        guard let shown = layers[index].presentation() else { continue }
        switch index & 3 {
        case 0: sum += Double(shown.opacity)
        case 1: sum += Double(shown.position.x)
        case 2: sum += Double(shown.bounds.minX)
        default: sum += Double(shown.transform.tx)
        }
      }
    }
  }

  func fault(after iterations: Int) -> String? {
    var expected = 0.0
    for _ in 0..<iterations {
      expectedFrame += 1
      let part = BareCurvesCase.part(ofFrame: expectedFrame)
      for curve in AnimationCurves.all { expected += curve.value(at: part) }
    }
    // The values are worked out from either end of the way, so they are rounded differently.
    let tolerance = 1e-12 * Double(iterations * layers.count)
    return abs(sum - expected) <= tolerance ? nil : "the values that are shown add up to \(sum), not \(expected)"
  }

  var parts: CaseParts? { CaseParts(name: "per-animation", count: layers.count) }
}
