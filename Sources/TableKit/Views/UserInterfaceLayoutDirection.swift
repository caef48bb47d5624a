/// The direction in which an interface reads.
///
/// UIKit's `UIUserInterfaceLayoutDirection`.
public enum UserInterfaceLayoutDirection: Int, Sendable, Hashable, CaseIterable {
  /// What leads is at the left.
  case leftToRight
  /// What leads is at the right.
  case rightToLeft
}
