import Foundation

/// What recognises that the content of a scroll view is dragged.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  /// Whose content it drags. It may have been added to another view, so that a drag there scrolls as well.
  weak var scrollView: ScrollView?

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    scrollView?.touchDidBegin()
    super.touchesBegan(touches, with: event)
  }

  /// It waits until the fingers move along an axis of the content; so another scroll view may take what goes along the
  /// other.
  override func begins(with movement: CGPoint) -> Bool {
    scrollView?.takes(movement: movement) != false
  }

  override func reset() {
    super.reset()
    scrollView?.touchesDidEnd()
  }
}
