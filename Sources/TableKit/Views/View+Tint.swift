import Foundation

extension View {
  /// What ``tintColor`` reads as, for those who draw by it.
  var shownTintColor: Color { tintColor ?? tint.color }

  /// Gives the view a colour of its own, or with `nil` that of its superview.
  func changeTint(to color: Color?) {
    tint.isOwn = color != nil
    show(tint: color ?? superview?.tint.color ?? Tint.usual)
  }

  /// The superview has become another, with that colour.
  func inherit(tint color: Color) {
    if !tint.isOwn { show(tint: color) }
  }

  /// Shows a colour in the view and in all in it that have none of their own.
  private func show(tint color: Color) {
    guard color != tint.color else { return }
    tint.color = color
    setNeedsDisplay()
    tintColorDidChange()
    for subview in subviews where subview.superview === self {
      // A callback that gave the view yet another colour has the last word.
      guard tint.color == color else { return }
      subview.inherit(tint: color)
    }
  }
}
