import Foundation
public import TableKit

/// A header for programs that have no view of their own for it: a colour, and a text in its middle.
open class CoveredHeaderTitleView: View {
  /// The text.
  public let label = Label()

  /// A header.
  ///
  /// - Parameters:
  ///   - title: The text, or `nil` for none.
  ///   - color: The background.
  public init(title: String?, color: Color) {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = color
    label.text = title
    label.font = .systemFont(ofSize: 28, weight: .bold)
    label.textAlignment = .center
    label.textColor = Self.textColor(on: color)
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

  /// Puts the text into the middle. Overrides call this.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
    if label.frame != frame { label.frame = frame }
  }
}
