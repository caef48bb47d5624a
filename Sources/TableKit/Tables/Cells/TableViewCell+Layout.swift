import Foundation

extension TableViewCell {
  /// The main label if it has been made; reading this makes none.
  public var textLabelIfLoaded: Label? { loadedTextLabel }

  /// Places backgrounds, controls, accessory, content and separator, and the labels and the image in the content.
  func layOutParts() {
    let isMirrored = isRightToLeft
    var box = PartsBox(bounds: bounds, transform: partsTransform)
    box.shift = editing.shift
    box.isMirrored = isMirrored
    if let backgroundView { box.place(backgroundView, at: box.rect, in: self) }
    if let shownSelectionBackgroundView { box.place(shownSelectionBackgroundView, at: box.rect, in: self) }
    if let fadingSelectionBackgroundView { box.place(fadingSelectionBackgroundView, at: box.rect, in: self) }

    standardAccessoryView?.isMirrored = isMirrored
    let parts = CellParts(partsGiven, in: box.size)
    if let accessory = shownAccessoryView, let rect = parts.accessory { box.place(accessory, at: rect, in: self) }
    editing.control?.isMirrored = isMirrored
    if let control = editing.control { box.place(control, at: parts.editingControl, in: self) }
    if let control = editing.reorderControl { box.place(control, at: parts.reorderControl, in: self) }
    box.place(contentView, at: parts.content, in: self)
    alignCaption(isMirrored: isMirrored)
    layOutContent(trailingMargin: parts.trailingMargin, isMirrored: isMirrored)
    layOutSwipeActions()
    layOutSeparator()
  }

  /// What decides where the parts stand.
  var partsGiven: CellParts.Given {
    var given = CellParts.Given(
      isIndented: editing.isIndented, showsReorderControl: editing.showsReorderControl)
    if let accessory = shownAccessoryView, accessory.superview === self { given.accessory = accessory.bounds.size }
    let taken = sectionIndexInset.inBox(turnedBy: partsTransform.quarterTurns ?? 0)
    given.margins = isRightToLeft ? taken.mirrored : taken
    return given
  }

  /// The size that suits the content: as wide as is given, and as high as the content's constraints make it in that width, or else as
  /// labels and image need. A cell whose parts are
  /// turned by a quarter turn has the given width too; its height is then what the parts need beside each other.
  ///
  /// - Parameter size: The width in points; one of 0 or less, or one that is not finite, sets no limit. The height sets none.
  func fittingSize(for size: CGSize) -> CGSize {
    let given = partsGiven
    let parts = CellParts(given, in: CGSize(width: 1000, height: 0))
    let besides = 1000 - parts.content.width
    let isTurned = (partsTransform.quarterTurns ?? 0) % 2 != 0
    let hasWidth = size.width.isFinite && size.width > 0
    if isTurned {
      if let fitting = contentView.constraintFittingSize(CGSize(width: 0, height: size.width)) {
        return CGSize(width: hasWidth ? size.width : fitting.height, height: fitting.width + besides)
      }
      let extent = fittingContentWidth(trailingMargin: parts.trailingMargin) + besides
      return CGSize(width: hasWidth ? size.width : TableViewMetrics.rowHeight, height: extent)
    }
    let room = hasWidth ? size.width - besides : 0
    if !hasWidth || room > 0, let fitting = contentView.constraintFittingSize(CGSize(width: room, height: 0)) {
      return CGSize(width: hasWidth ? size.width : fitting.width + besides, height: fitting.height)
    }
    let width = hasWidth ? size.width : fittingContentWidth(trailingMargin: parts.trailingMargin) + besides
    let height = fittingContentHeight(forWidth: max(0, width - besides), trailingMargin: parts.trailingMargin)
    return CGSize(width: width, height: height)
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
