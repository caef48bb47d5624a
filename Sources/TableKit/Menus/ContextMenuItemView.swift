import Foundation

/// A line of a context menu that can be chosen: a mark, a title and an image.
final class ContextMenuItemView: Control {
  /// The room for the mark before the title, in points.
  nonisolated static let markWidth: CGFloat = 28
  /// The room between the content and the edges, in points.
  nonisolated static let margin: CGFloat = 16
  /// The largest side of an image, in points.
  nonisolated static let imageSide: CGFloat = 24

  let titleLabel = Label(frame: .zero)
  private let subtitleLabel = Label(frame: .zero)
  private let markLabel = Label(frame: .zero)
  private let imageView = ImageView(frame: .zero)
  private let hasMarks: Bool

  /// A line.
  ///
  /// - Parameters:
  ///   - element: What it stands for.
  ///   - mark: What stands before the title; `nil` for nothing.
  ///   - isDestructive: Whether it takes something away.
  ///   - hasMarks: Whether this line, or one beside it, has a mark.
  init(_ element: MenuElement, mark: String?, isDestructive: Bool, isEnabled: Bool, hasMarks: Bool) {
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    let color: Color = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    titleLabel.text = element.title
    titleLabel.textColor = color
    subtitleLabel.text = element.subtitle
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.font = .systemFont(ofSize: 12)
    markLabel.text = mark
    markLabel.textColor = color
    imageView.image = element.image
    imageView.tintColor = color
    imageView.contentMode = .scaleAspectFit
    for part in [titleLabel, subtitleLabel, markLabel] { addSubview(part) }
    addSubview(imageView)
    self.isEnabled = isEnabled
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = hasMarks ? Self.markWidth : Self.margin
    let imageWidth = imageView.image == nil ? 0 : Self.imageSide + Self.margin
    let width = max(0, bounds.width - start - Self.margin - imageWidth)
    let hasSubtitle = subtitleLabel.text?.isEmpty == false
    let titleHeight = hasSubtitle ? pixelAligned(bounds.height / 2) : bounds.height
    let parts: [(View, CGRect)] = [
      (markLabel, CGRect(x: Self.margin / 2, y: 0, width: Self.markWidth - Self.margin / 2, height: bounds.height)),
      (titleLabel, CGRect(x: start, y: 0, width: width, height: titleHeight)),
      (subtitleLabel, CGRect(x: start, y: titleHeight, width: width, height: bounds.height - titleHeight)),
      (
        imageView,
        CGRect(
          x: bounds.width - Self.margin - Self.imageSide, y: pixelAligned((bounds.height - Self.imageSide) / 2),
          width: Self.imageSide, height: Self.imageSide)
      ),
    ]
    for (part, rect) in parts {
      part.frame = isMirrored ? rect.offsetBy(dx: bounds.width - rect.minX - rect.maxX, dy: 0) : rect
    }
  }
}
