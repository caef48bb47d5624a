import Foundation

/// What an input brings along on its way through the views: when it happened and, for touches, which there are.
@MainActor
open class Event {
  /// When it happened, in seconds on the window's clock.
  public let timestamp: TimeInterval

  /// All touches that are on the window at the time, with those that end or are cancelled by this event; empty for events of
  /// other kinds.
  public let allTouches: Set<Touch>

  /// An event at a time in seconds.
  public init(timestamp: TimeInterval = 0, allTouches: Set<Touch> = []) {
    self.timestamp = timestamp
    self.allTouches = allTouches
  }

  /// The touches that went to a view.
  public func touches(for view: View) -> Set<Touch> {
    var found: Set<Touch> = []
    for touch in allTouches where touch.view === view { found.insert(touch) }
    return found
  }

  /// The touches that a recogniser has been given and did not ignore.
  public func touches(for gestureRecognizer: GestureRecognizer) -> Set<Touch> {
    var found: Set<Touch> = []
    for touch in gestureRecognizer.trackedTouches where allTouches.contains(touch) { found.insert(touch) }
    return found
  }
}
