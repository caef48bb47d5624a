extension ScrollView {
  /// How the indicators look.
  public enum IndicatorStyle: Sendable, Hashable {
    /// Dark, for content of any kind.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white

    /// The colour of the style.
    var color: Color {
      switch self {
      case .default, .black: ScrollIndicatorView.defaultColor
      case .white: Color(white: 1, alpha: 0.35)
      }
    }
  }
}
