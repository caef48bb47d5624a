/// A scroll view whose content can be dragged also where it is full of buttons: a touch that began on a button becomes a scroll
/// once the finger moves.
open class CancelableScrollView: ScrollView {
  /// Yes for any button, and for everything else as in ``ScrollView``: for whatever is not a control.
  open override func touchesShouldCancel(in view: View) -> Bool {
    view is Button || super.touchesShouldCancel(in: view)
  }
}
