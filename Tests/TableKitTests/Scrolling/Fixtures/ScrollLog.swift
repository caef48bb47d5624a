import Foundation
import TableKit

/// Writes down what a scroll view's delegate is told, and may do something then.
@MainActor
final class ScrollLog: ScrollViewDelegate {
  /// The calls in their order; calls of `scrollViewDidScroll(_:)` in a row are one entry.
  private(set) var calls: [String] = []
  /// How often `scrollViewDidScroll(_:)` was called.
  private(set) var scrolls = 0
  /// The velocity and the target that the last drag ended with.
  private(set) var velocity: CGPoint?
  private(set) var target: CGPoint?

  /// Rewrites a target.
  var rewrite: ((inout CGPoint) -> Void)?
  /// Is called within each call, with its name.
  var during: ((ScrollView, String) -> Void)?

  func forget() {
    calls = []
    scrolls = 0
  }

  private func note(_ call: String, _ scrollView: ScrollView) {
    if call == "scroll" { scrolls += 1 }
    if call != "scroll" || calls.last != "scroll" { calls.append(call) }
    during?(scrollView, call)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { note("scroll", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("willBeginDragging", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    target = targetContentOffset.pointee
    rewrite?(&targetContentOffset.pointee)
    note("willEndDragging", scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { note("willBeginDecelerating", scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { note("didEndDecelerating", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { note("didEndScrollingAnimation", scrollView) }
}
