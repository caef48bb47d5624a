public import Foundation

/// The view that shows a ``ListContentConfiguration``.
open class ListContentView: View, ContentView {
  private let textLabel = Label(frame: .zero)
  private let secondaryTextLabel = Label(frame: .zero)
  private let imageView = ImageView(frame: .zero)
  private var content: ListContentConfiguration

  /// What it shows; of another type, nothing changes.
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? ListContentConfiguration else { return }
      content = newValue
      showContent()
    }
  }

  /// A view that shows a configuration.
  ///
  /// - Parameter configuration: What it shows.
  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    addSubview(imageView)
    addSubview(textLabel)
    addSubview(secondaryTextLabel)
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    showContent()
  }

  private func showContent() {
    Self.show(content.text, content.textProperties, in: textLabel)
    Self.show(content.secondaryText, content.secondaryTextProperties, in: secondaryTextLabel)
    imageView.image = content.image
    imageView.tintColor = content.imageProperties.tintColor
    imageView.cornerRadius = content.imageProperties.cornerRadius
    setNeedsLayout()
    superview?.subviewContentDidChange()
  }

  private static func show(
    _ text: String?, _ properties: ListContentConfiguration.TextProperties, in label: Label
  ) {
    label.text = properties.transform.applied(to: text)
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment == .center ? .center : .natural
  }

  // MARK: Layout

  /// Where everything stands in a width.
  private struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  private func places(inWidth width: CGFloat) -> Places {
    let margins = content.directionalLayoutMargins
    let image = content.imageProperties.size(of: content.image)
    let reserved = content.imageProperties.reservedLayoutSize
    let imageRoom = CGSize(width: max(image.width, reserved.width), height: max(image.height, reserved.height))
    let hasImage = content.image != nil || reserved.width > 0
    let start = margins.leading + (hasImage ? imageRoom.width + content.imageToTextPadding : 0)
    let room = max(0, width - start - margins.trailing)
    var places = Places()
    let text = Self.size(of: textLabel, in: room)
    let secondary = Self.size(of: secondaryTextLabel, in: room)
    let padding = content.textToSecondaryTextHorizontalPadding
    let textWidth = textLabel.sizeThatFits(.zero).width
    let secondaryWidth = secondaryTextLabel.sizeThatFits(.zero).width
    let hasBoth = text.height > 0 && secondary.height > 0
    let texts: CGFloat
    if content.prefersSideBySideTextAndSecondaryText, hasBoth, textWidth + padding + secondaryWidth <= room {
      let height = max(text.height, secondary.height)
      places.text = CGRect(x: start, y: 0, width: room - padding - secondaryWidth, height: height)
      places.secondary = CGRect(
        x: start + room - secondaryWidth, y: 0, width: secondaryWidth, height: height)
      texts = height
    } else {
      let gap = hasBoth ? content.textToSecondaryTextVerticalPadding : 0
      places.text = CGRect(x: start, y: 0, width: room, height: text.height)
      places.secondary = CGRect(x: start, y: text.height + gap, width: room, height: secondary.height)
      texts = text.height + gap + secondary.height
    }
    places.image = CGRect(
      x: margins.leading + (imageRoom.width - image.width) / 2, y: 0, width: image.width, height: image.height)
    places.height = max(content.minimumHeight, margins.top + max(texts, imageRoom.height) + margins.bottom)
    return places
  }

  private static func size(of label: Label, in width: CGFloat) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: max(width, 1 / label.displayScale), height: 0))
  }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { places(inWidth: width).height }

  /// As wide as is given, and as high as texts and image need in that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width.isFinite && size.width > 0 ? size.width : naturalWidth
    return CGSize(width: width, height: places(inWidth: width).height)
  }

  /// The width at which nothing wraps, and the height in it.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private var naturalWidth: CGFloat {
    let margins = content.directionalLayoutMargins
    let image = max(
      content.imageProperties.size(of: content.image).width, content.imageProperties.reservedLayoutSize.width)
    let text = textLabel.sizeThatFits(.zero).width
    let secondary = secondaryTextLabel.sizeThatFits(.zero).width
    let texts =
      content.prefersSideBySideTextAndSecondaryText && text > 0 && secondary > 0
      ? text + content.textToSecondaryTextHorizontalPadding + secondary : max(text, secondary)
    return margins.leading + (image > 0 ? image + content.imageToTextPadding : 0) + texts + margins.trailing
  }

  /// Gives texts and image their places, in the middle of the height. Overrides call this.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(inWidth: bounds.width)
    let textsHeight = max(places.text.maxY, places.secondary.maxY)
    let textTop = pixelAligned((bounds.height - textsHeight) / 2)
    let imageTop = pixelAligned((bounds.height - places.image.height) / 2)
    place(textLabel, places.text.offsetBy(dx: 0, dy: textTop))
    place(secondaryTextLabel, places.secondary.offsetBy(dx: 0, dy: textTop))
    place(imageView, places.image.offsetBy(dx: 0, dy: imageTop))
  }

  private func place(_ view: View, _ rect: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = isMirrored ? rect.offsetBy(dx: bounds.width - rect.minX - rect.maxX, dy: 0) : rect
  }

  override func subviewContentDidChange() {
    setNeedsLayout()
  }
}
