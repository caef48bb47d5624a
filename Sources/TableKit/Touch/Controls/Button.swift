import Foundation

/// A control that is pressed: a title, an image or both, in the middle of its bounds.
///
/// Title, image and colour are set for a state, and stand for every state that has none of its own. While it is touched it
/// fades, and a disabled one is gray.
open class Button: Control {
  /// The room between image and title, in points.
  public nonisolated static let imageSpacing: CGFloat = 8

  /// The opacity of title and image while the button is touched.
  public nonisolated static let highlightedAlpha: CGFloat = 0.2

  /// The view that shows the title.
  public let titleLabel = Label(frame: .zero)

  /// The view that shows the image.
  public let imageView = ImageView(frame: .zero)

  /// How far the content keeps from the edges, in points.
  open var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { setNeedsLayout() } }
  }

  private var titles: [State: String] = [:]
  private var titleColors: [State: Color] = [:]
  private var images: [State: Image] = [:]

  /// A button without title and image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.textAlignment = .center
    addSubview(imageView)
    addSubview(titleLabel)
    showState()
  }

  /// The size of title and image with their insets.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  // MARK: Content

  /// Sets the title for a state; `nil` for none of its own.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showState()
  }

  /// The title that is shown in a state.
  open func title(for state: State) -> String? {
    Self.value(titles, for: state)
  }

  /// Sets the title's colour for a state; `nil` for none of its own.
  open func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    showState()
  }

  /// The title's colour in a state: if none was set, ``View/tintColor``, and gray for a disabled button.
  open func titleColor(for state: State) -> Color {
    if let color = titleColors[state] { return color }
    if state.contains(.disabled) { return .systemGray }
    return titleColors[.normal] ?? shownTintColor
  }

  /// Sets the image for a state; `nil` for none of its own.
  open func setImage(_ image: Image?, for state: State) {
    images[state] = image
    showState()
  }

  /// The image that is shown in a state.
  open func image(for state: State) -> Image? {
    Self.value(images, for: state)
  }

  private static func value<Value>(_ values: [State: Value], for state: State) -> Value? {
    values[state] ?? values[.normal]
  }

  /// Shows what belongs to the state. Overrides call this.
  open override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  /// Shows a title without a colour of its own in the new one. Overrides call this.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private func showState() {
    let state = state
    titleLabel.text = title(for: state)
    titleLabel.textColor = titleColor(for: state)
    imageView.image = image(for: state)
    let isFaded = isHighlighted && titles[state] == nil && titleColors[state] == nil && images[state] == nil
    titleLabel.alpha = isFaded ? Self.highlightedAlpha : 1
    imageView.alpha = isFaded ? Self.highlightedAlpha : 1
    setNeedsLayout()
  }

  // MARK: Layout

  override func subviewContentDidChange() {
    setNeedsLayout()
  }

  /// The size of image and title beside each other, with the insets around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = contentSize
    let insets = contentEdgeInsets
    return CGSize(
      width: max(0, content.width + insets.left + insets.right),
      height: max(0, content.height + insets.top + insets.bottom))
  }

  private var contentSize: CGSize {
    let title = titleLabel.sizeThatFits(.zero)
    let image = imageView.image?.size ?? .zero
    return CGSize(
      width: image.width + title.width + (image.width > 0 && title.width > 0 ? Self.imageSpacing : 0),
      height: max(image.height, title.height))
  }

  /// Gives image and title their places. Overrides call this.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = contentEdgeInsets
    let area = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let content = contentSize
    let image = imageView.image?.size ?? .zero
    var left = area.midX - min(content.width, area.width) / 2
    imageView.frame = CGRect(
      x: pixelAligned(left), y: pixelAligned(area.midY - image.height / 2), width: image.width, height: image.height)
    if image.width > 0 { left += image.width + Self.imageSpacing }
    let right = area.midX + min(content.width, area.width) / 2
    titleLabel.frame = CGRect(
      x: pixelAligned(left), y: area.minY, width: max(0, pixelAligned(right) - pixelAligned(left)), height: area.height)
  }
}
