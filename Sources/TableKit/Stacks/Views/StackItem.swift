import Foundation

/// A view in a stack, and what the stack knows of it.
@MainActor
struct StackItem {
  let view: View
  /// The extent along the axis that was set.
  var extent: CGFloat?
  /// The gap to the next one that was set.
  var spacing: CGFloat?
  /// The size that the stack gave it last; any other is one that somebody else gave it.
  var givenSize: CGSize?
  /// Whether it was taken out, and stays until it has faded.
  var isLeaving = false
  /// Set while it is placed where it will come from.
  var isComing = false

  /// Whether others stand as if it were not there.
  var takesNoRoom: Bool { isLeaving || isComing || view.isHidden }
}
