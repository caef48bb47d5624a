import Foundation
import TableKit

/// A delegate that writes down what it is told of the scrolling, and may change where that ends.
@MainActor
final class Dragged: TableViewDelegate {
  private let change: (inout CGPoint) -> Void
  /// What it sets the indicator's inset at the top to with each scrolling, if anything.
  var inset: CGFloat?
  private(set) var velocities: [CGFloat] = []
  private(set) var targets: [CGFloat] = []
  /// The indicator's insets at the top, as it found them.
  private(set) var insets: [CGFloat] = []

  init(change: @escaping (inout CGPoint) -> Void) { self.change = change }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    insets.append(scrollView.verticalScrollIndicatorInsets.top)
    if let inset { scrollView.verticalScrollIndicatorInsets.top = inset }
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    velocities.append(velocity.y)
    targets.append(targetContentOffset.pointee.y)
    change(&targetContentOffset.pointee)
  }
}
