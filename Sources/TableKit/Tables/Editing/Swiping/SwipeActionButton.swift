import Foundation

/// The button of an action beside a swiped row: title or image in white, on the action's colour.
///
/// In a row that is high enough an image stands over the title; in others it stands alone.
final class SwipeActionButton: Button {
  init(_ action: SwipeAction) {
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    titleLabel.font = .systemFont(ofSize: TableViewMetrics.captionFontSize)
    setTitle(action.title, for: .normal)
    setTitleColor(.white, for: .normal)
    setImage(action.image, for: .normal)
  }

  /// How wide the button wants to be: the margins around title or image, and not less than usual.
  var preferredWidth: CGFloat {
    let content = max(titleLabel.sizeThatFits(.zero).width, imageView.image?.size.width ?? 0)
    return max(TableViewMetrics.swipeActionWidth, content + 2 * TableViewMetrics.swipeActionMargin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let image = imageView.image else { return }
    let hasTitle = titleLabel.text?.isEmpty == false && bounds.height >= TableViewMetrics.swipeActionTitleHeight
    titleLabel.isHidden = !hasTitle
    let title = titleLabel.sizeThatFits(.zero)
    let height = image.size.height + (hasTitle ? Self.imageSpacing + title.height : 0)
    let top = bounds.midY - height / 2
    imageView.frame = CGRect(
      x: pixelAligned(bounds.midX - image.size.width / 2), y: pixelAligned(top), width: image.size.width,
      height: image.size.height)
    let width = min(title.width, bounds.width)
    titleLabel.frame = CGRect(
      x: pixelAligned(bounds.midX - width / 2), y: pixelAligned(top + image.size.height + Self.imageSpacing),
      width: width, height: title.height)
  }
}
