public import Foundation

/// Room above the content of a scroll view for something that gives way to the content, such as a header that it scrolls over.
///
/// Expanded it is an inset as any other. But the content can always be scrolled until it is collapsed, also where there is too
/// little content to scroll otherwise; and what is brought into sight may lie anywhere below what is left of it.
///
/// ```swift
/// scroll.collapsibleInset = CollapsibleInset(expanded: 200, collapsed: 44)
/// scroll.contentSize.height = 10
/// scroll.minimumContentOffset.y    // -200
/// scroll.maximumContentOffset.y    // -44
/// ```
public struct CollapsibleInset: Sendable, Hashable {
  /// How much room there is at the least offset, in points.
  public let expanded: CGFloat
  /// How much of it is left at the end, in points; never more than ``expanded``.
  public let collapsed: CGFloat

  /// No room.
  public static let zero = CollapsibleInset(expanded: 0, collapsed: 0)

  /// Room that gives way.
  ///
  /// - Parameters:
  ///   - expanded: How much there is, in points; 0 if it is not a finite number.
  ///   - collapsed: How much is left, in points; as much as there is if it is more, 0 if it is not a finite number.
  public init(expanded: CGFloat, collapsed: CGFloat) {
    self.expanded = expanded.isFinite ? expanded : 0
    self.collapsed = min(collapsed.isFinite ? collapsed : 0, self.expanded)
  }
}
