import Foundation

/// A value of any property.
enum AnimationValue: Sendable, Hashable {
  case number(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  case color(Color)
  case transform(CGAffineTransform)
  case path(Path)

  /// The value in numbers; those that are not finite count as 0. A path has none.
  ///
  /// - Parameter base: For a transform: parts that these should be near.
  func vector(near base: AnimationVector? = nil) -> AnimationVector {
    switch self {
    case .number(let number): return AnimationVector(number: number)
    case .point(let point): return AnimationVector(point: point)
    case .rect(let rect): return AnimationVector(rect: rect)
    case .color(let color): return AnimationVector(color: color)
    case .transform(let transform):
      guard transform.isFinite else { return base ?? CGAffineTransform.identity.parts }
      return base.map { transform.parts(near: $0) } ?? transform.parts
    case .path: return .zero
    }
  }
}

extension AnimationVector {
  init(number: CGFloat) {
    self = .zero
    self[0] = MotionLimits.clamped(number)
  }

  init(point: CGPoint) {
    self = .zero
    self[0] = MotionLimits.clamped(point.x)
    self[1] = MotionLimits.clamped(point.y)
  }

  init(rect: CGRect) {
    self = .zero
    self[0] = MotionLimits.clamped(rect.origin.x)
    self[1] = MotionLimits.clamped(rect.origin.y)
    self[2] = MotionLimits.clamped(rect.size.width)
    self[3] = MotionLimits.clamped(rect.size.height)
  }

  /// Multiplied by the opacity, so that what fades from or to clear keeps its hue.
  init(color: Color?) {
    self = .zero
    guard let color else { return }
    let alpha = Double(color.alpha)
    self[0] = Double(color.red) * alpha
    self[1] = Double(color.green) * alpha
    self[2] = Double(color.blue) * alpha
    self[3] = alpha
  }

  var number: CGFloat { CGFloat(self[0]) }

  var point: CGPoint { CGPoint(x: self[0], y: self[1]) }

  /// A spring that overshoots makes a rectangle empty, but does not turn it inside out.
  var rect: CGRect { CGRect(x: self[0], y: self[1], width: Swift.max(0, self[2]), height: Swift.max(0, self[3])) }

  var color: Color {
    let alpha = self[3]
    guard alpha > 0 else { return .clear }
    return Color(
      red: CGFloat(self[0] / alpha), green: CGFloat(self[1] / alpha), blue: CGFloat(self[2] / alpha),
      alpha: CGFloat(alpha))
  }
}
