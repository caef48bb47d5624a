public import Foundation
import Interposing

/// What a scroll view tells its delegate and asks of it. Every requirement is optional.
///
/// ```swift
/// final class Shadow: ScrollViewDelegate {
///   func scrollViewDidScroll(_ scrollView: ScrollView) {
///     print("scrolled to \(scrollView.contentOffset.y) points")
///   }
/// }
/// ```
@MainActor
public protocol ScrollViewDelegate: AnyObject {
  // MARK: Scrolling

  /// `Never` where ``scrollViewDidScroll(_:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewDidScrollFailure: ScrollViewDelegateFailure
  /// The content offset changed, by touch or by the program.
  func scrollViewDidScroll(_ scrollView: ScrollView) throws(ScrollViewDidScrollFailure)

  /// `Never` where ``scrollViewWillBeginDragging(_:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewWillBeginDraggingFailure: ScrollViewDelegateFailure
  /// A touch is about to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) throws(ScrollViewWillBeginDraggingFailure)

  /// `Never` where ``scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewWillEndDraggingFailure: ScrollViewDelegateFailure
  /// The touch is about to end.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the content, in points per millisecond.
  ///   - targetContentOffset: Where scrolling will come to rest, in points; the delegate may write another offset.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) throws(ScrollViewWillEndDraggingFailure)

  /// `Never` where ``scrollViewDidEndDragging(_:willDecelerate:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewDidEndDraggingFailure: ScrollViewDelegateFailure
  /// The touch ended.
  ///
  /// - Parameter decelerate: Whether the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
    throws(ScrollViewDidEndDraggingFailure)

  /// `Never` where ``scrollViewWillBeginDecelerating(_:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewWillBeginDeceleratingFailure: ScrollViewDelegateFailure
  /// The content goes on moving after the touch ended.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) throws(ScrollViewWillBeginDeceleratingFailure)

  /// `Never` where ``scrollViewDidEndDecelerating(_:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewDidEndDeceleratingFailure: ScrollViewDelegateFailure
  /// The content came to rest by itself.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) throws(ScrollViewDidEndDeceleratingFailure)

  /// `Never` where ``scrollViewDidEndScrollingAnimation(_:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewDidEndScrollingAnimationFailure: ScrollViewDelegateFailure
  /// An animated change of the content offset ended. An unanimated change does not tell.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) throws(ScrollViewDidEndScrollingAnimationFailure)

  /// `Never` where ``scrollViewShouldScrollToTop(_:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewShouldScrollToTopFailure: ScrollViewDelegateFailure
  /// Whether a tap at the top edge scrolls to the top. Left out: yes.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) throws(ScrollViewShouldScrollToTopFailure) -> Bool

  /// `Never` where ``scrollViewDidScrollToTop(_:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewDidScrollToTopFailure: ScrollViewDelegateFailure
  /// The content scrolled to the top after such a tap.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) throws(ScrollViewDidScrollToTopFailure)

  /// `Never` where ``scrollViewDidChangeAdjustedContentInset(_:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewDidChangeAdjustedContentInsetFailure: ScrollViewDelegateFailure
  /// The insets in force changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
    throws(ScrollViewDidChangeAdjustedContentInsetFailure)

  // MARK: Zooming

  /// `Never` where ``viewForZooming(in:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ViewForZoomingFailure: ScrollViewDelegateFailure
  /// The view that zooms. Left out, or `nil`: nothing zooms.
  func viewForZooming(in scrollView: ScrollView) throws(ViewForZoomingFailure) -> View?

  /// `Never` where ``scrollViewWillBeginZooming(_:with:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewWillBeginZoomingFailure: ScrollViewDelegateFailure
  /// Zooming is about to begin.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) throws(ScrollViewWillBeginZoomingFailure)

  /// `Never` where ``scrollViewDidZoom(_:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewDidZoomFailure: ScrollViewDelegateFailure
  /// The zoom scale changed.
  func scrollViewDidZoom(_ scrollView: ScrollView) throws(ScrollViewDidZoomFailure)

  /// `Never` where ``scrollViewDidEndZooming(_:with:atScale:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ScrollViewDidEndZoomingFailure: ScrollViewDelegateFailure
  /// Zooming ended.
  ///
  /// - Parameter scale: The scale that was reached; 1 is the view's own size.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
    throws(ScrollViewDidEndZoomingFailure)

  /// The conformer's answers as a witness. A proxy, and whoever else carries a witness already, answers with that one;
  /// everybody else leaves this to the default, which binds the methods at their types.
  var scrollViewDelegateWitness: ScrollViewDelegateWitness { get }
}
