extension View: Hashable {
  /// A view equals itself only.
  nonisolated public static func == (left: View, right: View) -> Bool {
    left === right
  }

  /// Feeds the view's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
