import Foundation

/// The offsets of a table that is scrolled step by step, back and forth between its ends.
struct ScrollPath {
  /// How far a step goes, in points: less than the lowest row, so that a step brings one new row at most.
  static let step: CGFloat = 37

  /// Where it is now, in points.
  private(set) var offset: CGFloat
  private var velocity = step
  private let greatestOffset: CGFloat

  /// Begins in the middle.
  ///
  /// - Parameter greatestOffset: The offset at the end, in points; more than a step.
  init(greatestOffset: CGFloat) {
    self.greatestOffset = greatestOffset
    offset = (greatestOffset / 2).rounded()
  }

  /// Goes one step on, or back where there is no more room for one.
  mutating func advance() {
    if offset + velocity < 0 || offset + velocity > greatestOffset { velocity = -velocity }
    offset += velocity
  }
}
