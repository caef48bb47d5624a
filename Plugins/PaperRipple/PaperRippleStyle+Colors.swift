import TableKit

extension PaperRippleStyle {
  /// The colour of a circle that begins now.
  ///
  /// - Parameter smart: The colour of the cell's text.
  func circleColor(smart: @autoclosure () -> Color) -> Color {
    tapCircleColor ?? base(smart: smart).withAlphaComponent(Self.smartCircleAlpha)
  }

  /// The colour of the background.
  ///
  /// - Parameter smart: The colour of the cell's text.
  func backgroundColor(smart: @autoclosure () -> Color) -> Color {
    let color = backgroundFadeColor ?? base(smart: smart).withAlphaComponent(Self.smartBackgroundAlpha)
    guard backgroundFadeAlpha < 1 else { return color }
    return color.withAlphaComponent(color.alpha * backgroundFadeAlpha)
  }

  private func base(smart: () -> Color) -> Color {
    usesSmartColor ? smart() : Color(white: 0.3)
  }
}

extension TableViewCell {
  /// The colour of the text: the text label's, else that of the first label in the content. No label is made.
  var rippleTextColor: Color {
    (textLabelIfLoaded ?? Self.firstLabel(in: contentView))?.textColor ?? .label
  }

  private static func firstLabel(in view: View) -> Label? {
    for subview in view.subviews {
      if let label = subview as? Label ?? firstLabel(in: subview) { return label }
    }
    return nil
  }
}
