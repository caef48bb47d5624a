/// What a view's content means, and so whether it is mirrored where the interface reads from right to left.
///
/// UIKit's `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Int, Sendable, Hashable, CaseIterable {
  /// Nothing special: the content goes with the interface.
  case unspecified
  /// Controls of playback, which point the same way everywhere.
  case playback
  /// Directions in space, which are the same everywhere.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}
