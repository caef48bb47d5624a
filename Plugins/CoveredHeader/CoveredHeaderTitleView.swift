import Foundation
public import TableKit

/// A header for programs that have no view of their own for it: a colour or a picture, and a text in its middle.
open class CoveredHeaderTitleView: View {
  /// The text.
  public let label = Label()
  /// What shows the picture behind the text, which fills the header, cut off at two sides where it has another form; `nil` without a
  /// picture.
  public let imageView: ImageView?

  /// A header.
  ///
  /// - Parameters:
  ///   - title: The text, or `nil` for none.
  ///   - color: The background. The text is black or white, whichever stands out from it.
  ///   - image: The picture over the background; `nil` for none.
  public init(title: String?, color: Color, image: Image? = nil) {
    imageView = image.map { ImageView(image: $0) }
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = color
    label.text = title
    label.font = .systemFont(ofSize: 28, weight: .bold)
    label.textAlignment = .center
    label.textColor = Self.textColor(on: color)
    if let imageView {
      imageView.contentMode = .scaleAspectFill
      imageView.clipsToBounds = true
      addSubview(imageView)
    }
    addSubview(label)
  }

  /// Black on what is light, white on what is dark: by the relative luminance that WCAG 2 defines, of which 0.179 contrasts with
  /// both alike.
  private nonisolated static func textColor(on color: Color) -> Color {
    func linear(_ component: CGFloat) -> CGFloat {
      component <= 0.03928 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    return luminance > 0.179 ? .black : .white
  }

  /// Puts the text into the middle, over the picture. Overrides call this.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let imageView, imageView.frame != bounds { imageView.frame = bounds }
    let frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
    if label.frame != frame { label.frame = frame }
  }
}
