import Foundation

/// How labels and image stand in the content view, and how much room they take.
extension TableViewCell {
  /// The room for labels in content of some size, and the place of the image before it.
  private func labelArea(in size: CGSize, trailingMargin: CGFloat) -> (image: CGRect?, area: CGRect) {
    let indentation = CGFloat(max(0, indentationLevel)) * (indentationWidth.isFinite ? indentationWidth : 0)
    var left = TableViewMetrics.contentMargin + indentation
    let right = size.width - trailingMargin
    var imageFrame: CGRect?
    if let image = loadedImageView?.image {
      // An image that is higher than the row is made smaller.
      let factor = image.size.height > 0 ? min(1, size.height / image.size.height) : 1
      let width = image.size.width * factor
      let height = image.size.height * factor
      imageFrame = CGRect(
        x: pixelAligned(left), y: pixelAligned((size.height - height) / 2), width: width, height: height)
      left += width + TableViewMetrics.imageSpacing
    }
    return (imageFrame, CGRect(x: left, y: 0, width: max(0, right - left), height: size.height))
  }

  /// Gives labels and image their places.
  ///
  /// - Parameters:
  ///   - trailingMargin: How far labels keep from the end of the content, in points.
  ///   - isMirrored: Whether they stand from right to left.
  func layOutContent(trailingMargin: CGFloat, isMirrored: Bool) {
    let placing = LabelPlacing(owner: self, mirroredInWidth: isMirrored ? contentView.bounds.width : nil)
    let (image, area) = labelArea(in: contentView.bounds.size, trailingMargin: trailingMargin)
    if let image { loadedImageView?.frame = placing.turned(image) } else { loadedImageView?.frame = .zero }
    switch style {
    case .default: if let loadedTextLabel { placing.place(loadedTextLabel, in: area) }
    case .value1: layOutValue1(in: area, placing)
    case .value2: layOutValue2(in: area, placing)
    case .subtitle: placing.stack(loadedTextLabel, over: loadedDetailTextLabel, in: area)
    }
  }

  private func layOutValue1(in area: CGRect, _ placing: LabelPlacing) {
    let widths = value1Widths(in: area.width)
    if let text = loadedTextLabel {
      placing.place(text, in: CGRect(x: area.minX, y: 0, width: widths.text, height: area.height))
    }
    if let detail = loadedDetailTextLabel {
      placing.place(
        detail, in: CGRect(x: area.maxX - widths.detail, y: 0, width: widths.detail, height: area.height))
    }
  }

  /// The text takes the width that it needs, the detail what is left, from the right. A text that may wrap leaves the detail up to half
  /// of the room. One of the two without text leaves all to the other.
  private func value1Widths(in width: CGFloat) -> (text: CGFloat, detail: CGFloat) {
    guard let detail = Self.withText(loadedDetailTextLabel) else { return (width, 0) }
    guard let text = Self.withText(loadedTextLabel) else { return (0, width) }
    let detailWidth = detail.sizeThatFits(.zero).width
    var limit = width
    if text.numberOfLines != 1 {
      let room = max(0, width - TableViewMetrics.labelSpacing)
      limit = room - min(detailWidth, room / 2)
    }
    let textWidth = min(text.sizeThatFits(.zero).width, limit)
    return (textWidth, min(detailWidth, max(0, width - textWidth - TableViewMetrics.labelSpacing)))
  }

  private static func withText(_ label: Label?) -> Label? {
    label?.text?.isEmpty == false ? label : nil
  }

  private func layOutValue2(in area: CGRect, _ placing: LabelPlacing) {
    let captionWidth = min(TableViewMetrics.captionWidth, area.width)
    if let text = loadedTextLabel {
      placing.place(text, in: CGRect(x: area.minX, y: 0, width: captionWidth, height: area.height))
    }
    guard let detail = loadedDetailTextLabel else { return }
    let left = min(area.minX + captionWidth + TableViewMetrics.labelSpacing, area.maxX)
    placing.place(detail, in: CGRect(x: left, y: 0, width: area.maxX - left, height: area.height))
  }

  /// The caption of the style ``CellStyle/value2`` ends at what it captions, on whichever side that stands.
  func alignCaption(isMirrored: Bool) {
    guard style == .value2, let label = loadedTextLabel else { return }
    let (old, new): (TextAlignment, TextAlignment) = isMirrored ? (.right, .left) : (.left, .right)
    if label.textAlignment == old { label.textAlignment = new }
  }

  // MARK: Sizes

  /// The height that rows of the cell's table have by default, in points.
  private var usualRowHeight: CGFloat {
    guard let metrics = (superview as? TableView)?.metrics else { return TableViewMetrics.rowHeight }
    let hasBoth = Self.withText(loadedTextLabel) != nil && Self.withText(loadedDetailTextLabel) != nil
    return style == .subtitle && hasBoth ? metrics.subtitleRowHeight : metrics.rowHeight
  }

  /// The height that suits labels and image in content of a width, in points; at least a row's usual one.
  func fittingContentHeight(forWidth width: CGFloat, trailingMargin: CGFloat) -> CGFloat {
    let imageHeight = loadedImageView?.image?.size.height ?? 0
    let usual = usualRowHeight
    // Labels beside each other that show a line in the usual size fit: nothing is measured in the most frequent rows.
    if style != .subtitle, Self.isPlainLine(loadedTextLabel), Self.isPlainLine(loadedDetailTextLabel) {
      return max(imageHeight, usual)
    }
    let size = CGSize(width: width, height: max(imageHeight, TableViewMetrics.rowHeight))
    let area = labelArea(in: size, trailingMargin: trailingMargin).area
    let textHeight: CGFloat
    switch style {
    case .default: textHeight = Self.height(of: loadedTextLabel, in: area.width)
    case .value1:
      let widths = value1Widths(in: area.width)
      textHeight = max(
        Self.height(of: loadedTextLabel, in: widths.text), Self.height(of: loadedDetailTextLabel, in: widths.detail))
    case .value2:
      let captionWidth = min(TableViewMetrics.captionWidth, area.width)
      let rest = area.width - captionWidth - TableViewMetrics.labelSpacing
      textHeight = max(
        Self.height(of: loadedTextLabel, in: captionWidth), Self.height(of: loadedDetailTextLabel, in: rest))
    case .subtitle:
      let text = Self.height(of: loadedTextLabel, in: area.width)
      let detail = Self.height(of: loadedDetailTextLabel, in: area.width)
      textHeight = text + detail + (text > 0 && detail > 0 ? TableViewMetrics.subtitleSpacing : 0)
    }
    let labels = textHeight > 0 ? textHeight + 2 * TableViewMetrics.verticalMargin : 0
    return max(labels, imageHeight, usual)
  }

  private static func isPlainLine(_ label: Label?) -> Bool {
    guard let label = withText(label) else { return true }
    return label.numberOfLines == 1 && label.font.pointSize <= TableViewMetrics.textFontSize
  }

  /// No room is no limit to ``Label/sizeThatFits(_:)``; here it is none at all, in which a line is left.
  private static func height(of label: Label?, in width: CGFloat) -> CGFloat {
    guard let label = withText(label) else { return 0 }
    return label.sizeThatFits(CGSize(width: max(width, 1 / label.displayScale), height: 0)).height
  }

  /// The width at which no label of a single line is cut off and no other wraps, in points.
  func fittingContentWidth(trailingMargin: CGFloat) -> CGFloat {
    let image = loadedImageView?.image?.size ?? .zero
    let size = CGSize(width: 0, height: max(image.height, TableViewMetrics.rowHeight))
    let left = labelArea(in: size, trailingMargin: 0).area.minX
    let text = Self.withText(loadedTextLabel)?.sizeThatFits(.zero).width ?? 0
    let detail = Self.withText(loadedDetailTextLabel)?.sizeThatFits(.zero).width ?? 0
    let labels: CGFloat =
      switch style {
      case .default: text
      case .value1: text + detail + (text > 0 && detail > 0 ? TableViewMetrics.labelSpacing : 0)
      case .value2: TableViewMetrics.captionWidth + TableViewMetrics.labelSpacing + detail
      case .subtitle: max(text, detail)
      }
    return left + labels + trailingMargin
  }
}
