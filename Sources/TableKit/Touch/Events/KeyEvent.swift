import Foundation

/// A key that was pressed.
public final class KeyEvent: Event {
  /// The keys that views answer to.
  public enum Key: String, Sendable, Hashable, CaseIterable {
    /// The arrow that points up.
    case up
    /// The arrow that points down.
    case down
    /// The arrow that points left.
    case left
    /// The arrow that points right.
    case right
    /// Page up.
    case pageUp = "page-up"
    /// Page down.
    case pageDown = "page-down"
    /// Home: to the beginning.
    case home
    /// End: to the end.
    case end
    /// The tabulator.
    case tab
    /// The space bar.
    case space
    /// Enter or return.
    case enter
  }

  /// Which key it is.
  public let key: Key

  init(timestamp: TimeInterval, key: Key) {
    self.key = key
    super.init(timestamp: timestamp)
  }
}
