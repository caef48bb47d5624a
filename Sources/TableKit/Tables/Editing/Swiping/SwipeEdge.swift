/// The edge of a row from which actions come in.
enum SwipeEdge: Sendable, Hashable, CaseIterable {
  /// Where lines of text begin.
  case leading
  /// Where lines of text end.
  case trailing
}
