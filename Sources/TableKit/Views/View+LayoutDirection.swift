import Foundation

extension View {
  /// The direction in which the view arranges what is directly in it.
  ///
  /// Where ``semanticContentAttribute`` leaves it open it is that of the window, ``Window/userInterfaceLayoutDirection``, and outside
  /// of one from left to right. A superview's attribute does not count, as in UIKit, with one exception: what stands in a table goes
  /// with the table, so that its cells, their parts, its headers and its footers turn round together.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      superview?.layoutDirectionOfParts ?? window?.userInterfaceLayoutDirection ?? .leftToRight
    }
  }

  /// Whether what leads in the view is at the right.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
