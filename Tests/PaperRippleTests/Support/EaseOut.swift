/// The curve (0, 0, 0.58, 1), solved by halving.
enum EaseOut {
  static func value(at time: Double) -> Double {
    func component(_ second: Double, _ s: Double) -> Double { 3 * (1 - s) * s * s * second + s * s * s }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if component(0.58, middle) < time { low = middle } else { high = middle }
    }
    return component(1, low)
  }

  /// The value at one half, in digits.
  static let half = 0.6846431874274606
}
