/// Where a covered header stands.
public enum CoveredHeaderPlacement: String, Sendable, Hashable, CaseIterable {
  /// Behind the table. It keeps its place and its size, and the table scrolls over it.
  case behind
  /// In front of the table. It shrinks as the table is scrolled, and grows back.
  case inFront = "in-front"
}
