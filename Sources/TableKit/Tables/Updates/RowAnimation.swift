extension TableView {
  /// How rows and sections that come and go are shown to do so.
  ///
  /// Where an update names nothing but ``none``, nothing of it is gradual. In every other one, the rows that stay slide to their new
  /// places.
  public enum RowAnimation: Int, Sendable, CaseIterable {
    /// They appear and vanish by their opacity where they stand.
    case fade = 0
    /// They come in from the right edge and leave over it.
    case right = 1
    /// They come in from the left edge and leave over it.
    case left = 2
    /// They come down from under what stands above them, and leave under it.
    case top = 3
    /// They come up from under what stands below them, and leave under it.
    case bottom = 4
    /// They are there and gone at once.
    case none = 5
    /// They are uncovered and covered from the middle of their place.
    case middle = 6
    /// The table chooses: ``fade``.
    case automatic = 100

    /// What is done for an animation.
    var resolved: RowAnimation { self == .automatic ? .fade : self }
  }
}
