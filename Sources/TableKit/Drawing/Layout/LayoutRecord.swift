import Foundation

/// What is on screen, and where: the parts of a table with their places, for tests and for tools.
public struct LayoutRecord: Sendable, Hashable {
  /// One view that is on screen.
  public struct Entry: Sendable, Hashable {
    /// What part the view plays.
    public var kind: LayoutDescription.Kind
    /// The section it belongs to, if any.
    public var section: Int?
    /// The row it belongs to, if any.
    public var row: Int?
    /// The smallest upright box around the view, in the window's coordinates, before anything is cut off by what holds it.
    public var rect: CGRect
    /// What takes the view's coordinates to the window's.
    public var transform: CGAffineTransform
    /// What takes its content's coordinates to the window's. Upright content has the identity but for its translation.
    public var contentTransform: CGAffineTransform
    /// The text it shows, if any.
    public var text: String?
    /// The identifier by which it is reused, if any.
    public var reuseIdentifier: String?
  }

  /// The window's size in points.
  public var size: CGSize

  /// The scroll view's offset, in its own coordinates; `nil` if there is no scroll view.
  public var contentOffset: CGPoint?

  /// The size of the scroll view's content, in its own coordinates; `nil` if there is no scroll view.
  public var contentSize: CGSize?

  /// The views on screen, from back to front.
  public var entries: [Entry]
}
