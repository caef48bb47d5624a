import Foundation

/// A row that a finger takes along.
@MainActor
final class RowMove {
  /// Its cell, which none of the rows has while it is moved.
  let cell: TableViewCell
  /// The gap that the others leave.
  var gap: RowGap
  /// The target that was last proposed to the delegate.
  var proposed: IndexPath
  /// How far from the row's start the finger holds it, in points.
  let grip: CGFloat
  /// Where the finger is, in the window.
  var finger: CGPoint
  /// What scrolls the table while the finger is near its edge.
  var scrolling: FrameSubscription?
  /// How far it has scrolled, to a fraction of a pixel.
  var offset: CGFloat = 0
  /// When it last did.
  var scrollTime: TimeInterval = 0

  init(cell: TableViewCell, gap: RowGap, grip: CGFloat, finger: CGPoint) {
    self.cell = cell
    self.gap = gap
    self.grip = grip
    self.finger = finger
    proposed = gap.source
  }

  /// How near to the table's edge a finger scrolls it, in points.
  static let scrollMargin: CGFloat = 44
  /// How fast it is scrolled by a finger at the edge, in points per second; nearer to the middle, slower.
  static let greatestScrollVelocity: CGFloat = 600

  /// How fast the table is scrolled, in points per second.
  ///
  /// - Parameters:
  ///   - place: Where the finger is along the table's axis.
  ///   - free: What is in sight of the axis.
  static func scrollVelocity(forFingerAt place: CGFloat, in free: RowIndex.Span) -> CGFloat {
    let margin = min(scrollMargin, free.extent / 4)
    guard margin > 0 else { return 0 }
    let before = min(max(free.start + margin - place, 0), margin)
    let behind = min(max(place - (free.end - margin), 0), margin)
    return (behind - before) / margin * greatestScrollVelocity
  }
}
