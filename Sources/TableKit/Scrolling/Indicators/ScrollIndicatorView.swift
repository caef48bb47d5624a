import Foundation

/// The bar that shows which part of a scroll view's content is in sight.
///
/// It is a subview of the scroll view, always in front. It takes no touches.
public final class ScrollIndicatorView: View {
  /// What an indicator tells of.
  public enum Axis: Sendable, Hashable {
    /// Of the content's width; the bar lies at the bottom edge.
    case horizontal
    /// Of the content's height; the bar stands at the right edge.
    case vertical
  }

  /// How wide a vertical indicator is, and how high a horizontal one, in points.
  public nonisolated static let thickness: CGFloat = 3

  /// How far an indicator keeps from the edges, beyond its insets, on all sides, in points.
  public nonisolated static let margin: CGFloat = 3

  /// The least length of an indicator, in points, as long as the offset is in range; less where there is less room.
  public nonisolated static let minimumLength: CGFloat = 36

  /// The least length of an indicator in an overscroll, in points; less where there is less room.
  public nonisolated static let minimumOverscrolledLength: CGFloat = 8

  /// Black with an opacity of 0.35.
  public nonisolated static let defaultColor = Color(white: 0, alpha: 0.35)

  /// What it tells of.
  public let axis: Axis

  init(axis: Axis, color: Color) {
    self.axis = axis
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = color
    cornerRadius = Self.thickness / 2
  }
}
