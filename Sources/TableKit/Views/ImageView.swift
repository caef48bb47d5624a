import Foundation

/// A view that shows an image, by default stretched to its bounds; one that is a template in its ``View/tintColor``.
open class ImageView: View {
  /// How an image is fitted into the bounds.
  public enum ContentMode: Sendable, Hashable, CaseIterable {
    /// Stretched to fill the bounds.
    case scaleToFill
    /// As large as fits whole, in the middle.
    case scaleAspectFit
    /// As small as leaves nothing free, in the middle.
    case scaleAspectFill
    /// At its own size, in the middle.
    case center
    /// At its own size, in the middle of the upper edge.
    case top
    /// At its own size, in the middle of the lower edge.
    case bottom
    /// At its own size, in the middle of the left edge.
    case left
    /// At its own size, in the middle of the right edge.
    case right
    /// At its own size, in the upper left corner.
    case topLeft
    /// At its own size, in the upper right corner.
    case topRight
    /// At its own size, in the lower left corner.
    case bottomLeft
    /// At its own size, in the lower right corner.
    case bottomRight
  }

  /// The image, or `nil` for none.
  open var image: Image? {
    didSet {
      setNeedsDisplay()
      superview?.subviewContentDidChange()
    }
  }

  /// How the image is fitted into the bounds.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// The image in the colour, as it was drawn last.
  private var tinted: (storage: ImageStorage, color: Color, image: Image)?

  /// An empty image view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the image's size at (0, 0) that shows it.
  public convenience init(image: Image?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The image's size; `CGSize.zero` without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  /// The image's size; without one, none matters.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Draws the image. Outside the bounds it shows only where the view does not clip.
  open override func draw(in context: any DrawingContext) {
    guard let image, !bounds.isEmpty else { return }
    context.drawImage(shown(image), in: Self.rect(of: image.size, in: bounds, mode: contentMode))
  }

  private func shown(_ image: Image) -> Image {
    guard image.renderingMode == .alwaysTemplate else { return image }
    let color = shownTintColor
    if let tinted, tinted.storage === image.storage, tinted.color == color { return tinted.image }
    let result = image.withTintColor(color)
    tinted = (image.storage, color, result)
    return result
  }

  nonisolated static func rect(of size: CGSize, in bounds: CGRect, mode: ContentMode) -> CGRect {
    let horizontal = bounds.width / size.width
    let vertical = bounds.height / size.height
    let factor: CGFloat
    switch mode {
    case .scaleToFill: return bounds
    case .scaleAspectFit: factor = min(horizontal, vertical)
    case .scaleAspectFill: factor = max(horizontal, vertical)
    default: factor = 1
    }
    let width = size.width * factor
    let height = size.height * factor
    let x: CGFloat
    switch mode {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - width
    default: x = bounds.midX - width / 2
    }
    let y: CGFloat
    switch mode {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - height
    default: y = bounds.midY - height / 2
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
