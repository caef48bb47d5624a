/// Where lines of text stand between the left and the right edge.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// From edge to edge; a paragraph's last line as ``natural``.
  case justified
  /// At the edge where the text's own script begins.
  case natural
}
