import Foundation

/// What a stack of rows keeps of a row, besides its cell.
struct StackRow: Sendable, Hashable {
  /// The extent along the axis, shown or not, in points.
  var extent: CGFloat
  var isHidden = false
  /// Whether it has a separator; `nil` for as the others.
  var hasSeparator: Bool?

  /// The room that it takes.
  var room: CGFloat { isHidden ? 0 : extent }
}
