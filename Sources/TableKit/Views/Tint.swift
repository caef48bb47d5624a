/// A view's tint colour. Each view keeps the one that it shows, so that reading it takes no walk up the tree.
struct Tint: Sendable, Hashable {
  /// The colour where nobody was given one.
  static let usual = Color.systemBlue

  /// What the view shows: its own colour, or that of its superview.
  var color = usual
  /// Whether it is its own.
  var isOwn = false
}
