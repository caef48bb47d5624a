/// What becomes of text that is too long for its line.
///
/// The last line that there is room for shows what does not fit in this way; lines before it break between words, or
/// between characters for ``byCharWrapping``.
public enum LineBreakMode: Sendable, Hashable, CaseIterable {
  /// Lines break between words; what does not fit is left out.
  case byWordWrapping
  /// Lines break between characters; what does not fit is left out.
  case byCharWrapping
  /// The line is cut off at the edge.
  case byClipping
  /// An ellipsis stands for the line's beginning.
  case byTruncatingHead
  /// An ellipsis stands for the line's end.
  case byTruncatingTail
  /// An ellipsis stands for the line's middle.
  case byTruncatingMiddle
}
