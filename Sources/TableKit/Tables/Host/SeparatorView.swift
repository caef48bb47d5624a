import Foundation

/// The line under a row, as thin as the device can show.
final class SeparatorView: View {}

extension TableViewCell {
  /// Shows the line under the cell, or takes it away.
  ///
  /// The line belongs to the row, not to the cell's content: it stays at the row's edge when an adapter turns the parts.
  ///
  /// - Parameters:
  ///   - color: The colour, or `nil` for no line.
  ///   - insets: What is left free at its left and right, in points.
  func showSeparator(_ color: Color?, insets: EdgeInsets) {
    guard let color else {
      separatorView?.removeFromSuperview()
      separatorView = nil
      return
    }
    let line = separatorView ?? SeparatorView()
    if line.superview !== self {
      separatorView = line
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    if line.backgroundColor != color { line.backgroundColor = color }
    let thickness = 1 / displayScale
    let width = max(0, bounds.width - insets.left - insets.right)
    let frame = CGRect(x: insets.left, y: bounds.height - thickness, width: width, height: min(thickness, bounds.height))
    if line.frame != frame { line.frame = frame }
  }
}
