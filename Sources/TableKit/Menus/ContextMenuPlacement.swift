import Foundation

/// Where a context menu stands: beside the row that it is for, and all of it in sight.
struct ContextMenuPlacement: Sendable, Hashable {
  /// How far menu and preview keep from each other, from the row and from the edges of the window, in points.
  static let margin: CGFloat = 8

  /// What the menu may take.
  var bounds: CGRect
  /// The row.
  var source: CGRect
  /// The menu's size.
  var menuSize: CGSize
  /// The size of what is shown beside the menu; `nil` if it is the row itself.
  var previewSize: CGSize?
  /// Whether the interface reads from right to left.
  var isRightToLeft = false

  /// Where the menu stands: under the row, or over it where there is no room under it; where there is none over it either, at the lower
  /// edge. A menu that is higher than the window is cut there, and scrolls.
  var menu: CGRect {
    let space = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let width = min(menuSize.width, space.width)
    let height = min(menuSize.height, space.height)
    guard previewSize == nil else {
      let size = preview.size
      let top = min(preview.maxY + (size.height > 0 ? Self.margin : 0), space.maxY - height)
      return CGRect(x: start(width, in: space, beside: preview), y: top, width: width, height: height)
    }
    var top = source.maxY + Self.margin
    if top + height > space.maxY {
      top = source.minY - Self.margin - height
      if top < space.minY { top = space.maxY - height }
    }
    return CGRect(
      x: start(width, in: space, beside: source), y: max(top, space.minY), width: width, height: height)
  }

  /// Where the screen beside the menu stands: with the menu under it in the middle of the window's height. What does not fit over the
  /// menu is made lower.
  var preview: CGRect {
    guard let previewSize else { return .zero }
    let space = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let menuHeight = min(menuSize.height, space.height)
    let gap = menuHeight > 0 ? Self.margin : 0
    let width = min(previewSize.width, space.width)
    let height = max(0, min(previewSize.height, space.height - menuHeight - gap))
    let whole = height + gap + menuHeight
    return CGRect(
      x: (space.midX - width / 2).rounded(.down), y: (space.midY - whole / 2).rounded(.down), width: width,
      height: height)
  }

  private func start(_ width: CGFloat, in space: CGRect, beside other: CGRect) -> CGFloat {
    let start = isRightToLeft ? other.maxX - width : other.minX
    return max(space.minX, min(start, space.maxX - width))
  }
}
