import Foundation

/// The way of a finger: straight from point to point, with one curve for the speed along the whole of it.
struct GesturePath: Sendable, Hashable {
  /// The points; at least one.
  var points: [CGPoint]
  /// How far along the way the finger is, by time.
  var curve: CubicBezier

  /// Where the finger is, at a part of the time from 0 to 1.
  func point(at time: Double) -> CGPoint {
    guard let last = points.last, time < 1 else { return points.last ?? .zero }
    var length: CGFloat = 0
    for index in points.indices.dropFirst() { length += points[index].distance(to: points[index - 1]) }
    var left = length * CGFloat(curve.value(at: max(0, time)))
    for index in points.indices.dropFirst() {
      let from = points[index - 1]
      let to = points[index]
      let distance = from.distance(to: to)
      if left < distance { return from.interpolated(to: to, progress: Double(left / distance)) }
      left -= distance
    }
    return last
  }
}
