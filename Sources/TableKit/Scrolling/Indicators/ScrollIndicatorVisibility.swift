/// When the indicators of a scroll view are to be seen, where the content is larger than the bounds.
public enum ScrollIndicatorVisibility: Sendable, Hashable {
  /// Always. A picture that is taken of a view at rest shows which part of the content it is of.
  case always
  /// While the content is dragged, moves by itself or is scrolled by wheel or key, and for a moment after; also after
  /// ``ScrollView/flashScrollIndicators()``. That is how devices show them.
  case whileScrolling
}
