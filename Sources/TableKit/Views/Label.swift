import Foundation

/// A view that shows text.
///
/// The lines stand as one block in the middle of the bounds' height. A label takes no touches unless it is told to.
open class Label: View {
  /// The text, or `nil` for none; line feeds begin new lines.
  open var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// What the text is set in; ``Font/body`` by default.
  open var font = Font.body {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// The text's colour; ``Color/label`` by default.
  open var textColor = Color.label {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// The text's colour while the label is highlighted, or `nil` for no other than usual.
  open var highlightedTextColor: Color? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the label shows its text in ``highlightedTextColor``.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Where lines stand between the left and the right edge. ``TextAlignment/natural`` means the right edge where the interface reads
  /// from right to left.
  open var textAlignment = TextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// What becomes of text that is too long.
  open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// How many lines there are at most; 1 by default, 0 for as many as fit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// A label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// The size of the text, as the window's measurer has it, rounded up to device pixels.
  ///
  /// - Parameter size: How wide lines may be; a width of 0 or less, or one that is not finite, sets no limit. The
  ///   height sets none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = size.width.isFinite && size.width > 0 ? size.width : nil
    let measured = textMeasurer.size(
      of: text, font: font, width: width, numberOfLines: max(0, numberOfLines), lineBreakMode: lineBreakMode)
    let scale = displayScale
    return CGSize(
      width: (measured.width * scale).rounded(.up) / scale, height: (measured.height * scale).rounded(.up) / scale)
  }

  /// The size of the text on as many lines as there may be.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
    numberOfLines == 1 ? intrinsicContentSize.height : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  private func contentDidChange() {
    setNeedsDisplay()
    superview?.subviewContentDidChange()
  }

  /// Draws the text in the bounds.
  open override func draw(in context: any DrawingContext) {
    guard let text, !text.isEmpty, !bounds.isEmpty else { return }
    context.drawText(
      text, font: font, color: isHighlighted ? highlightedTextColor ?? textColor : textColor,
      alignment: textAlignment == .natural && isRightToLeft ? .right : textAlignment, lineBreakMode: lineBreakMode,
      numberOfLines: max(0, numberOfLines), in: bounds)
  }
}
