import Foundation

extension TableViewCell {
  /// The main label if it has been made; reading this makes none.
  public var textLabelIfLoaded: Label? { loadedTextLabel }

  /// Places backgrounds, accessory, content and separator, and the labels and the image in the content.
  func layOutParts() {
    let box = PartsBox(bounds: bounds, transform: partsTransform)
    if let backgroundView { box.place(backgroundView, at: box.rect, in: self) }
    if let shownSelectionBackgroundView { box.place(shownSelectionBackgroundView, at: box.rect, in: self) }
    if let fadingSelectionBackgroundView { box.place(fadingSelectionBackgroundView, at: box.rect, in: self) }

    var contentWidth = box.size.width
    var trailingMargin = TableViewMetrics.contentMargin
    if let accessory = accessoryView ?? standardAccessoryView, accessory.superview === self {
      let size = accessory.bounds.size
      let x = box.size.width - TableViewMetrics.contentMargin - size.width
      let y = (box.size.height - size.height) / 2
      box.place(accessory, at: CGRect(origin: CGPoint(x: x, y: y), size: size), in: self)
      contentWidth = max(0, x - TableViewMetrics.accessorySpacing)
      trailingMargin = 0
    }
    box.place(contentView, at: CGRect(x: 0, y: 0, width: contentWidth, height: box.size.height), in: self)
    layOutContent(trailingMargin: trailingMargin)
    layOutSeparator()
  }

  /// The separator stands inside of the bounds, at the edge to the next row: so two rows' never lie over each other.
  private func layOutSeparator() {
    guard let separatorView else { return }
    let thickness = separatorThickness ?? 1 / displayScale
    switch separatorAxis {
    case .vertical:
      separatorView.frame = CGRect(
        x: bounds.minX + separatorInset.left, y: pixelAligned(bounds.maxY - thickness),
        width: max(0, bounds.width - separatorInset.left - separatorInset.right), height: thickness)
    case .horizontal:
      separatorView.frame = CGRect(
        x: pixelAligned(bounds.maxX - thickness), y: bounds.minY + separatorInset.top,
        width: thickness, height: max(0, bounds.height - separatorInset.top - separatorInset.bottom))
    }
    // Whatever has been added since stays behind it.
    bringSubviewToFront(separatorView)
  }

  private func layOutContent(trailingMargin: CGFloat) {
    let size = contentView.bounds.size
    let indentation = CGFloat(max(0, indentationLevel)) * (indentationWidth.isFinite ? indentationWidth : 0)
    var left = TableViewMetrics.contentMargin + indentation
    let right = size.width - trailingMargin

    if let loadedImageView {
      if let image = loadedImageView.image {
        // An image that is higher than the row is made smaller.
        let factor = image.size.height > 0 ? min(1, size.height / image.size.height) : 1
        let width = image.size.width * factor
        let height = image.size.height * factor
        loadedImageView.frame = CGRect(
          x: pixelAligned(left), y: pixelAligned((size.height - height) / 2), width: width, height: height)
        left += width + TableViewMetrics.imageSpacing
      } else {
        loadedImageView.frame = .zero
      }
    }

    let area = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
    switch style {
    case .default: place(loadedTextLabel, in: area)
    case .value1: layOutValue1(in: area)
    case .value2: layOutValue2(in: area)
    case .subtitle: Self.layOutStack(loadedTextLabel, over: loadedDetailTextLabel, in: area, of: self)
    }
  }

  /// The text takes the width that it needs, the detail what is left, from the right.
  private func layOutValue1(in area: CGRect) {
    guard let detail = loadedDetailTextLabel, detail.text?.isEmpty == false else {
      place(loadedDetailTextLabel, in: CGRect(x: area.maxX, y: 0, width: 0, height: area.height))
      return place(loadedTextLabel, in: area)
    }
    guard let text = loadedTextLabel, text.text?.isEmpty == false else {
      place(loadedTextLabel, in: CGRect(x: area.minX, y: 0, width: 0, height: area.height))
      return place(detail, in: area)
    }
    let textWidth = min(text.sizeThatFits(.zero).width, area.width)
    place(text, in: CGRect(x: area.minX, y: 0, width: textWidth, height: area.height))
    let room = max(0, area.width - textWidth - TableViewMetrics.labelSpacing)
    let detailWidth = min(detail.sizeThatFits(.zero).width, room)
    place(detail, in: CGRect(x: area.maxX - detailWidth, y: 0, width: detailWidth, height: area.height))
  }

  private func layOutValue2(in area: CGRect) {
    let captionWidth = min(TableViewMetrics.captionWidth, area.width)
    place(loadedTextLabel, in: CGRect(x: area.minX, y: 0, width: captionWidth, height: area.height))
    let left = min(area.minX + captionWidth + TableViewMetrics.labelSpacing, area.maxX)
    place(loadedDetailTextLabel, in: CGRect(x: left, y: 0, width: area.maxX - left, height: area.height))
  }

  private func place(_ label: Label?, in area: CGRect) {
    if let label { Self.place(label, in: area, of: self) }
  }

  /// Places a label with its edges on device pixels.
  static func place(_ label: Label, in area: CGRect, of owner: View) {
    let x = owner.pixelAligned(area.minX)
    let y = owner.pixelAligned(area.minY)
    label.frame = CGRect(
      x: x, y: y, width: owner.pixelAligned(area.maxX) - x, height: owner.pixelAligned(area.maxY) - y)
  }

  /// Places a label over another, both together in the middle of the height. One without text leaves all to the other.
  static func layOutStack(_ text: Label?, over detail: Label?, in area: CGRect, of owner: View) {
    guard let detail, detail.text?.isEmpty == false else {
      if let detail { place(detail, in: CGRect(x: area.minX, y: area.maxY, width: 0, height: 0), of: owner) }
      if let text { place(text, in: area, of: owner) }
      return
    }
    guard let text, text.text?.isEmpty == false else {
      if let text { place(text, in: CGRect(origin: area.origin, size: .zero), of: owner) }
      return place(detail, in: area, of: owner)
    }
    let width = CGSize(width: area.width, height: area.height)
    let textHeight = min(text.sizeThatFits(width).height, area.height)
    let detailHeight = min(detail.sizeThatFits(width).height, area.height)
    let top = area.minY + (area.height - textHeight - TableViewMetrics.subtitleSpacing - detailHeight) / 2
    place(text, in: CGRect(x: area.minX, y: top, width: area.width, height: textHeight), of: owner)
    let detailTop = top + textHeight + TableViewMetrics.subtitleSpacing
    place(detail, in: CGRect(x: area.minX, y: detailTop, width: area.width, height: detailHeight), of: owner)
  }

  func makeTextLabel() -> Label {
    let label = Label(frame: .zero)
    label.font = .systemFont(ofSize: TableViewMetrics.textFontSize)
    if style == .value2 {
      label.font = .systemFont(ofSize: TableViewMetrics.captionFontSize)
      label.textColor = .systemBlue
      label.textAlignment = .right
    }
    return label
  }

  func makeDetailTextLabel() -> Label? {
    let label = Label(frame: .zero)
    switch style {
    case .default: return nil
    case .value1:
      label.font = .systemFont(ofSize: TableViewMetrics.textFontSize)
      label.textColor = .secondaryLabel
      label.textAlignment = .right
    case .value2:
      label.font = .systemFont(ofSize: TableViewMetrics.captionFontSize)
    case .subtitle:
      label.font = .systemFont(ofSize: TableViewMetrics.subtitleFontSize)
      label.textColor = .secondaryLabel
    }
    return label
  }
}
