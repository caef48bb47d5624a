import Foundation

/// The line between two cells of a stack.
struct StackSeparator: Sendable, Hashable {
  var axis = StackView.Axis.vertical
  /// In points.
  var thickness: CGFloat = 1
  /// Left and right where the interface reads from left to right; the other way round where it does not.
  var inset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var color = Color.separator

  /// Its place in a cell: inside, at the edge to the next one.
  @MainActor
  func frame(in bounds: CGRect, of cell: View) -> CGRect {
    var inset = inset
    if cell.isRightToLeft { swap(&inset.left, &inset.right) }
    return switch axis {
    case .vertical:
      CGRect(
        x: bounds.minX + inset.left, y: cell.pixelAligned(bounds.maxY - thickness),
        width: max(0, bounds.width - inset.left - inset.right), height: thickness)
    case .horizontal:
      CGRect(
        x: cell.pixelAligned(bounds.maxX - thickness), y: bounds.minY + inset.top,
        width: thickness, height: max(0, bounds.height - inset.top - inset.bottom))
    }
  }
}
