import Foundation

/// The margins of a view that has others than usual.
final class LayoutMargins {
  var insets: EdgeInsets
  /// Whether the superview's margins count too.
  var preservesSuperview = false

  /// The usual margins.
  init() {
    let margin = View.defaultLayoutMargin
    insets = EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }
}

extension View {
  /// Whether what the margins leave free keeps out of the superview's margins too, as far as the view reaches into them; no by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { storedLayoutMargins?.preservesSuperview ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      changeLayoutMargins { $0.preservesSuperview = newValue }
    }
  }

  func changeLayoutMargins(_ change: (LayoutMargins) -> Void) {
    let margins = storedLayoutMargins ?? LayoutMargins()
    change(margins)
    storedLayoutMargins = margins
    constraintsDidChange()
  }

  /// The margins with what the superview's add.
  var effectiveLayoutMargins: EdgeInsets {
    var margins = layoutMargins
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.effectiveLayoutMargins
    let (frame, bounds) = (frame, superview.bounds)
    margins.top = max(margins.top, bounds.minY + outer.top - frame.minY)
    margins.left = max(margins.left, bounds.minX + outer.left - frame.minX)
    margins.bottom = max(margins.bottom, frame.maxY - bounds.maxY + outer.bottom)
    margins.right = max(margins.right, frame.maxX - bounds.maxX + outer.right)
    return margins
  }
}
