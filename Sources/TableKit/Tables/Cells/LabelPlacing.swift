import Foundation

/// Gives labels their places in the content of a cell or header, with their edges on device pixels.
@MainActor
struct LabelPlacing {
  /// Whose pixels count.
  let owner: View
  /// The content's width if it is laid out from right to left: places are given from left to right, and mirrored.
  var mirroredInWidth: CGFloat?

  /// A place as it is on screen.
  func turned(_ rect: CGRect) -> CGRect {
    guard let mirroredInWidth else { return rect }
    return PartsBox.mirrored(rect, inWidth: mirroredInWidth)
  }

  /// Places a label.
  func place(_ label: Label, in area: CGRect) {
    let area = turned(area)
    let x = owner.pixelAligned(area.minX)
    let y = owner.pixelAligned(area.minY)
    let frame = CGRect(
      x: x, y: y, width: owner.pixelAligned(area.maxX) - x, height: owner.pixelAligned(area.maxY) - y)
    resize(label, to: frame.size)
    label.frame = frame
  }

  /// Gives a label its size at once where its place will be taken gradually: text moves, and is not stretched. It stays where its lines
  /// begin, or end if they are aligned there.
  private func resize(_ label: Label, to size: CGSize) {
    guard FadingViews.isAnimating(label), label.bounds.size != size else { return }
    let old = label.frame
    let isAtRight =
      label.textAlignment == .right || (label.textAlignment == .natural && mirroredInWidth != nil)
    View.performWithoutAnimation {
      label.frame = CGRect(
        x: isAtRight ? old.maxX - size.width : old.minX, y: old.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  /// Places a label over another, both together in the middle of the height. One without text leaves all to the other.
  func stack(_ text: Label?, over detail: Label?, in area: CGRect) {
    guard let detail, detail.text?.isEmpty == false else {
      if let detail { place(detail, in: CGRect(x: area.minX, y: area.maxY, width: 0, height: 0)) }
      if let text { place(text, in: area) }
      return
    }
    guard let text, text.text?.isEmpty == false else {
      if let text { place(text, in: CGRect(origin: area.origin, size: .zero)) }
      return place(detail, in: area)
    }
    let room = CGSize(width: area.width, height: area.height)
    let textHeight = min(text.sizeThatFits(room).height, area.height)
    let detailHeight = min(detail.sizeThatFits(room).height, area.height)
    let top = area.minY + (area.height - textHeight - TableViewMetrics.subtitleSpacing - detailHeight) / 2
    place(text, in: CGRect(x: area.minX, y: top, width: area.width, height: textHeight))
    let detailTop = top + textHeight + TableViewMetrics.subtitleSpacing
    place(detail, in: CGRect(x: area.minX, y: detailTop, width: area.width, height: detailHeight))
  }
}
