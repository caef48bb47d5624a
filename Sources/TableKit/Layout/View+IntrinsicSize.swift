import Foundation

extension View {
  /// The height that suits the view in a width, or ``noIntrinsicMetric``: that of its text, if it has several lines.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
    if let label = self as? Label, label.numberOfLines != 1 {
      return label.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return intrinsicContentSize.height
  }
}
