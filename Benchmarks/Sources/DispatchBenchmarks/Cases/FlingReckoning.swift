import Foundation

/// A fling, reckoned by its formula: where the content is in each of its frames.
enum FlingReckoning {
  /// How many frames it is followed for: it lasts longer, and moves in each of them.
  static let frames = 150
  /// How far the finger goes, in points, and how long it takes for that, in seconds.
  static let way: CGFloat = 400
  static let time = 0.02

  /// Where it begins, in points: the finger's way less the slop.
  static let start = way - 10

  /// The offset in a frame, on the pixels of a display with two to the point.
  ///
  /// - Parameter frame: The frame, from 1; the content is let go in frame 0.
  static func offset(inFrame frame: Int) -> CGFloat {
    let velocity = Double(way) / time
    // What is left of the velocity after each millisecond is 0.998 of it; and 0.998/(1 − 0.998) is 499.
    let gone = velocity * (1 - pow(0.998, 1000 * Double(frame) / 60)) * 0.499
    return ((start + CGFloat(gone)) * 2).rounded() / 2
  }
}
